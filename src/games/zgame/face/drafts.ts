import type { Carried } from '../../contract.ts';
import { files, isFile, isSquare } from '../board.ts';
import { type Draft, type Line, sides, type View, type ViewOf } from '../kind.ts';
import { pieceOn } from '../moves.ts';

export const none: Draft = { draft: 'none' };

export const drafts: Carried<Draft, View> = {
  write(draft) {
    switch (draft.draft) {
      case 'none':
        return '';
      case 'piece':
        return draft.at;
      case 'swap':
        return `swap ${draft.file}`;
    }
  },
  read(text, view) {
    if (text === '') return none;
    switch (view.phase) {
      case 'arranging':
        return swapIn(text, view);
      case 'turns':
        return pieceIn(text, view);
      case 'over':
        return undefined;
    }
  },
};

function swapIn(text: string, view: ViewOf<'arranging'>): Draft | undefined {
  const [, file = ''] = /^swap (.)$/.exec(text) ?? [];
  const sign = isFile(file) ? lineToArrange(view)?.[files.indexOf(file)] : undefined;
  return isFile(file) && sign !== undefined ? { draft: 'swap', file, sign } : undefined;
}

function pieceIn(text: string, { pieces, turn, eyes }: ViewOf<'turns'>): Draft | undefined {
  const piece = isSquare(text) ? pieceOn(pieces, text) : undefined;
  return piece?.side === turn && turn === eyes ? { draft: 'piece', at: piece.at } : undefined;
}

/** The base line of this viewer, while it may still be changed. */
export function lineToArrange(view: View): Line | undefined {
  if (view.phase !== 'arranging' || view.line === undefined) return undefined;
  const { eyes, ready } = view;
  return sides.some((side) => side === eyes && !ready.includes(side)) ? view.line : undefined;
}
