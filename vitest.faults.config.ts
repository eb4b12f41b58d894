import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { faultTable } from './test/faults/faultTable.ts';

const outputFile = process.env['FAULTS_REPORT'];

/** The scenarios that take longest begin first, so that none is left alone at the end. */
const longest = ['kills.', 'clock.', 'broken.', 'redis.', 'growth.'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.includes(`/${name}`));
      return found === -1 ? longest.length : found;
    };
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

const all = 'test/faults/**/*.test.ts';
const alone = 'test/faults/load.test.ts';

/** `npm run test:faults`. It is no part of `npm test`, since it takes both cores for minutes. */
export default defineConfig({
  test: {
    hookTimeout: 60_000,
    // As for all other tests: a shared machine may starve a process for seconds, and what fails twice fails.
    retry: process.env['CI'] ? 1 : 0,
    // Two scenarios start processes all the time; the others mostly wait.
    maxWorkers: 4,
    projects: [
      { extends: true, test: { name: 'faults', include: [all], exclude: [alone], sequence: { groupOrder: 0 } } },
      // How many moves a second are taken can be tried only when nothing else runs.
      { extends: true, test: { name: 'load', include: [alone], sequence: { groupOrder: 1 } } },
    ],
    sequence: { sequencer: LongestFirst },
    reporters: [
      'default',
      faultTable,
      ...(outputFile === undefined ? [] : [['json', { outputFile }] as ['json', object]]),
    ],
  },
});
