import { defineConfig } from 'vitest/config';
import { faultTable } from './test/faults/faultTable.ts';

const outputFile = process.env['FAULTS_REPORT'];

/** `npm run test:faults`. It is no part of `npm test`, since it takes both cores for minutes. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: [
      'default',
      faultTable,
      ...(outputFile === undefined ? [] : [['json', { outputFile }] as ['json', object]]),
    ],
  },
});
