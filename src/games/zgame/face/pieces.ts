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

/** White’s pieces are round with stripes, Black’s are square with checks, so nobody needs to tell the colours apart. */
const dresses: Readonly<Record<Side, Dress>> = {
  white: { plain: 'white', sign: 'ink', rim: 'ink', back: { hatch: 'stripes', ink: 'grey', on: 'white' } },
  black: { plain: 'black', sign: 'white', rim: 'ink', back: { hatch: 'checks', ink: 'grey', on: 'black' } },
};

/**
 * A face-up piece shows its sign. A face-down piece shows its back, which is the same for every sign. A viewer who may
 * know the sign sees it through a window in the back.
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

/** A piece without a face, as the mark of a side. */
export function badge(side: Side, at: Point, r: number): readonly Shape[] {
  return blank(side, at, r, dresses[side].plain, dresses[side].rim, 4);
}
