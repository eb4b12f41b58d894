import type { Seat } from '../contract.ts';
import { agreeable, roundsOfAPack, shortGame } from './decided.ts';
import type { Course, Misfit } from './kind.ts';
import type { Puzzle } from './pieces.ts';
import { totalOf } from './totals.ts';

/** Who sets and who seeks which puzzle, round by round. Rounds are counted from 0 here. */

/** How many rounds are played in all. */
export function roundsOf(course: Course): number {
  if (isShort(course)) return course.seats === 3 ? shortGame.three : shortGame.two;
  return oneAfterTheOther(course) ? 2 * agreedOf(course) : agreedOf(course);
}

/** The round in which the other player becomes the setter, with a fresh pack. */
export function halfOf(course: Course): number | undefined {
  return oneAfterTheOther(course) ? roundsOf(course) / 2 : undefined;
}

export function setterOf(course: Course, round: number): Seat {
  const half = halfOf(course);
  if (half !== undefined) return round < half ? 0 : 1;
  return round % course.seats;
}

/** Whenever the same two of three players seek together again, they swap puzzles. */
export function seekersOf(course: Course, round: number): Readonly<Record<Puzzle, Seat>> {
  const setter = setterOf(course, round);
  const next = (setter + 1) % course.seats;
  const last = (setter + course.seats - 1) % course.seats;
  const swapped = Math.floor(round / course.seats) % 2 === 1;
  return swapped ? { colours: last, shapes: next } : { colours: next, shapes: last };
}

export function misfitsOf(course: Course): readonly Misfit[] {
  const { rounds, setters } = course.config;
  return [
    ...(rounds !== undefined && rounds !== agreedOf(course) ? [{ what: 'rounds', asked: rounds } as const] : []),
    ...(setters === 'one-after-the-other' && course.seats === 3 ? [{ what: 'setters' } as const] : []),
  ];
}

/** Whether the pack has been used for its last round, so that three cards leave it. This is for three players only. */
export function endsAPack(course: Course, rounds: number): boolean {
  return course.seats === 3 && rounds % roundsOfAPack === 0;
}

/** For each seat, the points of each round in which it was the setter. */
export function pointsOf(course: Course): readonly (readonly number[])[] {
  return Array.from({ length: course.seats }, (_, seat) =>
    course.points.filter((_points, round) => setterOf(course, round) === seat),
  );
}

export function totalsOf(course: Course): readonly number[] {
  return pointsOf(course).map(totalOf);
}

/** The same, for as many rounds as everybody has set. */
export function levelTotalsOf(course: Course): readonly number[] {
  const points = pointsOf(course);
  const rounds = Math.min(...points.map(({ length }) => length));
  return points.map((each) => totalOf(each.slice(0, rounds)));
}

/** The highest score wins. Two players with equal scores draw; of three players, those with equal scores share. */
export function winnersOf(course: Course): readonly Seat[] {
  const totals = totalsOf(course);
  const most = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return course.seats === 2 && winners.length === 2 ? [] : winners;
}

/** The places of the seats by their points. */
export function placesOf(course: Course): readonly number[] {
  const totals = totalsOf(course);
  return totals.map((own) => 1 + totals.filter((other) => other > own).length);
}

function oneAfterTheOther({ seats, config }: Course): boolean {
  return seats === 2 && config.setters === 'one-after-the-other';
}

/** A number of rounds that was asked for counts more than a length. */
function isShort({ config }: Course): boolean {
  return config.rounds === undefined && config.length === 'short';
}

/** The agreed number, changed to the nearest one that fits. When two are equally near, it is the smaller one. */
function agreedOf(course: Course): number {
  const fitting = fittingOf(course);
  const asked = course.config.rounds ?? Math.max(...fitting);
  return fitting.reduce((best, each) => (Math.abs(each - asked) < Math.abs(best - asked) ? each : best));
}

function fittingOf(course: Course): readonly number[] {
  if (course.seats === 3) return agreeable.three;
  return oneAfterTheOther(course) ? agreeable.twoOneAfterTheOther : agreeable.twoInTurn;
}
