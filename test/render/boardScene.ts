import type { Ink, Scene, Shape } from '../../src/render/scene.ts';
import { type InkName, inks, withColours } from './inks.ts';

const steps = [0, 1, 2, 3, 4, 5];
const first = 104;
const last = 674;
const at = (step: number) => first + step * 114;

function line(x1: number, y1: number, x2: number, y2: number): Shape {
  const points = [
    [x1, y1],
    [x2, y2],
  ] as const;
  return { shape: 'line', points, stroke: inks.line, width: 2 };
}

const lines = steps.flatMap((step): Shape[] => [
  line(first, at(step), last, at(step)),
  line(at(step), first, at(step), last),
  line(first, at(step), at(step), first),
  line(last, at(step), at(step), last),
  line(first, at(step), at(5 - step), last),
  line(last, at(step), at(5 - step), first),
]);

const holes = steps.flatMap((x) =>
  steps.map(
    (y): Shape => ({ shape: 'circle', x: at(x), y: at(y), r: 20, fill: inks.hole, stroke: inks.line, width: 3 }),
  ),
);

const names = steps.flatMap((step): Shape[] => [
  { shape: 'text', x: at(step), y: 724, text: 'abcdef'.charAt(step), size: 24, ink: inks.ink },
  { shape: 'text', x: 46, y: at(5 - step), text: String(step + 1), size: 24, ink: inks.ink },
]);

const pegs: readonly (readonly [fill: InkName, column: number, row: number])[] = [
  ['yellow', 1, 0],
  ['blue', 2, 1],
  ['grey', 4, 1],
  ['red', 0, 2],
  ['green', 3, 2],
  ['purple', 5, 3],
  ['white', 2, 4],
  ['black', 4, 5],
];

function tube(x: number, y: number, fill: Ink, ink: Ink, pegsLeft: number): Shape[] {
  return [
    { shape: 'circle', x, y, r: 42, fill, stroke: inks.ink, width: 3 },
    { shape: 'text', x, y, text: String(pegsLeft), size: 40, weight: 'bold', ink },
  ];
}

/** A board of 6 by 6 points with lines, holes, pegs, tokens and letters. */
export const boardScene: Scene = withColours({
  width: 768,
  height: 768,
  ground: inks.paper,
  base: {
    key: 'example board',
    shapes: [
      { shape: 'rect', x: 16, y: 16, w: 736, h: 736, radius: 28, fill: inks.board, stroke: inks.line, width: 4 },
      ...lines,
      ...holes,
      ...names,
    ],
  },
  shapes: [
    ...pegs.map(([fill, column, row]): Shape => {
      return { shape: 'circle', x: at(column), y: at(row), r: 15, fill: inks[fill], stroke: inks.ink, width: 2 };
    }),
    { shape: 'circle', x: at(1), y: at(4), r: 30, stroke: inks.glow, width: 7 },
    { shape: 'circle', x: at(2), y: at(3), r: 30, stroke: inks.glow, width: 7 },
    ...tube(first, last, inks.yellow, inks.ink, 11),
    ...tube(last, first, inks.blue, inks.white, 8),
  ],
});
