import type { Ink, Scene, Shape } from '../../src/render/scene.ts';
import { mixed, names, unknown } from './names.ts';

const ground = '#182033';
const rows = [...Object.values(names), mixed, `${unknown.Tibetan} & ${unknown.Cherokee}`];
const rowHeight = 60;
const inks: readonly Ink[] = ['#ffffff', '#f2c14e'];
/** From the ground to white and to gold. */
const colours =
  '1820332d344644495a5b606d72758187899299a0a6b0b4bac6c9cddde0e2f2f4f5ffffff443a3870553c9c72418e7a45c89e48f2c14e263049';

const row = (text: string, nth: number): readonly Shape[] => [
  { shape: 'rect', x: 16, y: 20 + nth * rowHeight, w: 736, h: 48, radius: 10, fill: '#263049' },
  {
    shape: 'text',
    x: 32,
    y: 44 + nth * rowHeight,
    text,
    size: 28,
    weight: 'bold',
    align: 'left',
    ink: inks[nth % inks.length] as Ink,
    least: 22,
    room: 600,
  },
  {
    shape: 'text',
    x: 736,
    y: 44 + nth * rowHeight,
    text: String(nth + 1),
    size: 28,
    weight: nth % 2 === 0 ? 'heavy' : 'regular',
    align: 'right',
    ink: '#ffffff',
  },
];

/** Names of many scripts, each on its plate with a number beside it. */
export const namesScene: Scene = {
  width: 768,
  height: 36 + rows.length * rowHeight,
  ground,
  corner: 28,
  colours,
  base: { key: 'names', shapes: [] },
  shapes: rows.flatMap(row),
};
