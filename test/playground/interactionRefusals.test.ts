import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, row, times, v2 } from './bodies.ts';
import { openRawBot, type RawBot } from './rawBot.ts';

let bot: RawBot;
beforeAll(async () => {
  bot = await openRawBot();
});
afterAll(() => bot.discord.close());

describe('an interaction', () => {
  async function begin() {
    const come = bot.arrived.length;
    const exchange = bot.discord.as(bot.ann).command(bot.channel, 'play');
    const { id, token } = await bot.discord.until(() => bot.arrived[come], 'the interaction');
    const path = `/interactions/${id}/${token}/callback`;
    const hook = `/webhooks/${bot.discord.application}/${token}`;
    return { exchange, answer: (body: unknown) => bot.send('POST', path, body), hook };
  }
  const hello = { type: 4, data: { content: 'hello' } };
  const field = (id: string) => ({ type: 18, label: 'A', component: { type: 4, custom_id: id, style: 1 } });
  const modal = (components: unknown[]) => ({ type: 9, data: { custom_id: 'm', title: 'M', components } });

  it('is answered once: the second answer is refused with 40060', async () => {
    const { answer } = await begin();
    expect((await answer(hello)).status).toBe(204);
    expect(await answer(hello)).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  it('is answered within 3 s: later it is refused with 10062, and the person sees it fail', async () => {
    const { exchange, answer } = await begin();
    const started = bot.discord.now();
    bot.discord.now = () => started + 3100;
    expect(await answer(hello)).toMatchObject({ status: 404, body: { code: 10062 } });
    bot.discord.now = Date.now;
    expect(exchange.failed).toBe(true);
  });

  it('is edited within 15 min: later it is refused with 50027', async () => {
    const { answer, hook } = await begin();
    await answer(hello);
    const started = bot.discord.now();
    bot.discord.now = () => started + 15 * 60_000 - 5000;
    expect((await bot.send('PATCH', `${hook}/messages/%40original`, { content: 'in time' })).status).toBe(200);
    bot.discord.now = () => started + 15 * 60_000 + 1;
    const late = await bot.send('PATCH', `${hook}/messages/%40original`, { content: 'late' });
    bot.discord.now = Date.now;
    expect(late).toMatchObject({ status: 401, body: { code: 50027 } });
  });

  it('has no follow-up before its first answer', async () => {
    const { answer, hook } = await begin();
    expect(await bot.send('POST', hook, { content: 'early' })).toMatchObject({ status: 404, body: { code: 10015 } });
    await answer(hello);
  });

  it('gives the promised message to the first follow-up', async () => {
    const { exchange, answer, hook } = await begin();
    await answer({ type: 5 });
    expect(exchange.thinking).toBe(true);
    await bot.send('POST', hook, { content: 'here' });
    expect(exchange.message?.content).toBe('here');
    expect(exchange.followUps).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['a modal of more than 5 parts', modal(times(6, (i) => field(`f${i}`))), 'BASE_TYPE_BAD_LENGTH'],
    ['a modal of two fields of one custom id', modal([field('a'), field('a')]), 'COMPONENT_CUSTOM_ID_DUPLICATED'],
    ['a modal with a button', modal([row(button('a'))]), 'UNION_TYPE_CHOICES'],
    [
      'a modal title over 45 characters',
      { type: 9, data: { custom_id: 'm', title: 'a'.repeat(46), components: [field('a')] } },
      'BASE_TYPE_BAD_LENGTH',
    ],
    ['an update, for a command', { type: 7, data: { content: 'a' } }, 'BASE_TYPE_CHOICES'],
    ['the V2 flag on a promise', { type: 5, data: { flags: v2 } }, 'MESSAGE_FLAGS_INVALID'],
    ['content over 2 000 characters', { type: 4, data: { content: 'a'.repeat(2001) } }, 'BASE_TYPE_MAX_LENGTH'],
  ])('is not answered with %s', async (_, body, code) => {
    const { exchange, answer } = await begin();
    bot.expectInvalid(await answer(body), code);
    expect(exchange.state).toBe('waiting');
    expect((await answer(hello)).status).toBe(204);
  });

  it('of a modal is not answered with a modal', async () => {
    const { exchange, answer } = await begin();
    await answer(modal([field('a')]));
    const come = bot.arrived.length;
    bot.discord.as(bot.ann).submit(await exchange.shownModal(), { a: 'typed' });
    const { id, token } = await bot.discord.until(() => bot.arrived[come], 'the submission');
    const path = `/interactions/${id}/${token}/callback`;
    bot.expectInvalid(await bot.send('POST', path, modal([field('a')])), 'BASE_TYPE_CHOICES');
  });

  it('tells what it made when asked to', async () => {
    const come = bot.arrived.length;
    const exchange = bot.discord.as(bot.ann).command(bot.channel, 'play');
    const { id, token } = await bot.discord.until(() => bot.arrived[come], 'the interaction');
    const { status, body } = await bot.send('POST', `/interactions/${id}/${token}/callback?with_response=true`, hello);
    expect(status).toBe(200);
    expect(body).toMatchObject({ interaction: { id }, resource: { type: 4, message: { id: exchange.message?.id } } });
  });
});
