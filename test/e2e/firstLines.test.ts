import { afterEach, beforeEach, expect, test } from 'vitest';
import { inviteLink } from '../../src/commands/client/rights.ts';
import { answerTo } from '../town/duels.ts';
import { boardsIn } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly invite?: string;
  readonly channel?: string;
  readonly missing?: string;
}

const logged = (): Line[] =>
  town
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));

const link = () => logged().find(({ invite }) => invite !== undefined);

test('The first lines give the invite link, and warn of nothing when all is well', async () => {
  await town.start();
  await town.discord.until(link, 'the link');
  expect(link()).toMatchObject({ level: 30, invite: inviteLink(town.discord.application) });
  expect(logged().filter(({ level }) => level > 30)).toEqual([]);
});

test('The first lines name the rights that are missing where a game is on, and no others', async () => {
  const { discord, ada, bob, channel, quiet } = town;
  await town.start();
  await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
  await discord.until(() => boardsIn(discord, channel).length === 1, 'the challenge');
  await town.stop();
  discord.denyBot(channel, 'AttachFiles', 'ReadMessageHistory');
  discord.denyBot(quiet, 'AttachFiles');
  await town.start();
  const lacks = () => logged().filter(({ missing }) => missing !== undefined);
  await expect.poll(lacks).not.toEqual([]);
  await expect.poll(link).toBeDefined();
  expect(lacks()).toMatchObject([{ level: 40, channel: channel.id, missing: 'Attach Files, Read Message History' }]);
});
