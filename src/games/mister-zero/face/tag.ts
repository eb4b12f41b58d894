import type { Shape, Point as Spot } from '../../../render/scene.ts';
import { green, red } from '../../kit/picture/look.ts';
import type { Bridge } from '../board.ts';
import { cream, ink } from './inks.ts';
import { middleOf } from './layout.ts';
import type { Owner } from './showing.ts';

/** Where the tag of a token is: the freest place beside it, clear of all bridges, tokens and points. */
const asides: Readonly<Record<Bridge, Spot>> = {
  ...{ A: [-27, -31], B: [27, -31], E: [-27, -31], G: [27, -31] },
  ...{ N: [-27, 31], P: [27, 31], S: [-27, 31], T: [27, 31] },
  ...{ C: [25, -33], D: [-25, -33], Q: [25, 33], R: [-25, 33] },
  ...{ F: [0, -40], J: [-42, 0], K: [42, 0], O: [0, 41] },
  ...{ H: [36, -8], I: [2, 38], L: [-2, -38], M: [-36, 9] },
};

export function besideToken(bridge: Bridge): Spot {
  const [x, y] = middleOf(bridge);
  const [right, down] = asides[bridge];
  return [x + right, y + down];
}

/** The number of a jump beside its token: on a square for red, on a hexagon for green, on a disc for nobody. */
export function tag(bridge: Bridge, jump: number, owner: Owner): readonly Shape[] {
  const at = besideToken(bridge);
  const half = jump > 9 ? 20 : 16;
  const [slab, letter] = slabs[owner](at, half);
  return [slab, { shape: 'text', x: at[0], y: at[1], text: String(jump), size: 22, ink: letter, weight: 'heavy' }];
}

const up = 15;
const outlined = { stroke: cream, width: 3 } as const;

const slabs: Readonly<Record<Owner, (at: Spot, half: number) => readonly [Shape, typeof ink]>> = {
  red: ([x, y], half) => [
    { shape: 'rect', x: x - half, y: y - up, w: 2 * half, h: 2 * up, radius: 4, fill: red.base, ...outlined },
    red.on,
  ],
  green: ([x, y], half) => {
    const tip = half + up - 7;
    const points: readonly Spot[] = [
      [x - tip, y],
      [x - half + 7, y - up],
      [x + half - 7, y - up],
      [x + tip, y],
      [x + half - 7, y + up],
      [x - half + 7, y + up],
    ];
    return [{ shape: 'polygon', points, fill: green.base, ...outlined }, green.on];
  },
  nobody: ([x, y], half) => [
    { shape: 'rect', x: x - half, y: y - up - 1, w: 2 * half, h: 2 * up + 2, radius: up + 1, fill: ink, ...outlined },
    cream,
  ],
};
