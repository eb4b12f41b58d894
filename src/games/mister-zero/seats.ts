import type { Seat } from '../contract.ts';
import { type Colour, type Digit, digits, type Table, type Team } from './kind.ts';

export type Parity = 'odd' | 'even';

/** Which game of the series this is, from 1. */
export function gameOf({ phase, tallies }: Table): number {
  return phase === 'placing' ? tallies.length + 1 : tallies.length;
}

/**
 * Red and green take turns. With four players the order is red odd, green odd, red even, green even. In each new game
 * everything moves on by one seat, so the teams swap colours.
 */
export function awaitedSeat(table: Table): Seat {
  return (table.laid.length + gameOf(table) - 1) % table.seats;
}

/** When a seat has its turn in this game, counted from 0. */
function orderOf(table: Table, seat: Seat): number {
  const { seats } = table;
  return (seat + seats - ((gameOf(table) - 1) % seats)) % seats;
}

export function colourOf(table: Table, seat: Seat): Colour {
  return orderOf(table, seat) % 2 === 0 ? 'red' : 'green';
}

/** With four players, each partner has half of the team’s tokens. */
export function parityOf(table: Table, seat: Seat): Parity | undefined {
  if (table.seats === 2) return undefined;
  return orderOf(table, seat) < 2 ? 'odd' : 'even';
}

/** The seats that play a colour, in the order of their turns. */
export function seatsOf(table: Table, colour: Colour): readonly Seat[] {
  return allSeats(table)
    .filter((seat) => colourOf(table, seat) === colour)
    .toSorted((one, other) => orderOf(table, one) - orderOf(table, other));
}

export function allSeats({ seats }: Table): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export function partnerOf({ seats }: Table, seat: Seat): Seat | undefined {
  return seats === 4 ? (seat + 2) % 4 : undefined;
}

/** The tokens that a seat began with. */
export function dealtTo(table: Table, seat: Seat): readonly Digit[] {
  const parity = parityOf(table, seat);
  return digits.filter((digit) => parity === undefined || (digit % 2 === 0) === (parity === 'even'));
}

/** The tokens that a seat still has to lay. */
export function handOf(table: Table, seat: Seat): readonly Digit[] {
  const colour = colourOf(table, seat);
  return dealtTo(table, seat).filter(
    (digit) => !table.laid.some((token) => token.colour === colour && token.digit === digit),
  );
}

export function teamOf(seat: Seat): Team {
  return seat % 2 === 0 ? 0 : 1;
}

/** Which team plays a colour in this game of the series. Games are counted from 1. */
export function teamPlaying(colour: Colour, game: number): Team {
  return teamOf(colour === 'red' ? game - 1 : game);
}

/** Who wins together. */
export function sidesOf(seats: number): readonly (readonly Seat[])[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [0, 1].map((team) => all.filter((seat) => teamOf(seat) === team));
}
