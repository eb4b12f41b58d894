import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { beginDuel, type Duel, told as toldIn } from '../town/duels.ts';
import { altOf, boardIn, boardsIn, menusOf, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();

const fresh = (): Channel => town.discord.addChannel(town.guild, { name: 'room' });

const told = (exchange: Exchange) => toldIn(town, exchange);
const duel = (one?: User, other?: User) => beginDuel(town, fresh(), one, other);

/** Types moves for the two players, and waits for each to be shown. */
async function play(duel: Duel, ...moves: readonly (readonly ['first' | 'second', string])[]): Promise<Message> {
  let board = boardIn(town.discord, duel.channel);
  for (const [who, text] of moves) {
    const before = revisionOf(board) ?? 0;
    const answer = town.discord.as(duel[who]).command(duel.channel, 'foxu move', { move: text });
    board = await nextBoard(town.discord, duel.channel, before).catch(async (error: unknown) => {
      throw new Error(`${text}: ${await told(answer)} (${error})`);
    });
  }
  return board;
}

describe('a challenge is refused, privately and in words,', () => {
  test.each([
    ['to oneself', () => town.ada, 'You cannot challenge yourself'],
    ['to a bot that does not play', () => town.otherBot, 'That bot does not play'],
    ['to somebody who is not in the server', () => town.stranger, 'not in this server'],
  ] as const)('%s', async (_, opponent, words) => {
    const channel = fresh();
    const exchange = town.discord.as(town.ada).command(channel, 'foxu challenge', { opponent: opponent() });
    expect(await told(exchange)).toContain(words);
    expect(boardsIn(town.discord, channel)).toEqual([]);
  });

  test('to somebody whom the same member has challenged here already', async () => {
    const { discord, bob, cleo } = town;
    const channel = fresh();
    await discord.as(cleo).command(channel, 'foxu challenge', { opponent: bob }).answered();
    await nextBoard(discord, channel, 0);
    const second = discord.as(cleo).command(channel, 'foxu challenge', { opponent: bob });
    expect(await told(second)).toContain('Votre défi à ce membre attend encore sa réponse ici');
    expect(boardsIn(discord, channel).length).toBe(1);
    expect(discord.threads(channel)).toEqual([]);
  });

  test.each([
    ['SendMessages', 'Send Messages'],
    ['AttachFiles', 'Attach Files'],
    ['ReadMessageHistory', 'Read Message History'],
  ] as const)('where the bot may not %s, which is named', async (right, name) => {
    const channel = fresh();
    town.discord.denyBot(channel, right);
    const exchange = town.discord.as(town.ada).command(channel, 'foxu challenge', { opponent: town.bob });
    expect(await told(exchange)).toContain(name);
    const french = town.discord.as(town.cleo).command(channel, 'foxu challenge', { opponent: town.bob });
    expect(await told(french)).toContain('Je n’en ai pas encore le droit ici');
    expect(boardsIn(town.discord, channel)).toEqual([]);
  });
});

test('a board is promised at the end of the channel only where the bot may show it', async () => {
  const { discord, ada } = town;
  const { channel, board } = await duel();
  const show = () => discord.as(ada).command(channel, 'foxu show', { public: true });
  discord.denyBot(channel, 'AttachFiles');
  expect(await told(show())).toContain('Attach Files');
  expect(await told(discord.as(ada).command(channel, 'foxu show', { text: true }))).toContain('Foxu, setting up');
  discord.allowBot(channel, 'AttachFiles');
  expect(await told(show())).toContain('is coming');
  await discord.until(() => boardIn(discord, channel).id !== board.id, 'the board at the end');
});

describe('a press is refused, privately and in words, and changes nothing,', () => {
  test('by a stranger to the table', async () => {
    const { board } = await duel();
    const before = revisionOf(board);
    expect(await told(town.discord.as(town.cleo).click(board, 'Shuffle'))).toContain('entre d’autres joueurs');
    expect(revisionOf(board)).toBe(before);
  });

  test('out of turn', async () => {
    const { board, second, first } = await duel();
    expect(await told(town.discord.as(second).click(board, 'Shuffle'))).toContain(`It is <@${first.id}>’s turn`);
  });

  test('on a board that has moved on, with the board as it is now', async () => {
    const game = await duel();
    const { discord } = town;
    const stale = { ...game.board, components: game.board.components } as Message;
    await play(game, ['first', 'shuffle']);
    const exchange = discord.as(game.first).click(game.board, 'Shuffle');
    await exchange.acknowledged;
    const old = discord.as(game.first).click(stale, 'Shuffle');
    const answer = await told(old);
    expect(answer).toContain('has moved on');
    expect(old.followUps.at(-1)?.attachments.length).toBe(1);
  });

  test('twice at once', async () => {
    const game = await duel();
    const hand = town.discord.as(game.first);
    const [one, two] = [hand.click(game.board, 'Use these'), hand.click(game.board, 'Use these')];
    const answers = await town.discord.until(
      () => [...one.followUps, ...two.followUps].length === 1 && [...one.followUps, ...two.followUps],
      'one of the two to be told',
    );
    expect(textOf(answers[0] as Message)).toContain('has moved on');
    const shown = () => textOf(boardIn(town.discord, game.channel)).includes('choose the two opposite corners');
    await town.discord.until(shown, 'the corners to be asked for');
  });

  test('on a challenge to somebody else, or one’s own', async () => {
    const { discord, ada, bob, cleo } = town;
    const channel = fresh();
    await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
    const challenge = await nextBoard(discord, channel, 0);
    expect(await told(discord.as(cleo).click(challenge, 'Accept'))).toContain('s’adresse à quelqu’un d’autre');
    expect(await told(discord.as(ada).click(challenge, 'Accept'))).toContain('your own challenge');
    expect(revisionOf(challenge)).toBe(1);
  });
});

describe('a move of Foxu is refused, privately and in words, in the player’s language:', () => {
  const corners = [
    ['first', 'pegs b1 c1 d1 b2 c2 d2 b3 c3 d3 e3 e4'],
    ['first', 'ready'],
    ['first', 'corners yellow a1'],
  ] as const;
  const opened = [...corners, ['first', 'yellow c3'], ['second', 'take']] as const;

  test.each([
    ['a point there is not', opened, 'z9', 'There is no point z9', 'n’existe pas'],
    ['a point on no line', opened, 'd5', 'No straight line', 'Aucune ligne droite'],
    ['a stop on the other tube', opened, 'c3', 'stands on c3', 'occupe c3'],
    ['past the other tube', opened, 'b2', 'bars the way', 'barre la route'],
    ['staying put', opened, 'f6', 'already', 'déjà'],
    ['the other’s tube by name', opened, 'yellow a5', 'Your tube is the blue one', 'Vous jouez'],
    ['10 pegs', [], 'pegs b1 c1 d1 b2 c2 d2 b3 c3 d3 e3', 'you named 10', 'vous en avez placé 10'],
    ['12 pegs', [], 'pegs b1 c1 d1 e1 b2 c2 d2 b3 c3 d3 e3 e4', 'you named 12', 'vous en avez placé 12'],
    ['a hole twice', [], 'pegs b1 b1 d1 b2 c2 d2 b3 c3 d3 e3 e4', 'b1 twice', 'nommé b1 deux fois'],
    ['a peg on a corner', [], 'pegs a1 c1 d1 b2 c2 d2 b3 c3 d3 e3 e4', 'a1 is a corner', 'a1 est un coin'],
    ['free text', [], 'good luck!', 'I cannot read that as a move', 'Je n’arrive pas à lire ce coup'],
  ] as const)('%s', async (_, before, text, english, french) => {
    const { discord, bob, cleo } = town;
    // Bob reads English and Cléo French, and each must have the turn once.
    const answers = new Map<User, string>();
    for (let tries = 0; answers.size < 2 && tries < 12; tries++) {
      const game = await duel(bob, cleo);
      const mover = game.first;
      if (answers.has(mover)) continue;
      await play(game, ...(before as readonly (readonly ['first' | 'second', string])[]));
      const board = boardIn(discord, game.channel);
      const [revision, alt] = [revisionOf(board), altOf(board)];
      answers.set(mover, await told(discord.as(mover).command(game.channel, 'foxu move', { move: text })));
      expect(revisionOf(board)).toBe(revision);
      expect(altOf(board)).toBe(alt);
    }
    expect(answers.get(bob)).toContain(english);
    expect(answers.get(cleo)?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(french);
  });
});

describe('text typed in the channel', () => {
  test('is ignored when it is no move, or when its writer does not play here', async () => {
    const game = await duel();
    const { discord } = town;
    discord.as(game.first).say(game.channel, 'nice board, isn’t it?');
    discord.as(town.cleo).say(game.channel, 'shuffle');
    discord.as(town.otherBot).say(game.channel, 'shuffle');
    // Messages are answered in order, so after this move an answer to them would be there.
    await play(game, ['first', 'shuffle']);
    const spoken = () => discord.messages(game.channel).filter(({ author }) => author === discord.bot);
    await discord.until(() => spoken().every((message) => revisionOf(message) !== undefined), 'only a board');
    await discord.until(() => spoken().length === 1, 'one board');
  });

  test('that is a move out of turn gets a reply', async () => {
    const game = await duel();
    const { discord } = town;
    const said = discord.as(game.second).say(game.channel, 'shuffle');
    const reply = await discord.until(
      () => discord.messages(game.channel).find(({ reference }) => reference === said),
      'a reply',
    );
    expect(textOf(reply)).toContain(`It is <@${game.first.id}>’s turn`);
    expect(reply.pings.users).toEqual([]);
  });

  test('is a move also when it mentions the bot, or is in a thread that has a game of its own', async () => {
    const { discord, ada, cleo } = town;
    const game = await duel();
    discord.as(game.first).say(game.channel, 'ready', { mentions: [discord.bot] });
    await nextBoard(discord, game.channel, revisionOf(game.board) ?? 0);
    const answer = await discord.as(ada).command(game.channel, 'foxu challenge', { opponent: cleo }).answered();
    const [thread] = discord.threads(game.channel);
    if (thread === undefined) throw new Error('no thread');
    expect(textOf(answer)).toContain(thread.id);
    const challenge = await nextBoard(discord, thread, 0);
    discord.as(cleo).click(challenge, 'Accept');
    const board = await nextBoard(discord, thread, 1);
    const first = [ada, cleo].find(({ id }) => textOf(board).includes(`<@${id}>, place`)) ?? ada;
    discord.as(first).say(thread, 'ready');
    expect(textOf(await nextBoard(discord, thread, 2))).toContain('choose the two opposite corners');
  });
});

describe('the form for the grey pegs', () => {
  test('opens with the pegs as they are, and takes a list or says what is wrong with it', async () => {
    const game = await duel();
    const { discord } = town;
    const hand = discord.as(game.first);
    const wrong = await hand.click(game.board, 'By hand').shownModal();
    const [label] = wrong.components;
    const field = label?.component;
    expect(String(field?.value).split(' ').length).toBe(11);
    const refused = hand.submit(wrong, { [field?.custom_id ?? '']: 'b1 c1' });
    expect(await told(refused)).toContain('you named 2');
    const right = await hand.click(game.board, 'By hand').shownModal();
    hand.submit(right, { [field?.custom_id ?? '']: 'b1 c1 d1 b2 c2 d2 b3 c3 d3 e3 e4' });
    const board = await nextBoard(discord, game.channel, revisionOf(game.board) ?? 0);
    expect(altOf(board)).toContain('Row 4: grey e');
    expect(menusOf(board)).toEqual([]);
  });
});
