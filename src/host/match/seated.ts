import type { Seat } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { nobodyKnown } from './formerly.ts';
import { levelOf } from './level.ts';
import type { Match, Occupant } from './match.ts';

/** Who sat where while a match was played. */

type Seated = Pick<Match, 'seats' | 'replaced' | 'level'>;

interface Sitting {
  readonly occupant: Occupant;
  /** They sat down when the play had this turn. Whoever was there before had made it what it was. */
  readonly since: number;
}

/** Whose seats they were when the play had come to this turn. */
export function seatsAt(match: Seated, game: Game | undefined, turn: number): readonly Occupant[] {
  return match.seats.map((last, seat) => {
    const [first, ...others] = sittings(match, game, seat);
    return (others.findLast(({ since }) => since < turn) ?? first)?.occupant ?? last;
  });
}

/** All who had a seat, one after the other. */
export function occupantsOf(match: Seated, game: Game | undefined, seat: Seat): readonly Occupant[] {
  return sittings(match, game, seat).map(({ occupant }) => occupant);
}

function sittings(match: Seated, game: Game | undefined, seat: Seat): readonly Sitting[] {
  const { seats, replaced = [] } = match;
  const last = seats[seat];
  const changes = replaced.filter((each) => each.seat === seat);
  const [first] = changes;
  if (first === undefined) return last === undefined ? [] : [{ occupant: last, since: 0 }];
  const computer: Occupant = {
    kind: 'computer',
    level: (game === undefined ? match.level : levelOf(match, game)) ?? 'medium',
  };
  return [
    { occupant: member(first, match), since: 0 },
    ...changes.flatMap(({ turn = 0, taken }): Sitting[] => [
      { occupant: computer, since: turn },
      ...(taken === undefined ? [] : [{ occupant: member(taken, match), since: taken.turn }]),
    ]),
  ];
}

/** Earlier versions kept the names only of those who sat there at the end. */
function member(
  { id, name }: { readonly id: string; readonly name?: string | undefined },
  { seats }: Seated,
): Occupant {
  if (id === nobodyKnown) return { kind: 'former' };
  const still = seats.find((occupant) => occupant.kind === 'member' && occupant.id === id);
  return name === undefined && still !== undefined ? still : { kind: 'member', id, name: name ?? '' };
}
