import type { Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { answerTo } from './answers.ts';
import { seekersOf, setterOf } from './course.ts';
import { endOfRound } from './endOfRound.ts';
import type { MastermindKind, Move, Refusal, StateOf } from './kind.ts';
import { isValue, type Puzzle, puzzles, type Row, solution } from './pieces.ts';
import { openPuzzles, progressOf } from './progress.ts';

/** Seekers give rows for either puzzle, in any order, and each row is answered at once. */
export function stepSeeking(state: StateOf<'seeking'>, seat: Seat, move: Move, at: Moment): Step<MastermindKind> {
  switch (move.act) {
    case 'choose':
    case 'draw':
      return refused({ why: 'cards-are-set' });
    case 'next':
      return refused({ why: 'not-between-rounds' });
    case 'row': {
      const { puzzle, tokens } = move;
      const fault = faultOf(state, seat, move);
      if (fault !== undefined) return refused(fault);
      const row = rowOf(puzzle, tokens);
      if ('why' in row) return refused(row);
      return giveRow(state, seat, puzzle, row, at);
    }
  }
}

/** Every row is checked against what everybody knows, so that no refusal tells anything about the code. */
function faultOf(
  { course, given }: StateOf<'seeking'>,
  seat: Seat,
  { puzzle, at }: Extract<Move, { act: 'row' }>,
): Refusal | undefined {
  const round = course.points.length;
  if (seat === setterOf(course, round)) return { why: 'setter-does-not-seek' };
  const seekers = seekersOf(course, round);
  if (seekers[puzzle] !== seat) {
    return { why: 'not-your-puzzle', yours: puzzles.find((each) => seekers[each] === seat) ?? puzzle };
  }
  const progress = progressOf(given, puzzle);
  if (at !== undefined && (at.round !== round + 1 || at.row !== progress.used + 1)) return { why: 'row-is-past' };
  if (progress.status === 'solved') return { why: 'puzzle-solved', puzzle };
  if (progress.status === 'lost') return { why: 'no-rows-left', puzzle };
  return undefined;
}

function rowOf(puzzle: Puzzle, tokens: readonly string[]): Row | Refusal {
  for (const token of tokens) {
    if (!isValue(token, puzzle)) return { why: 'no-such-token', puzzle, token };
  }
  const [left, middle, right, ...more] = tokens.filter((token) => isValue(token, puzzle));
  return left === undefined || middle === undefined || right === undefined || more.length > 0
    ? { why: 'wrong-number-of-tokens', puzzle, given: tokens.length }
    : [left, middle, right];
}

function giveRow(
  { course, code, given: before }: StateOf<'seeking'>,
  seat: Seat,
  puzzle: Puzzle,
  row: Row,
  at: Moment,
): Step<MastermindKind> {
  const newest = { puzzle, row, answer: answerTo(row, solution(code, puzzle)) };
  const given = [...before, newest];
  const told = { what: 'row', seat, number: progressOf(given, puzzle).used, given: newest } as const;
  if (openPuzzles(given).length > 0) return done({ phase: 'seeking', course, code, given }, told);
  const end = endOfRound({ course, code, given }, at);
  return done(end.state, told, ...end.events);
}
