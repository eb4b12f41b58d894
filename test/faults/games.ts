import { setTimeout as sleep } from 'node:timers/promises';
import { words } from '../../src/commands/words/words.ts';
import { type Rng, rngFrom } from '../../src/games/rng.ts';
import type { Guild, Message } from '../../src/playground/discord/world/records.ts';
import { checkBoard, checkKept, checkPosts, publishedIn } from './checks.ts';
import type { FaultTown } from './faultTown.ts';
import { type Deed, lookAt, type Move, make, movesIn, nextMove } from './moves.ts';
import { type PutMatch, putMatch } from './putMatch.ts';
import type { Tally } from './tally.ts';

/** What was certain before a fault, and what was done since. */
export interface Memory {
  readonly moves: ReadonlyMap<PutMatch, readonly string[]>;
  readonly deeds: Map<PutMatch, Deed[]>;
  /** The move that somebody would have made then. */
  readonly plans: ReadonlyMap<PutMatch, Move | undefined>;
}

export interface Check {
  /** With `press first`, a board need not be mended before somebody presses or types something. */
  readonly order?: 'press first' | undefined;
  /** The games to look at; all when left out. */
  readonly only?: readonly PutMatch[];
}

/** Games under way in channels of their own, one or more of each kind. */
export interface Games {
  readonly rng: Rng;
  readonly matches: readonly PutMatch[];
  remember(): Promise<Memory>;
  /** Makes one move in a game, if somebody can, and does not wait for the answer. */
  move(match: PutMatch, memory: Memory): Promise<'made' | 'nobody can'>;
  /** The same in every game, all at once. */
  moveAll(memory: Memory): Promise<void>;
  /** After a fault: nothing is lost or doubled, each board shows its table, and each game goes on. */
  check(memory: Memory, how?: Check): Promise<void>;
  /** At the end: no message was posted twice. */
  checkPosts(): void;
}

export interface GamesParts {
  readonly town: FaultTown;
  readonly seed: string;
  readonly tally: Tally;
  readonly games?: readonly string[];
  /** Where the nth game is played; in the one guild when left out. */
  readonly guildOf?: (nth: number) => Guild;
  /** Whether what people saw must be in the store; not so when its owner put an older day back. */
  readonly published?: 'kept' | 'may be gone';
  /** What becomes of presses during the fault. Those that are heard count, or whoever pressed is told something. */
  readonly presses?: 'all heard' | 'may not be heard' | 'may be cut off';
}

export const everyGameName = ['foxu', 'zgame', 'mister-zero', 'ricochet', 'mastermind'] as const;
const movedWithin = 12_000;
/** A client may log in anew only each five seconds. */
const hearsWithin = 15_000;
/** While the store is away, people act by what they saw last. */
const lookedUpWithin = 300;
const faultsIn = (tally: Tally) => tally.lost.length + tally.doubled.length + tally.late.length;

/** Begins the games, and waits for their boards. The program must run. */
export async function openGames(parts: GamesParts): Promise<Games> {
  const { town, seed, tally, games = everyGameName, guildOf = () => town.guild } = parts;
  const { published = 'kept', presses = 'all heard' } = parts;
  const rng = rngFrom(seed, 0);
  const shown = new Map<PutMatch, Message | undefined>();
  let channels = 0;

  async function begin(game: string): Promise<PutMatch> {
    const channel = town.discord.addChannel(guildOf(channels), { name: `${game}-${channels}` });
    channels += 1;
    const people = town.people.slice(0, game === 'mister-zero' ? 4 : 2);
    return putMatch({ store: town.store, channel, game, people, seed: `${seed}${channels}` });
  }

  const matches = await Promise.all(games.map(begin));
  await Promise.all(matches.map(async (match) => shown.set(match, await checkBoard(town, match, tally))));

  const planned = async (match: PutMatch) => nextMove(await lookAt(town, match), match.people, rng);

  async function tryMove(match: PutMatch): Promise<(Deed & Move) | undefined> {
    const move = await planned(match);
    return move && { ...move, ...make(town, match, shown.get(match), move, rng) };
  }

  /** Expects that a move can be made, and is taken. Whoever is told to try again does so. */
  async function goesOn(match: PutMatch, before: readonly string[]): Promise<void> {
    let move = await tryMove(match);
    const deadline = performance.now() + movedWithin;
    while (move !== undefined && (await movesIn(town, match)).length === before.length) {
      const told = move.told();
      if (performance.now() > deadline) {
        tally.lost.push(
          `${match.channel.name}: "${move.text}" of ${move.by.name} was not taken, who was told "${told}"`,
        );
        return;
      }
      await sleep(30);
      const movedOn = told.includes(words.en.refusals['moved-on']);
      // A move from before the fault may have been found just now.
      if (movedOn) shown.set(match, await checkBoard(town, match, tally));
      if (movedOn || told.includes(words.en.storeAway)) move = await tryMove(match);
    }
  }

  /** Expects that every press was heard, and that it counted or was answered. */
  async function checkPresses(match: PutMatch, deeds: readonly Deed[], before: number): Promise<void> {
    const { name } = match.channel;
    const heard: Deed[] = [];
    for (const deed of deeds) {
      if (deed.way === 'pressed' && (await deed.acknowledged)) heard.push(deed);
      else if (deed.way === 'pressed' && presses === 'all heard') tally.late.push(`${name}: a press was not heard`);
    }
    const deadline = performance.now() + movedWithin;
    for (;;) {
      const counted = (await movesIn(town, match)).length - before;
      const answered = heard.filter(({ told }) => told() !== '').length;
      if (counted + answered >= heard.length) return;
      if (performance.now() > deadline) {
        tally.lost.push(`${name}: of ${heard.length} presses ${counted} counted and ${answered} were answered`);
        return;
      }
      await sleep(30);
    }
  }

  async function checkMatch(match: PutMatch, memory: Memory, order: Check['order']): Promise<void> {
    const before = memory.moves.get(match) ?? [];
    const deeds = [...(memory.deeds.get(match) ?? [])];
    if (!(await checkKept(town, match, published === 'kept' ? publishedIn(town, match) : 0, tally))) return;
    if (order === 'press first') deeds.push(...[await tryMove(match)].filter((deed) => deed !== undefined));
    shown.set(match, await checkBoard(town, match, tally));
    if (published === 'kept') {
      if (presses !== 'may be cut off') await checkPresses(match, deeds, before.length);
      const { name } = match.channel;
      const now = await movesIn(town, match);
      if (before.some((move, at) => now[at] !== move)) tally.lost.push(`${name}: earlier moves have changed`);
      if (now.length > before.length + deeds.length) tally.doubled.push(`${name}: a move counted twice`);
    }
    await goesOn(match, await movesIn(town, match));
    shown.set(match, await checkBoard(town, match, tally));
  }

  /** A table that is over, or that could not be mended, makes room for a new one. */
  async function renew(match: PutMatch): Promise<void> {
    checkPosts(town, match, tally);
    const next = await begin(match.game.id);
    matches[matches.indexOf(match)] = next;
    shown.set(next, await checkBoard(town, next, tally));
  }

  async function move(match: PutMatch, { deeds, plans }: Memory): Promise<'made' | 'nobody can'> {
    const late = sleep(lookedUpWithin).then(() => plans.get(match));
    const next = await Promise.race([planned(match).catch(() => plans.get(match)), late]);
    if (next === undefined) return 'nobody can';
    deeds.set(match, [...(deeds.get(match) ?? []), make(town, match, shown.get(match), next, rng)]);
    return 'made';
  }

  const each = async <Of>(ask: (match: PutMatch) => Promise<Of>) =>
    new Map(await Promise.all(matches.map(async (match) => [match, await ask(match)] as const)));

  return {
    rng,
    matches,
    remember: async () => ({
      moves: await each((match) => movesIn(town, match)),
      plans: await each(planned),
      deeds: new Map(),
    }),
    move,
    moveAll: async (memory) => void (await Promise.all(matches.map((match) => move(match, memory)))),
    async check(memory, { order, only = [...matches] } = {}) {
      await town.discord
        .until(() => town.discord.connected() > 0, 'the program to listen again', hearsWithin)
        .catch(() => tally.late.push(`after ${hearsWithin} ms the program does not listen`));
      await Promise.all(
        only.map(async (match) => {
          const faults = faultsIn(tally);
          await checkMatch(match, memory, order);
          const stage = await lookAt(town, match).then(
            ({ match: { stage } }) => stage.at,
            () => 'gone',
          );
          if (faultsIn(tally) > faults || stage !== 'playing') await renew(match);
        }),
      );
    },
    checkPosts() {
      for (const match of matches) checkPosts(town, match, tally);
    },
  };
}
