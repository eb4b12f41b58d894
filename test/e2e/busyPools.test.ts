import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerTo } from '../town/duels.ts';
import { nextBoard, textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
  const fixture = pathToFileURL('test/e2e/busyPools.fixture.mjs').href;
  await town.start({ environment: { NODE_OPTIONS: `--import ${fixture}` } });
});
afterEach(() => town.close());

test('when too many pictures wait, who asks for one is told to try again, each in their language, and no fault is logged', async () => {
  const { discord, ada, bob, cleo, channel } = town;
  await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
  await nextBoard(discord, channel, 0);
  await answerTo(town, bob, channel, 'foxu accept');
  expect(textOf(await answerTo(town, ada, channel, 'foxu show'))).toContain('more to draw than I can manage');
  expect(textOf(await answerTo(town, cleo, channel, 'foxu show'))).toContain('plus à dessiner');
  expect(textOf(await answerTo(town, ada, channel, 'ricochet puzzle'))).toContain('more to draw than I can manage');
  expect(town.output()).not.toContain('"level":50');
  expect(town.output().match(/more pictures are wanted than this machine can paint/g)).toHaveLength(1);
  expect(discord.violations).toEqual([]);
});
