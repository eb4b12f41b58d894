import type { Logger } from 'pino';
import type { Instant, Seat } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { TableId } from '../../store/address.ts';
import { type Store, StoreAway } from '../../store/port.ts';
import { isSameCupGame } from '../match/cupGame.ts';
import { isLive, type Match } from '../match/match.ts';
import type { Answer, Tables } from '../tables.ts';
import { Unreadable } from '../unreadable.ts';
import { type Changed, type Cup, type CupGame, isRunning } from './cup.ts';
import { cupMatch } from './cupMatch.ts';
import { changeCup, cupOf, cupsOf, keepCup, keepResult, resultsOf } from './keeping.ts';
import { openGames, withGame } from './rounds.ts';
import { goneFrom, settled } from './settle.ts';

export interface CupsParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: ReadonlyMap<string, Game>;
  readonly now: () => Instant;
  readonly seed: () => string;
  readonly log: Logger;
}

/** What a change of a cup may need to know. */
export interface CupMoment {
  readonly now: Instant;
  readonly seed: string;
}

/** The cups of servers. Whatever is done twice, or by two processes, counts once. */
export interface Cups {
  /** On the tables' clock, as all times of a cup. */
  now(): Instant;
  /** The last one first. */
  of(guild: string): Promise<readonly Cup[]>;
  /** Keeps a new cup, unless there is one of this name, or one that runs in its channel. */
  call(cup: Cup): Promise<Changed>;
  /** Changes a cup, and does what follows from it. `change` may be asked several times. */
  change(guild: string, id: string, change: (cup: Cup, moment: CupMoment) => Changed): Promise<Changed>;
  /** Begins the match of a game in the last round, and notes where it is. It begins once. */
  begin(
    guild: string,
    id: string,
    game: { readonly round: number; readonly at: number },
    table: TableId,
  ): Promise<Begun>;
  /** Does what is due in the cups of a server, and gives them. To be asked again and again. */
  progress(guild: string): Promise<readonly Cup[]>;
}

/** `past`: the game is not to be played any more. */
export type Begun = Answer | 'past';

/** So much later than its time a game whose table says nothing of it any more counts as stopped. */
const patience = 10 * 60_000;

export function openCups({ store, tables, games, now, seed, log }: CupsParts): Cups {
  /** Cups of which it was told that something is wrong with them. */
  const broken = new Set<string>();

  async function settle(cup: Cup): Promise<Cup> {
    const { guild, id } = cup;
    if (!isRunning(cup) && openGames(cup).every(({ game }) => game.table === undefined)) return cup;
    const moment = { now: now(), seed: seed() };
    const results = await resultsOf(store, guild, id);
    const changed = await changeCup(store, guild, id, (kept) => ({ ok: true, cup: settled(kept, results, moment) }));
    if (!changed.ok) return cup;
    for (const { at, game } of openGames(changed.cup)) {
      if (game.table !== undefined) await seeTo(changed.cup, at, { ...game, table: game.table });
    }
    return changed.cup;
  }

  /** A cup that something is wrong with holds up no other, and what its people do is kept all the same. */
  async function settledAlone(cup: Cup): Promise<Cup> {
    try {
      const after = await settle(cup);
      broken.delete(cup.id);
      return after;
    } catch (error) {
      // Of a store that is away, the heartbeat tells.
      if (error instanceof StoreAway) throw error;
      if (!broken.has(cup.id)) log.error({ guild: cup.guild, cup: cup.id, err: error }, 'a cup does not go on');
      broken.add(cup.id);
      return cup;
    }
  }

  /** What must still be done at the table of a game that goes on. Its result comes when it is recorded. */
  async function seeTo(cup: Cup, at: number, game: CupGame & { readonly table: TableId }): Promise<void> {
    const round = cup.rounds.length - 1;
    const gone = goneFrom(cup, game);
    const late = now() >= (cup.rounds[round]?.until ?? 0) + patience;
    if (isRunning(cup) && gone.length === 0 && !late) return;
    const match = await lookAt(game.table);
    const here = match !== undefined && isSameCupGame(match.cup, { id: cup.id, round, game: at });
    if (here) await forgetFormer(cup, game, match);
    if (here && isLive(match)) {
      if (!isRunning(cup)) await endGame(cup, { round, at }, game.table);
      else for (const seat of gone) await leave(match, seat, game.table);
    } else if (!here && late) {
      const lost = { by: 'stopped', places: game.entrants.map(() => 1), idle: [] } as const;
      await keepResult(store, cup.guild, { cup: cup.id, round, game: at }, lost);
    }
  }

  async function leave({ seats, began }: Match, seat: Seat, table: TableId): Promise<void> {
    const occupant = seats[seat];
    if (occupant?.kind !== 'member') return;
    await tables.change(table, { act: 'resign', by: occupant.id }, now(), { seen: { match: began } });
  }

  /** Somebody may have wished to be forgotten while their game began, after they had been looked for at all tables. */
  async function forgetFormer(cup: Cup, game: CupGame & { readonly table: TableId }, { seats }: Match): Promise<void> {
    for (const [seat, occupant] of seats.entries()) {
      if (occupant.kind !== 'member' || cup.entrants[game.entrants[seat] ?? -1]?.kind !== 'former') continue;
      await tables.change(game.table, { act: 'forget', by: occupant.id }, now());
    }
  }

  /** The match that is kept there; undefined when none is, or none that can be read. */
  async function lookAt(table: TableId): Promise<Match | undefined> {
    try {
      return (await tables.look(table))?.match;
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  }

  async function endGame(cup: Cup, { round, at }: { readonly round: number; readonly at: number }, table: TableId) {
    const by = cup.stage.at === 'called-off' ? (cup.stage.by ?? cup.by) : cup.by;
    await tables.change(table, { act: 'call-off', by, cup: { id: cup.id, round, game: at } }, now());
  }

  async function begin(...[guild, id, which, asked]: Parameters<Cups['begin']>): Promise<Begun> {
    const { round, at } = which;
    const cup = await cupOf(store, guild, id);
    const known = cup?.rounds[round]?.games[at];
    const game = games.get(cup?.game ?? '');
    if (cup === undefined || known === undefined || game === undefined) return 'past';
    if (!isRunning(cup) || known.result !== undefined || goneFrom(cup, known).length > 0) return 'past';
    const table = known.table ?? asked;
    const secret = seed();
    const make = (began: number) => cupMatch(cup, which, game, { began, seed: secret, now: now() });
    const first = make(0);
    if (first === undefined) return 'past';
    const begun = await tables.begin(table, (began) => make(began) ?? first, now());
    if (!begun.ok) return begun;
    const noted = await changeCup(store, guild, id, (kept) => ({
      ok: true,
      cup: withGame(kept, round, at, { table }),
    }));
    // Somebody has dropped out, or the cup was called off, while it began.
    const past = !noted.ok || noted.cup.rounds[round]?.games[at]?.result !== undefined || !isRunning(noted.cup);
    if (past && isLive(begun.snapshot.match)) await endGame(noted.ok ? noted.cup : cup, which, table);
    if (!noted.ok) return 'past';
    await forgetFormer(noted.cup, { ...known, table }, begun.snapshot.match);
    return past || goneFrom(noted.cup, known).length > 0 ? 'past' : begun;
  }

  return {
    now,
    of: (guild) => cupsOf(store, guild),
    call: (cup) => keepCup(store, cup),
    begin,
    async change(guild, id, change) {
      const moment = { now: now(), seed: seed() };
      const changed = await changeCup(store, guild, id, (cup) => change(cup, moment));
      return changed.ok ? { ok: true, cup: await settledAlone(changed.cup) } : changed;
    },
    async progress(guild) {
      const cups: Cup[] = [];
      for (const cup of await cupsOf(store, guild)) cups.push(await settledAlone(cup));
      return cups;
    },
  };
}
