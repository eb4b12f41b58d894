import { describe, expect, test } from 'vitest';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel, told } from '../town/duels.ts';
import { altOf, boardIn, nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, bob, cleo, guild } = town;

describe.each(['foxu challenge', 'misterzero table', 'ricochet start'])('the answer to %s', (command) => {
  const asks = (user: User, channel: Channel, opponent: User) =>
    answerTo(town, user, channel, command, command.endsWith('challenge') ? { opponent } : {});

  test('in the busy chat of a voice channel says that no thread can be opened there', async () => {
    const voice = discord.addChannel(guild, { name: 'talk', kind: 'voice' });
    await beginDuel(town, voice);
    expect(textOf(await asks(ada, voice, cleo))).toContain(
      'A game is going on in this channel, and no threads can be opened here. Begin yours in a text channel',
    );
    expect(textOf(await asks(cleo, voice, ada))).toContain(
      'Une partie se joue déjà dans ce salon, où l’on ne peut pas ouvrir de fil. Lancez la vôtre dans un salon textuel',
    );
  });

  test('in a busy thread says that the channel is the place for it', async () => {
    const channel = discord.addChannel(guild, { name: 'talk' });
    await beginDuel(town, channel);
    await answerTo(town, ada, channel, 'ricochet start');
    const thread = await discord.until(() => discord.threads(channel)[0], 'a thread');
    expect(textOf(await asks(ada, thread, cleo))).toContain('in this thread. Begin yours in the channel');
    expect(textOf(await asks(cleo, thread, ada))).toContain('dans ce fil. Lancez la vôtre dans le salon');
  });
});

describe('the answer to a challenge', () => {
  test('in a server where the bot is no member says so', async () => {
    const elsewhere = discord.addGuild({ name: 'Elsewhere', members: [ada, bob, cleo], botIs: 'stranger' });
    const channel = discord.addChannel(elsewhere, { name: 'far' });
    const english = await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    expect(textOf(english)).toContain('Plateau is not a member of this server');
    const french = await answerTo(town, cleo, channel, 'foxu challenge', { opponent: bob });
    expect(textOf(french)).toContain('Plateau n’est pas membre de ce serveur');
  });
});

describe('the option for who begins', () => {
  const described = (game: string, locale: 'description' | 'fr') => {
    const command = discord.commands().find(({ name }) => name === game);
    const challenge = command?.options?.find(({ name }) => name === 'challenge');
    const option = challenge?.options?.find(({ name }) => name === 'first');
    return locale === 'fr' ? option?.description_localizations?.['fr'] : option?.description;
  };
  test.each([
    ['foxu', 'Who begins', 'Qui commence'],
    ['mastermind', 'Who begins', 'Qui commence'],
    ['misterzero', 'Who begins (Red)', 'Qui commence (Rouge)'],
    ['zgame', 'Who begins (White)', 'Qui commence (Blancs)'],
  ])('of %s names the side only where there is one', (game, english, french) => {
    expect(described(game, 'description')).toBe(english);
    expect(described(game, 'fr')).toBe(french);
  });
});

describe('a name', () => {
  const named = (name: string, displayName: string) => {
    const user = discord.addUser({ name, displayName });
    discord.addMember(guild, user);
    return user;
  };
  const mallory = named('mallory', '# [free](https://evil.example) **b**');
  const turner = named('turner', '\u202eredruM\u2066 @everyone');
  const unseen = named('unseen', '\u200f\u2067');

  async function words(channel: Channel): Promise<string> {
    return told(town, discord.as(ada).command(channel, 'foxu show', { text: true }));
  }

  /** A game that has come so far that its description names both players. */
  async function played(channel: Channel, one = mallory, other = turner): Promise<void> {
    const { first } = await beginDuel(town, channel, one, other);
    for (const [who, move] of [
      [first, 'ready'],
      [first, 'corners yellow a1'],
    ] as const) {
      const before = (await discord.until(() => boardIn(discord, channel), 'a board')).edits;
      discord.as(who).command(channel, 'foxu move', { move });
      await discord.until(() => boardIn(discord, channel).edits > before, move);
    }
    expect(altOf(boardIn(discord, channel))).toContain('slide either tube once');
  }

  test('brings no markup and no turned text into the board in words', async () => {
    const channel = discord.addChannel(guild, { name: 'names' });
    await played(channel);
    const said = await words(channel);
    expect(said).toContain(String.raw`\# \[free\]\(https\://evil.example\) \*\*b\*\*`);
    expect(said).toContain(String.raw`redruM \@everyone`);
    expect(said).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test('stands as it is in the alt text, without marks that turn it', async () => {
    const channel = discord.addChannel(guild, { name: 'alt' });
    await played(channel);
    const alt = altOf(boardIn(discord, channel));
    expect(alt).toContain('# [free](https://evil.example) **b**');
    expect(alt).toContain('redruM @everyone');
    expect(alt).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test('of which nothing can be seen is replaced', async () => {
    const channel = discord.addChannel(guild, { name: 'unseen' });
    await played(channel, unseen, bob);
    expect(altOf(boardIn(discord, channel))).toMatch(/player [12]/i);
  });

  test('is clean in the name of a thread', async () => {
    const channel = discord.addChannel(guild, { name: 'threads' });
    await beginDuel(town, channel);
    await answerTo(town, turner, channel, 'foxu challenge', { opponent: mallory });
    const thread = await discord.until(() => discord.threads(channel)[0], 'a thread');
    expect(thread.name).toBe('Foxu: redruM @everyone – # [free](https://evil.example) **b**');
    await nextBoard(discord, thread, 0);
  });
});
