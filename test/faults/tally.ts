import { afterAll, expect, type TestContext, test } from 'vitest';

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

/** One line of the table. The test fails when anything was lost, doubled or late. */
export function faultTest(fault: string, run: (tally: Tally) => Promise<void>, withinMs = 240_000): void {
  const tally: Tally = { tries: 0, lost: [], doubled: [], late: [], remark: '' };
  test(
    fault,
    async ({ task }: TestContext) => {
      const begun = performance.now();
      try {
        await run(tally);
      } finally {
        const { tries, lost, doubled, late, remark } = tally;
        const seconds = (performance.now() - begun) / 1_000;
        const counts = { lost: lost.length, doubled: doubled.length, late: late.length };
        task.meta.faultLine = { fault, tries, ...counts, seconds, remark };
      }
      const { lost, doubled, late } = tally;
      expect({ lost, doubled, late }).toEqual({ lost: [], doubled: [], late: [] });
      expect(tally.tries).toBeGreaterThan(0);
    },
    withinMs,
  );
}

/** Closes what a file opened, also when its test failed. The last opened is closed first. */
export function closing(): (close: () => Promise<unknown> | unknown) => void {
  const open: (() => Promise<unknown> | unknown)[] = [];
  afterAll(async () => {
    for (const close of open.reverse()) await close();
  });
  return (close) => void open.push(close);
}
