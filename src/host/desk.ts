import type { Instant } from '../games/contract.ts';
import type { Playable } from '../games/table.ts';
import type { Commit, Store, TableId } from '../store/port.ts';
import { type Act, type Acted, perform } from './acts.ts';
import { callFor } from './call.ts';
import { isLive, type Match, NewerMatch, readMatch, writeMatch } from './match.ts';
import { type HostRefusal, house } from './refusals.ts';
import { wakes } from './turns.ts';

/** A table as it stands in the store. */
export interface Standing {
  readonly table: TableId;
  readonly revision: number;
  readonly match: Match;
  readonly playable: Playable;
  /** What the herald noted of the last announcement. */
  readonly bulletin: string | undefined;
}

export type Answer =
  | { readonly ok: true; readonly standing: Standing }
  | { readonly ok: false; readonly refusal: HostRefusal; readonly standing?: Standing };

/** What the actor was looking at: a board good only for its own revision, anything of the same match, or any match of this game. */
export type Seen = { readonly board: number } | { readonly match: number } | { readonly game: string };

export interface Desk {
  look(table: TableId): Promise<Standing | undefined>;
  /** Begins a match where none is live. */
  place(table: TableId, match: (revision: number) => Match, now: Instant): Promise<Answer>;
  /** Loads, performs, commits: two calls to the store. */
  change(table: TableId, act: Act, now: Instant, seen?: Seen): Promise<Answer | 'nothing'>;
}

export interface DeskParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, Playable>;
  readonly wall: () => number;
  readonly seed: () => string;
  readonly changed: (standing: Standing) => void;
}

const tries = 6;
/** A live process announces at once; after this another one may. */
const announceWithin = 10_000;

export function openDesk({ store, games, wall, seed, changed }: DeskParts): Desk {
  async function look(table: TableId): Promise<Standing | undefined> {
    const { revision, body, bulletin } = await store.load(table);
    if (body === undefined) return undefined;
    const match = readMatch(body);
    const playable = games.get(match.game);
    return playable === undefined ? undefined : { table, revision, match, playable, bulletin };
  }

  async function commit(
    from: { table: TableId; revision: number; bulletin: string | undefined; playable: Playable; before?: Match },
    after: Match,
    entries: readonly unknown[],
    chapter: Commit['chapter'],
    now: Instant,
  ): Promise<Standing | 'conflict'> {
    const match: Match = { ...after, call: callFor(from.before, after, from.playable, now) };
    const done = await store.commit({
      table: from.table,
      from: from.revision,
      body: writeMatch(match),
      log: entries.map((entry) => JSON.stringify(entry)),
      chapter,
      wake: wakes(match, from.playable)[0]?.at,
      announceBy: wall() + announceWithin,
      listing: isLive(match) ? writeListing(match) : undefined,
    });
    if (done === 'conflict') return done;
    const { table, playable, bulletin } = from;
    const standing: Standing = { table, revision: from.revision + 1, match, playable, bulletin };
    changed(standing);
    return standing;
  }

  return {
    look,

    async place(table, make, now) {
      for (let attempt = 0; attempt < tries; attempt++) {
        const { revision, body } = await store.load(table);
        const before = body === undefined ? undefined : readMatch(body);
        if (before !== undefined && isLive(before)) {
          return { ok: false, refusal: house(before.stage.at === 'invited' ? 'already-challenged' : 'crowded') };
        }
        const match = make(revision + 1);
        const playable = games.get(match.game);
        if (playable === undefined) throw new Error(`no game named ${match.game}`);
        const standing = await commit({ table, revision, bulletin: undefined, playable }, match, [], 'new', now);
        if (standing !== 'conflict') return { ok: true, standing };
      }
      return { ok: false, refusal: house('crowded') };
    },

    async change(table, act, now, seen) {
      for (let attempt = 0; attempt < tries; attempt++) {
        let standing: Standing | undefined;
        try {
          standing = await look(table);
        } catch (error) {
          if (error instanceof NewerMatch) return { ok: false, refusal: house('newer') };
          throw error;
        }
        if (standing === undefined) return { ok: false, refusal: house('no-table') };
        const { revision, match, playable, bulletin } = standing;
        if (seen !== undefined && 'game' in seen) {
          if (seen.game !== match.game) return { ok: false, refusal: house('no-table') };
        } else if (seen !== undefined && isStale(seen, revision, match)) {
          return { ok: false, refusal: house('moved-on'), standing };
        }
        const acted: Acted = perform(match, act, { playable, now, seed: seed(), revision });
        if (acted.done === 'nothing') return 'nothing';
        if (acted.done === 'no') return { ok: false, refusal: acted.refusal, standing };
        const from = { table, revision, bulletin, playable, before: match };
        const after = await commit(from, acted.match, acted.entries, acted.chapter, now);
        if (after !== 'conflict') return { ok: true, standing: after };
      }
      return { ok: false, refusal: house('crowded') };
    },
  };
}

function isStale(seen: Exclude<Seen, { game: string }>, revision: number, match: Match): boolean {
  return 'board' in seen ? seen.board !== revision : seen.match < match.began || seen.match > revision;
}

/** What the list of a channel's live tables says of one. */
export interface Listing {
  readonly stage: 'invited' | 'playing';
  readonly game: string;
  /** Members who have a challenge to answer. */
  readonly invited: readonly string[];
}

function writeListing({ stage, game, seats }: Match): string {
  const members = seats.flatMap((occupant) => (occupant.kind === 'member' ? [occupant.id] : []));
  const listing: Listing = {
    stage: stage.at === 'invited' ? 'invited' : 'playing',
    game,
    invited: stage.at === 'invited' ? members.filter((id) => id !== stage.by) : [],
  };
  return JSON.stringify(listing);
}

export function readListing(text: string): Listing {
  return JSON.parse(text) as Listing;
}
