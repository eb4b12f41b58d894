import type { Button, Control, Form, Menu, Press, Speech, Viewer } from '../../contract.ts';
import { files, type Square } from '../board.ts';
import { type Action, otherSide, type Seen, type View, type ViewOf } from '../kind.ts';
import { partnersOf } from '../line.ts';
import { pieceOn, targetsOf } from '../moves.ts';
import { notation } from '../notation.ts';
import { baseRow } from '../position.ts';
import { mirrored, presetNames, presets } from '../presets.ts';
import { words } from '../words.ts';
import { type Draft, drafts, isArranging, readDraft } from './drafts.ts';

/** Everybody is shown the way to their own board; what a player may do is shown to that player alone. */
export function controls(view: View, viewer: Viewer, speech: Speech, text?: string): readonly Control[] {
  const draft = readDraft(view, text);
  const say = words[speech.language].controls;
  switch (view.phase) {
    case 'over':
      if (draft.draft === 'replay') return stepping(draft, say);
      return view.actions.length === 0 ? [] : [button(say.replay, { draft: drafts.replayStart })];
    case 'arranging':
    case 'turns':
      if (viewer === 'table') return text === undefined ? [button(say.myBoard, { draft: drafts.myBoard }, 'main')] : [];
      return view.phase === 'turns' ? acting(view, draft, say) : arranging(view, draft, say);
  }
}

/** The base line, typed. The draft is the move as it stands, to begin from. */
export function form(draft: string, { language }: Speech): Form | undefined {
  const move = notation.read(draft);
  if (move?.act !== 'arrange') return undefined;
  return { ...words[language].controls.form, prefix: 'line:', anytime: true, value: move.line, longest: 16 };
}

type Say = (typeof words)['en']['controls'];

/** What is done to one’s own base line means the same whatever the other player does meanwhile. */
function arranging(view: ViewOf<'arranging'>, draft: Draft, say: Say): readonly Control[] {
  const { line } = view;
  if (line === undefined || !isArranging(view)) return [];
  const typed = notation.write({ act: 'arrange', line: line.join('') });
  const swapping = draft.draft === 'swap' ? [swapMenu(line, draft, say)] : [];
  return [
    ...swapping,
    {
      control: 'menu',
      name: 'piece',
      placeholder: swapping.length === 0 ? say.swap : say.swapAnother,
      options: line.flatMap((sign, index) => {
        const file = files[index];
        return file === undefined ? [] : [{ label: say.inLine(file, sign), press: { draft: drafts.swap(file) } }];
      }),
    },
    presetMenu(say),
    button(say.shuffle, { anytime: notation.write({ act: 'shuffle' }) }),
    button(say.byHand, { form: typed }),
    button(say.ready, { anytime: notation.write({ act: 'ready' }) }, 'good'),
  ];
}

function swapMenu(line: NonNullable<ViewOf<'arranging'>['line']>, draft: Draft & { draft: 'swap' }, say: Say): Menu {
  const { file: one, sign } = draft;
  return {
    control: 'menu',
    name: 'with',
    placeholder: say.swapWith(one, sign),
    options: partnersOf(line, one).flatMap((other) => {
      const otherSign = line[files.indexOf(other)];
      if (otherSign === undefined) return [];
      return [{ label: say.inLine(other, otherSign), press: { anytime: notation.write({ act: 'swap', one, other }) } }];
    }),
  };
}

function presetMenu(say: Say): Menu {
  return {
    control: 'menu',
    name: 'preset',
    placeholder: say.presets,
    options: presetNames.flatMap((name) => {
      const [asIs, inMirror] = [presets[name], mirrored(presets[name])];
      return [
        { label: say.preset[name], hint: asIs, press: arrange(asIs) },
        { label: say.mirrored(say.preset[name]), hint: inMirror, press: arrange(inMirror) },
      ];
    }),
  };
}

const arrange = (line: string): Press => ({ anytime: notation.write({ act: 'arrange', line }) });

function acting(view: ViewOf<'turns'>, draft: Draft, say: Say): readonly Control[] {
  if (view.eyes !== view.turn) return [];
  const piece = draft.draft === 'piece' ? pieceOn(view.pieces, draft.at) : undefined;
  if (piece === undefined) return [pieceMenu(view, say.piece, say)];
  const targets = targetsOf(view.pieces, piece);
  return [
    ...(targets.length === 0 ? [] : [targetMenu(view, piece, targets, say)]),
    pieceMenu(view, say.anotherPiece, say),
    ...(piece.face === 'down'
      ? [button(say.reveal(piece.at), { move: write({ act: 'reveal', at: piece.at }) }, 'main')]
      : []),
  ];
}

function pieceMenu(view: ViewOf<'turns'>, placeholder: string, say: Say): Menu {
  const able = view.pieces.filter(
    (piece) => piece.side === view.turn && (piece.face === 'down' || targetsOf(view.pieces, piece).length > 0),
  );
  return {
    control: 'menu',
    name: 'piece',
    placeholder,
    options: able.flatMap((piece) => {
      const { at, face, sign } = piece;
      if (sign === undefined) return [];
      const hint = `${say.faces[face]}, ${say.can(targetsOf(view.pieces, piece).length)}`;
      return [{ label: say.own(at, sign), hint, press: { draft: drafts.piece(at) } }];
    }),
  };
}

function targetMenu({ pieces, turn }: ViewOf<'turns'>, piece: Seen, targets: readonly Square[], say: Say): Menu {
  return {
    control: 'menu',
    name: 'to',
    placeholder: say.goTo(piece.at, piece.sign ?? '0'),
    options: targets.map((to) => {
      const taken = pieceOn(pieces, to);
      const hints = [
        ...(taken === undefined ? [] : [taken.sign === 'Z' ? say.wins : say.takes(taken.sign)]),
        ...(piece.face === 'down' && to[1] === baseRow[otherSide(turn)] ? [say.lastRow] : []),
      ];
      const press = { move: write({ act: 'move', from: piece.at, to }) };
      return { label: to, ...(hints.length > 0 && { hint: hints.join(', ') }), press };
    }),
  };
}

function stepping({ after, view }: Draft & { draft: 'replay' }, say: Say): readonly Control[] {
  const back = [
    button(say.start, { draft: drafts.replayStart }),
    button(say.back, { draft: drafts.replay(after - 1) }),
  ];
  const forward = [
    button(say.forward, { draft: drafts.replay(after + 1) }, 'main'),
    button(say.end, { draft: drafts.replayEnd }),
  ];
  return [...(after > 0 ? back : []), ...(after < view.actions.length ? forward : [])];
}

function write(action: Action): string {
  return notation.write(action);
}

function button(label: string, press: Press, tone: Button['tone'] = 'plain'): Button {
  return { control: 'button', label, tone, press };
}
