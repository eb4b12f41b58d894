import type { Scene, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { squareAround } from '../../kit/box.ts';
import { outlined } from '../../kit/outlined.ts';
import type { Square } from '../board.ts';
import { files } from '../board.ts';
import type { Deed, Draft, Seen, Side, View } from '../kind.ts';
import { partnersOf } from '../line.ts';
import { pieceOn, targetsOf } from '../moves.ts';
import { homeOf } from '../position.ts';
import { cards } from './cards.ts';
import { lineToArrange, none } from './drafts.ts';
import { grids } from './grid.ts';
import { cell, height, place, tokenRadius, width } from './layout.ts';
import { token } from './pieces.ts';
import { nearSide, type Shown, shownIn } from './reading.ts';

export function draw(view: View, speech: Speech, draft: Draft = none): Scene {
  const near = nearSide(view.eyes);
  const shown = shownIn(view, draft);
  return {
    width,
    height,
    ground: 'paper',
    base: grids[near],
    shapes: [
      ...(shown.last ? trace(shown.last, near) : []),
      ...chosen(draft, near),
      ...shown.pieces.flatMap((piece) => token(piece, place(piece.at, near), tokenRadius, near)),
      ...reach(view, draft, shown, near),
      ...cards(view, draft, shown, speech),
    ],
  };
}

/** Where the last piece came from and where it is now. A piece that was just turned up has rays around it. */
function trace(deed: Deed, near: Side): readonly Shape[] {
  switch (deed.act) {
    case 'reveal':
      return [frame(deed.at, near, 'yellow'), rays(deed.at, near)];
    case 'move': {
      const [from, to] = [place(deed.from, near), place(deed.to, near)];
      return [
        frame(deed.from, near, 'yellow'),
        frame(deed.to, near, 'yellow'),
        { shape: 'line', points: [from, to], stroke: 'ink', width: 7 },
        { shape: 'circle', x: from[0], y: from[1], r: 11, fill: 'ink' },
        ...(deed.revealed === undefined ? [] : [rays(deed.to, near)]),
      ];
    }
  }
}

function frame(square: Square, near: Side, fill: 'yellow' | 'glow'): Shape {
  const width = fill === 'glow' ? 7 : 4;
  return { ...squareAround(place(square, near), (cell - width + 4) / 2), fill, stroke: 'ink', width };
}

function rays(square: Square, near: Side): Shape {
  const [x, y] = place(square, near);
  return { shape: 'star', x, y, r: 41, tips: 16, depth: 0.86, fill: 'white', stroke: 'ink', width: 3 };
}

function chosen(draft: Draft, near: Side): readonly Shape[] {
  switch (draft.draft) {
    case 'piece':
      return [frame(draft.at, near, 'glow')];
    case 'swap':
      return [frame(homeOf(near, files.indexOf(draft.file)), near, 'glow')];
    case 'none':
    case 'replay':
      return [];
  }
}

/** Where the chosen piece may go: a dot on an empty square, a frame around a piece that it would take or swap with. */
function reach(view: View, draft: Draft, { pieces }: Shown, near: Side): readonly Shape[] {
  return goals(view, draft, pieces, near).flatMap((square): readonly Shape[] => {
    const [x, y] = place(square, near);
    if (pieceOn(pieces, square) === undefined) {
      return [{ shape: 'circle', x, y, r: 18, fill: 'glow', stroke: 'ink', width: 4 }];
    }
    return outlined(squareAround([x, y], cell / 2 - 4), 'glow', { width: 5, rim: 10 });
  });
}

function goals(view: View, draft: Draft, pieces: readonly Seen[], near: Side): readonly Square[] {
  switch (draft.draft) {
    case 'piece': {
      const piece = pieceOn(pieces, draft.at);
      return piece === undefined ? [] : targetsOf(pieces, piece);
    }
    case 'swap':
      return partnersOf(lineToArrange(view) ?? [], draft.file).map((file) => homeOf(near, files.indexOf(file)));
    case 'none':
    case 'replay':
      return [];
  }
}
