import { expect, test } from 'vitest';
import { answerTo } from '../town/duels.ts';
import { textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, guild, channel, ada } = town;

test('a panel of settings goes on after the process was killed and another has started, and nothing is lost', async () => {
  discord.setPermissions(guild, ada, ['ManageGuild']);
  const panel = await answerTo(town, ada, channel, 'plateau settings');
  const press = (label: string) => discord.as(ada).click(panel, label).answered();
  await press('Turn time…');
  await discord.as(ada).choose(panel, 'settings:put.turn-limit', ['5 minutes']).answered();
  await press('Computers…');
  await town.kill();
  await town.start();
  await press('Not allowed');
  expect(textOf(panel)).toContain('**Usual time for a turn**\n5 minutes');
  expect(textOf(panel)).toContain('**Computer players**\nNot allowed');
});
