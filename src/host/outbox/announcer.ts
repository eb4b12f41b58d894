import type { Logger } from 'pino';
import type { Measures } from '../../measures/port.ts';
import type { TableId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';
import { inTime } from '../inTime.ts';
import { isLive } from '../match/match.ts';
import { announceWithin, type Snapshot } from '../tables.ts';
import { Unreadable } from '../unreadable.ts';
import { type Entry, merged } from './entry.ts';
import type { Herald } from './herald.ts';
import { openLeftovers } from './leftovers.ts';
import { type OwnNote, openNotes, type Sequel } from './notes.ts';
import { openSetbacks, type Rights, type SetbackKind } from './setbacks.ts';

export type { Herald, Notice } from './herald.ts';

export interface Announcer {
  /** Shows a change that this process has just made. */
  push(snapshot: Snapshot): void;
  /** Shows a table as it is when its turn comes, whatever was shown of it. If there is a wish, it is fulfilled. */
  again(table: TableId): void;
  /** Shows a table again, without fulfilling any wish. `found`: there may be boards of it that nobody has noted. */
  refresh(table: TableId, origin: Entry['origin']): void;
  /** Somebody pressed a control that is not of the newest board. If that board is not being shown, it is shown again. */
  mend(snapshot: Snapshot, pressed: { readonly place: string; readonly bulletin: string }): void;
  /** Somebody acted there and the rights in its channel are in order, so what waits is tried sooner. */
  trust(table: TableId, rights: Rights): void;
  /** Whether this process has this table to show, so that it must not be taken up again. */
  has(table: TableId): boolean;
  /** Tells the store what was announced since the last call, and keeps hold of what is not announced yet. */
  settle(): Promise<void>;
  /** The store was away. If it lost what was shown, its tables are shown again. */
  verify(): Promise<void>;
  /** Resolves when nothing is being announced any more. */
  idle(): Promise<void>;
  /** Finishes what can be finished in this time, and leaves the rest to the next process. */
  stop(within: number): Promise<void>;
}

export interface AnnouncerParts {
  readonly store: Store;
  readonly herald: Herald;
  readonly look: (table: TableId) => Promise<Snapshot | undefined>;
  /** The channel of this table is gone. */
  readonly close: (table: TableId) => Promise<void>;
  readonly wall: () => number;
  readonly measures?: Measures | undefined;
  readonly log: Logger;
}

/** What waits here can be replaced by something newer. What was given to Discord's client cannot. */
const atOnce = 64;
/** What this process made less than this ago need not be loaded again. */
const fresh = 1_000;
/** A board is skipped for a newer one, but not for longer than this. */
const skippedFor = 2_000;
/** A press may come from somebody who has not seen yet what was shown less than this ago. */
const justShown = 2_000;

/** Makes one announcement at a time for each table. A newer state replaces the one that waits. */
export function openAnnouncer({ store, herald, look, close, wall, measures, log }: AnnouncerParts): Announcer {
  const running = new Map<TableId, Promise<void>>();
  /** What is under way may be replaced by something newer. */
  const replacing = new Map<TableId, (now: number) => void>();
  const waiting = new Map<TableId, Entry>();
  const later = new Map<TableId, Entry>();
  const held = new Map<TableId, number>();
  const setbacks = openSetbacks();
  const leftovers = openLeftovers();
  const notes = openNotes(store, log, follow);
  let ending = false;

  function enqueue(table: TableId, entry: Entry) {
    later.set(table, merged(later.get(table), entry));
    takeUp(table);
    if (waiting.has(table)) replacing.get(table)?.(entry.since);
    start();
  }

  /** What waits for a setback to be over is next, if it is. */
  function takeUp(table: TableId) {
    const entry = later.get(table);
    if (entry === undefined || !setbacks.isOver(table, wall())) return;
    later.delete(table);
    waiting.set(table, merged(waiting.get(table), entry));
  }

  function start() {
    for (const [table, entry] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(table)) continue;
      waiting.delete(table);
      running.set(
        table,
        run(table, entry).finally(() => {
          running.delete(table);
          start();
        }),
      );
    }
  }

  async function run(table: TableId, entry: Entry): Promise<void> {
    try {
      const snapshot = await newest(table, entry);
      if (snapshot !== undefined) await announce(snapshot, entry);
      else if (fail(table, entry, 'refused', undefined) === 'enough') setbacks.clear(table);
    } catch (error) {
      // The sweep has set aside what cannot be read, and tries it again.
      if (!(error instanceof Unreadable)) fail(table, entry, 'failed', error);
    }
  }

  /** What waited for long may be out of date: another process may have made something newer, and even shown it. */
  async function newest(table: TableId, { made, since }: Entry): Promise<Snapshot | undefined> {
    const shown = notes.latest(table)?.revision ?? 0;
    return made !== undefined && made.revision >= shown && wall() - since < fresh ? made : look(table);
  }

  async function announce(snapshot: Snapshot, entry: Entry) {
    const { table, revision } = snapshot;
    const known = notes.newest(snapshot);
    const wish = notes.openWish(snapshot);
    const old = leftovers.due(table, wall());
    const strays = [...entry.strays, ...notes.untold(table, known), ...old];
    const superseded = new AbortController();
    const replace = (now: number) => {
      if (now - entry.since < skippedFor) superseded.abort();
    };
    replacing.set(table, replace);
    if (waiting.has(table)) replace(wall());
    const { bulletin, posted, place, left } = await herald
      .announce({
        ...snapshot,
        ...{ bulletin: known?.bulletin, origin: entry.origin, strays, superseded: superseded.signal },
        wish: entry.manner === 'as-wished' ? wish : undefined,
      })
      .finally(() => replacing.delete(table));
    const note = { revision, bulletin, place, name: notes.name(), after: known, wish, at: wall() };
    switch (posted) {
      case 'new':
      case 'edited':
        setbacks.clear(table);
        leftovers.tried(table, { old, left: left ?? [] }, wall());
        // A new message is noted at once: if the note were lost, it would be sent again. An edit may be repeated. Whatever
        // the new message was sent for, it is what was wished.
        if (posted === 'new') await notes.tell(table, note);
        else notes.keep(table, { ...note, wish: undefined });
        if (entry.changed !== undefined) measures?.published(wall() - entry.changed);
        return;
      case 'superseded':
        waiting.set(table, merged(entry, waiting.get(table) ?? { ...entry, made: undefined }));
        return;
      case 'nothing':
        // What could not be shown is tried again as long as the match is live.
        if (!isLive(snapshot.match)) setbacks.clear(table);
        else if (fail(table, entry, 'refused', undefined) === 'again') return;
        giveUp(table, note);
        return;
      case 'gone':
        await close(table);
        setbacks.clear(table);
        giveUp(table, note);
    }
  }

  function fail(table: TableId, entry: Entry, kind: SetbackKind, error: unknown): 'enough' | 'again' {
    const count = setbacks.add(table, kind, wall());
    const newer = waiting.get(table);
    waiting.delete(table);
    if (count === 'enough') {
      if (newer !== undefined) later.set(table, newer);
      return count;
    }
    // The process that comes next has it already.
    if (ending) return 'again';
    if (error !== undefined) {
      const level = count === 'first' ? 'warn' : 'debug';
      log[level]({ table, err: error }, 'the board could not be shown yet; it is tried again');
    }
    // Part of it may have been sent, so the next try looks for it.
    const retried: Entry = { ...entry, made: undefined, origin: 'found' };
    later.set(table, merged(retried, newer ?? retried));
    return 'again';
  }

  function giveUp(table: TableId, note: OwnNote) {
    leftovers.forget(table);
    notes.keep(table, { ...note, place: note.after?.place });
  }

  function follow(table: TableId, sequel: Sequel) {
    held.delete(table);
    switch (sequel.sequel) {
      case 'none':
        return;
      case 'behind':
        if (sequel.strays.length > 0 || !(waiting.has(table) || running.has(table))) {
          again(table, 'in-place', sequel.strays);
        }
        return;
      case 'ahead':
        again(table, 'in-place');
    }
  }

  function again(table: TableId, manner: Entry['manner'], strays: readonly string[] = []) {
    enqueue(table, { made: undefined, origin: 'found', manner, strays, since: wall() });
  }

  const isBusy = (table: TableId) => waiting.has(table) || running.has(table) || later.has(table);
  const inHand = () => new Set([...waiting.keys(), ...running.keys(), ...later.keys(), ...notes.unsettled.keys()]);

  /** While this process has a table to show, no other takes it over. */
  async function holdOn() {
    const now = wall();
    const ending = [...inHand()].filter((table) => (held.get(table) ?? 0) < now + announceWithin / 2);
    if (ending.length === 0) return;
    await store.hold(ending, now + announceWithin);
    for (const table of ending) held.set(table, now + announceWithin);
  }

  async function idle() {
    while (running.size > 0) await Promise.all(running.values());
  }

  return {
    again: (table) => again(table, 'as-wished'),
    refresh(table, origin) {
      enqueue(table, { made: undefined, origin, manner: 'in-place', strays: [], since: wall() });
    },
    idle,
    has: (table) => isBusy(table) || notes.unsettled.has(table),

    push(snapshot) {
      const now = wall();
      held.set(snapshot.table, now + announceWithin);
      const entry = {
        made: snapshot,
        origin: 'made',
        manner: 'in-place',
        strays: [],
        since: now,
        changed: now,
      } as const;
      enqueue(snapshot.table, entry);
    },

    mend({ table }, { place, bulletin }) {
      const note = notes.latest(table);
      const sameMessage = note === undefined || note.place === place;
      if (sameMessage && (isBusy(table) || (note !== undefined && note.at > wall() - justShown))) return;
      again(table, 'in-place', [bulletin]);
    },

    trust(table, rights) {
      setbacks.trust(table, rights);
      takeUp(table);
      start();
    },

    async settle() {
      for (const table of [...later.keys()]) takeUp(table);
      for (const table of leftovers.allDue(wall())) if (!isBusy(table)) again(table, 'in-place');
      start();
      await Promise.all([notes.settle(), holdOn()]);
    },

    async verify() {
      for (const [table, note] of [...notes.all()]) {
        // What cannot be asked now is asked when the store is back the next time.
        const { revision } = await store.load(table).catch(() => ({ revision: 0 }));
        if (revision > 0 && revision < note.revision) again(table, 'in-place');
      }
    },

    async stop(within) {
      await inTime(idle(), within);
      await notes.settle().catch(() => undefined);
      // What this process is still sending may arrive late, so another waits for a moment before it shows that.
      const left = [...waiting.keys(), ...later.keys()].filter((table) => !running.has(table));
      waiting.clear();
      later.clear();
      ending = running.size > 0;
      await store.hold(left, wall()).catch(() => undefined);
    },
  };
}
