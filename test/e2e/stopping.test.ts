import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerTo } from '../town/duels.ts';
import { boardIn, nextBoard, revisionOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

const begunWith = (fixture: string) =>
  town.start({ environment: { NODE_OPTIONS: `--import ${pathToFileURL(`test/e2e/${fixture}`).href}` } });
/** What it said on standard error. */
const plainLines = () =>
  town
    .output()
    .split('\n')
    .filter((line) => line.startsWith('plateau:'));

describe('when it is told to stop', () => {
  test('it ends in time and well while a computer player thinks for long', async () => {
    const { discord, ada, channel } = town;
    await begunWith('longThought.fixture.mjs');
    await answerTo(town, ada, channel, 'foxu challenge', { opponent: discord.bot, first: 'opponent' });
    const board = await nextBoard(discord, channel, 0);
    // Its time and the pause are over, and it still thinks.
    await pause(500);
    expect(boardIn(discord, channel).id).toBe(board.id);
    expect(revisionOf(boardIn(discord, channel))).toBe(revisionOf(board));
    const from = performance.now();
    expect(await town.stop()).toBe(0);
    expect(performance.now() - from).toBeLessThan(10_000);
    expect(town.output()).not.toMatch(/"level":[456]0/);
    expect(plainLines()).toEqual([]);
  });
});
