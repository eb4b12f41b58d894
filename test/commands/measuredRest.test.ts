import { Events, Routes } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDiscord } from '../../src/commands/client/connect.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { openRecording } from '../recording.ts';

/** What is measured of the requests to a local Discord. */

let discord: LocalDiscord;
let close: () => Promise<unknown>;
beforeEach(async () => {
  discord = await openLocalDiscord();
});
afterEach(async () => {
  await close();
  await discord.close();
});

async function connected() {
  const { measures, measured } = openRecording();
  const access = { token: discord.token, api: discord.api, shards: undefined };
  const connection = await connectDiscord(access, pino({ level: 'silent' }), measures);
  close = connection.close;
  const ann = discord.addUser({ name: 'ann', displayName: 'Ann' });
  const channel = discord.addChannel(discord.addGuild({ name: 'Club', members: [ann] }), { name: 'games' });
  return { client: connection.client, ann, channel, measured };
}

test('a refusal tells its status and the code that Discord gives', async () => {
  const { client, channel, measured } = await connected();
  await expect(client.rest.get(Routes.channelMessage(channel.id, '123'))).rejects.toThrow();
  expect(measured).toEqual([['refused', 404, 10_008]]);
});

test('what is limited or failed, and tried again by itself, is told each time, without a code', async () => {
  const { client, measured } = await connected();
  discord.rateLimit({ path: /^\/users/, seconds: 0.1, scope: 'user' });
  await client.rest.get(Routes.user());
  expect(measured).toEqual([['refused', 429, undefined]]);
  discord.fail({ method: 'GET', path: /^\/users/, status: 502, times: 2, body: {} });
  await client.rest.get(Routes.user());
  expect(measured.slice(1)).toEqual([
    ['refused', 502, undefined],
    ['refused', 502, undefined],
  ]);
});

test('the first answer to an interaction tells how long after it was heard Discord took it, once', async () => {
  const { client, ann, channel, measured } = await connected();
  client.on(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await interaction.deferReply();
    await interaction.editReply('done');
    await interaction.reply('twice').catch(() => undefined);
  });
  await client.rest.put(Routes.applicationCommands(discord.application), {
    body: [{ name: 'wait', description: 'Waits' }],
  });
  const answer = await discord.as(ann).command(channel, 'wait').answered();
  expect(answer.content).toBe('done');
  const acknowledged = measured.filter(([name]) => name === 'acknowledged');
  expect(acknowledged).toEqual([['acknowledged', 'command', expect.any(Number)]]);
  expect(acknowledged[0]?.[2]).toBeGreaterThanOrEqual(45);
});

test('an answer that another process gave is no answer of this one', async () => {
  const { client, ann, channel, measured } = await connected();
  await client.rest.put(Routes.applicationCommands(discord.application), {
    body: [{ name: 'wait', description: 'Waits' }],
  });
  const refused = new Promise<void>((resolve) =>
    client.once(Events.InteractionCreate, async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const type = { type: 5 };
      const { id, token } = interaction;
      // As another process would, past this one's client.
      await fetch(`${discord.api}/v10/interactions/${id}/${token}/callback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(type),
      });
      await interaction.deferReply().catch(() => undefined);
      resolve();
    }),
  );
  discord.as(ann).command(channel, 'wait');
  await refused;
  expect(measured).toEqual([['refused', 400, 40_060]]);
});
