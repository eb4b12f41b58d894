import { defineConfig } from 'vitest/config';
import { leftOut } from './test/leftOut.ts';
import { longestFirst } from './test/longestFirst.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The part of its seeds that a sweep tries. */
    share: number;
  }
}

/** The tests there start processes, open a browser or kill. */
const processes = ['e2e', 'playground-page', 'processes', 'worlds'].map((name) => `test/${name}/**/*.test.ts`);
/** The tests there measure, so nothing else may run beside them. */
const timed = ['test/bench/**/*.test.ts'];
/** All others run in the test's own process. */
const own = {
  include: ['test/**/*.test.ts'],
  exclude: [...processes, ...timed, 'test/faults/**', 'node_modules/**'],
  // The files of a worker share what they import: else a third of the time goes into importing.
  isolate: false,
  maxWorkers: 2,
  setupFiles: ['test/setUp.ts'],
  sequence: { sequencer: longestFirst(['games/contract', 'host/announcer', 'commands/cups/cupPosts']) },
};

export const suites = { own, processes, timed } as const;
export const patience = { testTimeout: 60_000, hookTimeout: 60_000 } as const;

/** `npm test`. It needs nothing but Node. */
export default defineConfig({
  test: {
    ...patience,
    ...own,
    provide: { share: 0.1 },
    reporters: [
      'default',
      leftOut('what starts processes, opens a browser, kills, measures or tries all seeds: npm run test:full'),
    ],
  },
});
