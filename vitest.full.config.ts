import { defineConfig } from 'vitest/config';
import { longestFirst } from './test/longestFirst.ts';
import { reporters } from './test/reporters.ts';
import { folders, inFolders, own, patience } from './vitest.config.ts';

const suite = (name: keyof typeof folders) => ({ ...patience, name, include: inFolders(folders[name]) });

const waiting = {
  isolate: false,
  // Most of the time they wait for a process, a page or a clock.
  maxWorkers: 4,
  sequence: {
    sequencer: longestFirst([
      ...['e2e/outbox', 'playground-page/alone', 'e2e/parting', 'e2e/dailyKilled', 'playground-page/feel'],
      ...['e2e/restored', 'e2e/race', 'e2e/stall', 'e2e/recordKilled', 'e2e/overload'],
    ]),
    groupOrder: 2,
  },
};

/** `npm run test:full`: all seeds, and what needs processes, a browser or a server. With `SHARE`, only a part of the seeds. */
export default defineConfig({
  test: {
    provide: { share: Number(process.env['SHARE'] ?? 1) },
    reporters: reporters('what goes wrong while games are on: npm run test:faults'),
    projects: [
      { extends: true, test: { ...own, name: 'own', sequence: { ...own.sequence, groupOrder: 0 } } },
      { extends: true, test: { ...suite('processes'), ...waiting } },
      { extends: true, test: { ...suite('browser'), ...waiting } },
      { extends: true, test: { ...suite('timed'), maxWorkers: 1, sequence: { groupOrder: 3 } } },
    ],
  },
});
