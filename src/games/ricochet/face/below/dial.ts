import type { Point, Shape } from '../../../../render/scene.ts';
import { look } from '../inks.ts';

const r = 32;

/** A clock dial whose hand stands where every second hand will stand in this second. */
export function dial([x, y]: Point, second: number): readonly Shape[] {
  const spot = (at: number, far: number): Point => {
    const turn = (at / 60) * 2 * Math.PI;
    return [round(x + far * Math.sin(turn)), round(y - far * Math.cos(turn))];
  };
  return [
    { shape: 'circle', x, y, r, fill: look.well.dark, stroke: look.gold, width: 4 },
    ...Array.from({ length: 12 }, (_, nth): Shape => {
      const [far, width] = nth % 3 === 0 ? [r - 12, 4] : [r - 9, 3];
      return { shape: 'line', points: [spot(nth * 5, far), spot(nth * 5, r - 5)], stroke: look.soft, width };
    }),
    { shape: 'line', points: [[x, y], spot(second, r - 8)], stroke: look.gold, width: 5, ends: 'round' },
    { shape: 'circle', x, y, r: 5, fill: look.gold },
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;
