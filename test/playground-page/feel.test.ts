import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { needs } from '../needs.ts';
import { answerTo } from '../town/duels.ts';
import { crowdOf, seedWith, shows, solutionOf } from '../town/race.ts';
import { boardIn, boardsIn, buttonsOf, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { type Feel, isInSight, openFeel, type Seen, type Watched } from './feel.ts';

/** Whole games, watched on a phone and on a desk: what is in sight at each stage, what is left behind, who is called. */
describe('who watches a game', needs.chromium, () => {
  let feel: Feel;
  beforeAll(async () => {
    feel = await openFeel(['race', 'duel', 'four']);
  });
  afterAll(() => feel.close());

  const isOver = (board: Message) => buttonsOf(board).includes('Rematch');
  const inSight = (seen: readonly Seen[]) => expect(seen.filter((each) => !isInSight(each))).toEqual([]);

  /** Until three messages are below it, its first lines may have been pushed up, and no more than that. */
  function between(seen: readonly Seen[]) {
    for (const { buttons, picture } of seen) {
      expect(buttons).toBe(1);
      expect(picture).toBeGreaterThan(0.75);
    }
  }

  /** One of those makes a move by typing it, if it is their turn, and the board shows it. */
  async function typed(channel: Channel, command: string, players: readonly User[], nth: number): Promise<boolean> {
    const { discord } = feel.town;
    const before = revisionOf(boardIn(discord, channel)) ?? 0;
    for (const player of players) {
      const asking = discord.as(player).autocomplete(channel, `${command} move`, 'move', '');
      await asking.acknowledged;
      const all = asking.choices ?? [];
      // Nobody wins before the watchers have seen enough.
      const quiet = all.filter(({ name }) => !/Z/.test(name));
      const choices = quiet.length > 0 ? quiet : all;
      const choice = choices[(nth * 7) % Math.max(1, choices.length)];
      if (choice === undefined) continue;
      discord.as(player).say(channel, String(choice.value));
      await nextBoard(discord, channel, before);
      await discord.until(() => boardsIn(discord, channel).length === 1, 'one board');
      return true;
    }
    return false;
  }

  function ended(watched: Watched, game: string, called: readonly User[]) {
    watched.tell(game);
    expect(watched.left()).toBeLessThanOrEqual(2);
    expect(watched.called()).toEqual(called);
  }

  test('of Ricochet Robots with five bidders has the board in sight at every stage', async () => {
    const { town } = feel;
    const { discord, ada, bob } = town;
    const channel = feel.channel('race');
    const seed = seedWith({ least: 4, most: 6 });
    const { moves, typed: solution } = solutionOf(seed);
    const bidders = [ada, bob, ...crowdOf(town, 3)];
    const watched = await feel.watch(channel, { phone: bob, wide: ada });
    await answerTo(town, ada, channel, 'ricochet start', { bidding: 30, seed });
    await nextBoard(discord, channel, 0);
    inSight(await watched.stage('the target'));
    for (const [nth, bidder] of bidders.entries()) {
      discord.as(bidder).say(channel, String(moves + bidders.length - 1 - nth));
      await shows(town, channel, `<@${bidder.id}> ${moves + bidders.length - 1 - nth}`);
    }
    between(await watched.stage('five bids'));
    const [lowest] = bidders.slice(-1) as [User];
    await shows(town, channel, `<@${lowest.id}> demonstrates`, 40_000);
    inSight(await watched.stage('the demonstration'));
    const [first = '', ...rest] = solution.split(' ');
    discord.as(lowest).say(channel, first);
    await shows(town, channel, `1 of ${moves}`);
    between(await watched.stage('a move'));
    discord.as(lowest).say(channel, rest.join(' '));
    await shows(town, channel, `<@${lowest.id}> wins`);
    inSight(await watched.stage('the end of the round'));
    // It was half a minute ago that they bid, and their minute runs.
    ended(watched, 'Ricochet Robots, one round with five bidders', [lowest]);
    await watched.close();
  }, 150_000);

  test('of Z-Game for twenty moves has the board in sight after each, and nobody is called who is there', async () => {
    const { town } = feel;
    const { discord, ada, bob, cleo } = town;
    const channel = feel.channel('duel');
    const watched = await feel.watch(channel, { phone: bob, wide: cleo });
    await answerTo(town, ada, channel, 'zgame challenge', { opponent: bob });
    const challenge = await nextBoard(discord, channel, 0);
    inSight(await watched.stage('the challenge'));
    discord.as(bob).click(challenge, 'Accept');
    await shows(town, channel, /arrange|lines/i);
    for (const player of [ada, bob]) await answerTo(town, player, channel, 'zgame move', { move: 'ready' });
    await shows(town, channel, /your turn|to move|moves first|plays/i);
    for (let nth = 0; nth < 20 && !isOver(boardIn(discord, channel)); nth++) {
      expect(await typed(channel, 'zgame', [ada, bob], nth)).toBe(true);
      inSight(await watched.stage(`move ${nth + 1}`));
    }
    if (!isOver(boardIn(discord, channel))) await answerTo(town, ada, channel, 'zgame resign');
    await discord.until(() => isOver(boardIn(discord, channel)), 'the end');
    inSight(await watched.stage('the end'));
    ended(watched, 'Z-Game, twenty moves', [bob]);
    await watched.close();
  }, 150_000);

  test('of Mister Zero at a table of four has the board in sight after each token', async () => {
    const { town } = feel;
    const { discord, ada, bob } = town;
    const channel = feel.channel('four');
    const four = [ada, bob, ...crowdOf(town, 2)];
    const watched = await feel.watch(channel, { phone: bob, wide: ada });
    await answerTo(town, ada, channel, 'misterzero table');
    await nextBoard(discord, channel, 0);
    inSight(await watched.stage('the table'));
    for (const user of four.slice(1)) {
      const before = boardIn(discord, channel);
      const shown = revisionOf(before) ?? 0;
      const free = textOf(before)
        .split('\n')
        .findIndex((line) => line.endsWith('– free'));
      expect(free).toBeGreaterThan(0);
      discord.as(user).click(before, String(textOf(before).split('\n')[free]?.split(' – ')[0]));
      await nextBoard(discord, channel, shown);
    }
    for (let nth = 0; nth < 20 && !isOver(boardIn(discord, channel)); nth++) {
      expect(await typed(channel, 'misterzero', four, nth)).toBe(true);
      inSight(await watched.stage(`token ${nth + 1}`));
    }
    await discord.until(() => isOver(boardIn(discord, channel)), 'the end');
    inSight(await watched.stage('the end'));
    ended(watched, 'Mister Zero, a table of four', []);
    await watched.close();
  }, 200_000);
});
