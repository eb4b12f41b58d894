import { pointsForBye, pointsIn, shares } from './counting.ts';
import type { Cup } from './cup.ts';

/** One line of the table of a cup. */
export interface Standing {
  readonly entrant: number;
  /** From 1. Those whom nothing tells apart share it. */
  readonly place: number;
  readonly points: number;
  /**
   * Tells apart those with as many points whose games against one another do not. In a Swiss cup Buchholz: the points of
   * all whom they met, and their own for a bye. Else Sonneborn-Berger: the points of those they won against, and half
   * of the points of those they drew with.
   */
  readonly strength: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
}

interface Met {
  readonly other: number;
  readonly points: number;
  readonly share: number;
}

type Line = Omit<Standing, 'place'> & { readonly met: readonly Met[] };

/** The best first. */
export function standings(cup: Cup): readonly Standing[] {
  const lines = linesOf(cup).toSorted((a, b) => b.points - a.points);
  const ordered = groupsOf(lines, (line) => line.points).flatMap((equals) => {
    const direct = directIn(equals);
    const among = (line: Line) => direct.get(line.entrant) ?? 0;
    const sorted = equals.toSorted((a, b) => among(b) - among(a) || b.strength - a.strength || a.entrant - b.entrant);
    return groupsOf(sorted, (line) => `${among(line)} ${line.strength}`);
  });
  let before = 0;
  return ordered.flatMap((equals) => {
    const place = before + 1;
    before += equals.length;
    return equals.map(({ met: _, ...line }) => ({ ...line, place }));
  });
}

function linesOf(cup: Cup): readonly Line[] {
  const all = cup.entrants.map((_, entrant) => {
    const met = cup.rounds.flatMap(({ games }, round) =>
      games.flatMap(({ entrants, result }, game): readonly Met[] => {
        const seat = entrants.indexOf(entrant);
        const other = entrants[1 - seat];
        const points = pointsIn(cup, round, game)?.[seat];
        if (seat === -1 || other === undefined || points === undefined || result === undefined) return [];
        return [{ other, points, share: shares(result)[seat] ?? 0 }];
      }),
    );
    const byes = cup.rounds.flatMap(({ bye }, round) => (bye === entrant ? [pointsForBye(cup, round)] : []));
    return { entrant, met, byes, points: sum(met.map(({ points }) => points)) + sum(byes) };
  });
  const pointsOf = (entrant: number) => all[entrant]?.points ?? 0;
  return all.map(({ entrant, met, byes, points }) => ({
    entrant,
    points,
    met,
    strength:
      cup.form === 'swiss'
        ? sum(met.map(({ other }) => pointsOf(other))) + byes.length * points
        : sum(met.map(({ other, share }) => share * pointsOf(other))),
    won: met.filter(({ share }) => share === 1).length,
    drawn: met.filter(({ share }) => share === 1 / 2).length,
    lost: met.filter(({ share }) => share === 0).length,
    byes: byes.length,
  }));
}

/** What equals won against one another. It tells nothing unless each has met each. */
function directIn(equals: readonly Line[]): ReadonlyMap<number, number> {
  const group = equals.map(({ entrant }) => entrant);
  const complete = equals.every(({ entrant, met }) =>
    group.every((other) => other === entrant || met.some((each) => each.other === other)),
  );
  if (!complete) return new Map();
  const among = ({ met }: Line) => sum(met.filter(({ other }) => group.includes(other)).map(({ points }) => points));
  return new Map(equals.map((line) => [line.entrant, among(line)]));
}

/** Neighbours that are equal in this. */
function groupsOf(lines: readonly Line[], by: (line: Line) => number | string): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && by(last[0]) === by(line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
