import type { Point, Shape } from '../../../../render/scene.ts';

const r = 27;

/** A clock dial whose hand stands where every second hand will stand in this second. */
export function dial([x, y]: Point, second: number): readonly Shape[] {
  const spot = (at: number, far: number): Point => {
    const turn = (at / 60) * 2 * Math.PI;
    return [round(x + far * Math.sin(turn)), round(y - far * Math.cos(turn))];
  };
  return [
    { shape: 'circle', x, y, r, fill: 'white', stroke: 'ink', width: 4 },
    ...[0, 15, 30, 45].map(
      (at): Shape => ({ shape: 'line', points: [spot(at, r - 8), spot(at, r - 2)], stroke: 'ink', width: 3 }),
    ),
    { shape: 'line', points: [[x, y], spot(second, r - 7)], stroke: 'ink', width: 5, ends: 'round' },
    { shape: 'circle', x, y, r: 4, fill: 'ink' },
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;
