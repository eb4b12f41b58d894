import type { Moment, Seat, Step } from '../contract.ts';
import { done } from '../kit/done.ts';
import type { Slide } from './board/vocabulary.ts';
import { type Event, type Result, type RicochetKind, type Solution, type StageOf, type State, spans } from './kind.ts';
import { isWon, winners } from './scoring.ts';

type Unwon = Exclude<Result['how'], 'won'>;

/** The token goes back to those that can still be won, and the robots go back to where the round began. */
export function endUnwon(state: State, how: Unwon, at: Moment, ...before: readonly Event[]): Step<RicochetKind> {
  const { target } = state.round;
  const after = how === 'impossible' ? [] : solved(state);
  return done({ ...state, stage: resting({ how }, at) }, ...before, { what: how, target }, ...after);
}

/** The player who solved the target takes its token, and the robots stay where they are now. */
export function endWon(
  state: State,
  seat: Seat,
  slides: readonly Slide[],
  at: Moment,
  ...before: readonly Event[]
): Step<RicochetKind> {
  const { target } = state.round;
  const result: Result = { how: 'won', seat, slides };
  const players = state.players.map((player, of) =>
    of === seat ? { ...player, won: [...player.won, target] } : player,
  );
  const left = state.left.filter((name) => name !== target);
  const next: State = { ...state, players, left, stage: resting(result, at) };
  const events: readonly Event[] = [...before, { what: 'won', seat, target, moves: slides.length }];
  if (!isWon(next)) return done(next, ...events, ...solved(state));
  const ending = { at: 'closing', result, winners: winners(players), until: at.now + spans.closing } as const;
  const waits = state.config.edition === 2 && state.round.solution.known === 'not-yet';
  return waits ? done({ ...next, stage: ending }, ...events) : close(next, ending, ...events);
}

/** The game is over, with its last best solution if the solver has found it. */
export function close(
  state: State,
  { result, winners }: StageOf<'closing'>,
  ...before: readonly Event[]
): Step<RicochetKind> {
  const over: State = { ...state, stage: { at: 'over', result, winners } };
  return done(over, ...before, ...solved(state), { what: 'finished', winners });
}

/** The solver's answer, which everybody is told when the round is over, if the solver has answered by then. */
export function solved({ round: { target, solution } }: Pick<State, 'round'>): readonly Event[] {
  return solution.known === 'not-yet' ? [] : [{ what: 'solved', target, moves: movesOf(solution) }];
}

function movesOf(solution: Solution): number | undefined {
  return solution.known === 'best' ? solution.slides.length : undefined;
}

function resting(result: Result, at: Moment): State['stage'] {
  return { at: 'resting', result, until: at.now + spans.rest };
}
