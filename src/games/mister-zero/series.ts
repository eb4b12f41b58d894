import type { Outcome, Seat } from '../contract.ts';
import { type Colour, colours, type Table, type Tally, type Team } from './kind.ts';
import { allSeats, gameOf, teamOf, teamPlaying } from './seats.ts';

/** The winner of each game scores the difference. */
export function pointsOf(tallies: readonly Tally[]): readonly [number, number] {
  const points: [number, number] = [0, 0];
  for (const [index, tally] of tallies.entries()) {
    const colour = winningColour(tally);
    if (colour !== undefined) points[teamPlaying(colour, index + 1)] += Math.abs(tally.red - tally.green);
  }
  return points;
}

/** The colour that took more tokens; undefined when both took equally many. */
export function winningColour({ red, green }: Tally): Colour | undefined {
  if (red === green) return undefined;
  return red > green ? 'red' : 'green';
}

export function outcomeOf(table: Table): Outcome {
  const [first, second] = pointsOf(table.tallies);
  if (first === second) return { winners: [] };
  return { winners: seatsOfTeam(table, first > second ? 0 : 1) };
}

export function seatsOfTeam(table: Table, team: Team): readonly Seat[] {
  return allSeats(table).filter((seat) => teamOf(seat) === team);
}

/** The colour that this team plays now. */
export function colourOfTeam(table: Table, team: Team): Colour {
  const [first, second] = colours;
  return teamPlaying(first, gameOf(table)) === team ? first : second;
}

/** How many tokens each team took in this game of the series. Games are counted from 1. */
export function takenBy(tally: Tally, game: number): readonly [number, number] {
  const [first, second] = colours;
  return teamPlaying(first, game) === 0 ? [tally[first], tally[second]] : [tally[second], tally[first]];
}

/** The greater of two numbers before the smaller one. */
export function moreFirst(one: number, other: number): readonly [more: number, less: number] {
  return one > other ? [one, other] : [other, one];
}
