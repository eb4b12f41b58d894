import { withRobot } from '../board/slide.ts';
import type { RobotCells } from '../board/vocabulary.ts';
import type { Draft, Leg, Past, View } from '../kind.ts';

/** The round that is over, if the board shows that round. */
export function pastSeen({ stage, before }: View, draft: Draft | undefined): Past | undefined {
  switch (stage.at) {
    case 'resting':
    case 'over':
      return stage.past;
    case 'judging':
    case 'open':
    case 'quiet':
    case 'turned':
    case 'bidding':
    case 'showing':
      return draft === 'solution' ? before : undefined;
  }
}

/** The best way known: the winner's own, unless another is shorter. */
export function bestLegs({ result, reveal }: Past): readonly Leg[] {
  const won = result.how === 'won' ? result.legs : [];
  return reveal.known === 'best' && reveal.legs.length !== won.length ? reveal.legs : won;
}

export function afterLegs(place: RobotCells, legs: readonly Leg[]): RobotCells {
  return legs.reduce((from, { robot, to }) => withRobot(from, robot, to), place);
}
