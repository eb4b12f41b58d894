import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { playAlone } from '../town/alone.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
  const fixture = pathToFileURL('test/e2e/dyingThinkers.fixture.mjs').href;
  await town.start({ environment: { NODE_OPTIONS: `--import ${fixture}` } });
});
afterEach(() => town.close());

test('a game goes on to its end though the thread of the computer player is killed at each move', async () => {
  const { discord, ada, channel } = town;
  const game = games.find(({ id }) => id === 'foxu') as Game;
  await playAlone(town, ada, channel, game, { level: 'hard' });
  const told = town
    .output()
    .split('\n')
    .filter((line) => line.includes('was cut short'))
    .map((line): { msg: string } => JSON.parse(line));
  expect(new Set(told.map(({ msg }) => msg))).toEqual(
    new Set([
      'the thinking of a computer player was cut short; the best move it had found is played',
      'the thinking of a computer player was cut short; some legal move is played',
    ]),
  );
  expect(told.every((line) => !('move' in line || 'text' in line || 'best' in line))).toBe(true);
  expect(discord.violations).toEqual([]);
});
