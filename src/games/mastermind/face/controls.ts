import type { PressOf, Speech, Viewer } from '../../contract.ts';
import type { Button, Control } from '../../controls.ts';
import { controlsOf, newRow } from '../../kit/controls.ts';
import type { Draft, MastermindKind, View } from '../kind.ts';
import { type Puzzle, packWithout, places, type Value, values } from '../pieces.ts';
import { openPuzzles, progressOf } from '../progress.ts';
import { words } from '../words.ts';
import { begunOn, nothing, puzzlesToSeek } from './drafts.ts';

type Press = PressOf<MastermindKind>;
const { button, menu } = controlsOf<Press>();

/**
 * The buttons of the table's board open a private panel for whoever presses them. There the player puts together a row
 * or the cards.
 */
export function controls(view: View, viewer: Viewer, speech: Speech, given?: Draft): readonly Control<Press>[] {
  const draft = begunOn(view, given);
  switch (view.phase) {
    case 'choosing':
      if (viewer === 'table') return [ownBoardButton('choose', 'main', speech), drawButton(speech)];
      return viewer === view.setter ? choosing(view, draft, speech) : [];
    case 'seeking':
      return viewer === 'table' ? openings(view, openPuzzles(view.given), speech) : seeking(view, draft, speech);
    case 'shown':
      return [button(words[speech.language].controls.next, 'main', { move: { act: 'next' } })];
    case 'over':
    case 'closed':
      return [];
  }
}

function choosing(view: View, draft: Draft, speech: Speech): readonly Control<Press>[] {
  const say = words[speech.language].controls;
  const cards = draft.of === 'cards' ? draft.cards : [];
  const place = places[cards.length];
  const back = cards.length > 0 ? [backButton({ of: 'cards', cards: cards.slice(0, -1) }, speech)] : [];
  if (place === undefined) return [button(say.set, 'good', { move: { act: 'choose', cards } }), ...back];
  const pack = packWithout(view.covered).filter((card) => !cards.includes(card));
  return [
    menu(
      place,
      say.card[place],
      pack.map((card) => ({
        label: say.cardLabel(card),
        press: { draft: { of: 'cards', cards: [...cards, card] } },
      })),
    ),
    ...back,
    ...(back.length > 0 ? [] : [drawButton(speech), button(say.typeCards, 'plain', { form: 'cards' })]),
  ];
}

function seeking(view: View, draft: Draft, speech: Speech): readonly Control<Press>[] {
  const open = puzzlesToSeek(view);
  if (open.length === 0 || view.phase !== 'seeking') return [];
  if (draft.of !== 'row') return openings(view, open, speech);
  const { puzzle, tokens } = draft;
  const say = words[speech.language].controls;
  const back = backButton({ of: 'row', puzzle, tokens: tokens.slice(0, -1) }, speech);
  if (tokens.length === 3) {
    const at = { round: view.round, row: progressOf(view.given, puzzle).used + 1 };
    return [button(say.give(tokens), 'good', { anytime: { act: 'row', puzzle, tokens, at } }), back];
  }
  const palette = values[puzzle].map((value) => tokenButton(puzzle, tokens, value, speech));
  const others =
    tokens.length > 0 ? [back] : open.filter((each) => each !== puzzle).map((each) => puzzleButton(each, speech));
  const asking = tokens.length === 0 ? possibleButtons(view, speech) : [];
  return [...palette.slice(0, 3), newRow, ...palette.slice(3), ...others, ...asking];
}

/** Buttons that ask which puzzle the row is for. */
function openings(view: View, open: readonly Puzzle[], speech: Speech): readonly Control<Press>[] {
  const own = view.viewer === 'table' ? [ownBoardButton('mine', 'plain', speech)] : [];
  return [...open.map((puzzle) => puzzleButton(puzzle, speech)), ...own, ...possibleButtons(view, speech)];
}

function possibleButtons({ possible }: View, { language }: Speech): readonly Button<Press>[] {
  return possible === 'not-told'
    ? []
    : [button(words[language].controls.possible, 'plain', { draft: { of: 'possible' } })];
}

function puzzleButton(puzzle: Puzzle, { language }: Speech): Button<Press> {
  return button(words[language].controls.puzzle[puzzle], 'main', { draft: { of: 'row', puzzle, tokens: [] } });
}

function tokenButton(puzzle: Puzzle, before: readonly Value[], value: Value, { language }: Speech): Button<Press> {
  const draft: Draft = { of: 'row', puzzle, tokens: [...before, value] };
  return button(words[language].controls.token[value], 'plain', { draft });
}

function backButton(draft: Draft, { language }: Speech): Button<Press> {
  return button(words[language].controls.back, 'plain', { draft });
}

function ownBoardButton(label: 'choose' | 'mine', tone: Button['tone'], { language }: Speech): Button<Press> {
  return button(words[language].controls[label], tone, { draft: nothing });
}

function drawButton({ language }: Speech): Button<Press> {
  return button(words[language].controls.draw, 'plain', { move: { act: 'draw' } });
}
