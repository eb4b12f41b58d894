import type { Carried } from '../../contract.ts';
import type { Draft, View } from '../kind.ts';
import { letters } from '../notation.ts';
import { isCard, isColour, isValue, type Puzzle, packWithout, puzzles } from '../pieces.ts';
import { openPuzzles } from '../progress.ts';
import { colourNamed } from '../typedWords.ts';

export const nothing: Draft = { of: 'nothing' };

export const drafts: Carried<Draft, View> = {
  write(draft) {
    switch (draft.of) {
      case 'nothing':
        return '';
      case 'cards':
        return ['cards', ...draft.cards].join(' ');
      case 'row':
        return [draft.puzzle, ...draft.tokens.map((token) => (isColour(token) ? letters[token] : token))].join(' ');
      case 'possible':
        return draft.of;
    }
  },
  read(text, view) {
    if (text === '') return nothing;
    const part = partOf(view);
    switch (part) {
      case 'chooses':
        return cardsIn(text, view);
      case 'seeks':
        return text === 'possible' ? { of: text } : rowIn(text, view);
      case 'looks on':
        return undefined;
    }
  },
};

/** What was begun on this board; otherwise the first step, when there is only one thing to do there. */
export function begunOn(view: View, draft: Draft = nothing): Draft {
  if (draft.of !== 'nothing') return draft;
  switch (partOf(view)) {
    case 'chooses':
      return { of: 'cards', cards: [] };
    case 'seeks': {
      const [only, another] = puzzlesToSeek(view);
      return only !== undefined && another === undefined ? { of: 'row', puzzle: only, tokens: [] } : draft;
    }
    case 'looks on':
      return draft;
  }
}

/** The puzzles this viewer can give rows for. */
export function puzzlesToSeek(view: View): readonly Puzzle[] {
  if (view.phase !== 'seeking') return [];
  return openPuzzles(view.given).filter((puzzle) => view.seekers[puzzle] === view.viewer);
}

/** What the player who looks at this board does now. Only that player sees their draft. */
function partOf(view: View): 'chooses' | 'seeks' | 'looks on' {
  if (view.viewer === 'table') return 'looks on';
  switch (view.phase) {
    case 'choosing':
      return view.viewer === view.setter ? 'chooses' : 'looks on';
    case 'seeking':
      return view.viewer === view.setter ? 'looks on' : 'seeks';
    case 'shown':
    case 'over':
    case 'closed':
      return 'looks on';
  }
}

function cardsIn(text: string, { covered }: View): Draft | undefined {
  const [first, ...named] = text.split(' ');
  const pack = packWithout(covered);
  const cards = named.filter(isCard).filter((card) => pack.includes(card));
  const sound = named.length <= 3 && cards.length === named.length && new Set(cards).size === cards.length;
  return first === 'cards' && sound ? { of: 'cards', cards } : undefined;
}

function rowIn(text: string, view: View): Draft | undefined {
  const [first, ...rest] = text.split(' ');
  const puzzle = puzzles.find((each) => each === first && puzzlesToSeek(view).includes(each));
  if (puzzle === undefined) return undefined;
  const named = rest.map((word) => (puzzle === 'colours' ? (colourNamed.get(word.toLowerCase()) ?? word) : word));
  const tokens = named.filter((word) => isValue(word, puzzle));
  return tokens.length === named.length && tokens.length <= 3 ? { of: 'row', puzzle, tokens } : undefined;
}
