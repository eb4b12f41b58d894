import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/discord/people/commandCall.ts';
import type { Channel, Guild, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, told } from '../town/duels.ts';
import { altOf, boardIn, boardsIn, buttonsOf, isPrivate, oneBoardIn, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;
const dan = discord.addUser({ name: 'dan', displayName: 'Dan' });
for (const guild of [town.guild, town.club]) discord.addMember(guild, dan);
discord.setLocale(cleo, 'en-US');

let rooms = 0;
const room = (guild: Guild = town.guild): Channel => discord.addChannel(guild, { name: `cup-${rooms++}` });

const publicIn = (channel: Channel): Message[] =>
  discord.messages(channel).filter((message) => !message.deleted && !isPrivate(message) && message.author.bot);
const postsIn = (channel: Channel, button: string) =>
  publicIn(channel).filter((message) => buttonsOf(message).includes(button));
const roundsIn = (channel: Channel) =>
  publicIn(channel).filter((message) => /### .* · (round|ronde) \d/.test(textOf(message)));
const threadsOf = (channel: Channel) => discord.threads(channel);
const endOf = (channel: Channel) =>
  publicIn(channel).find((message) => /Congratulations|Félicitations/.test(textOf(message)));

async function callCup(user: User, channel: Channel, values: OptionValues = {}): Promise<Message> {
  await answerTo(town, user, channel, 'plateau cup', { game: 'foxu', ...values });
  return discord.until(() => publicIn(channel)[0], 'the sign-up post');
}

async function presses(user: User, message: Message, label: string): Promise<string> {
  return textOf(await discord.as(user).click(message, label).answered());
}

const does = async (user: User, channel: Channel, deed: string) =>
  textOf(await answerTo(town, user, channel, 'plateau cup', { do: deed }));

/** The two who play in a thread, in the order in which its name has them. */
const playersIn = (thread: Channel): User[] =>
  [ada, bob, cleo, dan]
    .filter(({ displayName }) => displayName !== null && thread.name.includes(displayName))
    .toSorted((a, b) => thread.name.indexOf(a.displayName ?? '') - thread.name.indexOf(b.displayName ?? ''));

/** A thread of the round whose game goes on. */
const playing = (channel: Channel, round: number) =>
  threadsOf(channel).filter(
    (thread) => thread.name.startsWith(`Round ${round}:`) && boardsIn(discord, thread).length > 0 && !isOver(thread),
  );
const isOver = (thread: Channel) => boardsIn(discord, thread).some((board) => buttonsOf(board).includes('Replay'));

async function resigns(user: User, thread: Channel): Promise<void> {
  await answerTo(town, user, thread, 'foxu resign');
  await discord.until(() => isOver(thread), 'the end of a game');
}

/** The first of two gives up in every game until the cup is over. */
async function resignAll(channel: Channel, rounds: number): Promise<Message> {
  for (let round = 1; round <= rounds; round++) {
    await discord.until(() => roundsIn(channel).length === round, `round ${round}`, 30_000);
    const games = (textOf(roundsIn(channel)[round - 1] as Message).match(/ – /g) ?? []).length;
    await discord.until(() => playing(channel, round).length === games, `the games of round ${round}`, 30_000);
    for (const thread of playing(channel, round)) await resigns(playersIn(thread)[0] as User, thread);
  }
  return discord.until(() => endOf(channel), 'the end of the cup', 30_000);
}

describe('a cup', () => {
  test('is signed up for, played by everybody against everybody, and won', async () => {
    const channel = room();
    const signUp = await callCup(ada, channel, { players: 4 });
    expect(textOf(signUp)).toContain('### Cup: Foxu');
    expect(buttonsOf(signUp)).toEqual(['Join', 'Leave', 'Start', 'Call off']);
    expect(await presses(ada, signUp, 'Join')).toContain('You have signed up.');
    expect(await presses(ada, signUp, 'Join')).toContain('already');
    expect(await presses(bob, signUp, 'Start')).toContain('Only whoever called this cup');
    expect(await presses(ada, signUp, 'Start')).toContain('at least three');
    expect(await does(bob, channel, 'join')).toContain('You have signed up.');
    expect(await does(bob, channel, 'leave')).toBe('You have left the cup.');
    await discord.until(() => textOf(signUp).includes('Signed up (1 of 4)'), 'the list');
    for (const user of [bob, cleo, dan]) expect(await presses(user, signUp, 'Join')).toContain('You have signed up.');
    // It is full, so it begins.
    await discord.until(() => textOf(signUp).includes('the cup has begun'), 'the beginning');
    expect(buttonsOf(signUp)).toEqual([]);
    const end = await resignAll(channel, 3);
    expect(altOf(end)).toMatch(/^Cup: Foxu, the end\.\n1\. /);
    expect(end.attachments.length).toBe(1);
    expect(threadsOf(channel).length).toBe(6);
    // In each thread stands a single board, without a rematch, that says which round it is.
    for (const thread of threadsOf(channel)) {
      expect(buttonsOf(await oneBoardIn(discord, thread))).not.toContain('Rematch');
    }
    expect(textOf(boardsIn(discord, threadsOf(channel)[0] as Channel)[0] as Message)).toContain('Cup, round 1.');
    const meetings = threadsOf(channel).map((thread) =>
      thread.name.replace(/^.*: /, '').split(' – ').toSorted().join(),
    );
    expect(new Set(meetings).size).toBe(6);
    const list = textOf(await answerTo(town, bob, channel, 'plateau cup'));
    expect(list).toContain('Cups of this server');
    expect(list).toMatch(/won by <@\d+>/);
  }, 120_000);

  test('that too few want to play is called off kindly, and so is one whose caller wishes it', async () => {
    const channel = room();
    const signUp = await callCup(ada, channel);
    expect(await presses(bob, signUp, 'Call off')).toContain('Only whoever called this cup');
    const asked = await discord.as(ada).click(signUp, 'Call off').answered();
    expect(textOf(asked)).toContain('really');
    expect(textOf(await discord.as(ada).click(asked, 'Yes, call it off').answered())).toContain('called the cup off');
    await discord.until(() => textOf(signUp).includes('was called off'), 'the end');
    expect(buttonsOf(signUp)).toEqual([]);
    // Then another one may be called there.
    expect(textOf(await answerTo(town, ada, channel, 'plateau cup', { game: 'zgame' }))).toContain(
      'Your cup is announced in <#',
    );
    expect(textOf(await answerTo(town, bob, channel, 'plateau cup', { game: 'zgame' }))).toContain('already');
  });

  test('goes on without who drops out, and gives whoever is left over a bye', async () => {
    const channel = room();
    const signUp = await callCup(ada, channel, { form: 'swiss' });
    for (const user of [ada, bob, cleo]) await presses(user, signUp, 'Join');
    expect(await does(ada, channel, 'start')).toBe('The cup begins.');
    const round = await discord.until(() => roundsIn(channel)[0], 'the first round');
    expect(textOf(round)).toMatch(/<@\d+> has no opponent in this round. It counts as a win./);
    const thread = await discord.until(() => playing(channel, 1)[0], 'the game');
    const [one, other] = playersIn(thread) as [User, User];
    const asked = await discord.as(one).click(round, 'Drop out').answered();
    expect(textOf(asked)).toContain('Do you really want to drop out?');
    expect(textOf(await discord.as(one).click(asked, 'Yes, drop out').answered())).toContain('You have dropped out');
    const says = `<@${one.id}> resigns`;
    await discord.until(() => textOf(boardIn(discord, thread)).includes(says), 'the end of the game', 20_000);
    const next = await discord.until(() => playing(channel, 2)[0], 'the next round', 20_000);
    expect(playersIn(next).map(({ id }) => id)).toContain(other.id);
    expect(playersIn(next)).not.toContain(one);
    expect(await told(town, discord.as(one).click(roundsIn(channel)[1] as Message, 'Drop out'))).toContain('already');
    expect(await does(dan, channel, 'join')).toContain('has begun');
    // In a thread, the cup is that of its channel, and no other can be called there.
    expect(await does(dan, next, 'table')).toMatch(/Cup.*: Foxu · round 2 of 3/);
    const inWords = await answerTo(town, dan, channel, 'plateau cup', { do: 'table', text: true });
    expect(inWords.attachments).toEqual([]);
    expect(textOf(inWords)).toMatch(/\n1\\\. \S+: 1 \\\(/);
    const refusal = await answerTo(town, ada, next, 'plateau cup', { game: 'foxu' });
    expect(textOf(refusal)).toContain('Give the command in a text channel');
  }, 60_000);

  test('of Ricochet Robots begins a game when both are there, who say so by a button, by typing or by the command', async () => {
    const channel = room();
    const signUp = await callCup(ada, channel, { game: 'ricochet', players: 3 });
    expect(textOf(signUp)).toContain('Of equal bids, always the one made first comes first.');
    for (const user of [ada, bob, cleo]) await presses(user, signUp, 'Join');
    const thread = await discord.until(() => threadsOf(channel)[0], 'the thread', 20_000);
    const [one, other] = playersIn(thread) as [User, User];
    const third = [ada, bob, cleo].find((user) => user !== one && user !== other) as User;
    const board = await discord.until(() => boardsIn(discord, thread)[0], 'the board', 20_000);
    expect(buttonsOf(board)).toEqual(['I am here', 'Rules']);
    expect(textOf(board)).toContain(`<@${one.id}>, <@${other.id}>: press *I am here*`);
    expect(await told(town, discord.as(third).click(board, 'I am here'))).toContain('between other players');
    expect(await does(third, channel, 'here')).toContain('No game of yours');
    await discord.as(one).say(thread, 'here');
    const said = () => boardsIn(discord, thread).at(-1) as Message;
    await discord.until(() => textOf(said()).includes(`<@${one.id}> said so`), 'the first one');
    expect(await does(one, channel, 'here')).toContain('You have said so already.');
    discord.as(other).click(said(), 'I am here');
    await discord.until(() => altOf(said())?.includes('targets left') === true, 'the game', 20_000);
    expect(textOf(said())).toContain('Cup, round 1. Of equal bids');
  }, 60_000);

  test('is announced as it will be played', async () => {
    const terms = async (values: OptionValues) => {
      const signUp = await callCup(ada, room(), values);
      return textOf(signUp).split('\n').slice(2, 5).join('\n');
    };
    expect(await terms({ players: 6, rounds: 3 })).toMatch(/^Swiss, for up to 6: .* The cup has 3 rounds\.$/m);
    expect(await terms({ players: 8, rounds: 15 })).toContain('The cup has 7 rounds, or fewer');
    expect(await terms({ players: 6 })).toMatch(/^Everybody against everybody, for up to 6\.\nA turn may take 1 day,/);
    expect(await terms({ game: 'ricochet' })).toContain('\nA round may take 3 days.');
    const refusal = async (values: OptionValues) =>
      textOf(await answerTo(town, ada, room(), 'plateau cup', { game: 'foxu', ...values }));
    expect(await refusal({ form: 'everybody', rounds: 3 })).toContain('the number of rounds follows from');
    expect(await refusal({ game: 'ricochet', 'turn-limit': '1h' })).toContain('Leave the turn limit out.');
  });

  test('is called only where threads can be opened', async () => {
    const channel = room();
    discord.denyBot(channel, 'CreatePublicThreads');
    const refusal = textOf(await answerTo(town, ada, channel, 'plateau cup', { game: 'foxu' }));
    expect(refusal).toContain('Create Public Threads');
    expect(publicIn(channel)).toEqual([]);
    expect(await does(ada, channel, 'join')).toContain('There is no cup in this channel');
  });

  test('speaks French in a French server', async () => {
    const channel = room(town.club);
    const answer = await answerTo(town, ada, channel, 'plateau cup', { game: 'foxu' });
    expect(textOf(answer)).toContain('Your cup is announced in <#');
    const signUp = await discord.until(() => publicIn(channel)[0], 'the sign-up post');
    expect(textOf(signUp)).toContain('### Tournoi\u00a0: Foxu');
    expect(buttonsOf(signUp)).toEqual(['Entrer', 'Sortir', 'Lancer', 'Annuler']);
    for (const user of [ada, bob, cleo]) await presses(user, signUp, 'Entrer');
    await presses(ada, signUp, 'Lancer');
    const round = await discord.until(() => roundsIn(channel)[0], 'the first round');
    expect(buttonsOf(round)).toEqual(['Classement', 'Se retirer']);
    expect(altOf(round)).toContain('Tournoi\u00a0: Foxu, ronde 1 sur 3.');
    await discord.until(() => threadsOf(channel)[0]?.name.startsWith('Ronde 1\u00a0:'), 'the thread');
    expect(postsIn(channel, 'Classement').length).toBe(2);
  });
});
