import { type Language, roomIn, type Speech } from '../../contract.ts';
import { files, rows } from '../board.ts';
import { type Draft, type Seen, sides, type View } from '../kind.ts';
import { partnersOf } from '../line.ts';
import { targetsOf } from '../moves.ts';
import { words } from '../words.ts';
import { lineToArrange, none } from './drafts.ts';
import { headline } from './headline.ts';
import { shownIn, takenBy } from './reading.ts';

/**
 * The whole position, for those who cannot see the picture: where every piece is, what was done, and what can be done.
 * It goes row by row as long as there is room, otherwise side by side.
 */
export function describe(view: View, speech: Speech, draft: Draft = none): string {
  const full = described(view, speech, draft, 'rows');
  return full.length <= roomIn(speech) ? full : described(view, speech, draft, 'sides');
}

type Order = 'rows' | 'sides';

function described(view: View, speech: Speech, draft: Draft, order: Order): string {
  const say = words[speech.language].describe;
  return [
    [...(view.eyes === 'table' ? [] : [say.you(view.eyes)]), say.players(speech.player)].join(' '),
    ...(view.phase === 'arranging' ? arrangingLines(view, speech) : boardLines(view, speech, order)),
    headline(view, speech, draft),
    ...actionLines(view, draft, speech),
  ].join('\n');
}

function arrangingLines(view: View & { phase: 'arranging' }, { language }: Speech): readonly string[] {
  const say = words[language].describe;
  return [say.arranging(view.ready), ...(view.line === undefined ? [] : [say.line(view.line)])];
}

function boardLines(view: View, { language }: Speech, order: Order): readonly string[] {
  const say = words[language].describe;
  const { pieces, taken, last } = shownIn(view);
  return [
    ...(order === 'rows' ? rowLines(pieces, language) : sideLines(pieces, language)),
    sides.map((by) => say.taken(by, takenBy(taken, by))).join(' '),
    ...(last === undefined ? [] : [say.last(last)]),
  ];
}

function rowLines(pieces: readonly Seen[], language: Language): readonly string[] {
  const say = words[language].describe;
  const occupied = rows.toReversed().flatMap((row) => {
    const onRow = pieces.filter(({ at }) => at[1] === row);
    const parts = sides.flatMap((side) => {
      const ofSide = onRow.filter((piece) => piece.side === side);
      return ofSide.length === 0
        ? []
        : [
            say.ofSide(
              side,
              byKind(ofSide, say.kind, ({ at }) => at.slice(0, 1)),
            ),
          ];
    });
    return parts.length === 0 ? [] : [say.row(row, parts.join(say.between))];
  });
  return [...occupied, say.emptyRows];
}

function sideLines(pieces: readonly Seen[], language: Language): readonly string[] {
  const say = words[language].describe;
  return sides.map((side) => {
    const ofSide = pieces.filter((piece) => piece.side === side);
    return say.onBoard(
      side,
      byKind(ofSide, say.kind, ({ at }) => at),
    );
  });
}

/** Pieces of one kind together: “Z d, plus c f” */
function byKind(pieces: readonly Seen[], kind: (piece: Seen) => string, spot: (piece: Seen) => string): string {
  const inOrder = files.flatMap((file) => pieces.filter(({ at }) => at[0] === file));
  const kinds = [...new Set(inOrder.map(kind))];
  return kinds
    .map(
      (name) =>
        `${name} ${inOrder
          .filter((piece) => kind(piece) === name)
          .map(spot)
          .join(' ')}`,
    )
    .join(', ');
}

/** What the viewer may do, when it is their turn to act. */
function actionLines(view: View, draft: Draft, { language }: Speech): readonly string[] {
  const say = words[language].describe;
  if (draft.draft === 'swap') return [say.swaps(partnersOf(lineToArrange(view) ?? [], draft.file).join(' '))];
  if (view.phase !== 'turns' || view.eyes !== view.turn) return [];
  const own = view.pieces.filter(({ side, at }) => side === view.turn && (draft.draft !== 'piece' || draft.at === at));
  const moves = own.flatMap((piece) => {
    const targets = targetsOf(view.pieces, piece);
    return targets.length === 0 ? [] : [say.way(piece.at, targets.join(' '))];
  });
  const down = own.filter(({ face }) => face === 'down').map(({ at }) => at);
  return [
    ...(moves.length === 0 ? [] : [say.moves(moves.join(say.between))]),
    ...(down.length === 0 ? [] : [say.reveals(down.join(' '))]),
  ];
}
