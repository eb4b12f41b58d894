import type { Speech } from '../../contract.ts';
import type { Draft, View } from '../kind.ts';
import { pieceOn, targetsOf } from '../moves.ts';
import { words } from '../words.ts';
import { none } from './drafts.ts';
import { shownIn } from './reading.ts';

/** Who is to do what, and what is already chosen. */
export function headline(view: View, { language, player }: Speech, draft: Draft = none): string {
  const say = words[language];
  switch (draft.draft) {
    case 'none':
      return say.headline(view, player);
    case 'piece': {
      const { pieces } = shownIn(view);
      const piece = pieceOn(pieces, draft.at);
      if (piece === undefined) return say.headline(view, player);
      const moves = targetsOf(pieces, piece).length > 0;
      const can = piece.face === 'up' ? 'move' : moves ? 'both' : 'turn';
      return say.chosen(say.describe.kind(piece), draft.at, can);
    }
    case 'swap':
      return say.swapping(draft.file, draft.sign);
  }
}
