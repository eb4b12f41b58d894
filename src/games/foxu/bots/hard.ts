import type { Bot } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import { corners, points } from '../board.ts';
import { type Board, type Colour, colours, type FoxuKind, type Move, otherColour } from '../kind.ts';
import { packed, play, sideOf, slidesOf, takeBack } from './packed.ts';
import { bestSlide } from './search.ts';

/** Positions looked at for one move. */
const positions = 60_000;

/** Looks several turns ahead. */
export const hard: Bot<FoxuKind> = (view, _seat, { rng }) => {
  switch (view.phase) {
    case 'pegs':
      return { act: 'ready' };
    case 'corners':
      return { act: 'corners', colour: 'yellow', corner: oneOf(corners, rng) };
    case 'opening':
      return evenOpening(view.board, rng);
    case 'pie':
      return { act: worthOfMoving(view.board, otherColour(view.last.colour)) < 0 ? 'take' : 'keep' };
    case 'turns':
      return slideTo(bestSlide(packed(view.board), sideOf(view.turn), positions).slide.to);
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};

/**
 * A player who keeps a colour moves next, with the tube that has not moved. A player who takes the other colour leaves
 * that tube and its next slide to the opponent.
 */
function worthOfMoving(board: Board, colour: Colour): number {
  return bestSlide(packed(board), sideOf(colour), positions).worth;
}

/** The opponent will choose the better side, so the best opening makes both sides equally good. */
function evenOpening(board: Board, rng: Rng): Move {
  const position = packed(board);
  const openings = colours.flatMap((colour) => slidesOf(position, sideOf(colour)).map((slide) => ({ colour, slide })));
  const share = Math.floor(positions / openings.length);
  const weighed = rng.shuffled(openings).map(({ colour, slide }) => {
    play(position, sideOf(colour), slide);
    const tilt = Math.abs(bestSlide(position, sideOf(otherColour(colour)), share).worth);
    takeBack(position, sideOf(colour), slide);
    return { tilt, move: slideTo(slide.to, colour) };
  });
  return weighed.reduce((best, opening) => (opening.tilt < best.tilt ? opening : best)).move;
}

function slideTo(to: number, colour?: Colour): Move {
  const point = points[to];
  if (point === undefined) throw new Error(`The board has no point ${to}.`);
  return { act: 'slide', ...(colour && { colour }), to: point };
}
