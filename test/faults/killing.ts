import { setTimeout as sleep } from 'node:timers/promises';
import { rngFrom } from '../../src/games/rng.ts';
import type { Message } from '../../src/playground/discord/world/records.ts';
import type { BotProcess, KillPlan } from './botProcess.ts';
import { checkBoard, checkKept, checkPosts, publishedIn } from './checks.ts';
import type { FaultTown } from './faultTown.ts';
import { lookAt, make, movesIn, nextMove } from './moves.ts';
import { type PutMatch, putMatch } from './putMatch.ts';
import type { Tally } from './tally.ts';

/** Every step of a move, and the moment between it and the next. */
const points = [
  { step: 'load', when: 'before' },
  { step: 'load', when: 'after' },
  { step: 'commit', when: 'before' },
  { step: 'commit', when: 'after' },
  { step: 'announce', when: 'before' },
  { step: 'announce', when: 'after' },
  { step: 'announced', when: 'before' },
  { step: 'announced', when: 'after' },
  'any moment',
] as const;
type Point = (typeof points)[number];

const played = ['foxu', 'zgame', 'mister-zero', 'ricochet', 'mastermind'];
const boards = { path: /^\/channels\/\d+\/messages(\/\d+)?$/, times: 99, delayMs: 20_000 };
/** A step that is not reached in this time is not reached at all, for instance since a move was refused. */
const reachedWithin = 2_500;
const movedWithin = 12_000;

/** Kills the program again and again while all games go on, and looks after each start what became of them. */
export async function killAgainAndAgain(town: FaultTown, kills: number, seed: string, tally: Tally): Promise<void> {
  const { discord } = town;
  const rng = rngFrom(seed, 0);
  let channels = 0;
  let bot = await town.start();

  const begin = (game: string): Promise<PutMatch> => {
    channels += 1;
    const channel = discord.addChannel(town.guild, { name: `${game}-${channels}` });
    const seats = game === 'mister-zero' ? 4 : 2;
    return putMatch({
      store: town.store,
      channel,
      game,
      people: town.people.slice(0, seats),
      seed: `${seed}${channels}`,
    });
  };
  const matches = await Promise.all(played.map(begin));
  const shown = new Map<PutMatch, Message | undefined>();
  for (const match of matches) shown.set(match, await checkBoard(town, match, tally));

  async function killAt(point: Point, process: BotProcess): Promise<readonly PutMatch[]> {
    const nth = 1 + rng.int(3);
    if (point === 'any moment') {
      const moved = await moveAll();
      await sleep(rng.int(60));
      await process.kill();
      return moved;
    }
    if (point.step !== 'announce') {
      await process.dieAt({ ...point, step: point.step, nth } satisfies KillPlan);
      const moved = await moveAll();
      await Promise.race([process.ended, sleep(reachedWithin)]);
      return moved;
    }
    const hung = discord.fail({ ...boards, when: point.when });
    const moved = await moveAll();
    await discord.until(() => hung.hits() >= nth, 'a board on its way', reachedWithin).catch(() => undefined);
    await process.kill();
    hung.stop();
    return moved;
  }

  async function moveAll(): Promise<readonly PutMatch[]> {
    const plans = await Promise.all(
      matches.map(async (match) => ({ match, move: nextMove(await lookAt(town, match), match.people, rng) })),
    );
    return plans.flatMap(({ match, move }) => {
      if (move === undefined) return [];
      make(town, match, shown.get(match), move, rng);
      return [match];
    });
  }

  /** Expects that a move can be made after the kill, and is made once. */
  async function goesOn(match: PutMatch, before: readonly string[], made: readonly PutMatch[]): Promise<void> {
    const now = await movesIn(town, match);
    const name = `${match.game.id} in ${match.channel.name}`;
    if (before.some((move, at) => now[at] !== move)) tally.lost.push(`${name}: the log has changed`);
    if (now.length > before.length + (made.includes(match) ? 1 : 0))
      tally.doubled.push(`${name}: one move counted twice`);
    if (now.length > before.length) return;
    const snapshot = await lookAt(town, match);
    const move = nextMove(snapshot, match.people, rng);
    if (move === undefined) return;
    make(town, match, shown.get(match), move, rng);
    const deadline = performance.now() + movedWithin;
    while ((await movesIn(town, match)).length === before.length) {
      if (performance.now() > deadline) {
        tally.lost.push(`${name}: "${move.text}" of ${move.by.name} was not taken after the kill`);
        return;
      }
      await sleep(30);
    }
  }

  /** A table that is over, or that could not be mended, makes room for a new one. */
  async function renew(match: PutMatch, state: 'sound' | 'broken'): Promise<void> {
    const over = (await lookAt(town, match)).match.stage.at !== 'playing';
    if (!over && state === 'sound') return;
    const next = await begin(match.game.id);
    matches[matches.indexOf(match)] = next;
    shown.set(next, await checkBoard(town, next, tally));
  }

  for (let kill = 0; kill < kills; kill++) {
    const point = points[kill % points.length] as Point;
    const before = new Map(
      await Promise.all(matches.map(async (match) => [match, await movesIn(town, match)] as const)),
    );
    const made = await killAt(point, bot);
    await bot.kill();
    tally.tries += 1;
    const published = new Map(matches.map((match) => [match, publishedIn(town, match)]));
    bot = await town.start();
    await Promise.all(
      [...matches].map(async (match) => {
        const faults = tally.lost.length + tally.late.length + tally.doubled.length;
        await checkKept(town, match, published.get(match) ?? 0, tally);
        shown.set(match, await checkBoard(town, match, tally));
        await goesOn(match, before.get(match) ?? [], made);
        shown.set(match, await checkBoard(town, match, tally));
        const broken = tally.lost.length + tally.late.length + tally.doubled.length > faults;
        await renew(match, broken ? 'broken' : 'sound');
      }),
    );
  }
  for (const match of matches) checkPosts(town, match, tally);
  await bot.stop();
  tally.remark = `seed ${seed}`;
}
