import type { Seat } from '../contract.ts';
import type { Entry } from '../entry.ts';

/** A move as it is typed, and whose it is. */
export type LessonMove = readonly [seat: Seat, text: string];

/** The log of a lesson in which no time passes. */
export function lessonLog(...moves: readonly LessonMove[]): readonly Entry[] {
  return moves.map(([seat, text]) => ({ at: 0, input: { type: 'move', seat, text } }));
}

/** Moves that two players make by turns. */
export function inTurn(first: Seat, ...texts: readonly string[]): readonly LessonMove[] {
  return texts.map((text, nth) => [(first + nth) % 2, text]);
}
