import { describe, expect, test } from 'vitest';
import type { Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { altOf, buttonsOf, nextBoard, posted, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, guild, ada, bob, cleo, club, salon } = town;

/** Asks until the game that has just ended is recorded. */
async function until(ask: () => Promise<Message>, says: string): Promise<Message> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await ask();
    if (`${textOf(answer)} ${altOf(answer)}`.includes(says)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nobody ever said ${says}`);
}

const channel = discord.addChannel(guild, { name: 'ranked' });
const rank = (user: User, more = {}) => answerTo(town, user, channel, 'plateau rank', { game: 'foxu', ...more });
const profile = (user: User, more = {}) => answerTo(town, user, channel, 'plateau profile', more);

describe('A ranking', () => {
  test('tells first that nobody has played, and a profile too', async () => {
    expect(textOf(await rank(ada))).toContain('Nobody here is ranked in Foxu yet');
    expect(textOf(await profile(cleo, { member: ada }))).toContain('Ada n’a encore terminé aucune partie ici.');
    expect(textOf(await profile(ada, { member: discord.bot }))).toContain('The computer has no profile');
  });

  test('shows who won and who gave up, as a picture and in words', async () => {
    await beginDuel(town, channel);
    await answerTo(town, bob, channel, 'foxu resign');
    const shown = await until(() => rank(bob), '1. Ada');
    expect(altOf(shown)).toMatch(
      /^Foxu: ranking, \w+ \d{4}, 2 players\.\n1\. Ada: 1\d{3}, 1 of 1 won\.\n2\. Bob \(you\): \d+, 0 of 1 won\.$/,
    );
    const words = await rank(cleo, { text: true, period: 'all-time' });
    expect(textOf(words)).toContain('depuis toujours');
    expect(textOf(words)).toMatch(/1\\?\. Ada/);
    expect(altOf(words)).toBe('');
  });

  test('is shown to everybody when somebody wishes, in the language of the server', async () => {
    const shown = await rank(cleo);
    expect(buttonsOf(shown)).toEqual(['Montrer à tous']);
    const before = posted(discord, channel).length;
    discord.as(cleo).click(shown, 'Montrer à tous');
    const message = await discord.until(() => posted(discord, channel)[before], 'the ranking in the channel');
    expect(textOf(message)).toContain('Cléo shows:');
    expect(altOf(message)).toContain('Foxu: ranking');
    expect(altOf(message)).not.toContain('(you)');
    expect(buttonsOf(message)).toEqual([]);
    // There is nothing more to press, and the answer shows the same.
    await discord.until(() => buttonsOf(shown).length === 0, 'the button to go');
    expect(altOf(shown)).toContain('Foxu\u00a0: classement');
    expect(shown.attachments.length).toBe(1);
  });

  test('is that of each server by itself', async () => {
    const answer = await answerTo(town, cleo, salon, 'plateau rank', { game: 'foxu' });
    expect(textOf(answer)).toContain('Personne n’est encore classé ici à Foxu');
    expect(club.id).not.toBe(guild.id);
  });
});

describe('A profile', () => {
  test('tells what somebody played and won, and with whom', async () => {
    const shown = await profile(bob, { member: ada });
    expect(textOf(shown)).toContain('Ada, profile');
    expect(altOf(shown)).toMatch(/Foxu: rating 1\d{3}, 1 game, 1 won, place 1 of 2\./);
    expect(altOf(shown)).toContain('Plays most with: Bob: 1 game, 1 won, 0 lost.');
  });

  test('has games with the computer apart, and none that a moderator stopped', async () => {
    const other = discord.addChannel(guild, { name: 'computers' });
    await answerTo(town, cleo, other, 'foxu challenge', { opponent: discord.bot, level: 'easy' });
    await nextBoard(discord, other, 0);
    await answerTo(town, cleo, other, 'foxu resign');
    const shown = await until(() => profile(cleo), 'ordinateur');
    expect(altOf(shown)).toContain('Contre l’ordinateur\u00a0: Foxu, facile\u00a0: 1 partie, 0 gagnée');
    expect(altOf(shown)).not.toContain('cote');

    const stopped = discord.addChannel(guild, { name: 'stopped' });
    const duel = await beginDuel(town, stopped, ada, cleo);
    await answerTo(town, guild.owner ?? ada, stopped, 'foxu stop');
    await nextBoard(discord, stopped, revisionOf(duel.board) ?? 0);
    expect(altOf(await profile(cleo))).not.toContain('cote');
  });
});
