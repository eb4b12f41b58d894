import { describe, expect, test } from 'vitest';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { boardIn, nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;

/** A server of its own for each test. */
function newServer(): { channel: (name: string) => Channel; guild: typeof town.guild } {
  const guild = discord.addGuild({ name: 'Server', members: [ada, bob, cleo] });
  return { guild, channel: (name) => discord.addChannel(guild, { name }) };
}

const gamesFor = async (user: User, channel: Channel): Promise<string> =>
  textOf(await answerTo(town, user, channel, 'plateau games'));

/** The lines below a title. */
function under(text: string, title: string): string[] {
  const [, after] = text.split(`**${title}**\n`);
  return after?.split('\n\n')[0]?.split('\n') ?? [];
}

const linkTo = (channel: Channel): string =>
  `https://discord.com/channels/${channel.guild?.id}/${channel.id}/${boardIn(discord, channel).id}`;

describe('the games of a person', () => {
  test('are told apart by what they ask: to act, to answer, to wait, or to join', async () => {
    const { channel } = newServer();
    const [mine, theirs, asked, open] = ['mine', 'theirs', 'asked', 'open'].map(channel) as [
      Channel,
      Channel,
      Channel,
      Channel,
    ];
    const duels = [await beginDuel(town, mine), await beginDuel(town, theirs, ada, cleo)];
    await answerTo(town, bob, asked, 'foxu challenge', { opponent: ada });
    await nextBoard(discord, asked, 0);
    await answerTo(town, cleo, open, 'ricochet start');
    await nextBoard(discord, open, 0);

    const text = await gamesFor(ada, mine);
    const acting = duels.filter(({ first }) => first === ada).map((duel) => duel.channel);
    const waiting = duels.filter(({ first }) => first !== ada).map((duel) => duel.channel);
    expect(under(text, 'It is your turn').map((line) => line.split(': ').at(-1))).toEqual(acting.map(linkTo));
    expect(under(text, 'You wait for others').length).toBe(waiting.length);
    for (const place of waiting) expect(text).toContain(`: ${linkTo(place)}`);
    for (const { second, first } of duels) if (second === ada) expect(text).toContain(`waiting for <@${first.id}>`);
    expect(under(text, 'You are challenged')).toEqual([
      expect.stringMatching(
        new RegExp(`^- \\*\\*Foxu\\*\\*, challenged by <@${bob.id}>, time ends <t:\\d+:R>: ${linkTo(asked)}$`),
      ),
    ]);
    expect(under(text, 'You can join')).toEqual([`- **Ricochet Robots** with <@${cleo.id}>: ${linkTo(open)}`]);
    expect(text).not.toContain('Everything that runs');
    // Of what others ask of one another, she is told nothing.
    expect(await gamesFor(cleo, mine)).not.toContain(linkTo(asked));
  });

  test('begin with the one whose time ends soonest', async () => {
    const { channel } = newServer();
    const limits = { slow: '7d', quick: '1h', usual: '1d' };
    const places = new Map<string, Channel>();
    for (const [name, limit] of Object.entries(limits)) {
      const place = channel(name);
      places.set(name, place);
      const values = { opponent: bob, 'turn-limit': limit, first: 'opponent' };
      await answerTo(town, ada, place, 'foxu challenge', values);
      await nextBoard(discord, place, 0);
      await answerTo(town, bob, place, 'foxu accept');
      await nextBoard(discord, place, 1);
    }
    const lines = under(await gamesFor(bob, places.get('slow') as Channel), 'It is your turn');
    expect(lines.map((line) => line.split(': ').at(-1))).toEqual(
      ['quick', 'usual', 'slow'].map((name) => linkTo(places.get(name) as Channel)),
    );
  });

  test('are told in French to whoever reads French, also those in threads', async () => {
    const { channel } = newServer();
    const place = channel('busy');
    await beginDuel(town, place, ada, bob);
    await answerTo(town, ada, place, 'foxu challenge', { opponent: cleo });
    const [thread] = discord.threads(place);
    await nextBoard(discord, thread as Channel, 0);
    const text = await gamesFor(cleo, place);
    expect(text).toMatch(/^\*\*On vous défie\*\*\n- \*\*Foxu\*\*, défi de <@\d+>, le temps s’achève <t:\d+:R>: /);
    expect(text).toContain(linkTo(thread as Channel));
  });

  test('are none where nothing waits, and those of other servers are not told', async () => {
    const [here, there] = [newServer().channel('here'), newServer().channel('there')];
    await beginDuel(town, there);
    expect(await gamesFor(ada, here)).toBe('No game in this server waits for you, and none is open to join.');
  });

  test('tell of a table with free seats, and how many there are', async () => {
    const place = newServer().channel('seats');
    await answerTo(town, ada, place, 'mastermind table', { players: 3 });
    await nextBoard(discord, place, 0);
    const line = (until: string) => expect.stringMatching(new RegExp(`2 free seats, time ends <t:\\d+:R>: ${until}$`));
    expect(under(await gamesFor(bob, place), 'You can join')).toEqual([line(linkTo(place))]);
    expect(under(await gamesFor(ada, place), 'You wait for others')).toEqual([line(linkTo(place))]);
  });

  test('fit in one message, however many there are; the others are counted', async () => {
    const { channel, guild } = newServer();
    const place = channel('many');
    for (let n = 0; n < 33; n++) {
      await answerTo(town, bob, n === 0 ? place : channel(`many ${n}`), 'foxu challenge', { opponent: ada });
    }
    const text = await gamesFor(ada, place);
    const lines = under(text, 'You are challenged');
    const left = Number(/and (\d+) more/.exec(lines.at(-1) ?? '')?.[1]);
    expect(lines.length - 1 + left).toBe(33);
    expect(left).toBeGreaterThan(2);
    expect(text.length).toBeLessThan(4_000);
    discord.setPermissions(guild, ada, ['ManageGuild']);
    const both = await gamesFor(ada, place);
    expect(under(both, 'You are challenged').length).toBeGreaterThan(5);
    expect(under(both, 'Everything that runs in this server').length).toBeGreaterThan(5);
    expect(both.length).toBeLessThan(4_000);
  });
});

describe('a moderator', () => {
  test('sees beside it everything that runs in the server', async () => {
    const { channel, guild } = newServer();
    const place = channel('games');
    await beginDuel(town, place, ada, bob);
    const eve = discord.addUser({ name: 'eve', displayName: 'Eve' });
    discord.addMember(guild, eve);
    expect(await gamesFor(eve, place)).toContain('No game in this server waits for you');
    discord.setPermissions(guild, eve, ['ManageMessages']);
    const all = under(await gamesFor(eve, place), 'Everything that runs in this server');
    expect(all.length).toBe(1);
    expect(all[0]).toMatch(/^- \*\*Foxu\*\* with <@\d+>, <@\d+>, began <t:\d+:R>: /);
    for (const player of [ada, bob]) expect(all[0]).toContain(`<@${player.id}>`);
    expect(all[0]).toContain(linkTo(place));
  });
});
