import { defineConfig } from 'vitest/config';
import { leftOut } from './test/leftOut.ts';
import { patience, suites } from './vitest.config.ts';

const { own, processes, timed } = suites;

/** `npm run test:full`: all seeds, and what needs processes, a browser or a server. */
export default defineConfig({
  test: {
    ...patience,
    provide: { share: 1 },
    reporters: ['default', leftOut('what goes wrong while games are on: npm run test:faults')],
    projects: [
      { extends: true, test: { name: 'own', ...own, sequence: { ...own.sequence, groupOrder: 0 } } },
      {
        extends: true,
        // Most of the time they wait for a process or a clock.
        test: { name: 'processes', include: processes, maxWorkers: 4, sequence: { groupOrder: 1 } },
      },
      { extends: true, test: { name: 'timed', include: timed, maxWorkers: 1, sequence: { groupOrder: 2 } } },
    ],
  },
});
