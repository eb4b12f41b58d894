import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { FaultLine } from './tally.ts';

const columns = ['fault', 'tries', 'lost', 'doubled', 'late', 'seconds'] as const;

/** Prints one table of all faults when everything has run. */
export const faultTable: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const rows = tests.map(rowOf);
    const widths = columns.map((name, at) => Math.max(name.length, ...rows.map((row) => row.cells[at]?.length ?? 0)));
    const line = (cells: readonly string[]) =>
      cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
    const printed = [
      line(columns),
      line(widths.map((width) => '-'.repeat(width))),
      ...rows.map(({ cells, remark }) => `${line(cells)}${remark && `  ${remark}`}`),
    ];
    process.stdout.write(`\n${printed.join('\n')}\n\n`);
  },
};

function rowOf(test: TestCase): { readonly cells: readonly string[]; readonly remark: string } {
  const { faultLine } = test.meta();
  if (faultLine === undefined) return { cells: [test.name, '-', '-', '-', '-', '-'], remark: test.result().state };
  return { cells: cellsOf(faultLine), remark: remarkOf(faultLine, test.ok()) };
}

function cellsOf({ fault, tries, lost, doubled, late, seconds }: FaultLine): readonly string[] {
  return [fault, ...[tries, lost, doubled, late].map(String), seconds.toFixed(0)];
}

/** A scenario may also fail because something else went wrong; its error is printed above. */
function remarkOf({ lost, doubled, late, remark }: FaultLine, ok: boolean): string {
  const failed = !ok && lost + doubled + late === 0 ? 'FAILED' : '';
  return [failed, remark].filter((text) => text !== '').join(' ');
}
