import { defineConfig } from 'vitest/config';
import { faultTable } from './test/faults/faultTable.ts';
import { reporters } from './test/reporters.ts';

const all = 'test/faults/**/*.test.ts';
/** They start processes all the time. */
const kills = 'test/faults/kills.*.test.ts';
/** What they find late would be late for other work, so nothing else may run beside them. */
const alone = ['clock', 'load'].map((name) => `test/faults/${name}.test.ts`);

/** `npm run test:faults`. It is no part of the other suites, since it takes both cores for minutes. */
export default defineConfig({
  test: {
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'kills', include: [kills], maxWorkers: 2, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [all],
          exclude: [kills, ...alone],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 2 } } },
    ],
    reporters: reporters('what runs without faults: npm run test:full', faultTable),
  },
});
