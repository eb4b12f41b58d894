import { everyGame, games } from './games/registry.ts';
import { beginPlay } from './host/match/begin.ts';
import { challengeMatch } from './host/match/challenge.ts';
import { tableSizes } from './host/match/gather.ts';
import type { Match, Occupant } from './host/match/match.ts';
import { openMatch } from './host/match/openMatch.ts';
import { openTables } from './host/tables.ts';
import { openTableClock } from './host/time/tableClock.ts';
import { readTown } from './playground/readTown.ts';
import { idOf } from './store/address.ts';
import type { Store } from './store/port.ts';

export interface Wanted {
  readonly game: string;
  /** The name of a channel of the playground. */
  readonly channel: string;
  /** By seat: the names of people in the playground. */
  readonly people: readonly string[];
  /** The moves, one after another. Each is made by the player whose turn it is. */
  readonly moves: readonly string[];
  readonly seed: string;
}

const quiet = () => undefined;

/** Puts a table into the playground and plays it to a position. The playground shows its board by itself. */
export async function putTable(store: Store, dataDir: string, wanted: Wanted): Promise<string> {
  const game = games.find(({ id }) => id === wanted.game);
  if (game === undefined) {
    throw new Error(`There is no game ${wanted.game}; there are ${games.map(({ id }) => id).join(', ')}.`);
  }
  const sizes = tableSizes(game);
  if (game.seating.open !== true && !sizes.includes(wanted.people.length)) {
    throw new Error(`${game.id} needs ${sizes.join(' or ')} players, so name as many: --as ada,bob`);
  }
  if (new Set(wanted.people).size < wanted.people.length) throw new Error('Name each player once: --as ada,bob');
  const town = await readTown(dataDir);
  const channel = town.channels.get(wanted.channel);
  if (channel === undefined)
    throw new Error(`The playground has no channel ${wanted.channel}; it has ${[...town.channels.keys()].join(', ')}.`);
  const seats = wanted.people.map((name): Occupant & { readonly kind: 'member' } => {
    const person = town.people.get(name);
    if (person === undefined)
      throw new Error(`The playground has nobody named ${name}; it has ${[...town.people.keys()].join(', ')}.`);
    return { kind: 'member', ...person };
  });
  const [by, ...against] = seats;
  if (by === undefined) throw new Error('Name the players: --as ada,bob');

  const table = idOf({ at: 'channel', channel });
  const clock = openTableClock(Date.now);
  clock.set(await store.clock());
  // With the wall clock at 0 the table is due for announcing at once, so a running playground finds it.
  const tables = openTables({
    store,
    everyGame,
    wall: () => 0,
    seed: () => wanted.seed,
    changed: quiet,
    unreadable: quiet,
  });
  const { guild } = town;
  const { seed } = wanted;
  const config = game.presets.standard;
  const make = (began: number): Match => {
    const around = { game, now: clock.now(), seed, revision: began - 1 };
    if (game.seating.open === true) {
      return openMatch({ game: game.id, guild, language: 'en', by, config, seed }, game, began, seed, around.now);
    }
    const challenge = { game: game.id, guild, language: 'en', by, against, turnLimit: undefined, config } as const;
    return beginPlay(challengeMatch(challenge, game, began, seed, around.now), seats, around);
  };
  const begun = await tables.begin(table, make, clock.now());
  if (!begun.ok) throw new Error(`There is a game in ${wanted.channel} already; stop it, or name another channel.`);

  for (const [index, text] of wanted.moves.entries()) {
    const snapshot = await tables.look(table);
    const play = snapshot?.match.play;
    const awaited = play && game.awaiting(play);
    const seat = awaited === 'anyone' ? index % seats.length : awaited?.[0];
    const mover = seat === undefined ? undefined : seats[seat];
    if (mover === undefined) throw new Error(`Nobody is to move before "${text}"; the table keeps the earlier moves.`);
    const answer = await tables.change(table, { act: 'move', by: mover.id, name: mover.name, text }, clock.now());
    if (answer !== 'nothing' && !answer.ok) {
      const { refusal } = answer;
      throw new Error(
        `"${text}" is refused (${refusal.of === 'game' ? refusal.refusal.why : refusal.why}); the table keeps the earlier moves.`,
      );
    }
  }
  return `${table}: ${game.id} in #${wanted.channel}, ${wanted.moves.length} moves played. Its board comes to the channel by itself.`;
}
