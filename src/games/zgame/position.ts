import { files, isSquare, type Row, type Square } from './board.ts';
import type { Action, Deed, Line, Lines, Piece, Position, Side } from './kind.ts';
import { otherSide, sides, signs } from './kind.ts';
import { actionsOf, gaitOf, goesForwardOnly, pieceOn } from './moves.ts';

export const baseRow: Readonly<Record<Side, Row>> = { white: '1', black: '8' };

export function homeOf(side: Side, index: number): Square {
  const file = files[index];
  if (file === undefined) throw new Error(`A base line has no place ${index}.`);
  return `${file}${baseRow[side]}`;
}

/** The Z is face up from the start, all other pieces are face down. White begins. */
export function startingPosition(lines: Lines): Position {
  const pieces = sides.flatMap((side) => lineUp(side, lines[side]));
  return { pieces, taken: [], turn: 'white' };
}

export function lineUp(side: Side, line: Line): readonly Piece[] {
  return line.map((sign, index) => ({ side, sign, face: sign === 'Z' ? 'up' : 'down', at: homeOf(side, index) }));
}

export interface Advance {
  readonly position: Position;
  readonly deed: Deed;
  /** With progress, no position from before this action can come back. */
  readonly progress: 'made' | 'none';
  /** The players who had no legal action and passed. */
  readonly passed: readonly Side[];
  readonly end?: { readonly by: 'taking'; readonly side: Side } | { readonly by: 'stuck' };
}

/** The result of a legal action. */
export function advance({ pieces, taken, turn: side }: Position, action: Action): Advance {
  const done = action.act === 'move' ? move(pieces, action) : reveal(pieces, action);
  const took = done.took && { side: done.took.side, sign: done.took.sign };
  const after = { pieces: done.pieces, taken: took === undefined ? taken : [...taken, took] };
  const { deed, progress } = done;
  const other = otherSide(side);
  if (took?.sign === 'Z') {
    return { position: { ...after, turn: other }, deed, progress, passed: [], end: { by: 'taking', side } };
  }
  if (canAct(after.pieces, other)) return { position: { ...after, turn: other }, deed, progress, passed: [] };
  const position = { ...after, turn: side };
  return canAct(after.pieces, side)
    ? { position, deed, progress, passed: [other] }
    : { position, deed, progress, passed: [], end: { by: 'stuck' } };
}

interface Done {
  readonly pieces: readonly Piece[];
  readonly deed: Deed;
  readonly progress: Advance['progress'];
  readonly took?: Piece | undefined;
}

function reveal(pieces: readonly Piece[], { at }: Action & { act: 'reveal' }): Done {
  const piece = present(pieces, at);
  return {
    pieces: pieces.map((each) => (each === piece ? { ...each, face: 'up' } : each)),
    deed: { act: 'reveal', side: piece.side, at, sign: piece.sign },
    progress: 'made',
  };
}

function move(pieces: readonly Piece[], { from, to }: Action & { act: 'move' }): Done {
  const piece = present(pieces, from);
  const { side, sign, face } = piece;
  const took = pieceOn(pieces, to);
  // A hidden piece that reaches the opponent's base line is revealed at once.
  const reveals = face === 'down' && to[1] === baseRow[otherSide(side)];
  const moved: Piece = { ...piece, at: to, face: reveals ? 'up' : face };
  return {
    pieces: pieces.filter((each) => each !== took).map((each) => (each === piece ? moved : each)),
    deed: {
      act: 'move',
      side,
      from,
      to,
      ...(face === 'up' && { sign }),
      ...(took && { took: { sign: took.sign, face: took.face } }),
      ...(reveals && { revealed: sign }),
    },
    progress: took !== undefined || goesForwardOnly(gaitOf(piece)) ? 'made' : 'none',
    took,
  };
}

function present(pieces: readonly Piece[], at: Square): Piece {
  const piece = pieceOn(pieces, at);
  if (piece === undefined) throw new Error(`Nothing stands on ${at}.`);
  return piece;
}

function canAct(pieces: readonly Piece[], side: Side): boolean {
  return actionsOf(pieces, side).length > 0;
}

/**
 * A text to compare positions. Positions are compared only while nothing happens that cannot be taken back. During that
 * time no hidden piece, zero or arrow moves, so the other pieces decide whether the position is the same. This way the
 * comparison tells nothing that players cannot see.
 */
export function fingerprint({ pieces, turn }: Position): string {
  return pieces
    .filter((piece) => !goesForwardOnly(gaitOf(piece)))
    .map(({ side, sign, at }) => `${side[0]}${sign}${at}`)
    .toSorted()
    .concat(turn)
    .join(' ');
}

/** What a fingerprint says: the pieces that can go back to where they were, and who was to act. */
export function readFingerprint(text: string): Pick<Position, 'turn'> & { readonly pieces: readonly Piece[] } {
  const words = text.split(' ');
  const turn = words.at(-1) === 'white' ? 'white' : 'black';
  const pieces = words.slice(0, -1).map((word): Piece => {
    const [at, sign] = [word.slice(2), signs.find((each) => each === word[1])];
    if (!isSquare(at) || sign === undefined) throw new Error(`${word} is no piece.`);
    return { side: word[0] === 'w' ? 'white' : 'black', sign, face: 'up', at };
  });
  return { pieces, turn };
}
