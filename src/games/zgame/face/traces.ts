import type { Point, Shape } from '../../../render/scene.ts';
import { brackets, dot, lastMoved, lastWay } from '../../kit/picture/marks.ts';
import { burst } from '../../kit/picture/winner.ts';
import { towards } from '../../kit/towards.ts';
import { files, type Square } from '../board.ts';
import { type Deed, type Draft, otherSide, type Seen, type Side, type View } from '../kind.ts';
import { partnersOf } from '../line.ts';
import { pieceOn, targetsOf } from '../moves.ts';
import { homeOf } from '../position.ts';
import { lineToArrange } from './drafts.ts';
import { look, reach, white } from './inks.ts';
import { cell, place, squareBox, tokenRadius } from './layout.ts';
import { token } from './pieces.ts';

/** What happened last, under the pieces: a piece that took another or was turned up has golden tips. */
export function trace(deed: Deed, draft: Draft, near: Side): readonly Shape[] {
  switch (deed.act) {
    case 'reveal':
      return arrival(deed.at, 'tips', near);
    case 'move': {
      const special = deed.took !== undefined || deed.revealed !== undefined;
      // A rim would be mistaken for the frame of a piece that may be taken.
      const mark = draft.draft === 'piece' ? 'none' : 'rim';
      return [
        ...lastMoved(squareBox(deed.from, near), 'from'),
        ...arrival(deed.to, special ? 'tips' : mark, near),
        ...way(deed, special ? tipsRadius : tokenRadius, near),
      ];
    }
  }
}

const tipsRadius = 46;

function arrival(square: Square, mark: 'tips' | 'rim' | 'none', near: Side): readonly Shape[] {
  const box = squareBox(square, near);
  if (mark === 'rim') return lastMoved(box, 'to');
  return [...lastMoved(box, 'from'), ...(mark === 'tips' ? burst(place(square, near), tipsRadius, look) : [])];
}

/** From the middle of a square to what lies around the piece. A step to the next square needs no arrow. */
function way(deed: Deed & { act: 'move' }, clear: number, near: Side): readonly Shape[] {
  const [from, to] = [place(deed.from, near), place(deed.to, near)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) - clear - 4;
  if (length < cell) return [];
  return lastWay(from, towards(from, to, length), look.gold, look.ink);
}

/** The Z that was taken lies where it fell, before the piece that took it. */
export function fallen(deed: Deed, near: Side): readonly Shape[] {
  if (deed.act === 'reveal' || deed.took?.sign !== 'Z') return [];
  const [x, y] = place(deed.to, near);
  const lying = token({ side: otherSide(deed.side), face: 'up', sign: 'Z' }, [0, 0], 19, near);
  return [{ shape: 'group', at: [x + 30, y + 26], turn: 0.08, shapes: [lying] }];
}

/** The square of the piece that is chosen, under the pieces. */
export function chosen(draft: Draft, near: Side): readonly Shape[] {
  const square = chosenSquare(draft, near);
  if (square === undefined) return [];
  const { x, y, w, h } = squareBox(square, near);
  return [{ shape: 'rect', x: x + 2, y: y + 2, w: w - 4, h: h - 4, fill: reach, stroke: white, width: 4 }];
}

function chosenSquare(draft: Draft, near: Side): Square | undefined {
  switch (draft.draft) {
    case 'piece':
      return draft.at;
    case 'swap':
      return homeOf(near, files.indexOf(draft.file));
    case 'none':
      return undefined;
  }
}

/** Where the chosen piece may go: a dot on an empty square, corners around a piece that it would take or swap with. */
export function goals(view: View, draft: Draft, pieces: readonly Seen[], near: Side): readonly Shape[] {
  return goalSquares(view, draft, pieces, near).flatMap((square): readonly Shape[] => {
    const at: Point = place(square, near);
    if (pieceOn(pieces, square) === undefined) return dot(at, 14, reach, white);
    return brackets(at, cell / 2 - 5, reach, white);
  });
}

function goalSquares(view: View, draft: Draft, pieces: readonly Seen[], near: Side): readonly Square[] {
  switch (draft.draft) {
    case 'piece': {
      const piece = pieceOn(pieces, draft.at);
      return piece === undefined ? [] : targetsOf(pieces, piece);
    }
    case 'swap':
      return partnersOf(lineToArrange(view) ?? [], draft.file).map((file) => homeOf(near, files.indexOf(file)));
    case 'none':
      return [];
  }
}
