import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What a run prints; with `RESULTS`, it also writes its results into this file. */
export function reporters(elsewhere: string, ...more: readonly Reporter[]) {
  const outputFile = process.env['RESULTS'];
  const written: ['json', object][] = outputFile === undefined ? [] : [['json', { outputFile }]];
  return ['default', ...more, leftOut(elsewhere), ...written];
}

/** Says in the last lines of a run what it left out, why, and how that is run. */
const leftOut = (elsewhere: string): Reporter => ({
  onTestRunEnd(modules: readonly TestModule[]) {
    const counts = new Map<string, number>();
    for (const test of modules.flatMap((module) => [...module.children.allTests('skipped')])) {
      const why = reasonOf(test);
      counts.set(why, (counts.get(why) ?? 0) + 1);
    }
    const skipped = [...counts].map(([why, count]) => `${count} ${count === 1 ? 'test needs' : 'tests need'} ${why}`);
    const lines = [...skipped, elsewhere];
    process.stdout.write(`\nLeft out:\n${lines.map((line) => `- ${line}\n`).join('')}`);
  },
});

const reasonOf = (test: TestCase): string => {
  const result = test.result();
  return test.meta().needs ?? (result.state === 'skipped' ? result.note : undefined) ?? 'what it does not say';
};
