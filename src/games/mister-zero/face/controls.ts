import type { PressOf, Speech, Viewer } from '../../contract.ts';
import type { Button, Control, Menu } from '../../controls.ts';
import { controlsOf } from '../../kit/controls.ts';
import { ends, isCentral } from '../board.ts';
import type { Digit, MisterZeroKind, Showing, View, ViewOf, Walk } from '../kind.ts';
import { closingToken, freeBridges, openBridges } from '../placing.ts';
import { handOf, partnerOf } from '../seats.ts';
import { words } from '../words.ts';
import { wholeBoard } from './drafts.ts';

type Press = PressOf<MisterZeroKind>;
const { button, menu } = controlsOf<Press>();

export function controls(
  view: View,
  viewer: Viewer,
  speech: Speech,
  showing: Showing = wholeBoard,
): readonly Control<Press>[] {
  switch (view.phase) {
    case 'placing':
      return placingControls(view, viewer, showing, speech);
    case 'between':
      return showing.show === 'page'
        ? pageButtons(view.walk, showing.jumps, speech)
        : [button(words[speech.language].controls.next, 'main', { move: { act: 'next' } }), pagesButton(speech)];
    case 'over':
      return showing.show === 'page' ? pageButtons(view.walk, showing.jumps, speech) : [pagesButton(speech)];
  }
}

/** First the token is chosen; then, on the player's own board, the bridge. The last token needs no choice. */
function placingControls(
  view: ViewOf<'placing'>,
  viewer: Viewer,
  showing: Showing,
  speech: Speech,
): readonly Control<Press>[] {
  const advising = mayAdvise(view, viewer) ? [adviseButton(speech)] : [];
  if (viewer !== 'table' && viewer !== view.awaited) return advising;
  const hand = handOf(view, view.awaited);
  const [only] = hand;
  if (hand.length === 1 && only !== undefined) return [bridgeMenu(view, only, speech), ...advising];
  if (showing.show !== 'token') return [tokenMenu(view, speech), ...advising];
  const { otherToken } = words[speech.language].controls;
  return [bridgeMenu(view, showing.digit, speech), button(otherToken, 'plain', { draft: wholeBoard })];
}

function tokenMenu(view: ViewOf<'placing'>, { language }: Speech): Menu<Press> {
  const say = words[language].controls;
  return menu(
    'token',
    say.token,
    handOf(view, view.awaited).map((digit) => {
      const hint = hintFor(view, digit, say);
      return { label: say.digit(digit), ...(hint && { hint }), press: { draft: { show: 'token', digit } } };
    }),
  );
}

function hintFor(view: ViewOf<'placing'>, digit: Digit, say: Hints): string | undefined {
  if (closingToken(view, digit) === undefined || !freeBridges(view).some(isCentral)) return undefined;
  const open = openBridges(view, view.awaited, digit).some(({ bridge }) => isCentral(bridge));
  return open ? say.faceDownCentre : say.notCentre;
}

type Hints = { readonly faceDownCentre: string; readonly notCentre: string };

function bridgeMenu(view: ViewOf<'placing'>, digit: Digit, { language }: Speech): Menu<Press> {
  const { controls: say, points } = words[language];
  return menu(
    'bridge',
    say.bridge(digit),
    openBridges(view, view.awaited, digit).map(({ bridge, hidden }) => {
      const [one, other] = ends[bridge];
      return {
        label: say.onBridge(digit, bridge),
        hint: hidden === undefined ? say.between(points[one], points[other]) : say.faceDown,
        press: { move: { act: 'place', digit, bridge } },
      };
    }),
  );
}

/** Everybody sees that partners may advise. The rules refuse anybody who may not. */
function mayAdvise(view: ViewOf<'placing'>, viewer: Viewer): boolean {
  const partner = partnerOf(view, view.awaited);
  if (partner === undefined || view.config.advice === 'forbidden') return false;
  return viewer === 'table' || (viewer === partner && view.advice === undefined);
}

function adviseButton({ language }: Speech): Button<Press> {
  return button(words[language].controls.advise, 'plain', { form: 'advice' });
}

function pagesButton({ language }: Speech): Button<Press> {
  return button(words[language].controls.pages, 'plain', page(0));
}

function pageButtons({ jumps }: Walk, shown: number, { language }: Speech): readonly Button<Press>[] {
  const say = words[language].controls;
  return [
    ...(shown > 0 ? [button(say.back, 'plain', page(shown - 1))] : []),
    ...(shown < jumps.length ? [button(say.forward, 'main', page(shown + 1))] : []),
    ...(shown < jumps.length - 1 ? [button(say.end, 'plain', page(jumps.length))] : []),
  ];
}

const page = (jumps: number): Press => ({ draft: { show: 'page', jumps } });
