import type { Game, Play } from '../../../src/games/kernel.ts';
import type { Occupant, Stage } from '../../../src/host/match/match.ts';
import type { MatchRecord } from '../../../src/host/records/record.ts';
import type { TableId } from '../../../src/store/address.ts';
import { guestOf } from '../../games/guestOf.ts';
import { playOut, seatings } from '../../games/playing.ts';

const nobody: Occupant = { kind: 'member', id: '199', name: 'Zed' };
const names = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'];

export interface Wanted {
  readonly seed: string;
  readonly seats?: number;
  /** The standard one when left out. */
  readonly config?: unknown;
  /** How many entries of the game are played; then it is ended from outside. */
  readonly until?: number;
  readonly stage?: Stage;
  readonly code?: string;
  readonly table?: TableId;
}

/** The record of a match that was played out by computers and by whatever controls offer. */
export async function playedRecord(game: Game, wanted: Wanted): Promise<MatchRecord> {
  const {
    seed,
    seats = seatings(game)[0] ?? 2,
    config = game.presets.standard,
    until,
    code = 'ABCDEFGH',
    table = '7' as TableId,
  } = wanted;
  const opening = { config, seats, seed, now: 1_000_000 };
  const steps = playOut(game, opening, { by: 'mixture', guest: await guestOf(game.id) }).slice(0, until);
  const last = steps.at(-1)?.after ?? game.open(opening);
  const play: Play = until === undefined ? last : game.closed(last);
  const ending = until === undefined ? ({ by: 'rules' } as const) : ({ by: 'resigning', seat: 0 } as const);
  return {
    format: 1,
    code,
    table,
    ended: 1_790_000_000_000,
    edition: game.edition,
    match: {
      game: game.id,
      language: 'en',
      guild: '1',
      began: 1,
      seats: Array.from({ length: play.seats }, (_, seat): Occupant => {
        const name = names[seat];
        return name === undefined ? nobody : { kind: 'member', id: `${101 + seat}`, name };
      }),
      stage: wanted.stage ?? { at: 'over', ending },
      play,
      opened: { seats, at: opening.now },
      seed,
      config: opening.config,
      recent: [],
    },
    log: steps.map(({ entry }) => entry),
  };
}
