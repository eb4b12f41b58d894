import { setTimeout as sleep } from 'node:timers/promises';
import { words } from '../../src/commands/words/words.ts';
import { type Rng, rngFrom } from '../../src/games/rng.ts';
import type { Guild, Message } from '../../src/playground/discord/world/records.ts';
import { checkBoard, checkKept, checkPosts, publishedIn } from './checks.ts';
import type { FaultTown } from './faultTown.ts';
import { lookAt, type Move, make, movesIn, nextMove } from './moves.ts';
import { type PutMatch, putMatch } from './putMatch.ts';
import type { Tally } from './tally.ts';

/** What was certain before a fault. */
export interface Memory {
  readonly moves: ReadonlyMap<PutMatch, readonly string[]>;
  /** How many moves were made since, in each game. */
  readonly made: Map<PutMatch, number>;
}

/** Games under way in channels of their own, one or more of each kind. */
export interface Games {
  readonly rng: Rng;
  readonly matches: readonly PutMatch[];
  remember(): Promise<Memory>;
  /** Makes one move in every game where somebody can, all at once, and does not wait for the answers. */
  moveAll(memory: Memory): Promise<void>;
  /**
   * After a fault: nothing is lost or doubled, each board shows its table, and each game goes on. With `press first`,
   * a board need not be mended before somebody presses or types something.
   */
  check(memory: Memory, order?: 'press first'): Promise<void>;
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
}

export const everyGameName = ['foxu', 'zgame', 'mister-zero', 'ricochet', 'mastermind'] as const;
const movedWithin = 12_000;
/** A client may log in anew only each five seconds. */
const hearsWithin = 15_000;
const faultsIn = (tally: Tally) => tally.lost.length + tally.doubled.length + tally.late.length;

/** Begins the games, and waits for their boards. The program must run. */
export async function openGames(parts: GamesParts): Promise<Games> {
  const { town, seed, tally, games = everyGameName, guildOf = () => town.guild, published = 'kept' } = parts;
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

  async function tryMove(match: PutMatch): Promise<(Move & { readonly told: () => string }) | undefined> {
    const move = nextMove(await lookAt(town, match), match.people, rng);
    return move && { ...move, told: make(town, match, shown.get(match), move, rng) };
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
      if (told.includes(words.en.storeAway)) move = await tryMove(match);
    }
  }

  async function checkMatch(match: PutMatch, { moves, made }: Memory, order?: 'press first'): Promise<void> {
    const before = moves.get(match) ?? [];
    if (!(await checkKept(town, match, published === 'kept' ? publishedIn(town, match) : 0, tally))) return;
    if (order === 'press first') await tryMove(match);
    shown.set(match, await checkBoard(town, match, tally));
    const now = await movesIn(town, match);
    const { name } = match.channel;
    if (published === 'kept') {
      if (before.some((move, at) => now[at] !== move)) tally.lost.push(`${name}: earlier moves have changed`);
      const most = before.length + (made.get(match) ?? 0) + (order === 'press first' ? 1 : 0);
      if (now.length > most) tally.doubled.push(`${name}: a move counted twice`);
    }
    await goesOn(match, now);
    shown.set(match, await checkBoard(town, match, tally));
  }

  /** A table that is over, or that could not be mended, makes room for a new one. */
  async function renew(match: PutMatch): Promise<void> {
    const next = await begin(match.game.id);
    matches[matches.indexOf(match)] = next;
    shown.set(next, await checkBoard(town, next, tally));
  }

  return {
    rng,
    matches,
    async remember() {
      const moves = await Promise.all(matches.map(async (match) => [match, await movesIn(town, match)] as const));
      return { moves: new Map(moves), made: new Map() };
    },
    async moveAll({ made }) {
      const plans = await Promise.all(
        matches.map(async (match) => ({ match, move: nextMove(await lookAt(town, match), match.people, rng) })),
      );
      for (const { match, move } of plans) {
        if (move === undefined) continue;
        make(town, match, shown.get(match), move, rng);
        made.set(match, (made.get(match) ?? 0) + 1);
      }
    },
    async check(memory, order) {
      await town.discord
        .until(() => town.discord.connected() > 0, 'the program to listen again', hearsWithin)
        .catch(() => tally.late.push(`after ${hearsWithin} ms the program does not listen`));
      await Promise.all(
        [...matches].map(async (match) => {
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
