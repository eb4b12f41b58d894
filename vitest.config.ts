import { defineConfig } from 'vitest/config';
import { longestFirst } from './test/longestFirst.ts';
import { reporters } from './test/reporters.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The part of its seeds that a sweep tries. */
    share: number;
  }
}

/** The folders of the other suites. */
export const folders = {
  /** They start processes, and kill them. */
  processes: ['e2e', 'processes', 'worlds'],
  browser: ['playground-page'],
  /** They put something else in the place of a module, so they share none. */
  /** They measure, so nothing else may run beside them. */
  timed: ['bench'],
  /** `npm run test:faults` breaks things while games are on. */
  faults: ['faults'],
} as const;

export const inFolders = (names: readonly string[]) => names.map((name) => `test/${name}/**/*.test.ts`);
export const patience = { testTimeout: 60_000, hookTimeout: 60_000 } as const;

/** What runs in the test's own process. */
export const own = {
  ...patience,
  include: ['test/**/*.test.ts'],
  exclude: [...inFolders(Object.values(folders).flat()), 'node_modules/**'],
  setupFiles: ['test/setUp.ts'],
  // The files of a worker share what they import: else a third of the time goes into importing.
  isolate: false,
  maxWorkers: 2,
  sequence: { sequencer: longestFirst(['games/contract', 'host/announcer', 'host/companions', 'cups/cupPosts']) },
};

/** `npm test`. It needs nothing but Node. */
export default defineConfig({
  test: {
    ...own,
    provide: { share: 0.1 },
    reporters: reporters(
      'what starts processes, opens a browser, kills, measures or tries all seeds: npm run test:full',
    ),
  },
});
