import type { Ink, Point, Shape } from '../../../../render/scene.ts';
import {
  activeRobot,
  type Robot,
  robots,
  symbolOf,
  type TargetName,
  type TargetSymbol,
} from '../../board/vocabulary.ts';
import { cast, look, paints, white } from '../inks.ts';
import { arc, type Outline, polar, ring } from './outlines.ts';
import { bodies } from './robots.ts';

/** Each robot’s letter, in the language of the table. */
export type Letters = Readonly<Record<Robot, string>>;

/**
 * A target that can be won, inlaid in the floor: its symbol in its colour, with the letter of its robot unless something
 * covers it.
 */
export function targetShapes(target: TargetName, at: Point, r: number, letters: Letters | undefined): readonly Shape[] {
  const [x, y] = at;
  const robot = activeRobot(target);
  const symbol = symbolOf(target);
  if (robot === 'any' || symbol === undefined) return vortex(at, r);
  const { outlines, letter, on } = drawings[symbol];
  const shapes = outlines(at, r).map((points) => inlaid(points, paints[robot].base));
  if (letters === undefined) return shapes;
  return [
    ...shapes,
    {
      shape: 'text',
      x: x + letter[0] * r,
      y: y + letter[1] * r,
      text: letters[robot],
      size: 22,
      ink: on === 'symbol' ? paints[robot].on : look.ink,
      weight: 'heavy',
    },
  ];
}

/** What is drawn of a target that was won. */
export function wonTarget(target: TargetName, at: Point, r: number): readonly Shape[] {
  const symbol = symbolOf(target);
  const outlines = symbol === undefined ? robots.map((_, nth) => arm(nth, at, r)) : drawings[symbol].outlines(at, r);
  return outlines.map((points): Shape => ({ shape: 'polygon', points, fill: '#dce4ee', stroke: cast, width: 2 }));
}

/** The token of a target, in the outline of its robot, so that its shape tells which one it is for. */
export function token(target: TargetName, at: Point, scale: number): Shape {
  const robot = activeRobot(target);
  const symbol = symbolOf(target);
  if (robot === 'any' || symbol === undefined) {
    const disc: Shape = { shape: 'circle', x: 0, y: 0, r: 18, fill: white, stroke: look.ink, width: 3 };
    return { shape: 'group', at, scale, shapes: [disc, ...vortex([0, 0], 14)] };
  }
  const { outline } = bodies[robot];
  const { base, light, on } = paints[robot];
  // A cone is broadest at its foot.
  const y = robot === 'green' ? 5 : 1;
  return {
    shape: 'group',
    at,
    scale,
    shapes: [
      { shape: 'path', d: outline, fill: base, stroke: look.ink, width: 7 },
      { shape: 'path', d: outline, fill: base, stroke: light, width: 2 },
      ...(symbol === 'planet' ? ringed(y, on, base) : cutIn(symbol, y, on)),
    ],
  };
}

const cutIn = (symbol: TargetSymbol, y: number, fill: Ink): readonly Shape[] =>
  drawings[symbol].outlines([0, y], 11.5).map((points): Shape => ({ shape: 'polygon', points, fill }));

/** On a small token, the ring must be clear of its planet. */
function ringed(y: number, fill: Ink, ground: Ink): readonly Shape[] {
  const around = { shape: 'ellipse', x: 0, y, across: 13.5, up: 2.6, turn: -0.07 } as const;
  return [
    { shape: 'circle', x: 0, y, r: 9.5, fill },
    { ...around, stroke: ground, width: 5 },
    { ...around, stroke: fill, width: 2 },
  ];
}

function vortex(at: Point, r: number): readonly Shape[] {
  return robots.map((robot, nth) => inlaid(arm(nth, at, r), paints[robot].base));
}

function inlaid(points: Outline, fill: Ink): Shape {
  return { shape: 'polygon', points, fill, stroke: look.ink, width: 2 };
}

interface Drawing {
  /** The outlines, drawn one over the other. */
  outlines(at: Point, r: number): readonly Outline[];
  /** Where the letter is, in parts of the radius, and what it is drawn on. */
  readonly letter: Point;
  readonly on: 'symbol' | 'ground';
}

const drawings: Readonly<Record<TargetSymbol, Drawing>> = {
  star: {
    outlines: ([x, y], r) => [
      ring(10, (step) => polar([x, y + 0.08 * r], step / 10, (step % 2 === 0 ? 1.08 : 0.6) * r)),
    ],
    letter: [0, 0.08],
    on: 'symbol',
  },
  gear: {
    outlines: (at, r) => [ring(32, (step) => polar(at, (step - 0.5) / 32, (step % 4 < 2 ? 1.04 : 0.78) * r))],
    letter: [0, 0],
    on: 'symbol',
  },
  planet: {
    outlines: (at, r) => [
      ring(36, (step) => {
        const [wide, high] = polar([0, 0], step / 36, r);
        return [at[0] + 1.14 * wide - 0.16 * high, at[1] - 0.42 * wide + 0.36 * high];
      }),
      ring(36, (step) => polar(at, step / 36, 0.76 * r)),
    ],
    letter: [0, 0],
    on: 'symbol',
  },
  moon: {
    outlines: ([x, y], r) => {
      // The two circles cross at the horns.
      const [apart, hollow] = [0.52, 0.84];
      const across = (apart ** 2 + 1 - hollow ** 2) / (2 * apart);
      const horn = Math.acos(across) / (2 * Math.PI);
      const inner = Math.acos((across - apart) / hollow) / (2 * Math.PI);
      return [
        [
          ...arc([x, y], r, 0.25 + horn, 1.25 - horn),
          ...arc([x + apart * r, y], hollow * r, 1.25 - inner, 0.25 + inner),
        ],
      ];
    },
    letter: [0.44, 0],
    on: 'ground',
  },
};

/** One of the four arms of the vortex. They turn clockwise. */
function arm(nth: number, at: Point, r: number): Outline {
  const turn = nth / 4;
  const side = (from: number, far: number) =>
    ring(9, (step) => polar(at, turn + from + (0.16 * step) / 8, (far * step) / 8));
  const rim = ring(7, (step) => polar(at, turn + 0.16 + (0.25 * step) / 6, r * (0.72 + (0.34 * step) / 6)));
  return [...side(0, 0.72 * r), ...rim, ...side(0.25, 1.06 * r).toReversed()];
}
