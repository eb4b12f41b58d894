import type { Circle, Scene, Shape } from '../../../render/scene.ts';
import type { Language } from '../../contract.ts';
import { squareAround } from '../../kit/box.ts';
import { type Bridge, bridges, centralBridges, centre, checkpoints, ends, isCentral, points } from '../board.ts';
import { type Colour, colours } from '../kind.ts';
import { words } from '../words.ts';
import { middleOf, place, plateRadius, pointRadius } from './layout.ts';

/** The bare board, the same in every position: only the letters of the checkpoints differ between languages. */
export function plan(language: Language): Scene['base'] {
  return {
    key: `mister-zero ${language}`,
    shapes: [...bridges.flatMap(plank), ...stones(language), ...bridges.flatMap((bridge) => plate(bridge))],
  };
}

/** The points. They are drawn over the bridges and over Mister Zero's way. */
export function stones(language: Language): readonly Shape[] {
  const { letters } = words[language];
  return points.flatMap((point): readonly Shape[] => {
    const colour = colours.find((each) => checkpoints[each] === point);
    if (colour !== undefined) return checkpoint(colour, letters[colour]);
    const [x, y] = place(point);
    return [{ shape: 'circle', x, y, r: point === centre ? startRadius : pointRadius, fill: 'ink' }];
  });
}

const startRadius = 24;

/** A bridge. Central bridges are broader and dark. */
function plank(bridge: Bridge): readonly Shape[] {
  const line = { shape: 'line', points: ends[bridge].map(place), ends: 'round' } as const;
  const central = centralBridges.includes(bridge);
  return [{ ...line, stroke: central ? 'ink' : 'line', width: central ? 34 : 18 }];
}

function plate(bridge: Bridge): readonly Shape[] {
  const [x, y] = middleOf(bridge);
  return [
    plateShape(bridge, plateRadius, { fill: 'white', stroke: isCentral(bridge) ? 'ink' : 'line', width: 3 }),
    { shape: 'text', x, y, text: bridge, size: 28, ink: 'ink', weight: 'bold' },
  ];
}

/** The plate with the letter of a bridge: a square in the centre, a circle elsewhere. */
export function plateShape(bridge: Bridge, r: number, painted: Pick<Circle, 'fill' | 'stroke' | 'width'>): Shape {
  const [x, y] = middleOf(bridge);
  return isCentral(bridge)
    ? { ...squareAround([x, y], r), radius: 5, ...painted }
    : { shape: 'circle', x, y, r, ...painted };
}

/** Red's checkpoint is a square, green's a hexagon. */
function checkpoint(colour: Colour, letter: string): readonly Shape[] {
  const [x, y] = place(checkpoints[colour]);
  const painted = { fill: colour, stroke: 'ink', width: 4 } as const;
  const shape: Shape =
    colour === 'red'
      ? { ...squareAround([x, y], 38), radius: 8, ...painted }
      : { shape: 'star', x, y, r: 46, tips: 6, depth: 1, ...painted };
  return [
    shape,
    { shape: 'text', x, y, text: letter, size: 40, ink: colour === 'red' ? 'white' : 'ink', weight: 'bold' },
  ];
}
