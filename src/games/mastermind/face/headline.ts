import type { Speech } from '../../contract.ts';
import type { Draft, View } from '../kind.ts';
import { possibleCodes } from '../possible.ts';
import { openPuzzles, progressOf } from '../progress.ts';
import { words } from '../words.ts';
import { begunOn } from './drafts.ts';

/** Who is to do what. On a private panel, it says how far the move has come. */
export function headline(view: View, speech: Speech, given?: Draft): string {
  const draft = begunOn(view, given);
  const say = words[speech.language].headline;
  const { player, when } = speech;
  switch (view.phase) {
    case 'choosing':
      return draft.of === 'cards' ? say.choosingCards(draft.cards) : say.choosing(view, player);
    case 'seeking': {
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
