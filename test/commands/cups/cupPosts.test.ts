import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/registry.ts';
import type { Cup } from '../../../src/host/cups/cup.ts';
import { openGames } from '../../../src/host/cups/rounds.ts';
import { leave } from '../../../src/host/cups/signUp.ts';
import type { Channel, User } from '../../../src/playground/discord/world/records.ts';
import { sweep } from '../../sweep.ts';
import { boardIn, boardsIn, buttonsOf, textOf } from '../../town/reading.ts';
import { type CupTown, gathering, openCupTown, type Process } from './cupTown.ts';

let town: CupTown;
let refused: unknown = [];
beforeEach(async () => {
  refused = [];
  town = await openCupTown();
});
afterEach(async () => {
  expect(await town.close()).toEqual(refused);
});

const minute = 60_000;

/** What stands in the channel of a cup, a word for each post. */
const postsIn = (channel: Channel): string[] =>
  town.messagesIn(channel).map((message) => {
    const text = textOf(message);
    if (text.includes('Congratulations')) return 'end';
    if (/round \d of \d of the cup/.test(text)) return 'game';
    return /### .* · round \d/.test(text) ? (/round \d/.exec(text)?.[0] ?? '') : 'sign-up';
  });

/** Whoever begins gives up in every game that goes on. */
async function resignAll({ host }: Process, cup: Cup): Promise<void> {
  for (const { game } of openGames(cup)) {
    const entrant = cup.entrants[game.entrants[0] ?? 0];
    if (game.table === undefined || entrant?.kind !== 'member') continue;
    await host.act(game.table, { act: 'resign', by: entrant.id });
  }
}

async function playOn(process: Process, id: string): Promise<void> {
  for (let round = 0; round < 8 && !process.killed(); round++) {
    await process.settle();
    const cup = await town.cup(process, id);
    if (cup.stage.at === 'over') return;
    await resignAll(process, cup).catch(() => undefined);
  }
}

describe('a cup', () => {
  test('has each post, thread, game and result once, wherever a process is killed', async () => {
    const { people } = town;
    const who = people.slice(0, 3);
    let lives = 0;
    // Each thing that it does is one more to live through; of these, some are tried.
    for (; ; lives += Math.ceil(20 / sweep(20))) {
      // In a server of its own, so that nobody looks after the cups before it.
      town.move();
      const channel = town.room();
      const id = await town.call(await town.start(), channel, who, { form: 'swiss', roundsPlanned: 1 });
      let next = await town.start(lives);
      const first = next;
      await next.settle();
      if (first.killed()) next = await town.start();
      await next.pass(gathering);
      await playOn(next, id);
      if (first.killed()) next = await town.start();
      await playOn(next, id);
      await next.settle();
      const cup = await town.cup(next, id);
      expect([lives, cup.stage.at, postsIn(channel)]).toEqual([lives, 'over', ['sign-up', 'round 1', 'game', 'end']]);
      const threads = town.discord.threads(channel);
      expect(threads.map((thread) => boardsIn(town.discord, thread).length)).toEqual([1]);
      expect(cup.rounds.map(({ games }) => games.map(({ result }) => result?.by))).toEqual([['absent']]);
      if (!first.killed()) break;
    }
    expect(lives).toBeGreaterThan(20);
    // Its thread is there when the process that opened it was killed before it could note that.
    const all = sweep(20) === 20;
    refused = all ? expect.arrayContaining([expect.stringContaining('160004')]) : expect.any(Array);
  }, 180_000);

  test.each(games)('of $words.en.name is played to its end, with a board in each thread', async (game) => {
    const channel = town.room();
    const process = await town.start();
    const id = await town.call(process, channel, town.people, { game: game.id });
    await process.pass(gathering);
    const threads = town.discord.threads(channel);
    expect(threads.map((thread) => textOf(boardIn(town.discord, thread)).includes('Cup, round 1.'))).toEqual([
      true,
      true,
    ]);
    await playOn(process, id);
    expect((await town.cup(process, id)).stage.at).toBe('over');
    expect(town.discord.threads(channel).length).toBe(6);
    const end = town.messagesIn(channel).at(-1);
    expect(end && textOf(end)).toContain(`the cup of ${game.words.en.name}. Congratulations!`);
  });

  test('ends what still goes on at the end of a round, and says why', async () => {
    const channel = town.room();
    const process = await town.start();
    const id = await town.call(process, channel, town.people.slice(0, 3), { roundLimit: minute });
    await process.pass(gathering);
    const [{ game } = { game: undefined }] = openGames(await town.cup(process, id));
    const [thread] = town.discord.threads(channel);
    if (thread === undefined || game?.table === undefined) throw new Error('no game');
    expect(textOf(boardIn(town.discord, thread))).toContain('Cup, round 1.');
    await process.pass(minute);
    await process.settle();
    const over = boardIn(town.discord, thread);
    expect(textOf(over)).toContain('The time for this round of the cup is over.');
    expect(buttonsOf(over)).not.toContain('Rematch');
    const round = town.messagesIn(channel)[1];
    expect(round && textOf(round)).toMatch(/<@\d+> – <@\d+>: \*\*0 – 1\*\*, ended with the round, <#\d+>/);
    // Who never came has dropped out.
    expect(town.messagesIn(channel).map(textOf).join()).toContain('Dropped out: <@');
  });

  test('goes on without who has left the server, who gets no thread', async () => {
    const channel = town.room();
    const process = await town.start();
    const [ada, bob, cleo] = town.people as readonly [User, User, User];
    const eve = town.discord.addUser({ name: 'eve' });
    const id = await town.call(process, channel, [ada, bob, cleo, eve]);
    await process.pass(gathering);
    const cup = await town.cup(process, id);
    const gone = cup.entrants.find((entrant) => entrant.kind === 'member' && entrant.id === eve.id);
    expect(gone).toMatchObject({ left: 1 });
    expect(cup.rounds[0]?.games.flatMap(({ result }) => result?.by ?? [])).toEqual(['absent']);
    const names = town.discord.threads(channel).map(({ name }) => name);
    expect([names.length, names.join().includes('eve')]).toEqual([1, false]);
    refused = [expect.stringContaining('10007 Unknown Member')];
  });

  test('tells which right is missing to open threads, and begins its games once it is given', async () => {
    const channel = town.room();
    const process = await town.start();
    const id = await town.call(process, channel, town.people);
    town.discord.denyBot(channel, 'CreatePublicThreads');
    await process.pass(gathering);
    expect(postsIn(channel)).toEqual(['sign-up', 'round 1']);
    const round = town.messagesIn(channel)[1];
    expect(round && textOf(round)).toContain('allow me: **Create Public Threads**');
    town.discord.allowBot(channel, 'CreatePublicThreads');
    await process.settle();
    expect(postsIn(channel)).toEqual(['sign-up', 'round 1', 'game', 'game']);
    expect(round && textOf(round)).not.toContain('Create Public Threads');
    expect(openGames(await town.cup(process, id)).every(({ game }) => game.table !== undefined)).toBe(true);
  });

  test('waits where Discord refuses its posts, says so once, and posts when it may', async () => {
    const channel = town.room();
    const process = await town.start();
    await town.call(process, channel, []);
    town.discord.denyBot(channel, 'SendMessages');
    await process.settle();
    await process.settle();
    expect(town.logged.filter((line) => line.startsWith('Discord refuses what a cup needs')).length).toBe(1);
    town.discord.allowBot(channel, 'SendMessages');
    await process.settle();
    expect(postsIn(channel).length).toBe(1);
    // It was tried again only because somebody acted.
    refused = [expect.stringContaining('50013'), expect.stringContaining('50013')];
  });

  test('posts a game again whose post somebody deleted before its thread was there', async () => {
    const channel = town.room();
    const process = await town.start();
    const id = await town.call(process, channel, town.people.slice(0, 3));
    const path = /^\/channels\/\d+\/messages\/\d+\/threads$/;
    town.discord.fail({ method: 'POST', path, status: 403, body: { code: 50013, message: 'Missing Permissions' } });
    await process.pass(gathering);
    const post = town.messagesIn(channel).at(-1);
    expect(postsIn(channel)).toEqual(['sign-up', 'round 1', 'game']);
    expect(town.discord.threads(channel)).toEqual([]);
    if (post !== undefined) town.discord.as(town.guild().owner).remove(post);
    await process.pass(11 * minute);
    await process.settle();
    expect(postsIn(channel)).toEqual(['sign-up', 'round 1', 'game']);
    const [{ game } = { game: undefined }] = openGames(await town.cup(process, id));
    expect(game?.table).toBeDefined();
    expect(town.discord.threads(channel).length).toBe(1);
    refused = expect.arrayContaining([expect.stringContaining('10008')]);
  });

  test('tells its end as soon as it may, also long after', async () => {
    const channel = town.room();
    const process = await town.start();
    const who = town.people.slice(0, 3);
    const id = await town.call(process, channel, who, { form: 'swiss', roundsPlanned: 1 });
    await process.pass(gathering);
    town.discord.denyBot(channel, 'SendMessages');
    await resignAll(process, await town.cup(process, id));
    await process.settle();
    expect((await town.cup(process, id)).stage.at).toBe('over');
    await process.pass(sweep(180) * minute);
    expect(postsIn(channel)).not.toContain('end');
    town.discord.allowBot(channel, 'SendMessages');
    await process.pass(11 * minute);
    expect(postsIn(channel).at(-1)).toBe('end');
    refused = expect.arrayContaining([expect.stringContaining('50013')]);
  });

  test('is called off when its channel is gone, and its games are dropped out of by leaving', async () => {
    const channel = town.room();
    const process = await town.start();
    const id = await town.call(process, channel, town.people);
    await process.pass(gathering);
    const before = await town.cup(process, id);
    const [{ game } = { game: undefined }] = openGames(before);
    const entrant = before.entrants[game?.entrants[0] ?? 0];
    const who = entrant?.kind === 'member' ? entrant.id : '';
    await process.host.cups.change(town.guild().id, id, (cup) => leave(cup, who));
    await process.settle();
    expect(town.messagesIn(channel).map(textOf).join()).toContain(`Dropped out: <@${who}>`);
    town.discord.removeChannel(channel);
    await process.settle();
    expect((await town.cup(process, id)).stage.at).toBe('called-off');
    refused = [expect.stringContaining('10003 Unknown Channel')];
  });
});
