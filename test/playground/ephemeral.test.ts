import { MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRawBot, type RawBot } from './rawBot.ts';

let bot: RawBot;
beforeAll(async () => {
  bot = await openRawBot();
});
afterAll(() => bot.discord.close());

const minutes = 60_000;
const secret = { content: 'for you alone', flags: MessageFlags.Ephemeral };

/** Two private messages of one interaction: its answer, and one that followed. */
async function whisper() {
  const come = bot.arrived.length;
  const exchange = bot.discord.as(bot.ann).command(bot.channel, 'play');
  const { id, token } = await bot.discord.until(() => bot.arrived[come], 'the interaction');
  await bot.send('POST', `/interactions/${id}/${token}/callback`, { type: 4, data: secret });
  const hook = `/webhooks/${bot.discord.application}/${token}`;
  await bot.send('POST', hook, secret);
  const [first, second] = [exchange.message ?? expect.fail(), exchange.followUps[0] ?? expect.fail()];
  return { first, second, at: (message: string) => `${hook}/messages/${message}` };
}

describe('a private message', () => {
  it.each(['first', 'second'] as const)('is read, edited and taken away with its token: the %s', async (which) => {
    const { at, ...whispered } = await whisper();
    const message = whispered[which];
    const there = at(message.id);
    expect(await bot.send('GET', there)).toMatchObject({ status: 200, body: { content: 'for you alone' } });
    expect((await bot.send('PATCH', there, { content: 'changed' })).status).toBe(200);
    expect(message).toMatchObject({ content: 'changed', visibleTo: bot.ann });
    expect(message.flags & MessageFlags.Ephemeral).not.toBe(0);
    expect((await bot.send('DELETE', there)).status).toBe(204);
    expect(bot.discord.as(bot.ann).see(bot.channel)).not.toContain(message);
    expect(await bot.send('PATCH', there, { content: 'again' })).toMatchObject({ status: 404, body: { code: 10008 } });
  });

  it('is not reached through its channel', async () => {
    const { first } = await whisper();
    const there = `${bot.messages}/${first.id}`;
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect(await bot.send(method, there, method === 'PATCH' ? { content: 'a' } : undefined)).toMatchObject({
        status: 404,
        body: { code: 10008 },
      });
    }
  });

  it.each([15, 31, 24 * 60])('cannot be reached after %i minutes, whatever happened since: 50027', async (late) => {
    const { first, second, at } = await whisper();
    const started = Date.now();
    bot.discord.now = () => started + late * minutes;
    // Old interactions are forgotten when a new one comes.
    bot.discord.as(bot.ann).command(bot.channel, 'play');
    for (const message of ['@original', first.id, second.id]) {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const tried = await bot.send(method, at(message), method === 'PATCH' ? { content: 'late' } : undefined);
        expect(tried).toMatchObject({ status: 401, body: { code: 50027, message: 'Invalid Webhook Token' } });
      }
    }
    bot.discord.now = Date.now;
    expect(first.content).toBe('for you alone');
  });

  it('has no token that somebody made up', async () => {
    const there = `/webhooks/${bot.discord.application}/interaction-1-made-up/messages/@original`;
    expect(await bot.send('GET', there)).toMatchObject({ status: 404, body: { code: 10015 } });
  });
});
