import type { Instant } from '../games/contract.ts';
import type { Game } from '../games/kernel.ts';
import { addressOf, type TableId } from '../store/address.ts';
import type { Commit, Store } from '../store/port.ts';
import { listingOf } from './listing.ts';
import type { Act, Applied } from './match/act.ts';
import { applyAct } from './match/apply.ts';
import { callsFor } from './match/call.ts';
import { isSameCupGame } from './match/cupGame.ts';
import { isLive, leavesRecord, type Match, revisionShown, seatOf, writeMatch } from './match/match.ts';
import { byHost, type HostReason, type HostRefusal } from './match/refusals.ts';
import { nextBeginning, shownAfter } from './match/shown.ts';
import { wakes } from './match/turns.ts';
import { gameOf, loaded, logOf, matchIn, snapshotIn, snapshotOf, undamaged } from './reading.ts';
import { reasonFor, Unreadable } from './unreadable.ts';

/** A table as it was loaded from the store. */
export interface Snapshot {
  readonly table: TableId;
  readonly revision: number;
  readonly match: Match;
  readonly game: Game;
  /** What was noted when the table was last announced. */
  readonly bulletin: string | undefined;
  /** Names the wish for a new message at the end of the channel. Only known when the table was just loaded. */
  readonly wish?: string | undefined;
}

export type Answer =
  | { readonly ok: true; readonly snapshot: Snapshot }
  | { readonly ok: false; readonly refusal: HostRefusal; readonly snapshot?: Snapshot };

/**
 * What the actor was looking at. A public board or a private panel counts only while it is the newest; `table` is the
 * number that the public board had then. `match` allows any board of that match, and `game` any match of that game.
 */
export type Seen =
  | { readonly board: number }
  | { readonly panel: number; readonly table: number }
  | { readonly match: number }
  | { readonly game: string };

export interface How {
  readonly seen?: Seen | undefined;
  /** Names what somebody did. It counts once, whichever process heard it. */
  readonly input?: string | undefined;
}

export interface Tables {
  look(table: TableId): Promise<Snapshot | undefined>;
  /** Begins a match where none is live. */
  begin(table: TableId, match: (began: number) => Match, now: Instant): Promise<Answer>;
  /**
   * Loads the table, applies the act, commits: the store is waited for twice. An input that counted already, perhaps in
   * another process, changes nothing.
   */
  change(table: TableId, act: Act, now: Instant, how?: How): Promise<Answer | 'nothing'>;
}

export interface TablesParts {
  readonly store: Store;
  readonly everyGame: ReadonlyMap<string, Game>;
  readonly wall: () => number;
  readonly seed: () => string;
  /** Is called before each change, so that no outage begins before it. */
  readonly changing?: (() => void) | undefined;
  /** `nobody`: the board that everybody sees has not changed. */
  readonly changed: (snapshot: Snapshot, concerns: 'everybody' | 'nobody') => void;
  /** Is told of each table that could not be read, and whether it is in the way no longer. */
  readonly unreadable: (error: Unreadable, became: 'refused' | 'cleared') => void;
  /** Is told when something was due that time has done to a table. */
  readonly ticked?: ((due: Instant) => void) | undefined;
}

/** What becomes of that which cannot be read or written to. */
type Cure = 'refuse' | 'clear';

const tries = 6;
const begun = { entries: [], audience: ['table'] } as const;
/** The process that made a change announces it at once. If it does not say for so long that it still will, another may. */
export const announceWithin = 4_000;
/** The process that ends a match records it at once. If it has not done so by then, another does. */
export const recordWithin = 5_000;

export function openTables({
  store,
  everyGame,
  wall,
  seed,
  changing,
  changed,
  unreadable,
  ticked,
}: TablesParts): Tables {
  /** Where a table cannot be read, that is the answer. A moderator may clear it. */
  async function readably<A extends Answer | 'nothing'>(table: TableId, cure: Cure, change: () => Promise<A>) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (cure === 'refuse') {
        unreadable(error, 'refused');
        return refusedFor(reasonFor(error));
      }
      await store.clear(table, wall(), 'everything');
      unreadable(error, 'cleared');
      return refusedFor('cleared');
    }
  }

  async function commit(
    from: Omit<Snapshot, 'match'> & { readonly before?: Match; readonly input?: string | undefined },
    after: Match,
    {
      keep,
      entries,
      chapter,
      audience,
    }: Omit<Applied & { done: 'yes' }, 'done' | 'match' | 'chapter'> & Pick<Commit, 'chapter'>,
    now: Instant,
    cure: Cure,
  ): Promise<Snapshot | 'conflict' | 'repeated'> {
    // What somebody plays alone is shown in private answers to them, and to nobody else.
    const open = (audience === 'call' || audience.includes('table')) && !isSolo(from.table);
    const match: Match = {
      ...after,
      ...(open ? callsFor(from.before, after, from.game, now) : {}),
      shown: shownAfter(from, after, audience),
      born: from.before?.began === after.began ? from.before.born : now,
    };
    changing?.();
    const committing = store.commit({
      table: from.table,
      from: from.revision,
      body: writeMatch(match),
      keep,
      log: entries.map((entry) => JSON.stringify(entry)),
      chapter,
      wake: wakes(match, from.game)[0]?.at,
      announceBy: open ? wall() + announceWithin : undefined,
      recordBy: ended(from.before, match) ? wall() + recordWithin : undefined,
      listing: listingOf(match, from.game),
      input: from.input,
    });
    const done = await undamaged(from.table, committing, from.revision).catch(cured);
    if (done !== 'done') return done;
    const { table, game, bulletin } = from;
    const snapshot: Snapshot = { table, revision: from.revision + 1, match, game, bulletin };
    changed(snapshot, open ? 'everybody' : 'nobody');
    return snapshot;

    /** What could be read is kept, and what nothing can be written beside is moved out of the way. */
    async function cured(error: unknown): Promise<'conflict'> {
      if (cure === 'refuse' || !(error instanceof Unreadable)) throw error;
      await store.clear(error.table, wall(), 'damaged');
      unreadable(error, 'cleared');
      return 'conflict';
    }
  }

  async function begin(table: TableId, make: (began: number) => Match, now: Instant): Promise<Answer> {
    for (let attempt = 0; attempt < tries; attempt++) {
      const { revision, body, bulletin } = await loaded(store, table);
      const before = body === undefined ? undefined : matchIn(table, body);
      const match = make(nextBeginning({ revision, before }));
      // A game of a cup is begun once, whoever comes to it again.
      if (before !== undefined && isSameCupGame(before.cup, match.cup)) {
        return {
          ok: true,
          snapshot: { table, revision, match: before, game: gameOf(table, before, everyGame), bulletin },
        };
      }
      if (before !== undefined && isLive(before) && before.solo === undefined) {
        gameOf(table, before, everyGame);
        return refusedFor('crowded');
      }
      const game = everyGame.get(match.game);
      if (game === undefined) throw new Error(`no game named ${match.game}`);
      // Nobody's game goes on here, so nobody need be asked.
      const chapter = before !== undefined && leavesRecord(before) ? 'new' : 'instead';
      const snapshot = await commit({ table, revision, bulletin, game }, match, { ...begun, chapter }, now, 'clear');
      if (typeof snapshot !== 'string') return { ok: true, snapshot };
    }
    return refusedFor('crowded');
  }

  async function change(
    table: TableId,
    act: Act,
    now: Instant,
    { seen, input }: How,
    cure: Cure,
  ): Promise<Answer | 'nothing'> {
    for (let attempt = 0; attempt < tries; attempt++) {
      const kept = await loaded(store, table);
      if (input !== undefined && kept.inputs.includes(input)) return 'nothing';
      const snapshot = snapshotIn(table, kept, everyGame);
      if (snapshot === undefined) return refusedFor('no-table');
      const { revision, match, game } = snapshot;
      if (seen !== undefined && 'game' in seen) {
        if (seen.game !== match.game) return refusedFor('no-table');
      } else if (seen !== undefined && isStale(seen, act, revision, match)) {
        return { ...refusedFor('moved-on'), snapshot };
      }
      // If it changes meanwhile, so does the revision.
      const log = act.act === 'retract' ? await logOf(store, table) : undefined;
      const acted: Applied = applyAct(match, act, { game, now, seed: seed(), revision, log });
      if (acted.done === 'nothing') return 'nothing';
      if (acted.done === 'no') return { ok: false, refusal: acted.refusal, snapshot };
      const after = await commit({ ...snapshot, before: match, input }, acted.match, acted, now, cure);
      if (after === 'repeated') return 'nothing';
      if (after === 'conflict') continue;
      if (act.act === 'tick') ticked?.(wakes(match, game)[0]?.at ?? now);
      return { ok: true, snapshot: after };
    }
    return refusedFor('crowded');
  }

  return {
    async look(table) {
      try {
        return await snapshotOf(store, everyGame, table);
      } catch (error) {
        if (error instanceof Unreadable) unreadable(error, 'refused');
        throw error;
      }
    },
    async begin(table, make, now) {
      const tried = () => readably(table, isSolo(table) ? 'clear' : 'refuse', () => begin(table, make, now));
      const answer = await tried();
      return isCleared(answer) ? tried() : answer;
    },
    change(table, act, now, how = {}) {
      const cure = mayClear(act) ? 'clear' : 'refuse';
      // A player alone need ask nobody.
      const beside = isSolo(table) && 'by' in act ? 'clear' : cure;
      return readably(table, cure, () => change(table, act, now, how, beside));
    },
  };
}

/** A game that cannot be read cannot be stopped. What a moderator wants is that its channel is free again. */
const mayClear = (act: Act): boolean => act.act === 'stop' && act.rank === 'moderator';

/** Nobody but its owner plays there, so its owner may have it cleared. */
const isSolo = (table: TableId): boolean => addressOf(table).at === 'solo';

const isCleared = (answer: Answer): boolean =>
  !answer.ok && answer.refusal.of === 'host' && answer.refusal.why === 'cleared';

/** Whether this change has ended a match that was played. */
const ended = (before: Match | undefined, after: Match): boolean =>
  after.stage.at === 'over' &&
  after.play !== undefined &&
  !(before?.stage.at === 'over' && before.began === after.began && before.born === after.born);

const refusedFor = (why: HostReason): Answer & { readonly ok: false } => ({ ok: false, refusal: byHost(why) });

function isStale(seen: Exclude<Seen, { game: string }>, act: Act, revision: number, match: Match): boolean {
  const shown = revisionShown(match, revision, 'table');
  const same = match.shown?.same ?? shown;
  if ('board' in seen) return seen.board < same || seen.board > shown;
  if ('match' in seen) return seen.match < match.began || seen.match > shown;
  const viewer = 'by' in act ? (seatOf(match, act.by) ?? 'table') : 'table';
  // A panel of an earlier match may have the same number.
  if (seen.table < same || seen.table > shown) return true;
  return seen.panel - seen.table !== revisionShown(match, revision, viewer) - shown;
}
