import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlayground } from '../../src/playground/openPlayground.ts';
import { diskFault, makeFolder } from '../../src/store/diskFault.ts';
import { decode } from '../render/golden.ts';

const run = promisify(execFile);
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plateau-table-'));
  const playground = await openPlayground({ port: 0, dataDir, disk: { makeFolder, diskFault } });
  await playground.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** What `npm run table` prints. */
async function table(...args: string[]): Promise<string> {
  const script = resolve('dist/table.js');
  const env = { PATH: '', DATA_DIR: dataDir };
  const { stdout, stderr } = await run(process.execPath, [script, ...args], { cwd: dataDir, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}

describe('npm run table', () => {
  test('puts a table at a position into the playground, and shows it in words and as a picture', async () => {
    expect(await table()).toContain('No table is live here.');
    const moves = 'shuffle; ready; corners yellow a1; yellow a4; keep';
    const put = await table('--put', 'foxu', '--in', 'games', '--as', 'ada,bob', '--moves', moves);
    expect(put).toContain('foxu in #games, 5 moves played');
    const [id = ''] = /^\d+/.exec(put) ?? [];
    expect(await table()).toContain(`${id}  foxu, playing, turn 5`);
    const shown = await table(id, '--language', 'fr', '--seat', '1', '--picture', 'board.png');
    expect(shown).toContain('Bob, à vous de jouer');
    expect(shown).toContain('seat 0  move corners yellow a1');
    expect(shown).toContain('The log gives this game again, all 5 turns.');
    expect((await decode(await readFile(join(dataDir, 'board.png')))).width).toBeGreaterThan(300);
    expect(await table(id, '--turn', '3')).toContain('Ada, slide either tube once.');
    expect(await table(id, '--turn', '9')).toContain('plateau: It cannot be replayed to turn 9.');
    expect(await table('--put', 'foxu', '--in', 'games')).toContain('There is a game in games already');
  });

  test('says what it could not understand', async () => {
    expect(await table('somewhere')).toContain('somewhere is no table');
    expect(await table('1')).toContain('There is no table 1');
    expect(await table('--put', 'chess')).toContain('There is no game chess; there are ricochet');
    expect(await table('--put', 'foxu', '--in', 'nowhere')).toContain('no channel nowhere; it has games');
    expect(await table('--put', 'foxu', '--in', 'table-talk', '--as', 'ada,eve')).toContain('nobody named eve');
    expect(await table('--put', 'foxu', '--in', 'table-talk', '--moves', 'z9')).toContain('"z9" is refused (not-now)');
    expect(await table('--put', 'foxu', '--in', 'table-talk', '--as', 'ada')).toContain('foxu needs 2 players');
    expect(await table('--put', 'foxu', '--in', 'table-talk', '--as', 'ada,ada')).toContain('Name each player once');
    expect(await table('--put', 'ricochet-alone', '--in', 'table-talk')).toContain('There is no game ricochet-alone');
    const [id = ''] = (await table()).split(' ');
    for (const seat of ['2', '-1', 'x'])
      expect(await table(id, `--seat=${seat}`)).toContain(`There is no seat ${seat}`);
    expect(await table(id, '--language', 'de')).toContain('There is no language de');
    expect(await table('--help')).toContain('npm run table -- <id>');
  });
});
