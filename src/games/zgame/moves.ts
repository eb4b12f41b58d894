import { type Direction, diagonal, directions, isSquare, ray, type Square, straight, way } from './board.ts';
import type { Action, Gait, Refusal, Seen, Side } from './kind.ts';

/** What a piece may do. Only what the opponent sees of it decides that, so a view is as good as a state. */

const ahead: Readonly<Record<Side, readonly Direction[]>> = {
  white: ['upLeft', 'up', 'upRight'],
  black: ['downRight', 'down', 'downLeft'],
};

interface Reach {
  readonly directions: readonly Direction[];
  readonly far: number;
}

/** Far enough to reach the edge of the board. */
const unlimited = 7;

function reachOf(gait: Gait, side: Side): Reach {
  switch (gait) {
    case 'hidden':
    case '0':
      return { directions: ahead[side], far: 1 };
    case '>':
      return { directions: ahead[side], far: 2 };
    case 'Z':
      return { directions, far: 1 };
    case 'x':
      return { directions: diagonal, far: unlimited };
    case '+':
      return { directions: straight, far: unlimited };
  }
}

/** A hidden piece moves like a zero, whatever its sign is. */
export function gaitOf(piece: Seen): Gait {
  return piece.face === 'down' ? 'hidden' : piece.sign;
}

/** Pieces that move like this never go back to where they were. */
export function goesForwardOnly(gait: Gait): gait is 'hidden' | '0' | '>' {
  return gait === 'hidden' || gait === '0' || gait === '>';
}

export function pieceOn<P extends Seen>(pieces: readonly P[], square: Square): P | undefined {
  return pieces.find(({ at }) => at === square);
}

/** Where this piece may go. Nothing jumps, and a piece stops where it takes an opponent's piece. */
export function targetsOf(pieces: readonly Seen[], piece: Seen): readonly Square[] {
  const { directions, far } = reachOf(gaitOf(piece), piece.side);
  return directions.flatMap((direction) => {
    const line = ray(piece.at, direction).slice(0, far);
    const met = line.findIndex((square) => pieceOn(pieces, square) !== undefined);
    if (met === -1) return line;
    const end = pieceOn(pieces, line[met] as Square)?.side === piece.side ? met : met + 1;
    return line.slice(0, end);
  });
}

export function actionsOf(pieces: readonly Seen[], side: Side): readonly Action[] {
  return pieces
    .filter((piece) => piece.side === side)
    .flatMap((piece): readonly Action[] => [
      ...targetsOf(pieces, piece).map((to) => ({ act: 'move', from: piece.at, to }) as const),
      ...(piece.face === 'down' ? [{ act: 'reveal', at: piece.at } as const] : []),
    ]);
}

export type Judged = { readonly ok: true; readonly action: Action } | { readonly ok: false; readonly refusal: Refusal };

const no = (refusal: Refusal): Judged => ({ ok: false, refusal });

export function judgeMove(pieces: readonly Seen[], side: Side, from: string, to: string): Judged {
  if (!isSquare(from)) return no({ why: 'no-such-square', square: from });
  if (!isSquare(to)) return no({ why: 'no-such-square', square: to });
  const piece = pieceOn(pieces, from);
  if (piece === undefined) return no({ why: 'nobody-there', at: from });
  if (piece.side !== side) return no({ why: 'not-yours', at: from });
  if (from === to) return no({ why: 'staying-put', at: from });
  const gait = gaitOf(piece);
  const line = way(from, to);
  const reach = reachOf(gait, side);
  if (goesForwardOnly(gait) && !isForward(side, from, to)) return no({ why: 'not-forward', gait, from, to });
  if (line === undefined || !reach.directions.includes(line.direction) || line.passed.length > reach.far) {
    return no({ why: 'not-its-way', gait, from, to });
  }
  const inTheWay = line.passed.slice(0, -1).find((square) => pieceOn(pieces, square) !== undefined);
  if (inTheWay !== undefined) return no({ why: 'blocked', at: inTheWay, to });
  if (pieceOn(pieces, to)?.side === side) return no({ why: 'own-piece', at: to });
  return { ok: true, action: { act: 'move', from, to } };
}

export function judgeReveal(pieces: readonly Seen[], side: Side, at: string): Judged {
  if (!isSquare(at)) return no({ why: 'no-such-square', square: at });
  const piece = pieceOn(pieces, at);
  if (piece === undefined) return no({ why: 'nobody-there', at });
  if (piece.side !== side) return no({ why: 'not-yours', at });
  if (piece.face === 'up') return no({ why: 'face-up-already', at });
  return { ok: true, action: { act: 'reveal', at } };
}

function isForward(side: Side, from: Square, to: Square): boolean {
  const rise = Number(to[1]) - Number(from[1]);
  return side === 'white' ? rise > 0 : rise < 0;
}
