import { setTimeout as sleep } from 'node:timers/promises';
import type { TextChannel } from 'discord.js';
import { expect, it } from 'vitest';
import { logIn, openStage } from './stage.ts';

const posting = { method: 'POST', path: /\/messages$/ };

it('has its 429 obeyed by the client, which tries again when told', async () => {
  const { discord, channel } = await openStage();
  const client = await logIn(discord);
  const limit = discord.rateLimit({ ...posting, seconds: 0.3 });
  await (client.channels.cache.get(channel.id) as TextChannel).send('patient');
  expect(limit.hits()).toBe(1);
  expect(discord.messages(channel).map(({ content }) => content)).toEqual(['patient']);
});

it('fails as often as it is told, which the client tries over', async () => {
  const { discord, channel } = await openStage();
  const client = await logIn(discord);
  const fault = discord.fail({ ...posting, status: 502, times: 2 });
  await (client.channels.cache.get(channel.id) as TextChannel).send('stubborn');
  expect(fault.hits()).toBe(2);
  expect(discord.messages(channel)).toHaveLength(1);
});

it('answers a message posted again under an enforced nonce with the first one', async () => {
  const { discord, channel } = await openStage();
  const client = await logIn(discord);
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  discord.fail({ ...posting, status: 502, when: 'after' });
  await textChannel.send({ content: 'once', nonce: 'table-7', enforceNonce: true });
  expect(discord.requests.filter(({ path }) => path.endsWith('/messages'))).toHaveLength(2);
  expect(discord.messages(channel)).toHaveLength(1);
  await textChannel.send({ content: 'other', nonce: 'table-8', enforceNonce: true });
  expect(discord.messages(channel)).toHaveLength(2);
});

it('forgets a nonce after some minutes', async () => {
  const { discord, channel } = await openStage();
  const client = await logIn(discord);
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  const post = { content: 'once', nonce: 'table-7', enforceNonce: true };
  await textChannel.send(post);
  const later = Date.now() + 6 * 60_000;
  discord.now = () => later;
  await textChannel.send({ ...post });
  expect(discord.messages(channel)).toHaveLength(2);
});

it('doubles a message posted again under a nonce nobody enforces', async () => {
  const { discord, channel } = await openStage();
  const client = await logIn(discord);
  discord.fail({ ...posting, status: 502, when: 'after' });
  await (client.channels.cache.get(channel.id) as TextChannel).send({ content: 'once', nonce: 'table-7' });
  expect(discord.messages(channel)).toHaveLength(2);
});

it('breaks connections so that the client tries again, or does not', async () => {
  const { discord, channel } = await openStage();
  const client = await logIn(discord);
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  discord.fail({ ...posting, destroy: 'reset' });
  await textChannel.send('after a reset');
  discord.fail({ ...posting, destroy: 'close' });
  await expect(textChannel.send('after a close')).rejects.toThrow();
  expect(discord.messages(channel).map(({ content }) => content)).toEqual(['after a reset']);
});

it('names what was waited for in vain', async () => {
  const { discord } = await openStage();
  await expect(discord.until(() => false, 'pigs to fly', 20)).rejects.toThrow('pigs to fly');
});

it('does nothing for a request whose sender gave up while it was held back', async () => {
  const { discord, channel } = await openStage();
  const held = discord.fail({ ...posting, delayMs: 300 });
  const headers = { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' };
  const post = (content: string, signal?: AbortSignal) => {
    const body = JSON.stringify({ content });
    return fetch(`${discord.api}/v10/channels/${channel.id}/messages`, {
      ...{ method: 'POST', headers, body },
      ...(signal && { signal }),
    });
  };
  const given = new AbortController();
  const posted = post('too late', given.signal);
  await discord.until(() => held.hits() === 1, 'the request to come');
  given.abort();
  await expect(posted).rejects.toThrow();
  await sleep(400);
  await post('in time');
  expect(discord.messages(channel).map(({ content }) => content)).toEqual(['in time']);
});
