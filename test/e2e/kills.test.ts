import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusals } from '../town/reading.ts';
import { playThroughKills } from './kills.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

/** More of them with KILLS=30. */
const kills = Number(process.env['KILLS'] ?? 4);

test('No move that a board has shown is lost or doubled when the bot is killed', async () => {
  await town.start();
  expect(await playThroughKills(town, kills)).toEqual({ kills, lost: 0, doubled: 0 });
  expect(refusals(town.discord)).toEqual([]);
}, 600_000);
