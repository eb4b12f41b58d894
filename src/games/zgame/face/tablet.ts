import type { Point, Shape } from '../../../render/scene.ts';
import { squareAround } from '../../kit/box.ts';
import { plate } from '../../kit/picture/plate.ts';
import { type Seen, type Side, type Sign, signs } from '../kind.ts';
import { alone, gaitsOf, type Step, stepsOf } from './gaits.ts';
import { look } from './inks.ts';
import { edge, left, top } from './layout.ts';
import { token } from './pieces.ts';

const pitch = 23;
const gap = 17;
const half = 2;

interface Lesson {
  readonly piece: Seen;
  /** How many squares are shown on either side. */
  readonly reach: number;
}

/** A sleeping piece, then the signs. The pieces that go one square need only three columns. */
function lessons(side: Side): readonly Lesson[] {
  const reach: Readonly<Record<Sign, number>> = { Z: 1, '0': 1, '>': 2, x: 2, '+': 2 };
  return [
    { piece: alone(side), reach: 1 },
    ...signs.map((sign): Lesson => ({ piece: alone(side, sign), reach: reach[sign] })),
  ];
}

const columns = (reach: number) => 2 * reach + 1;
const wide = lessons('white').reduce((sum, { reach }) => sum + columns(reach) * pitch + gap, -gap);

/** How each piece moves: it lies on the empty middle of the board while the players arrange. */
export function tablet(near: Side): readonly Shape[] {
  const h = columns(half) * pitch + 44;
  const box = { x: left + 10, y: top + edge / 2 - h / 2, w: edge - 20, h };
  const [shapes] = lessons(near).reduce<readonly [readonly Shape[], number]>(
    ([done, x], lesson) => {
      const w = columns(lesson.reach) * pitch;
      return [[...done, ...diagram(lesson, [x + w / 2, top + edge / 2 - 2], near)], x + w + gap];
    },
    [[], left + (edge - wide) / 2],
  );
  return [
    { shape: 'rect', x: box.x + 4, y: box.y + 6, w: box.w, h, radius: 18, fill: { ink: look.ink, strength: 0.3 } },
    ...plate(box, look.plate),
    ...shapes,
  ];
}

function diagram({ piece, reach }: Lesson, [x, y]: Point, near: Side): readonly Shape[] {
  const steps = stepsOf(piece);
  const at = ({ across, up }: Step): Point => [x + across * pitch, y - up * pitch];
  const fieldOf = (step: Step): Shape => {
    const lit = steps.some(({ across, up }) => across === step.across && up === step.up);
    return { ...squareAround(at(step), (pitch - 2) / 2), radius: 4, fill: lit ? look.gold : look.well.base };
  };
  const gaits = piece.sign === undefined ? [] : gaitsOf(piece.side, piece.sign);
  const endless = gaits.filter(({ far }) => far === 'any');
  return [
    ...span(half).flatMap((up) => span(reach).map((across) => fieldOf({ across, up }))),
    ...endless.map((gait) => further(at({ across: gait.across * half, up: gait.up * half }), gait)),
    token(piece, [x, y - 2], 18, near),
  ];
}

const span = (far: number) => Array.from({ length: 2 * far + 1 }, (_, nth) => nth - far);

/** The sign for “and so on”, in the last square that the tablet shows. */
function further([x, y]: Point, { across, up }: Step): Shape {
  const turn = Math.atan2(across, up) / (2 * Math.PI);
  const tip: Shape = { shape: 'path', d: 'M -5 3 L 0 -3 L 5 3', stroke: look.ink, width: 3, ends: 'round' };
  return { shape: 'group', at: [x, y], turn, shapes: [tip] };
}
