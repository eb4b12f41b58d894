import type { Moment, Step } from '../contract.ts';
import { done } from '../kit/done.ts';
import { oneOf } from '../kit/oneOf.ts';
import { boardOf } from './board/board.ts';
import { cellOf } from './board/slide.ts';
import { activeRobot, type RobotCells, robots, type TargetName } from './board/vocabulary.ts';
import { endUnwon } from './endings.ts';
import { type Event, type RicochetKind, type Round, type StageOf, type State, spans } from './kind.ts';
import { cellsNow, randomCells } from './positions.ts';

/** The part of the state that stays when a round ends. */
type Table = Omit<State, 'round' | 'stage'>;

interface Course {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Draws a target at random from those not yet won. It is shown at once, unless it may be too long for the config. */
export function beginRound(table: Table, number: number, from: RobotCells, at: Moment): Course {
  const stays = drawable(table, from);
  const [place, targets] = stays.length > 0 ? [from, stays] : [randomCells(table.board, at), table.left];
  const round: Round = {
    number,
    target: drawFrom(table, targets, at),
    place,
    since: at.now,
    bids: [],
    solution: { known: 'not-yet' },
    hints: { given: 0, nextAt: at.now },
  };
  const [known, moved]: [Table, readonly Event[]] =
    place === from ? [table, []] : [withSpent(table, []), [{ what: 'scattered' }]];
  if (known.config.longest === undefined) return shown(known, round, at, moved);
  const stage = { at: 'judging', until: at.now + spans.judging, tried: [] } as const;
  return { state: { ...known, round, stage }, events: [...moved, { what: 'judging', round: number }] };
}

export function nextRound(state: State, { result }: StageOf<'resting'>, at: Moment): Step<RicochetKind> {
  const { config, board, left, players, round, spent = [] } = state;
  const { number, target, place, solution } = round;
  const table: Table = { config, board, left, players, before: { number, target, place, result, solution } };
  const now = withSpent(table, result.how === 'won' ? [] : [...spent, target]);
  const { state: next, events } = beginRound(now, number + 1, cellsNow(state), at);
  return done(next, ...events);
}

export function show(state: State, at: Moment): Step<RicochetKind> {
  const { round, stage: _, ...table } = state;
  const { state: next, events } = shown(table, round, at, []);
  return round.solution.known === 'impossible' ? endUnwon(next, 'impossible', at, ...events) : done(next, ...events);
}

/** Draws another target instead of one that is too long. When all were tried, the last one is shown anyway. */
export function skip(state: State, { tried }: StageOf<'judging'>, longest: number, at: Moment): Step<RicochetKind> {
  const { round } = state;
  const unwanted = [...tried, round.target];
  const others = drawable(state, round.place).filter((target) => !unwanted.includes(target));
  if (others.length === 0) return show(state, at);
  const next: Round = { ...round, target: drawFrom(state, others, at), solution: { known: 'not-yet' } };
  const stage = { at: 'judging', until: at.now + spans.judging, tried: unwanted } as const;
  return done({ ...state, round: next, stage }, { what: 'skipped', longest });
}

function withSpent(table: Table, spent: readonly TargetName[]): Table {
  return table.config.edition === 2 ? { ...table, spent } : table;
}

function shown(table: Table, drawn: Round, at: Moment, before: readonly Event[]): Course {
  const round: Round = { ...drawn, since: at.now, hints: { given: 0, nextAt: at.now } };
  const { number, target } = round;
  const stage = { at: 'open', quietAt: at.now + spans.quiet } as const;
  return { state: { ...table, round, stage }, events: [...before, { what: 'drawn', round: number, target }] };
}

/**
 * The targets that can be played from here. A target on which the active robot already is cannot, and neither can one
 * that was played from here before. The first edition only leaves out one that has just proved impossible.
 */
function drawable({ board, left, before, spent = [] }: Table, place: RobotCells): readonly TargetName[] {
  const { targets } = boardOf(board);
  const stuck = before?.result.how === 'impossible' && `${before.place}` === `${place}` ? before.target : undefined;
  return left.filter((target) => {
    const active = activeRobot(target);
    const onTarget = robots.filter((robot) => cellOf(place, robot) === targets[target]);
    return (
      target !== stuck && !spent.includes(target) && !onTarget.some((robot) => active === 'any' || active === robot)
    );
  });
}

/** In the first edition, a target that nobody bid for is not drawn again at once while there is another. */
function drawFrom({ before }: Table, targets: readonly TargetName[], { rng }: Moment): TargetName {
  const again = before?.result.how === 'unbid' ? before.target : undefined;
  const others = targets.filter((target) => target !== again);
  const wanted = others.length > 0 ? others : targets;
  return oneOf(wanted, rng);
}
