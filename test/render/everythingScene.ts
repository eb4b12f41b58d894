import type { Fill, Point, Scene, Shape } from '../../src/render/scene.ts';
import { type InkName, inks, withColours } from './inks.ts';

const tokens: readonly InkName[] = ['red', 'green', 'blue', 'yellow', 'purple', 'grey', 'white', 'black'];
const shades: readonly Fill[] = [
  { ink: inks.ink, strength: 0.3 },
  { ink: inks.blue, strength: 0.6 },
  { ink: inks.white, strength: 1 },
];

const along = (...flat: number[]): Point[] =>
  flat.flatMap((x, index) => (index % 2 === 0 ? [[x, flat[index + 1] ?? 0] as const] : []));

const solids: readonly Shape[] = [
  ...tokens.flatMap((fill, index): Shape[] => {
    const x = 80 + index * 88;
    return [
      { shape: 'circle', x, y: 86, r: 36, fill: inks[fill], stroke: inks.ink, width: 2 },
      { shape: 'text', x, y: 86, text: String(index + 1), size: 34, weight: 'bold', ink: inks.white, halo: inks.ink },
    ];
  }),
  ...shades.flatMap((fill, index): Shape[] => {
    const x = index * 108;
    const points = along(430 + x, 150, 474 + x, 234, 386 + x, 234);
    return [
      { shape: 'rect', x: 44 + x, y: 144, w: 92, h: 92, radius: 12, fill, stroke: inks.ink, width: 3 },
      { shape: 'polygon', points, fill, stroke: inks.ink, width: 3 },
    ];
  }),
  { shape: 'star', x: 90, y: 304, r: 44, tips: 5, depth: 0.45, fill: inks.yellow, stroke: inks.ink, width: 2 },
  { shape: 'star', x: 198, y: 300, r: 44, tips: 6, depth: 1, fill: inks.purple, stroke: inks.ink, width: 2 },
  { shape: 'star', x: 306, y: 300, r: 44, tips: 4, depth: 0.3, fill: inks.white },
  { shape: 'star', x: 414, y: 300, r: 44, tips: 12, depth: 0.8, stroke: inks.red, width: 5 },
  { shape: 'rect', x: 480, y: 256, w: 90, h: 88, fill: inks.hole },
  { shape: 'rect', x: 590.4, y: 256.6, w: 140, h: 88, stroke: inks.soft },
  { shape: 'rect', x: 600, y: 266, w: 120, h: 68, stroke: inks.line, width: 2 },
];

const strokes: readonly Shape[] = [
  { shape: 'line', points: along(44, 380, 380, 380), stroke: inks.ink, width: 1 },
  { shape: 'line', points: along(44, 392, 380, 392), stroke: inks.line, width: 3 },
  { shape: 'line', points: along(44, 410, 380, 410), stroke: inks.red, width: 8, ends: 'round' },
  { shape: 'line', points: along(44, 432, 380, 432), stroke: inks.blue, width: 6, dash: [18, 10] },
  { shape: 'line', points: along(44, 456, 380, 456), stroke: inks.green, width: 8, ends: 'round', dash: [0.1, 18] },
  { shape: 'line', points: along(44, 520, 120, 480, 200, 520, 290, 480, 380, 520), stroke: inks.purple, width: 7 },
  { shape: 'arrow', points: along(420, 400, 730, 400), stroke: inks.red, width: 10 },
  { shape: 'arrow', points: along(420, 520, 540, 440, 640, 510, 730, 440), stroke: inks.blue, width: 6 },
  { shape: 'arrow', points: along(560, 530, 420, 450), stroke: inks.glow, width: 8 },
  { shape: 'arc', x: 100, y: 610, r: 46, from: 0, to: 0.75, stroke: inks.green, width: 14 },
  { shape: 'arc', x: 220, y: 610, r: 46, from: 0.25, to: 0.5, stroke: inks.ink, width: 5 },
  { shape: 'circle', x: 340, y: 610, r: 40, fill: inks.hole, stroke: inks.line, width: 5 },
  { shape: 'circle', x: 340, y: 610, r: 52, stroke: inks.glow, width: 7 },
  { shape: 'circle', x: 460, y: 610, r: 46, fill: inks.green, dash: [9, 6], stroke: inks.ink, width: 3 },
];

const texts: readonly Shape[] = [
  { shape: 'text', x: 628, y: 590, text: '★♠●◆▲☾⚙', size: 34, ink: inks.ink },
  { shape: 'text', x: 628, y: 640, text: '←↑→↓↖↗↘↙', size: 30, ink: inks.red, weight: 'bold' },
  { shape: 'text', x: 44, y: 700, text: 'À l’œuvre : ça gêne Zoë, 0123456789', size: 32, ink: inks.ink, align: 'left' },
  { shape: 'text', x: 736, y: 746, text: 'Voix ambiguë d’un cœur, b1 → c3', size: 28, ink: inks.soft, align: 'right' },
  {
    shape: 'text',
    x: 390,
    y: 792,
    text: 'Łukasz, Şebnem: 5 ≥ 3',
    size: 28,
    ink: inks.blue,
    weight: 'bold',
    halo: inks.white,
  },
  { shape: 'text', x: 390, y: 844, text: 'small print 14 px: abcdefghijklmnopqrstuvwxyz', size: 14, ink: inks.ink },
];

const heart = 'M 0 30 C -50 -5 -30 -40 0 -15 C 30 -40 50 -5 0 30 Z';
const outlines: readonly Shape[] = [
  { shape: 'ellipse', x: 90, y: 900, across: 44, up: 24, fill: inks.purple, stroke: inks.ink, width: 3 },
  { shape: 'ellipse', x: 200, y: 900, across: 44, up: 14, turn: 0.125, fill: inks.green },
  { shape: 'path', d: 'M 270 930 L 300 870 Q 330 930 360 870', stroke: inks.red, width: 8, ends: 'round' },
  { shape: 'arc', x: 430, y: 900, r: 30, from: 0.6, to: 0.9, stroke: inks.white, width: 8, ends: 'round' },
];

const face: readonly Shape[] = [
  { shape: 'path', d: heart, fill: inks.red, stroke: inks.ink, width: 4 },
  { shape: 'text', x: 0, y: -4, text: 'R', size: 26, ink: inks.white, weight: 'heavy' },
];
const stripes = [-30, -15, 0, 15, 30].map((y): Shape => ({ shape: 'rect', x: -40, y, w: 80, h: 8, fill: inks.blue }));
const groups: readonly Shape[] = [
  { shape: 'group', at: [90, 990], shapes: face },
  { shape: 'group', at: [200, 990], scale: 0.6, turn: 0.125, shapes: face },
  { shape: 'group', at: [310, 990], clip: { shape: 'circle', x: 0, y: 0, r: 34 }, shapes: stripes },
  { shape: 'group', at: [420, 990], clip: { shape: 'path', d: heart }, shapes: stripes },
  {
    shape: 'group',
    at: [520, 990],
    clip: { shape: 'rect', x: -30, y: -20, w: 60, h: 40, radius: 12 },
    shapes: stripes,
  },
  {
    shape: 'text',
    x: 640,
    y: 980,
    text: 'Maximilian-Alexander',
    size: 28,
    least: 24,
    twoLines: 22,
    room: 150,
    ink: inks.ink,
  },
];

/** Every shape and every way to paint it. */
export const everythingScene: Scene = withColours({
  width: 780,
  height: 1050,
  ground: inks.paper,
  base: {
    key: 'everything',
    shapes: [
      { shape: 'rect', x: 20, y: 20, w: 740, h: 1010, radius: 24, fill: inks.board, stroke: inks.line, width: 3 },
    ],
  },
  corner: 28,
  shapes: [...solids, ...strokes, ...texts, ...outlines, ...groups],
});
