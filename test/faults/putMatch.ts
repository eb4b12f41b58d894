import type { Game } from '../../src/games/kernel.ts';
import { everyGame } from '../../src/games/registry.ts';
import { beginPlay } from '../../src/host/match/begin.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import type { Match, Occupant } from '../../src/host/match/match.ts';
import { openMatch } from '../../src/host/match/openMatch.ts';
import { openTables, type Tables } from '../../src/host/tables.ts';
import { openTableClock } from '../../src/host/time/tableClock.ts';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { idOf, type TableId } from '../../src/store/address.ts';
import type { Store } from '../../src/store/port.ts';

export interface PutMatch {
  readonly game: Game;
  readonly table: TableId;
  readonly channel: Channel;
  /** Who sits there when the match begins; more may join an open game. */
  readonly people: readonly User[];
}

export interface Wish {
  readonly store: Store;
  readonly channel: Channel;
  readonly game: string;
  readonly people: readonly User[];
  readonly seed: string;
  /** `noted`: as if its board had been shown long ago. */
  readonly announcing?: 'due' | 'noted';
}

/** The tables of a store, to look at them and to change them without the program. */
export function tablesIn(store: Store, wall: () => number = Date.now, seed = 'faults'): Tables {
  const quiet = () => undefined;
  const parts = { store, everyGame, wall, seed: () => seed, changed: quiet, unreadable: quiet };
  return openTables(parts);
}

/** Begins a match straight in the store, as if another process had. The running program shows it at its next sweep. */
export async function putMatch({
  store,
  channel,
  game: id,
  people,
  seed,
  announcing = 'due',
}: Wish): Promise<PutMatch> {
  const game = everyGame.get(id);
  if (game === undefined) throw new Error(`no game named ${id}`);
  const table = idOf({ at: 'channel', channel: channel.id });
  const clock = openTableClock(Date.now);
  clock.set(await store.clock());
  const wall = () => (announcing === 'due' ? 0 : Date.now() + 10 * 60_000);
  const tables = tablesIn(store, wall, seed);
  const seats = people.map(({ id, name }): Occupant & { kind: 'member' } => ({ kind: 'member', id, name }));
  const [by, ...against] = seats;
  if (by === undefined) throw new Error('a match needs people');
  const shared = { game: id, guild: channel.guild?.id ?? '', language: 'en', by } as const;
  const make = (began: number): Match => {
    const now = clock.now();
    if (game.seating.open === true) {
      const config = game.configure({ bidding: 180 });
      return openMatch({ ...shared, config, seed }, game, began, seed, now);
    }
    const challenge = challengeMatch({ ...shared, against, turnLimit: undefined }, game, began, seed, now);
    return beginPlay(challenge, seats, { game, now, seed, revision: began - 1 });
  };
  const begun = await tables.begin(table, make, clock.now());
  if (!begun.ok) throw new Error(`a match is live in ${channel.name} already`);
  return { game, table, channel, people };
}
