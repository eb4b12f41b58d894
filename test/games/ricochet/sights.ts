import type { Language, Seat, Speech } from '../../../src/games/contract.ts';
import { boardOf } from '../../../src/games/ricochet/board/board.ts';
import { cellOf, slideTo } from '../../../src/games/ricochet/board/slide.ts';
import { directions, type RobotCells, targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import { afterLegs } from '../../../src/games/ricochet/face/past.ts';
import type { Leg, Past, Score, StageView, View } from '../../../src/games/ricochet/kind.ts';
import { notation } from '../../../src/games/ricochet/notation/notation.ts';
import { legsOf } from '../../../src/games/ricochet/positions.ts';

export const board = '1A3B2A4A';
export const start: RobotCells = [223, 79, 172, 208];
/** `bestWay` has five moves, and no way is shorter. `longWay` has seven. */
export const bestWay = 'rv r< b^ r^ r<';
export const longWay = 'y> yv rv r< b^ r^ r<';

const minute = 60_000;

export function legs(text: string, from: RobotCells = start): readonly Leg[] {
  const move = notation.read(text);
  if (text === '') return [];
  if (move?.act !== 'slide') throw new Error(`${text} is no way.`);
  const made = legsOf(boardOf(board), from, move.slides);
  if (made.some((leg) => leg.from === leg.to)) throw new Error(`${text} has a move that moves nothing.`);
  return made;
}

/** What is seen in the third round, before anybody has bid. */
export function view(stage: StageView = { at: 'open', quietAt: 4 * minute }, more: Partial<View> = {}): View {
  const made = stage.at === 'showing' ? stage.legs : [];
  return {
    board,
    round: 3,
    since: 0,
    target: stage.at === 'judging' ? undefined : 'red-moon',
    place: afterLegs(start, made),
    start,
    left: targetNames.filter((name) => name !== 'green-star' && name !== 'blue-moon'),
    scores: scores(['green-star'], ['blue-moon']),
    needed: 8,
    ties: 'classic',
    bidding: minute,
    hint: 'may-ask',
    stage,
    ...more,
  };
}

export const bidding = view({
  at: 'bidding',
  until: minute,
  bidders: [
    { seat: 0, moves: 7 },
    { seat: 1, moves: 7 },
    { seat: 2, moves: 12 },
  ],
});

export function scores(...won: readonly Score['won'][]): readonly Score[] {
  return won.map((names, seat) => ({ seat, won: names, here: true }));
}

export function showing(text: string, more: Partial<Extract<StageView, { at: 'showing' }>> = {}): View {
  const made = legs(text);
  const chosen = made.at(-1)?.robot ?? 'red';
  const place = afterLegs(start, made);
  const ways = directions.filter(
    (direction) => slideTo(boardOf(board), place, { robot: chosen, direction }) !== cellOf(place, chosen),
  );
  const next = [{ seat: 1, moves: 8 }];
  return view({
    at: 'showing',
    seat: 0,
    moves: 7,
    since: 0,
    until: minute,
    legs: made,
    chosen,
    ways,
    unturned: false,
    next,
    ...more,
  });
}

export function past(more: Partial<Past> = {}): Past {
  return {
    round: 3,
    target: 'red-moon',
    place: start,
    result: { how: 'won', seat: 0, legs: legs(longWay) },
    reveal: { known: 'best', legs: legs(bestWay) },
    ...more,
  };
}

export function resting(more: Partial<Past> = {}): View {
  const ended = past(more);
  const made = ended.result.how === 'won' ? ended.result.legs : [];
  const left = targetNames.filter((name) => !['green-star', 'blue-moon', 'red-moon'].includes(name));
  return view(
    { at: 'resting', until: minute, past: ended },
    { place: afterLegs(start, made), left, scores: scores(['green-star', 'red-moon'], ['blue-moon']), hint: 'closed' },
  );
}

export function over(winners: readonly Seat[] = [0]): View {
  const { stage: _, ...rest } = resting();
  return { ...rest, stage: { at: 'over', winners, past: past() } };
}

export function speech(language: Language, names: readonly string[] = ['Ada', 'Bob']): Speech {
  return { language, player: (seat) => names[seat] ?? `seat ${seat}`, when: (instant) => `at ${instant / 1000}` };
}

/** A view of every stage. */
export const everyStage: readonly (readonly [name: string, view: View])[] = [
  ['judging', view({ at: 'judging' })],
  ['open', view()],
  ['quiet', view({ at: 'quiet' })],
  ['turned', view({ at: 'turned', until: 60_000 })],
  ['bidding', bidding],
  ['showing', showing('y> yv rv r<')],
  ['resting', resting()],
  ['over', over()],
];
