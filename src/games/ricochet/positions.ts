import type { Moment } from '../contract.ts';
import { type Board, boardOf, cellCount, centre } from './board/board.ts';
import { cellOf, slid, slideTo } from './board/slide.ts';
import { type Direction, directions, type Robot, type RobotCells, type Slide } from './board/vocabulary.ts';
import type { Leg, State } from './kind.ts';

/** Each robot on a free cell of its own that is neither in the centre nor a target. */
export function randomCells(code: State['board'], { rng }: Moment): RobotCells {
  const targets = Object.values(boardOf(code).targets);
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const free = rng.shuffled(cells.filter((cell) => !centre.includes(cell) && !targets.includes(cell)));
  return free.slice(0, 4) as unknown as RobotCells;
}

/** Where the robots are now. */
export function cellsNow({ board, round, stage }: State): RobotCells {
  return slidAll(boardOf(board), round.place, slidesSoFar(stage));
}

export function slidAll(board: Board, place: RobotCells, slides: readonly Slide[]): RobotCells {
  return slides.reduce((from, slide) => slid(board, from, slide), place);
}

export function legsOf(board: Board, start: RobotCells, slides: readonly Slide[]): readonly Leg[] {
  return slides.map((slide, nth) => {
    const from = slidAll(board, start, slides.slice(0, nth));
    return { ...slide, from: cellOf(from, slide.robot), to: cellOf(slid(board, from, slide), slide.robot) };
  });
}

/** The directions in which this robot can move. */
export function waysOf(board: Board, place: RobotCells, robot: Robot): readonly Direction[] {
  return directions.filter((direction) => slideTo(board, place, { robot, direction }) !== cellOf(place, robot));
}

function slidesSoFar(stage: State['stage']): readonly Slide[] {
  switch (stage.at) {
    case 'showing':
      return stage.slides;
    case 'resting':
    case 'closing':
    case 'over':
      return stage.result.how === 'won' ? stage.result.slides : [];
    case 'judging':
    case 'open':
    case 'quiet':
    case 'turned':
    case 'bidding':
      return [];
  }
}
