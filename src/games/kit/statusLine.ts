import type { Shape, Text } from '../../render/scene.ts';
import { type Box, middleOf } from './box.ts';

type Words = Pick<Text, 'text' | 'size' | 'room' | 'cuts'>;

/** What is to be done now. */
export function statusLine(box: Box, words: Words): readonly Shape[] {
  const [x, y] = middleOf(box);
  return [{ shape: 'text', x, y, ...words, ink: 'ink', weight: 'bold' }];
}

/** How the game ended: white on dark and, when somebody won, between two stars of this size. */
export function proclaimed(box: Box, words: Words, starRadius?: number): readonly Shape[] {
  const [x, y] = middleOf(box);
  const stars = starRadius === undefined ? [] : [box.x + 60, box.x + box.w - 60];
  return [
    { shape: 'rect', ...box, radius: 16, fill: 'ink' },
    ...stars.map((at): Shape => ({ shape: 'star', x: at, y, r: starRadius ?? 0, tips: 5, depth: 0.42, fill: 'glow' })),
    { shape: 'text', x, y, ...words, ink: 'white', weight: 'bold' },
  ];
}
