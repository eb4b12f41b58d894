import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorRecord } from '../../src/errorRecord.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
const command = JSON.parse(/^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]') as string[];

/** The stack that Node prints for an error in built code, with these options. */
function stackOf(options: readonly string[], source: string): string {
  const script = `${source}.catch((error) => process.stdout.write(error.stack));`;
  return execFileSync(process.execPath, [...options, '--input-type=module', '-e', script], { encoding: 'utf8' });
}

/** Where a text is in the sources, as a stack names it. */
function placeOf(file: string, text: string): RegExp {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((each) => each.includes(text));
  expect(line).toBeGreaterThan(0);
  return new RegExp(`/${file.replaceAll('.', '\\.')}:${line + 1}:\\d+`);
}

test.each([
  ['npm start', scripts.start.split(' ')],
  ['the image', command],
])('a stack names the lines of the sources when %s runs the bot, also in a worker', (_, [node, ...options]) => {
  expect([node, options.pop()]).toEqual(['node', 'dist/main.js']);

  const address = `import('./dist/store/connectRedis.js').then(({ connectRedis }) => connectRedis('ftp://here'))`;
  expect(stackOf(options, address)).toMatch(placeOf('src/store/redisAddress.ts', 'throw new Error(`The address'));

  const work = `import('./dist/workers/openWorkers.js').then(({ openWorkers }) => {
    const workers = openWorkers({ painters: 1, thinkers: 1, thinkingTime: 50, onFault() {} });
    return workers.runErrand({ game: 'nosuchgame' }).finally(() => workers.close());
  })`;
  expect(stackOf(options, work)).toMatch(placeOf('src/games/minds.ts', ' runs no errands'));
});

test('and the log takes these frames', () => {
  const error = new Error('x');
  error.stack = 'Error: x\n    at run (/app/src/workers/errands.ts:22:36)\n    at async main (/app/src/main.ts:3:1)';
  expect(errorRecord(error).stack).toBe(
    'at run (/app/src/workers/errands.ts:22:36)\nat async main (/app/src/main.ts:3:1)',
  );
});
