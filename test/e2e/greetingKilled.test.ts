import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepMark, marksOf } from '../../src/commands/greeting/marks.ts';
import { storeAt, withStore } from '../../src/store/withStore.ts';
import { textOf } from '../town/reading.ts';
import { openPractice, type Practice } from './doctoring.ts';

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice();
});
afterEach(() => practice.close());

const patience = 30_000;

/** Lets time pass while no bot runs. Who comes next leaves a greeting for a minute to the process that has begun it. */
async function age(guild: string, milliseconds: number): Promise<void> {
  await withStore(storeAt({ DATA_DIR: practice.dataDir }), async (store) => {
    const before = (await marksOf(store, [guild])).get(guild);
    if (before === undefined) throw new Error('the greeting has no mark');
    expect(await keepMark(store, guild, { before, after: { ...before, at: before.at - milliseconds } })).toBe('kept');
  });
}

test.each(['before', 'after'] as const)(
  'a server is greeted once when the bot is killed %s Discord takes it',
  async (when) => {
    const { town, dataDir } = practice;
    const { discord, ada } = town;
    await town.start({ environment: { DATA_DIR: dataDir } });
    const guild = discord.addGuild({ name: 'New', members: [ada], botIs: 'absent' });
    const channel = discord.addChannel(guild, { name: 'first' });
    const path = `/channels/${channel.id}/messages`;
    const greetings = () => discord.messages(channel).filter((message) => textOf(message).includes('### Hello'));
    const asked = (method: string) =>
      discord.requests.filter((request) => request.method === method && request.path.includes(path)).length;

    const held = discord.fail({ method: 'POST', path: new RegExp(`^${path}$`), when, delayMs: 2 * patience, times: 9 });
    discord.letBotIn(guild);
    await discord.until(() => asked('POST') === 1, 'the greeting');
    if (when === 'after') await discord.until(() => greetings().length === 1, 'the greeting');
    await town.kill();
    held.stop();
    await age(guild.id, 50_000);
    const looks = asked('GET');
    await town.start();
    await discord.until(() => asked('GET') > looks, 'a look into the channel', patience);
    await discord.until(() => greetings().length === 1, 'the greeting');
    await town.stop();
    await town.start();
    expect(greetings().length).toBe(1);
  },
  90_000,
);
