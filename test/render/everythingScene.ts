import type { Fill, Ink, Point, Scene, Shape } from '../../src/render/scene.ts';

const tokens: readonly Ink[] = ['red', 'green', 'blue', 'yellow', 'purple', 'grey', 'white', 'black'];
const hatches: readonly Fill[] = [
  { hatch: 'stripes', ink: 'red', on: 'white' },
  { hatch: 'dots', ink: 'blue', on: 'yellow' },
  { hatch: 'checks', ink: 'line', on: 'board' },
];

const along = (...flat: number[]): Point[] =>
  flat.flatMap((x, index) => (index % 2 === 0 ? [[x, flat[index + 1] ?? 0] as const] : []));

const solids: readonly Shape[] = [
  ...tokens.flatMap((fill, index): Shape[] => {
    const x = 80 + index * 88;
    return [
      { shape: 'circle', x, y: 86, r: 36, fill, stroke: 'ink', width: 2 },
      { shape: 'text', x, y: 86, text: String(index + 1), size: 34, weight: 'bold', ink: 'white', halo: 'ink' },
    ];
  }),
  ...hatches.flatMap((fill, index): Shape[] => {
    const x = index * 108;
    const points = along(430 + x, 150, 474 + x, 234, 386 + x, 234);
    return [
      { shape: 'rect', x: 44 + x, y: 144, w: 92, h: 92, radius: 12, fill, stroke: 'ink', width: 3 },
      { shape: 'polygon', points, fill, stroke: 'ink', width: 3 },
    ];
  }),
  { shape: 'star', x: 90, y: 304, r: 44, tips: 5, depth: 0.45, fill: 'yellow', stroke: 'ink', width: 2 },
  { shape: 'star', x: 198, y: 300, r: 44, tips: 6, depth: 1, fill: 'purple', stroke: 'ink', width: 2 },
  { shape: 'star', x: 306, y: 300, r: 44, tips: 4, depth: 0.3, fill: 'white' },
  { shape: 'star', x: 414, y: 300, r: 44, tips: 12, depth: 0.8, stroke: 'red', width: 5 },
  { shape: 'rect', x: 480, y: 256, w: 90, h: 88, fill: 'hole' },
  { shape: 'rect', x: 590.4, y: 256.6, w: 140, h: 88, stroke: 'soft' },
  { shape: 'rect', x: 600, y: 266, w: 120, h: 68, stroke: 'line', width: 2 },
];

const strokes: readonly Shape[] = [
  { shape: 'line', points: along(44, 380, 380, 380), stroke: 'ink', width: 1 },
  { shape: 'line', points: along(44, 392, 380, 392), stroke: 'line', width: 3 },
  { shape: 'line', points: along(44, 410, 380, 410), stroke: 'red', width: 8, ends: 'round' },
  { shape: 'line', points: along(44, 432, 380, 432), stroke: 'blue', width: 6, dash: [18, 10] },
  { shape: 'line', points: along(44, 456, 380, 456), stroke: 'green', width: 8, ends: 'round', dash: [0.1, 18] },
  { shape: 'line', points: along(44, 520, 120, 480, 200, 520, 290, 480, 380, 520), stroke: 'purple', width: 7 },
  { shape: 'arrow', points: along(420, 400, 730, 400), stroke: 'red', width: 10 },
  { shape: 'arrow', points: along(420, 520, 540, 440, 640, 510, 730, 440), stroke: 'blue', width: 6 },
  { shape: 'arrow', points: along(560, 530, 420, 450), stroke: 'glow', width: 8 },
  { shape: 'arc', x: 100, y: 610, r: 46, from: 0, to: 0.75, stroke: 'green', width: 14 },
  { shape: 'arc', x: 220, y: 610, r: 46, from: 0.25, to: 0.5, stroke: 'ink', width: 5 },
  { shape: 'circle', x: 340, y: 610, r: 40, fill: 'hole', stroke: 'line', width: 5 },
  { shape: 'circle', x: 340, y: 610, r: 52, stroke: 'glow', width: 7 },
  { shape: 'circle', x: 460, y: 610, r: 46, fill: { hatch: 'dots', ink: 'ink', on: 'green' }, stroke: 'ink', width: 3 },
];

const texts: readonly Shape[] = [
  { shape: 'text', x: 628, y: 590, text: '★♠●◆▲☾⚙', size: 34, ink: 'ink' },
  { shape: 'text', x: 628, y: 640, text: '←↑→↓↖↗↘↙', size: 30, ink: 'red', weight: 'bold' },
  { shape: 'text', x: 44, y: 700, text: 'À l’œuvre : ça gêne Zoë, 0123456789', size: 32, ink: 'ink', align: 'left' },
  { shape: 'text', x: 736, y: 746, text: 'Voix ambiguë d’un cœur, b1 → c3', size: 28, ink: 'soft', align: 'right' },
  {
    shape: 'text',
    x: 390,
    y: 792,
    text: 'Łukasz, Şebnem: 5 ≥ 3',
    size: 28,
    ink: 'blue',
    weight: 'bold',
    halo: 'white',
  },
  { shape: 'text', x: 390, y: 844, text: 'small print 14 px: abcdefghijklmnopqrstuvwxyz', size: 14, ink: 'ink' },
];

/** Every shape and every way to paint it. */
export const everythingScene: Scene = {
  width: 780,
  height: 900,
  ground: 'paper',
  base: {
    key: 'everything',
    shapes: [{ shape: 'rect', x: 20, y: 20, w: 740, h: 860, radius: 24, fill: 'board', stroke: 'line', width: 3 }],
  },
  shapes: [...solids, ...strokes, ...texts],
};
