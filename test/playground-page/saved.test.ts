import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Saved } from '../../src/playground/discord/saving/snapshot.ts';
import { loadSaved, openKeeper } from '../../src/playground/saved.ts';
import { findTown, foundTown } from '../../src/playground/town.ts';
import { diskFault } from '../../src/store/diskFault.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plateau-saved-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
});

async function open(saved?: Saved): Promise<LocalDiscord> {
  const discord = await openLocalDiscord({ saved });
  onTestFinished(() => discord.close());
  return discord;
}

const keeperOf = ({ snapshot }: LocalDiscord) =>
  openKeeper({ dataDir, take: snapshot, diskFault, say: (line) => expect.fail(line) });

async function bot(discord: LocalDiscord, method: string, path: string, body: unknown, files: readonly Buffer[] = []) {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(body));
  for (const [index, file] of files.entries()) form.set(`files[${index}]`, new Blob([file]), 'board.png');
  const headers = { authorization: `Bot ${discord.token}` };
  const response = await fetch(`${discord.api}/v10${path}`, { method, headers, body: form });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as { id: string };
}

/** A town where something has happened. */
async function livedIn() {
  const discord = await open();
  foundTown(discord);
  const town = findTown(discord);
  const [games] = town.channels();
  const [ada, bob] = [town.people.get('ada'), town.people.get('bob')];
  if (games === undefined || ada === undefined || bob === undefined) throw new Error('an empty town');
  const thread = await bot(discord, 'POST', `/channels/${games.id}/threads`, { name: 'A table', type: 11 });
  const picture = { type: 12, items: [{ media: { url: 'attachment://board.png' }, description: 'A board' }] };
  const posted = { flags: 1 << 15, components: [picture], attachments: [{ id: 0, description: 'A board' }] };
  const board = await bot(discord, 'POST', `/channels/${thread.id}/messages`, posted, [Buffer.from('a picture')]);
  const hello = discord.as(ada).say(games, 'Hello', { mentions: [bob] });
  discord.as(bob).say(games, 'Hello yourself', { replyTo: hello });
  discord.as(bob).react(hello, '👍');
  discord.setLocale(bob, 'fr');
  return { discord, town, thread, board, games };
}

describe('what is saved', () => {
  test('comes back with the same ids, people, threads, messages and pictures', async () => {
    const { discord, thread, board, games } = await livedIn();
    await keeperOf(discord).close();
    const loaded = await loadSaved(dataDir);
    if (loaded.found !== 'saved') throw new Error(loaded.found);
    const again = await open(loaded.saved);
    expect(again.snapshot().records.channels).toEqual(discord.snapshot().records.channels);
    expect(again.snapshot().records.users).toEqual(discord.snapshot().records.users);
    expect(again.snapshot().records.guilds).toEqual(discord.snapshot().records.guilds);
    expect(again.bot.id).toBe(discord.bot.id);
    const channel = again.channel(games.id);
    const said = channel && again.messages(channel).map(({ content, reference }) => [content, reference?.content]);
    expect(said?.slice(-2).map(([text]) => text)).toEqual([expect.stringContaining('Hello'), 'Hello yourself']);
    expect(said?.at(-1)?.[1]).toBe(said?.at(-2)?.[0]);
    const restored = again.message(board.id);
    expect(restored?.channel.id).toBe(thread.id);
    expect(restored?.attachments[0]?.bytes.toString()).toBe('a picture');
    const [gallery] = restored?.components ?? [];
    const url = gallery?.items?.[0]?.media.url ?? '';
    expect(await (await fetch(url)).text()).toBe('a picture');
    expect(findTown(again).people.get('bob')?.locale).toBe('fr');
  });

  test('is read although it was written before there were mailboxes and phones', async () => {
    const { discord } = await livedIn();
    await keeperOf(discord).close();
    const file = join(dataDir, 'playground.json');
    const { phones: _, users, ...older } = JSON.parse(await readFile(file, 'utf8'));
    const before = users.map(({ mailbox: __, ...user }: { mailbox: string }) => user);
    await writeFile(file, JSON.stringify({ ...older, users: before }));
    const loaded = await loadSaved(dataDir);
    if (loaded.found !== 'saved') throw new Error(loaded.found);
    const again = await open(loaded.saved);
    expect(new Set([...findTown(again).people.values()].map(({ mailbox }) => mailbox))).toEqual(new Set(['open']));
    expect(again.snapshot().records.phones).toEqual([]);
  });

  test('forgets pictures that no message shows any more', async () => {
    const { discord, board, thread } = await livedIn();
    const keeper = keeperOf(discord);
    await keeper.close();
    expect(await readdir(join(dataDir, 'playground-files'))).toHaveLength(1);
    const url = `${discord.api}/v10/channels/${thread.id}/messages/${board.id}`;
    await fetch(url, { method: 'DELETE', headers: { authorization: `Bot ${discord.token}` } });
    await keeper.close();
    expect(await readdir(join(dataDir, 'playground-files'))).toEqual([]);
  });

  test('keeps the last 200 messages of a channel', async () => {
    const { discord, games, town } = await livedIn();
    const ada = discord.as([...town.people.values()][0] ?? expect.fail());
    for (let n = 0; n < 250; n++) ada.say(games, `number ${n}`);
    const kept = discord.snapshot().records.messages.filter(({ channel }) => channel === games.id);
    expect(kept.map(({ content }) => content)).toEqual(Array.from({ length: 200 }, (_, n) => `number ${n + 50}`));
  });

  test.each([
    ['half a file', '{"version":1,"bot":"12'],
    ['another kind of file', '{"version":2}'],
    ['a file without its bot', '{"version":1,"bot":"1","users":[],"guilds":[],"channels":[],"messages":[]}'],
  ])('is put aside when it is %s', async (_, text) => {
    await writeFile(join(dataDir, 'playground.json'), text);
    const loaded = await loadSaved(dataDir);
    expect(loaded).toMatchObject({ found: 'garbled', complaint: expect.stringContaining('could not be read') });
    const [aside = '', ...others] = await readdir(dataDir);
    expect(others).toEqual([]);
    expect(aside).toMatch(/^playground\.json\.garbled-\d+$/);
    expect(await readFile(join(dataDir, aside), 'utf8')).toBe(text);
    expect(await loadSaved(dataDir)).toEqual({ found: 'nothing' });
  });

  test('says once that it cannot be written, and once that it can again', async () => {
    const { discord } = await livedIn();
    const said: string[] = [];
    let tries = 0;
    const take = (): Saved => {
      tries += 1;
      return discord.snapshot();
    };
    const keeper = openKeeper({ dataDir, take, diskFault, say: (line) => said.push(line) });
    const tried = async (times: number): Promise<void> => {
      keeper.soon();
      await expect.poll(() => tries, { timeout: 15_000 }).toBe(times);
    };
    await writeFile(join(dataDir, 'playground-files'), '');
    await tried(1);
    await tried(2);
    await rm(join(dataDir, 'playground-files'));
    await tried(3);
    const fault = `The playground could not be saved in ${dataDir}: it is a file, or lies in one. Name a folder in DATA_DIR.`;
    await expect.poll(() => said, { timeout: 15_000 }).toEqual([fault, 'The playground is saved again.']);
    await keeper.close();
    expect(await loadSaved(dataDir)).toMatchObject({ found: 'saved' });
  });

  test('fails when it cannot be written for the last time', async () => {
    const { discord } = await livedIn();
    await writeFile(join(dataDir, 'playground-files'), '');
    await expect(keeperOf(discord).close()).rejects.toThrow(`could not be saved in ${dataDir}: it is a file`);
  });
});
