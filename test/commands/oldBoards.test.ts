import { ButtonStyle, ComponentType, type GuildTextBasedChannel } from 'discord.js';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { textMessage } from '../../src/commands/board/board.ts';
import { openOldBoards } from '../../src/commands/board/oldBoards.ts';
import { buttonRows } from '../../src/commands/board/rows.ts';
import { connectDiscord } from '../../src/commands/client/connect.ts';
import { openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { buttonsOf, textOf } from '../town/reading.ts';

test('the last board of an earlier match loses its buttons, also when the line of its call is gone already', async () => {
  const log = pino({ level: 'silent' });
  const discord = await openLocalDiscord();
  const guild = discord.addGuild({ name: 'Club', members: [discord.addUser({ name: 'ada', displayName: 'Ada' })] });
  const { id } = discord.addChannel(guild, { name: 'games' });
  const { client, close } = await connectDiscord({ token: discord.token, api: discord.api, shards: undefined }, log);
  try {
    const channel = (await client.channels.fetch(id)) as GuildTextBasedChannel;
    const button = {
      type: ComponentType.Button,
      style: ButtonStyle.Primary,
      label: 'Rematch',
      custom_id: 'r',
    } as const;
    const [board, line] = [
      await channel.send(textMessage('It is over', buttonRows([button]))),
      await channel.send(textMessage('Here')),
    ];
    await line.delete();
    const bulletin = { message: board.id, caller: line.id, began: 1, called: 1, posted: 0 };
    await openOldBoards(log).retire(channel, bulletin);
    const left = discord.message(board.id);
    expect([left && textOf(left), left && buttonsOf(left)]).toEqual(['It is over', []]);
  } finally {
    await close();
    await discord.close();
  }
});
