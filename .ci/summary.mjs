// The last lines of `.ci/run`: what no run of it tried, and how many tests passed and failed in all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [, , folder = ''] = process.argv;
const runs = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const files = runs.flatMap(({ testResults }) => testResults);
const tests = files.flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, file: name })));

const keyOf = ({ file, fullName }) => `${relative('.', file)}: ${fullName}`;
const tried = new Set(tests.filter(({ status }) => status !== 'skipped').map(keyOf));
const left = new Map(tests.filter((test) => !tried.has(keyOf(test))).map((test) => [keyOf(test), test.meta?.needs]));
for (const [test, needs = 'what it does not say'] of left)
  process.stdout.write(`Left out: ${test}. It needs ${needs}.\n`);

// A file may fail without a failed test: when it does not load, or cannot put away what it has opened.
const fails = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
const passed = tests.filter(({ status }) => status === 'passed').length;
const failed = tests.filter(({ status }) => status === 'failed').length + files.filter(fails).length;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
