import type { BoardCode } from './board/board.ts';
import type { Direction, Robot, RobotCells, Slide, TargetName } from './board/vocabulary.ts';

/** A round that shows everything there is to show. */
export const example: {
  readonly board: BoardCode;
  readonly place: RobotCells;
  readonly target: TargetName;
  readonly best: readonly Slide[];
} = {
  board: '1A3B2A4A',
  place: [223, 79, 172, 208],
  target: 'red-moon',
  // Red stops below blue and turns towards the target.
  best: way(['red', 'down'], ['red', 'left'], ['blue', 'up'], ['red', 'up'], ['red', 'left']),
};

export function way(...steps: readonly (readonly [Robot, Direction])[]): readonly Slide[] {
  return steps.map(([robot, direction]) => ({ robot, direction }));
}
