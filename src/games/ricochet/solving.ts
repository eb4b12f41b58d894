import type { Errand, Moment, Step } from '../contract.ts';
import { done } from '../kit/done.ts';
import { boardOf } from './board/board.ts';
import { judge } from './board/slide.ts';
import type { Slide } from './board/vocabulary.ts';
import { close, endUnwon, solved } from './endings.ts';
import type { RicochetKind, Round, Solution, State } from './kind.ts';
import { legsOf } from './positions.ts';
import { show, skip } from './rounds.ts';
import { answer, type Search, type SolverAnswer } from './search.ts';

export function errand({ board, round, stage }: State): Errand | undefined {
  if (round.solution.known !== 'not-yet' || stage.at === 'over') return undefined;
  const { place, target } = round;
  const task: Search = { board, place, target };
  return { name: `round-${round.number}-${target}`, task };
}

/** Keeps the solver's answer and tells nobody before the round is over. An answer to anything else is ignored. */
export function stepAnswer(state: State, name: string, value: unknown, at: Moment): Step<RicochetKind> {
  const parsed = answer.safeParse(value);
  if (errand(state)?.name !== name || !parsed.success) return done(state);
  const solution = solutionOf(state, parsed.data);
  if (solution === undefined) return done(state);
  const { stage, round } = state;
  // A hint that somebody asked for before this was refused. It is not given when the host reads again what was typed.
  const hints = { ...round.hints, nextAt: Math.max(round.hints.nextAt, at.now) };
  const next: State = { ...state, round: { ...round, solution, hints } };
  switch (stage.at) {
    case 'judging': {
      const { longest } = state.config;
      if (longest !== undefined && isLonger(solution, longest)) return skip(next, stage, longest, at);
      return show(next, at);
    }
    case 'open':
    case 'quiet':
    case 'turned':
    case 'bidding':
      return solution.known === 'impossible' ? endUnwon(next, 'impossible', at) : done(next);
    case 'showing':
    case 'over':
      return done(next);
    case 'resting':
      return done(next, ...solved(next));
    case 'closing':
      return close(next, stage);
  }
}

/** Undefined when the answer is wrong. */
function solutionOf({ board, round }: State, found: SolverAnswer): Solution | undefined {
  switch (found.found) {
    case 'best':
      return isRight(board, round, found.slides) ? { known: 'best', slides: found.slides } : undefined;
    case 'at-least':
      return { known: 'at-least', moves: found.moves };
    case 'impossible':
      return { known: 'impossible' };
  }
}

function isRight(code: State['board'], { place, target }: Round, slides: readonly Slide[]): boolean {
  const board = boardOf(code);
  const moves = legsOf(board, place, slides).every(({ from, to }) => from !== to);
  return moves && judge(board, place, target, slides) === 'solved';
}

function isLonger(solution: Solution, longest: number): boolean {
  switch (solution.known) {
    case 'best':
      return solution.slides.length > longest;
    case 'at-least':
      return solution.moves > longest;
    case 'impossible':
      return true;
    case 'not-yet':
      return false;
  }
}
