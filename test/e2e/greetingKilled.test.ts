import { expect, test } from 'vitest';
import { liveTown } from './liveTown.ts';
import { textOf } from './reading.ts';

const town = await liveTown();

/** Who comes next leaves a greeting for a minute to the process that has begun it. */
const patience = 90_000;

test.each(['before', 'after'] as const)(
  'a server is greeted once when the bot is killed %s Discord takes it',
  async (when) => {
    const { discord, ada } = town;
    const guild = discord.addGuild({ name: 'New', members: [ada], botIs: 'absent' });
    const channel = discord.addChannel(guild, { name: 'first' });
    const path = `/channels/${channel.id}/messages`;
    const greetings = () => discord.messages(channel).filter((message) => textOf(message).includes('### Hello'));
    const asked = (method: string) =>
      discord.requests.filter((request) => request.method === method && request.path.includes(path)).length;

    const held = discord.fail({ method: 'POST', path: new RegExp(`^${path}$`), when, delayMs: patience, times: 9 });
    discord.letBotIn(guild);
    await discord.until(() => asked('POST') === 1, 'the greeting');
    if (when === 'after') await discord.until(() => greetings().length === 1, 'the greeting');
    await town.kill('everything');
    held.stop();
    const looks = asked('GET');
    await town.start();
    await discord.until(() => asked('GET') > looks, 'a look into the channel', patience);
    await discord.until(() => greetings().length === 1, 'the greeting');
    await town.stop();
    await town.start();
    expect(greetings().length).toBe(1);
  },
  180_000,
);
