import type { Button, Control, Form, Menu, Speech, Viewer } from '../../contract.ts';
import { ends, isCentral } from '../board.ts';
import type { Digit, Move, View, ViewOf, Walk } from '../kind.ts';
import { notation } from '../notation.ts';
import { closingToken, freeBridges, openBridges } from '../placing.ts';
import { handOf, partnerOf } from '../seats.ts';
import { words } from '../words.ts';
import { pageDraft, type Showing, showingOf, tokenDraft } from './showing.ts';

const adviceForm = 'advise';

export function controls(view: View, viewer: Viewer, speech: Speech, draft?: string): readonly Control[] {
  const showing = showingOf(view, draft);
  switch (view.phase) {
    case 'placing':
      return placingControls(view, viewer, showing, speech);
    case 'between':
      return showing.show === 'page'
        ? pageButtons(view.walk, showing.jumps, speech)
        : [button(words[speech.language].controls.next, 'main', { act: 'next' }), pagesButton(speech)];
    case 'over':
      return showing.show === 'page' ? pageButtons(view.walk, showing.jumps, speech) : [pagesButton(speech)];
  }
}

/** A partner’s advice is typed: `form` is all there is to it. */
export function form(draft: string, { language }: Speech): Form | undefined {
  if (draft !== adviceForm) return undefined;
  return { ...words[language].controls.form, prefix: adviceForm, longest: 10 };
}

/** First the token, then, on a board of one’s own, the bridge. The last token needs no choosing. */
function placingControls(
  view: ViewOf<'placing'>,
  viewer: Viewer,
  showing: Showing,
  speech: Speech,
): readonly Control[] {
  const advising = mayAdvise(view, viewer) ? [adviseButton(speech)] : [];
  if (viewer !== 'table' && viewer !== view.awaited) return advising;
  const hand = handOf(view, view.awaited);
  const [only] = hand;
  if (hand.length === 1 && only !== undefined) return [bridgeMenu(view, only, speech), ...advising];
  if (showing.show !== 'token') return [tokenMenu(view, speech), ...advising];
  const { otherToken } = words[speech.language].controls;
  return [
    bridgeMenu(view, showing.digit, speech),
    { control: 'button', label: otherToken, tone: 'plain', press: { draft: '' } },
  ];
}

function tokenMenu(view: ViewOf<'placing'>, { language }: Speech): Menu {
  const say = words[language].controls;
  return {
    control: 'menu',
    name: 'token',
    placeholder: say.token,
    options: handOf(view, view.awaited).map((digit) => {
      const hint = hintFor(view, digit, say);
      return { label: say.digit(digit), ...(hint && { hint }), press: { draft: tokenDraft(digit) } };
    }),
  };
}

function hintFor(view: ViewOf<'placing'>, digit: Digit, say: Hints): string | undefined {
  if (closingToken(view, digit) === undefined || !freeBridges(view).some(isCentral)) return undefined;
  const open = openBridges(view, view.awaited, digit).some(({ bridge }) => isCentral(bridge));
  return open ? say.faceDownCentre : say.notCentre;
}

type Hints = { readonly faceDownCentre: string; readonly notCentre: string };

function bridgeMenu(view: ViewOf<'placing'>, digit: Digit, { language }: Speech): Menu {
  const { controls: say, points } = words[language];
  return {
    control: 'menu',
    name: 'bridge',
    placeholder: say.bridge(digit),
    options: openBridges(view, view.awaited, digit).map(({ bridge, hidden }) => {
      const [one, other] = ends[bridge];
      return {
        label: say.onBridge(digit, bridge),
        hint: hidden === undefined ? say.between(points[one], points[other]) : say.faceDown,
        press: { move: notation.write({ act: 'place', digit, bridge }) },
      };
    }),
  };
}

/** Everybody sees that partners may advise; the rules refuse whoever may not. */
function mayAdvise(view: ViewOf<'placing'>, viewer: Viewer): boolean {
  const partner = partnerOf(view, view.awaited);
  if (partner === undefined || view.config.advice === 'forbidden') return false;
  return viewer === 'table' || (viewer === partner && view.advice === undefined);
}

function adviseButton({ language }: Speech): Button {
  return { control: 'button', label: words[language].controls.advise, tone: 'plain', press: { form: adviceForm } };
}

function pagesButton({ language }: Speech): Button {
  return { control: 'button', label: words[language].controls.pages, tone: 'plain', press: { draft: pageDraft(0) } };
}

function pageButtons({ jumps }: Walk, shown: number, { language }: Speech): readonly Button[] {
  const say = words[language].controls;
  const page = (label: string, to: number, tone: Button['tone']): Button => ({
    control: 'button',
    label,
    tone,
    press: { draft: pageDraft(to) },
  });
  return [
    ...(shown > 0 ? [page(say.back, shown - 1, 'plain')] : []),
    ...(shown < jumps.length ? [page(say.forward, shown + 1, 'main')] : []),
    ...(shown < jumps.length - 1 ? [page(say.end, jumps.length, 'plain')] : []),
  ];
}

function button(label: string, tone: Button['tone'], move: Move): Button {
  return { control: 'button', label, tone, press: { move: notation.write(move) } };
}
