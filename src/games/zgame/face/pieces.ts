import type { Fill, Ink, Point, Shape } from '../../../render/scene.ts';
import { squareAround } from '../../kit/box.ts';
import type { Seen, Side } from '../kind.ts';
import { drawSign } from './signs.ts';

interface Dress {
  readonly plain: Ink;
  readonly sign: Ink;
  readonly rim: Ink;
  readonly back: Fill;
}

/** White’s pieces are round with a striped back, Black’s square with a checked one: nobody needs to see the colour. */
const dresses: Readonly<Record<Side, Dress>> = {
  white: { plain: 'white', sign: 'ink', rim: 'ink', back: { hatch: 'stripes', ink: 'grey', on: 'white' } },
  black: { plain: 'black', sign: 'white', rim: 'ink', back: { hatch: 'checks', ink: 'grey', on: 'black' } },
};

/**
 * Face up: its sign. Face down: its back, the same whatever it is; who may know it sees the sign through a window in
 * that back.
 */
export function token(piece: Pick<Seen, 'side' | 'face' | 'sign'>, at: Point, r: number, near: Side): readonly Shape[] {
  const { side, face, sign } = piece;
  const { plain, sign: ink, rim, back } = dresses[side];
  const heading = side === near ? 'up' : 'down';
  const body = blank(side, at, r, face === 'up' ? plain : back, rim, 4);
  if (sign === undefined) return body;
  if (face === 'up') return [...body, ...drawSign(sign, at, r * 0.74, ink, heading)];
  const window = blank(side, at, r * 0.74, plain, ink, 2);
  return [...body, ...window, ...drawSign(sign, at, r * 0.58, ink, heading)];
}

function blank(side: Side, [x, y]: Point, r: number, fill: Fill, stroke: Ink, width: number): readonly Shape[] {
  const painted = { fill, stroke, width };
  if (side === 'white') return [{ shape: 'circle', x, y, r, ...painted }];
  return [{ ...squareAround([x, y], r * 0.92), radius: r * 0.26, ...painted }];
}

/** A piece without a face, to stand for a side. */
export function badge(side: Side, at: Point, r: number): readonly Shape[] {
  return blank(side, at, r, dresses[side].plain, dresses[side].rim, 4);
}
