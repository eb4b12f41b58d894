import type { Circle, Scene, Shape } from '../../../render/scene.ts';
import type { Language } from '../../contract.ts';
import { squareAround } from '../../kit/box.ts';
import { type Bridge, bridges, isCentral } from '../board.ts';
import { colours } from '../kind.ts';
import { words } from '../words.ts';
import { allBridges } from './bridges.ts';
import { cream, ink } from './inks.ts';
import { middleOf } from './layout.ts';
import { piers } from './piers.ts';
import { checkpoint } from './signs.ts';
import { sea } from './water.ts';

/** The bare board, the same in every position: only the letters of the checkpoints differ between languages. */
export function plan(language: Language): Scene['base'] {
  const { letters } = words[language];
  return {
    key: `mister-zero ${language}`,
    shapes: [
      ...sea(),
      ...allBridges(),
      ...piers(),
      ...colours.map((colour) => checkpoint(colour, letters[colour])),
      ...bridges.flatMap((bridge) => label(bridge)),
    ],
  };
}

/** The letter of a bridge. Its halo stands for the plate, which a token covers. */
export function label(bridge: Bridge, ground = cream, letter = ink): readonly Shape[] {
  const [x, y] = middleOf(bridge);
  return [
    labelShape(bridge, 19, { fill: ground, stroke: ink, width: 3 }),
    { shape: 'text', x, y, text: bridge, size: 26, ink: letter, weight: 'bold', halo: ground },
  ];
}

/** The plate with the letter: a square in the centre, a circle elsewhere. */
export function labelShape(bridge: Bridge, r: number, painted: Pick<Circle, 'fill' | 'stroke' | 'width'>): Shape {
  const [x, y] = middleOf(bridge);
  return isCentral(bridge)
    ? { ...squareAround([x, y], r), radius: 6, ...painted }
    : { shape: 'circle', x, y, r, ...painted };
}
