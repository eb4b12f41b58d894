import type { PressOf, Speech, Viewer } from '../../contract.ts';
import type { Button, Control, Menu } from '../../controls.ts';
import { controlsOf } from '../../kit/controls.ts';
import { files, type Square } from '../board.ts';
import { type Draft, type Line, otherSide, type Seen, type View, type ViewOf, type ZGameKind } from '../kind.ts';
import { partnersOf } from '../line.ts';
import { pieceOn, targetsOf } from '../moves.ts';
import { baseRow } from '../position.ts';
import { mirrored, presetNames, presets } from '../presets.ts';
import { words } from '../words.ts';
import { lineToArrange, none } from './drafts.ts';

type Press = PressOf<ZGameKind>;
const { button, menu } = controlsOf<Press>();

/**
 * Everybody sees the button to their own board, and the pieces of whoever is to act. Whoever chooses one goes on in
 * private: only the player sees there what it may do.
 */
export function controls(view: View, viewer: Viewer, speech: Speech, draft?: Draft): readonly Control<Press>[] {
  const say = words[speech.language].controls;
  switch (view.phase) {
    case 'over':
      return [];
    case 'arranging':
    case 'turns':
      if (viewer === 'table') return draft === undefined ? forEverybody(view, say) : [];
      return view.phase === 'turns' ? acting(view, draft, say) : arranging(lineToArrange(view), draft, say);
  }
}

type Say = (typeof words)['en']['controls'];

function forEverybody(view: ViewOf<'arranging' | 'turns'>, say: Say): readonly Control<Press>[] {
  const pieces = view.phase === 'turns' ? [pieceMenu(view, say.pieceOf(view.turn), say)] : [];
  return [...pieces, button(say.myBoard, 'main', { draft: none })];
}

/** Controls for a player's own base line. They mean the same whatever the other player does in the meantime. */
function arranging(line: Line | undefined, draft: Draft | undefined, say: Say): readonly Control<Press>[] {
  if (line === undefined) return [];
  const swapping = draft?.draft === 'swap' ? [swapMenu(line, draft, say)] : [];
  return [
    ...swapping,
    menu(
      'piece',
      swapping.length === 0 ? say.swap : say.swapAnother,
      line.flatMap((sign, index) => {
        const file = files[index];
        return file === undefined
          ? []
          : [{ label: say.inLine(file, sign), press: { draft: { draft: 'swap', file, sign } } }];
      }),
    ),
    presetMenu(say),
    button(say.shuffle, 'plain', { anytime: { act: 'shuffle' } }),
    button(say.byHand, 'plain', { form: 'line' }),
    button(say.ready, 'good', { anytime: { act: 'ready' } }),
  ];
}

function swapMenu(line: Line, { file: one, sign }: Draft & { draft: 'swap' }, say: Say): Menu<Press> {
  return menu(
    'with',
    say.swapWith(one, sign),
    partnersOf(line, one).flatMap((other) => {
      const otherSign = line[files.indexOf(other)];
      if (otherSign === undefined) return [];
      return [{ label: say.inLine(other, otherSign), press: { anytime: { act: 'swap', one, other } } }];
    }),
  );
}

function presetMenu(say: Say): Menu<Press> {
  return menu(
    'preset',
    say.presets,
    presetNames.flatMap((name) => {
      const [asIs, inMirror] = [presets[name], mirrored(presets[name])];
      return [
        { label: say.preset[name], hint: asIs, press: { anytime: { act: 'arrange', line: asIs } } },
        {
          label: say.mirrored(say.preset[name]),
          hint: inMirror,
          press: { anytime: { act: 'arrange', line: inMirror } },
        },
      ];
    }),
  );
}

function acting(view: ViewOf<'turns'>, draft: Draft | undefined, say: Say): readonly Control<Press>[] {
  if (view.eyes !== view.turn) return [];
  const piece = draft?.draft === 'piece' ? pieceOn(view.pieces, draft.at) : undefined;
  if (piece === undefined) return [pieceMenu(view, say.piece, say)];
  return [
    ...targetsOf(view.pieces, piece).map((to) => targetButton(view, piece, to, say)),
    ...(piece.face === 'down'
      ? [button(say.reveal(piece.at), 'plain', { move: { act: 'reveal', at: piece.at } })]
      : []),
    pieceMenu(view, say.anotherPiece, say),
  ];
}

function pieceMenu(view: ViewOf<'turns'>, placeholder: string, say: Say): Menu<Press> {
  const able = view.pieces.filter(
    (piece) => piece.side === view.turn && (piece.face === 'down' || targetsOf(view.pieces, piece).length > 0),
  );
  return menu(
    'piece',
    placeholder,
    able.map((piece) => {
      const { at, face, sign } = piece;
      const hint = `${say.faces[face]}, ${say.can(targetsOf(view.pieces, piece).length)}`;
      return { label: sign === undefined ? at : say.own(at, sign), hint, press: { draft: { draft: 'piece', at } } };
    }),
  );
}

/** A button for each target, since to choose from a menu takes two taps. No piece has more than fourteen. */
function targetButton({ pieces, turn }: ViewOf<'turns'>, { at, face }: Seen, to: Square, say: Say): Button<Press> {
  const taken = pieceOn(pieces, to);
  const isTurned = face === 'down' && to[1] === baseRow[otherSide(turn)];
  const label = say.target(to, taken, isTurned ? 'turned up' : 'as it is');
  return button(label, taken?.sign === 'Z' ? 'good' : 'main', { move: { act: 'move', from: at, to } });
}
