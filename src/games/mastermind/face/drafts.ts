import type { View } from '../kind.ts';
import { letters } from '../notation.ts';
import { type Card, isCard, isColour, isValue, type Puzzle, packWithout, puzzles, type Value } from '../pieces.ts';
import { openPuzzles } from '../progress.ts';
import { colourNamed } from '../vocabulary.ts';

/** A move on its way. One that does not fit the board and whoever looks at it is taken as none. */
export type Draft =
  | { readonly of: 'nothing' }
  | { readonly of: 'cards'; readonly cards: readonly Card[] }
  | { readonly of: 'row'; readonly puzzle: Puzzle; readonly tokens: readonly Value[] }
  | { readonly of: 'possible' };

export const askingWhatIsPossible = 'possible';

export function writeDraft(draft: Draft): string {
  switch (draft.of) {
    case 'nothing':
      return '';
    case 'cards':
      return ['cards', ...draft.cards].join(' ');
    case 'row':
      return [draft.puzzle, ...draft.tokens.map((token) => (isColour(token) ? letters[token] : token))].join(' ');
    case 'possible':
      return askingWhatIsPossible;
  }
}

export function readDraft(view: View, text: string | undefined): Draft {
  if (view.viewer === 'table') return { of: 'nothing' };
  switch (view.phase) {
    case 'choosing':
      return view.viewer === view.setter ? cardsIn(view, text) : { of: 'nothing' };
    case 'seeking':
      if (view.viewer === view.setter) return { of: 'nothing' };
      return text === askingWhatIsPossible ? { of: 'possible' } : rowIn(view, text);
    case 'shown':
    case 'over':
    case 'closed':
      return { of: 'nothing' };
  }
}

/** The puzzles this viewer can give rows for. */
export function puzzlesToSeek(view: View): readonly Puzzle[] {
  if (view.phase !== 'seeking') return [];
  return openPuzzles(view.given).filter((puzzle) => view.seekers[puzzle] === view.viewer);
}

function cardsIn({ covered }: View, text = ''): Draft {
  const [, ...named] = text.split(' ');
  const pack = packWithout(covered);
  const cards = named.filter(isCard).filter((card) => pack.includes(card));
  const sound = named.length <= 3 && cards.length === named.length && new Set(cards).size === cards.length;
  return { of: 'cards', cards: sound && text.startsWith('cards') ? cards : [] };
}

/** With one puzzle to seek there is nothing to choose before its tokens. */
function rowIn(view: View, text = ''): Draft {
  const [first, ...rest] = text.split(' ');
  const open = puzzlesToSeek(view);
  const puzzle = puzzles.find((each) => each === first && open.includes(each));
  if (puzzle === undefined) {
    const [only, another] = open;
    return only !== undefined && another === undefined ? { of: 'row', puzzle: only, tokens: [] } : { of: 'nothing' };
  }
  const named = rest.map((word) => (puzzle === 'colours' ? (colourNamed.get(word.toLowerCase()) ?? word) : word));
  const tokens = named.filter((word) => isValue(word, puzzle));
  return { of: 'row', puzzle, tokens: tokens.length === named.length && tokens.length <= 3 ? tokens : [] };
}
