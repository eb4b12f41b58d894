import type { Button, Control, Form, Speech, Viewer } from '../../contract.ts';
import type { Move, View } from '../kind.ts';
import { notation } from '../notation.ts';
import { type Puzzle, packWithout, places, type Value, values } from '../pieces.ts';
import { openPuzzles, progressOf } from '../progress.ts';
import { words } from '../words.ts';
import { type Draft, puzzlesToSeek, readDraft, writeDraft } from './drafts.ts';

/** On the table's board buttons open a panel of whoever presses them; there the row or the cards are put together. */
export function controls(view: View, viewer: Viewer, speech: Speech, text?: string): readonly Control[] {
  switch (view.phase) {
    case 'choosing':
      if (viewer === 'table') return [draftButton(speech, 'choose', 'main'), drawButton(speech)];
      return viewer === view.setter ? choosing(view, readDraft(view, text), speech) : [];
    case 'seeking':
      return viewer === 'table' ? openings(view, openPuzzles(view.given), speech) : seeking(view, text, speech);
    case 'shown':
      return [moveButton(words[speech.language].controls.next, 'main', { act: 'next' })];
    case 'over':
    case 'closed':
      return [];
  }
}

/** The cards in writing. */
export function form(draft: string, { language }: Speech): Form | undefined {
  if (draft !== 'cards') return undefined;
  return { ...words[language].controls.form, prefix: 'cards', longest: 54 };
}

function choosing(view: View, draft: Draft, speech: Speech): readonly Control[] {
  const say = words[speech.language].controls;
  const cards = draft.of === 'cards' ? draft.cards : [];
  const place = places[cards.length];
  const back = cards.length > 0 ? [backButton({ of: 'cards', cards: cards.slice(0, -1) }, speech)] : [];
  if (place === undefined) return [moveButton(say.set, 'good', { act: 'choose', cards }), ...back];
  const pack = packWithout(view.covered).filter((card) => !cards.includes(card));
  return [
    {
      control: 'menu',
      name: place,
      placeholder: say.card[place],
      options: pack.map((card) => ({
        label: say.cardLabel(card),
        press: { draft: writeDraft({ of: 'cards', cards: [...cards, card] }) },
      })),
    },
    ...back,
    ...(back.length > 0
      ? []
      : [
          drawButton(speech),
          { control: 'button', label: say.typeCards, tone: 'plain', press: { form: 'cards' } } as const,
        ]),
  ];
}

function seeking(view: View, text: string | undefined, speech: Speech): readonly Control[] {
  const open = puzzlesToSeek(view);
  const draft = readDraft(view, text);
  if (open.length === 0 || view.phase !== 'seeking') return [];
  if (draft.of !== 'row') return openings(view, open, speech);
  const { puzzle, tokens } = draft;
  const say = words[speech.language].controls;
  const back = backButton({ of: 'row', puzzle, tokens: tokens.slice(0, -1) }, speech);
  if (tokens.length === 3) {
    const at = { round: view.round, row: progressOf(view.given, puzzle).used + 1 };
    const anytime = notation.write({ act: 'row', puzzle, tokens, at });
    return [{ control: 'button', label: say.give(tokens), tone: 'good', press: { anytime } }, back];
  }
  const palette = values[puzzle].map((value) => tokenButton(puzzle, tokens, value, speech));
  const others =
    tokens.length > 0 ? [back] : open.filter((each) => each !== puzzle).map((each) => puzzleButton(each, speech));
  const asking = tokens.length === 0 ? possibleButtons(view, speech) : [];
  return [...palette.slice(0, 3), { control: 'row' }, ...palette.slice(3), ...others, ...asking];
}

/** Which puzzle? */
function openings(view: View, open: readonly Puzzle[], speech: Speech): readonly Control[] {
  const own = view.viewer === 'table' ? [draftButton(speech, 'mine', 'plain')] : [];
  return [...open.map((puzzle) => puzzleButton(puzzle, speech)), ...own, ...possibleButtons(view, speech)];
}

function possibleButtons({ possible }: View, speech: Speech): readonly Button[] {
  if (possible === 'not-told') return [];
  const label = words[speech.language].controls.possible;
  return [{ control: 'button', label, tone: 'plain', press: { draft: writeDraft({ of: 'possible' }) } }];
}

function puzzleButton(puzzle: Puzzle, { language }: Speech): Button {
  const label = words[language].controls.puzzle[puzzle];
  return { control: 'button', label, tone: 'main', press: { draft: writeDraft({ of: 'row', puzzle, tokens: [] }) } };
}

function tokenButton(puzzle: Puzzle, before: readonly Value[], value: Value, { language }: Speech): Button {
  const press = { draft: writeDraft({ of: 'row', puzzle, tokens: [...before, value] }) };
  return { control: 'button', label: words[language].controls.token[value], tone: 'plain', press };
}

function backButton(draft: Draft, { language }: Speech): Button {
  const press = { draft: writeDraft(draft) };
  return { control: 'button', label: words[language].controls.back, tone: 'plain', press };
}

function draftButton({ language }: Speech, label: 'choose' | 'mine', tone: Button['tone']): Button {
  return { control: 'button', label: words[language].controls[label], tone, press: { draft: '' } };
}

function drawButton({ language }: Speech): Button {
  return moveButton(words[language].controls.draw, 'plain', { act: 'draw' });
}

function moveButton(label: string, tone: Button['tone'], move: Move): Button {
  return { control: 'button', label, tone, press: { move: notation.write(move) } };
}
