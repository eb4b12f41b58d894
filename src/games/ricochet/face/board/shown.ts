import { steps } from '../../board/board.ts';
import type { Cell, Robot, RobotCells, TargetName } from '../../board/vocabulary.ts';
import type { Draft, Leg, View } from '../../kind.ts';
import { afterLegs, bestLegs, pastSeen } from '../past.ts';

/** What the board shows of a view. */
export interface Shown {
  readonly target: TargetName | undefined;
  readonly left: readonly TargetName[];
  readonly start: RobotCells;
  readonly legs: readonly Leg[];
  /** Where the robots are at the end of these legs. */
  readonly place: RobotCells;
  readonly lit: Robot | undefined;
  /** The target was reached, which is celebrated. */
  readonly reached?: true;
}

const reached = { reached: true } as const;

export function shownOf(view: View, draft: Draft | undefined): Shown {
  const { left, stage, target, start, place } = view;
  const past = pastSeen(view, draft);
  if (past !== undefined) {
    const legs = bestLegs(past);
    return {
      target: past.target,
      left,
      start: past.place,
      legs,
      place: afterLegs(past.place, legs),
      lit: undefined,
      ...(past.result.how === 'won' && reached),
    };
  }
  const { legs, chosen } = stage.at === 'showing' ? stage : { legs: [], chosen: undefined };
  return { target, left, start, legs, place, lit: chosen };
}

/** The cells on which robots stand or stood, and those that a leg runs over. */
export function coveredCells({ start, place, legs }: Shown): ReadonlySet<Cell> {
  return new Set([...start, ...place, ...legs.flatMap(cellsOf)]);
}

function cellsOf({ from, to, direction }: Leg): readonly Cell[] {
  const count = (to - from) / steps[direction];
  return Array.from({ length: count + 1 }, (_, nth) => from + nth * steps[direction]);
}
