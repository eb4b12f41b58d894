import type { Ink, Shape } from '../../../render/scene.ts';
import { look, wood } from './inks.ts';
import { boardBox } from './layout.ts';

const foot = 8;
const edge = 3;

/** The plank on which all lies: its shadow, its side, its lit edge, and its face with the grain. */
export function plank(): readonly Shape[] {
  const { x, y, w, h } = boardBox;
  const slab = { shape: 'rect', x, w, radius: 26 } as const;
  const face = { ...slab, y: y + edge, h: h - foot - edge } as const;
  return [
    { ...slab, y: y + foot, h: h - foot + 4, fill: look.plate.dark },
    { ...slab, y: y + foot, h: h - foot, fill: wood.dark },
    { ...slab, y, h: h - foot, fill: wood.light },
    { ...face, fill: wood.base },
    { shape: 'group', at: [0, 0], clip: face, shapes: grain() },
  ];
}

/** Flat streaks, level so that they cost little. Some numbers without a common measure scatter them evenly. */
function grain(): readonly Shape[] {
  return Array.from({ length: 28 }, (_, nth): Shape => {
    const part = (by: number) => (nth * by) % 1;
    const w = 70 + Math.round(180 * part(0.7548));
    const x = boardBox.x - 30 + Math.round((boardBox.w - 60) * part(0.618034));
    const y = boardBox.y + 12 + Math.round(nth * 25.6);
    const fill: Ink = wood.grain[nth % 3 === 0 ? 0 : 1];
    return { shape: 'rect', x, y, w, h: nth % 2 === 0 ? 5 : 4, radius: 2, fill };
  });
}
