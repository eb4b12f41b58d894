import { beforeEach, describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/discord/people/commandCall.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { boardIn, boardsIn, buttonsOf, isPrivate, nextBoard, posted, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const referees = town.discord.addRole(town.guild, { name: 'Referees', members: [town.bob] });
let channel: Channel;

const usual = { channels: 'everywhere', 'who-stops': 'moderators', 'turn-limit': '1d', computers: 'allowed' };

beforeEach(async () => {
  const { discord, guild, ada } = town;
  channel = discord.addChannel(guild, { name: 'talk' });
  discord.setPermissions(guild, ada, ['ManageGuild']);
  await set(usual);
});

async function set(values: OptionValues): Promise<void> {
  expect(textOf(await answerTo(town, town.ada, channel, 'plateau settings', values))).toContain('✓ Changed');
}

const tell = async (user: User, command: string, values: OptionValues = {}, where = channel): Promise<string> =>
  textOf(await answerTo(town, user, where, command, values));

/** The private answer to a press on a message that stays as it is. */
async function press(user: User, message: Message, label: string): Promise<string> {
  const exchange = town.discord.as(user).click(message, label);
  const said = await town.discord.until(
    () =>
      [...exchange.followUps, exchange.message].find((each) => each && isPrivate(each) && each.components.length > 0),
    `an answer to ${label}`,
  );
  return textOf(said);
}

const shows = (where: Channel, text: string): Promise<Message> =>
  town.discord.until(
    () => boardsIn(town.discord, where).find((board) => textOf(board).includes(text)),
    `a board with ${text}`,
  );

/** A game of two that is over, and asks for a rematch. */
async function finished(): Promise<Message> {
  await beginDuel(town, channel);
  await tell(town.bob, 'foxu resign');
  return shows(channel, 'resigns');
}

describe('channels where games may start', () => {
  test('refuse every start elsewhere, and name where to go, to each in their language', async () => {
    const { discord, ada, bob, cleo, quiet } = town;
    const help = await answerTo(town, bob, channel, 'plateau help');
    await set({ channels: '#quiet' });
    const refused = `Games may not start in this channel, but they may there: <#${quiet.id}>.`;
    expect(await tell(ada, 'foxu challenge', { opponent: bob })).toContain(refused);
    expect(await tell(ada, 'foxu challenge', { opponent: discord.bot })).toContain(refused);
    expect(await tell(bob, 'ricochet start')).toContain(refused);
    expect(await tell(bob, 'mastermind table')).toContain(refused);
    expect(await press(bob, help, 'Start')).toContain(refused);
    const french = await tell(cleo, 'foxu défier', { adversaire: bob });
    expect(french).toContain(
      `On ne lance pas de partie dans ce salon, mais on peut le faire là-bas\u00a0: <#${quiet.id}>.`,
    );
    expect(posted(discord, channel)).toEqual([]);
  });

  test('count for their threads too, and leave boards for one alone', async () => {
    const { discord, ada, bob, quiet } = town;
    await set({ channels: `<#${channel.id}> #quiet` });
    await beginDuel(town, channel);
    expect(await tell(ada, 'foxu challenge', { opponent: bob })).toContain('Your challenge is here');
    const [thread] = discord.threads(channel);
    await nextBoard(discord, thread as Channel, 0);
    await tell(ada, 'foxu stop', {}, thread);
    expect(await tell(ada, 'foxu challenge', { opponent: bob }, thread)).toContain('Your challenge is here');
    await set({ channels: `<#${quiet.id}>` });
    await tell(ada, 'foxu stop', {}, thread);
    expect(await tell(ada, 'foxu challenge', { opponent: bob }, thread)).toContain('Games may not start');
    expect(await tell(bob, 'ricochet puzzle')).not.toContain('Games may not start');
  });

  test('let games go on that began elsewhere before, to their end, but not begin anew', async () => {
    const { discord, ada, bob } = town;
    const { first, board } = await beginDuel(town, channel);
    await set({ channels: '#quiet' });
    const before = revisionOf(board) ?? 0;
    const shown = await answerTo(town, first, channel, 'foxu show');
    discord.as(first).click(shown, 'Use these');
    await nextBoard(discord, channel, before);
    await tell(bob, 'foxu resign');
    const over = await shows(channel, 'resigns');
    expect(await press(ada, over, 'Rematch')).toContain('Games may not start in this channel');
    expect(await tell(ada, 'foxu rematch')).toContain('Games may not start in this channel');
    const typed = discord.as(ada).say(channel, 'rematch');
    const reply = await discord.until(
      () => discord.messages(channel).find(({ reference }) => reference === typed),
      'a reply to the typed wish',
    );
    expect(textOf(reply)).toContain('Games may not start in this channel');
    await set({ channels: 'everywhere' });
    await tell(ada, 'foxu rematch');
    await shows(channel, 'would like a rematch');
  });

  test('say so when all that were chosen are gone', async () => {
    const gone = town.discord.addChannel(town.guild, { name: 'gone' });
    await set({ channels: `<#${gone.id}>` });
    town.discord.removeChannel(gone);
    expect(await tell(town.bob, 'ricochet start')).toContain('those where they might are gone');
  });
});

describe('others’ games', () => {
  test.each(['moderators', 'everybody'] as const)('are stopped by %s', async (who) => {
    const { bob, cleo } = town;
    await set({ 'who-stops': who });
    await beginDuel(town, channel, town.ada, cleo);
    const answer = await tell(bob, 'foxu stop');
    if (who === 'everybody') await shows(channel, `<@${bob.id}> has ended this game.`);
    else expect(answer).toContain('This game is between other players');
  });

  test('are stopped by a role that was chosen, and by nobody else who is no moderator', async () => {
    const { discord, guild, ada, bob, cleo } = town;
    await set({ 'stop-role': referees });
    const carl = discord.addUser({ name: 'carl' });
    discord.addMember(guild, carl);
    await beginDuel(town, channel, ada, cleo);
    expect(await tell(carl, 'foxu stop')).toContain('This game is between other players');
    expect(await tell(cleo, 'foxu arrêter')).toContain('quelqu’un que le serveur y autorise');
    await tell(bob, 'foxu stop');
    await shows(channel, `<@${bob.id}> has ended this game.`);
  });

  test('are stopped before they begin, by somebody who may', async () => {
    await set({ 'who-stops': 'everybody' });
    await answerTo(town, town.ada, channel, 'foxu challenge', { opponent: town.cleo });
    const challenge = await nextBoard(town.discord, channel, 0);
    // The button below the challenge is only for who made it.
    expect(await press(town.bob, challenge, 'Take back')).toContain('Only whoever made this challenge');
    await tell(town.bob, 'foxu stop');
    await shows(channel, `<@${town.bob.id}> has ended this game.`);
  });
});

test('a turn lasts as long as is usual in the server, unless whoever begins says otherwise', async () => {
  const { discord, guild, bob } = town;
  await set({ 'turn-limit': '5m' });
  const minutesOn = (board: Message) => {
    const until = Number(/<t:(\d+):R>/.exec(textOf(board))?.[1]) * 1_000;
    return Math.round((until - discord.now()) / 60_000);
  };
  const minutes = async (where: Channel, chosen: OptionValues = {}) =>
    minutesOn((await beginDuel(town, where, town.ada, bob, chosen)).board);
  expect(await minutes(channel)).toBe(5);
  expect(await minutes(discord.addChannel(guild, { name: 'slow' }), { 'turn-limit': '1h' })).toBe(60);
  const pressed = discord.addChannel(guild, { name: 'pressed' });
  const help = await answerTo(town, bob, pressed, 'plateau help');
  const level = await discord.as(bob).click(help, 'Play the computer').answered();
  await discord.as(bob).click(level, 'Easy').answered();
  expect(minutesOn(await shows(pressed, '<t:'))).toBe(5);
});

describe('where computer players are not allowed', () => {
  const refused = 'the computer does not play along';

  test('nobody begins a game with one', async () => {
    const { discord, ada, bob } = town;
    const help = await answerTo(town, bob, channel, 'plateau help');
    const level = await discord.as(bob).click(help, 'Play the computer').answered();
    await set({ computers: 'not-allowed' });
    expect(await tell(ada, 'foxu challenge', { opponent: discord.bot })).toContain(refused);
    expect(await tell(ada, 'mastermind challenge', { opponent: bob, third: discord.bot })).toContain(refused);
    expect(await tell(ada, 'ricochet start', { computers: 'all' })).toContain(refused);
    expect(await press(bob, help, 'Play the computer')).toContain(refused);
    expect(await press(bob, level, 'Easy')).toContain(refused);
    expect(await tell(town.cleo, 'foxu défier', { adversaire: discord.bot })).toContain('l’ordinateur ne joue pas');
    expect(posted(discord, channel)).toEqual([]);
    const now = await answerTo(town, bob, channel, 'plateau help');
    expect(buttonsOf(now)).not.toContain('Play the computer');
    expect(textOf(help)).toContain('`/foxu computer`');
    expect(textOf(now)).not.toContain('computer`');
    expect(textOf(now)).toContain('`/foxu challenge`');
  });

  test('nobody fills a table with them, or adds one to a race', async () => {
    const { discord, ada, bob, guild } = town;
    await tell(ada, 'mastermind table');
    const table = await nextBoard(discord, channel, 0);
    const race = discord.addChannel(guild, { name: 'race' });
    await tell(bob, 'ricochet start', {}, race);
    const racing = await nextBoard(discord, race, 0);
    const more = await discord.as(bob).click(racing, 'More…').answered();
    const level = await discord.as(bob).click(more, 'Add a computer').answered();
    await set({ computers: 'not-allowed' });
    expect(await press(ada, table, 'Computer fills up')).toContain(refused);
    const added = discord.as(bob).click(level, 'Easy');
    expect(textOf(await discord.until(() => added.followUps.at(-1), 'the refusal'))).toContain(refused);
    expect(textOf(boardIn(discord, race))).not.toContain('Playing along');
  });

  test('no button offers them, on boards from before either, once these are shown anew', async () => {
    const { discord, ada, bob, guild } = town;
    await tell(ada, 'mastermind table');
    const table = await nextBoard(discord, channel, 0);
    expect(buttonsOf(table)).toContain('Computer fills up');
    const race = discord.addChannel(guild, { name: 'race' });
    await tell(bob, 'ricochet start', {}, race);
    const racing = await nextBoard(discord, race, 0);
    await set({ computers: 'not-allowed' });
    const before = revisionOf(table) ?? 0;
    await tell(bob, 'mastermind sit');
    const shown = await nextBoard(discord, channel, before);
    expect(buttonsOf(shown)).not.toContain('Computer fills up');
    expect(buttonsOf(shown)).toContain('Give up my seat');
    const more = await discord.as(bob).click(racing, 'More…').answered();
    expect(buttonsOf(more)).not.toContain('Add a computer');
    expect(buttonsOf(more)).toContain('Leave');
    await set({ computers: 'allowed' });
    expect(buttonsOf(await answerTo(town, bob, channel, 'mastermind show'))).toContain('Computer fills up');
  });

  test('a game against one goes on to its end, and is not played again', async () => {
    const { ada } = town;
    await tell(ada, 'foxu challenge', { opponent: town.discord.bot });
    await nextBoard(town.discord, channel, 0);
    await set({ computers: 'not-allowed' });
    await tell(ada, 'foxu resign');
    const over = await shows(channel, 'resigns');
    expect(await press(ada, over, 'Rematch')).toContain(refused);
  });

  test('two members play again as ever', async () => {
    await finished();
    await set({ computers: 'not-allowed' });
    await tell(town.ada, 'foxu rematch');
    await tell(town.bob, 'foxu rematch');
    await shows(channel, 'pla');
  });

  test('the seat of somebody who leaves a table of three is played on', async () => {
    const { discord, ada, bob, cleo } = town;
    await set({ computers: 'not-allowed' });
    await tell(ada, 'mastermind challenge', { opponent: bob, third: cleo });
    await nextBoard(discord, channel, 0);
    await tell(bob, 'mastermind accept');
    await tell(cleo, 'mastermind accepter');
    await discord.until(() => boardsIn(discord, channel).some((board) => board.attachments.length > 0), 'the game');
    await tell(cleo, 'mastermind quitter');
    await shows(channel, 'plays on in that seat');
  });
});
