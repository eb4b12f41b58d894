import type { Speech } from '../../contract.ts';
import type { View } from '../kind.ts';
import { possibleCodes } from '../possible.ts';
import { openPuzzles, progressOf } from '../progress.ts';
import { words } from '../words.ts';
import { readDraft } from './drafts.ts';

/** Who is to do what; on a private panel, how far the move has come. */
export function headline(view: View, speech: Speech, text?: string): string {
  const say = words[speech.language].headline;
  const { player, when } = speech;
  switch (view.phase) {
    case 'choosing': {
      const draft = readDraft(view, text);
      return draft.of === 'cards' ? say.choosingCards(draft.cards) : say.choosing(view, player);
    }
    case 'seeking': {
      const draft = readDraft(view, text);
      if (draft.of === 'possible') {
        return view.possible === 'told' ? say.possible(possibleCodes(view)) : say.possibleNotTold;
      }
      if (draft.of !== 'row') return say.seeking(view, openPuzzles(view.given), player);
      return say.givingRow(draft.puzzle, progressOf(view.given, draft.puzzle).used + 1, draft.tokens);
    }
    case 'shown':
      return say.shown(view, player, when(view.until));
    case 'over':
      return say.over(view, player);
    case 'closed':
      return say.closed(view);
  }
}
