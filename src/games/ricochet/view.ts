import { inOrder } from './bidding.ts';
import { type Board, boardOf } from './board/board.ts';
import { judge } from './board/slide.ts';
import type { RobotCells } from './board/vocabulary.ts';
import { hintView } from './hints.ts';
import type {
  Bid,
  Bidder,
  Finished,
  Past,
  Result,
  ResultView,
  Reveal,
  Score,
  Solution,
  StageView,
  State,
  View,
} from './kind.ts';
import { cellsNow, legsOf, waysOf } from './positions.ts';
import { needed } from './scoring.ts';
import { movesBid, timeToShow } from './showing.ts';

export function viewOf(state: State): View {
  const { config, round, stage, before } = state;
  const board = boardOf(state.board);
  return {
    board: state.board,
    round: round.number,
    since: round.since,
    target: stage.at === 'judging' ? undefined : round.target,
    place: cellsNow(state),
    start: round.place,
    left: state.left,
    scores: scoresOf(state),
    needed: needed(config, state.players),
    ties: config.ties,
    bidding: config.bidding,
    ...hintView(state),
    stage: stageView(state, board),
    ...(before && { before: pastOf(board, before) }),
  };
}

function scoresOf({ players }: State): readonly Score[] {
  const scores = players.flatMap(({ won, bids, here }, seat) => (bids ? [{ seat, won, here }] : []));
  return scores.sort((a, b) => b.won.length - a.won.length);
}

function stageView(state: State, board: Board): StageView {
  const { stage, round } = state;
  switch (stage.at) {
    case 'judging':
    case 'quiet':
      return { at: stage.at };
    case 'open':
      return { at: 'open', quietAt: stage.quietAt };
    case 'turned':
      return { at: 'turned', until: stage.until };
    case 'bidding':
      return { at: 'bidding', until: stage.until, bidders: inOrder(state).map(bidder) };
    case 'showing': {
      const { seat, until, slides, chosen } = stage;
      const moves = movesBid(state, stage);
      return {
        at: 'showing',
        seat,
        moves,
        since: until - timeToShow(state.config, moves),
        until,
        legs: legsOf(board, round.place, slides),
        ...(chosen && { chosen }),
        ways: chosen === undefined ? [] : waysOf(board, cellsNow(state), chosen),
        unturned: judge(board, round.place, round.target, slides) === 'unturned',
        next: inOrder(state)
          .filter((bid) => bid.seat !== seat)
          .map(bidder),
      };
    }
    case 'resting':
      return { at: 'resting', until: stage.until, past: pastOf(board, { ...round, result: stage.result }) };
    case 'closing':
    case 'over':
      return { at: 'over', winners: stage.winners, past: pastOf(board, { ...round, result: stage.result }) };
  }
}

function bidder({ seat, moves }: Bid): Bidder {
  return { seat, moves };
}

function pastOf(board: Board, { number, target, place, result, solution }: Finished): Past {
  return {
    round: number,
    target,
    place,
    result: resultView(board, place, result),
    reveal: revealOf(board, place, result, solution),
  };
}

function resultView(board: Board, place: RobotCells, result: Result): ResultView {
  if (result.how !== 'won') return result;
  return { how: 'won', seat: result.seat, legs: legsOf(board, place, result.slides) };
}

function revealOf(board: Board, place: RobotCells, result: Result, solution: Solution): Reveal {
  switch (solution.known) {
    case 'not-yet':
    case 'impossible':
      return solution;
    case 'best':
      return { known: 'best', legs: legsOf(board, place, solution.slides) };
    case 'at-least': {
      const { known, moves } = solution;
      return result.how === 'won' ? { known, moves, most: result.slides.length } : { known, moves };
    }
  }
}
