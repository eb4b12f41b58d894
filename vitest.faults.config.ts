import { defineConfig } from 'vitest/config';
import { faultTable } from './test/faults/faultTable.ts';
import { longestFirst } from './test/longestFirst.ts';
import { reporters } from './test/reporters.ts';

const all = 'test/faults/**/*.test.ts';
const alone = 'test/faults/load.test.ts';

/** `npm run test:faults`. It is no part of `npm test`, since it takes both cores for minutes. */
export default defineConfig({
  test: {
    hookTimeout: 60_000,
    // Two scenarios start processes all the time; the others mostly wait.
    maxWorkers: 4,
    projects: [
      { extends: true, test: { name: 'faults', include: [all], exclude: [alone], sequence: { groupOrder: 0 } } },
      // How many moves a second are taken can be tried only when nothing else runs.
      { extends: true, test: { name: 'load', include: [alone], sequence: { groupOrder: 1 } } },
    ],
    sequence: { sequencer: longestFirst(['kills.', 'clock.', 'broken.', 'redis.', 'growth.']) },
    reporters: reporters('what runs without faults: npm run test:full', faultTable),
  },
});
