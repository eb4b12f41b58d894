import type { Ink, Shape } from '../../../render/scene.ts';
import type { Side, Sign } from '../kind.ts';
import { type Gait, gaitsOf } from './gaits.ts';

/** How far from the middle the marks are, as a part of the radius of the piece. */
const out: Readonly<Record<Side, number>> = { white: 0.82, black: 0.73 };
const toCorner = 1.3;

/** Marks along the rim say where a piece may go: a dot one square, a bar two, a tip as far as it likes. */
export function gaitMarks(side: Side, sign: Sign, r: number, ink: Ink, near: Side): readonly Shape[] {
  return gaitsOf(side, sign).map(({ across, up, far }): Shape => {
    const turn = Math.atan2(across, up) / (2 * Math.PI) + (side === near ? 0 : 0.5);
    const inCorner = side === 'black' && across * up !== 0;
    return { shape: 'group', at: [0, 0], turn, shapes: [mark(far, r * out[side] * (inCorner ? toCorner : 1), ink)] };
  });
}

function mark(far: Gait['far'], at: number, ink: Ink): Shape {
  switch (far) {
    case 'one':
      return { shape: 'circle', x: 0, y: -at, r: 2.75, fill: ink };
    case 'two': {
      const [inner, outer] = [1.5 - at, -at - 2.5];
      return { shape: 'path', d: `M 0 ${inner} V ${outer}`, stroke: ink, width: 4.5, ends: 'round' };
    }
    case 'any':
      return { shape: 'path', d: `M 0 ${-at - 4} L 4.5 ${2 - at} H -4.5 Z`, fill: ink };
  }
}
