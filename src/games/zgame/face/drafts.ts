import { type File, files, isFile, isSquare, type Square } from '../board.ts';
import { type Sign, sides, type View, type ViewOf } from '../kind.ts';
import { pieceOn } from '../moves.ts';

/** How far somebody has come with what they want to press. */
export type Draft =
  | { readonly draft: 'none' }
  /** A piece of theirs is chosen, in their turn. */
  | { readonly draft: 'piece'; readonly view: ViewOf<'turns'>; readonly at: Square; readonly sign: Sign }
  /** A piece of their base line is chosen, to be swapped. */
  | { readonly draft: 'swap'; readonly view: ViewOf<'arranging'>; readonly file: File; readonly sign: Sign }
  | { readonly draft: 'replay'; readonly view: ViewOf<'over'>; readonly after: number };

const none: Draft = { draft: 'none' };

export const drafts = {
  myBoard: '',
  piece: (at: Square) => at,
  swap: (file: File) => `swap ${file}`,
  replayStart: 'replay start',
  replayEnd: 'replay end',
  replay: (after: number) => `replay ${after}`,
} as const;

/** A draft that is old or made up is none. */
export function readDraft(view: View, text = ''): Draft {
  switch (view.phase) {
    case 'arranging': {
      const file = text.startsWith('swap ') ? text.slice(5) : '';
      if (!isFile(file) || !isArranging(view)) return none;
      const sign = view.line?.[files.indexOf(file)];
      return sign === undefined ? none : { draft: 'swap', view, file, sign };
    }
    case 'turns': {
      const piece = isSquare(text) ? pieceOn(view.pieces, text) : undefined;
      if (piece?.sign === undefined || piece.side !== view.turn || view.turn !== view.eyes) return none;
      return { draft: 'piece', view, at: piece.at, sign: piece.sign };
    }
    case 'over': {
      if (text === drafts.replayStart) return { draft: 'replay', view, after: 0 };
      if (text === drafts.replayEnd) return { draft: 'replay', view, after: view.actions.length };
      const [, typed] = /^replay (\d{1,5})$/.exec(text) ?? [];
      const after = Number(typed);
      return typed === undefined || after > view.actions.length ? none : { draft: 'replay', view, after };
    }
  }
}

/** May this viewer still change their base line? */
export function isArranging({ eyes, ready }: ViewOf<'arranging'>): boolean {
  return sides.some((side) => side === eyes && !ready.includes(side));
}
