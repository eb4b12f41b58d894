import { expect, type TestContext, test } from 'vitest';

/** What a scenario found. Each text says what, so that a failure can be understood. */
export interface Tally {
  /** How often the fault was made. */
  tries: number;
  readonly lost: string[];
  readonly doubled: string[];
  readonly late: string[];
  /** A figure that is worth printing, such as a ratio or a seed. */
  remark: string;
}

export interface FaultLine {
  readonly fault: string;
  readonly tries: number;
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
  readonly seconds: number;
  readonly remark: string;
}

declare module 'vitest' {
  interface TaskMeta {
    faultLine?: FaultLine;
  }
}

/** Closes something when the scenario is done, also when it failed. The last opened is closed first. */
export type Closing = <Opened extends { close(): Promise<unknown> | unknown }>(opened: Opened) => Opened;

/** How many findings of each kind are printed; the table counts all. */
const told = 15;
/** A machine that does other work too may need much longer than an idle one. */
const longest = 8 * 60_000;

/** Another each time, so that the suite finds more the more often it runs. `FAULTS_SEED` repeats a run. */
export const seedOf = (name: string): string => process.env['FAULTS_SEED'] ?? `${name}-${Date.now().toString(36)}`;

/** One line of the table. The test fails when anything was lost, doubled or late. */
export function faultTest(fault: string, run: (tally: Tally, closing: Closing) => Promise<void>): void {
  test(
    fault,
    async ({ task }: TestContext) => {
      const tally: Tally = { tries: 0, lost: [], doubled: [], late: [], remark: '' };
      const begun = performance.now();
      const open: { close(): Promise<unknown> | unknown }[] = [];
      try {
        const closing: Closing = (opened) => {
          open.push(opened);
          return opened;
        };
        await inTime(run(tally, closing));
      } finally {
        const { tries, lost, doubled, late, remark } = tally;
        const seconds = (performance.now() - begun) / 1_000;
        const counts = { lost: lost.length, doubled: doubled.length, late: late.length };
        task.meta.faultLine = { fault, tries, ...counts, seconds, remark };
        for (const opened of open.reverse()) await opened.close();
      }
      const { lost, doubled, late } = tally;
      const first = { lost: lost.slice(0, told), doubled: doubled.slice(0, told), late: late.slice(0, told) };
      expect(first).toEqual({ lost: [], doubled: [], late: [] });
      expect(tally.tries).toBeGreaterThan(0);
    },
    longest + 60_000,
  );
}

async function inTime(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the scenario was not done after ${longest} ms`)), longest);
  });
  await Promise.race([running, end]).finally(() => clearTimeout(timer));
}
