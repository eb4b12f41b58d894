import type { Point, Shape, Text } from '../../render/scene.ts';
import type { Box } from './box.ts';

export const nameSize = 28;

interface NamePlate {
  readonly box: Box;
  /** The plate is bright and something points at it. It marks whose turn it is or, in the end, who won. */
  readonly lit: boolean;
  readonly pointer: readonly [Point, Point, Point];
  /** The sign that stands for this player on the board. */
  readonly badge: readonly Shape[];
  readonly name: Pick<Text, 'x' | 'y' | 'text' | 'room'>;
}

/** A player’s card. The game itself draws on it what the player has in stock or has taken. */
export function namePlate({ box, lit, pointer, badge, name }: NamePlate): readonly Shape[] {
  const ground = { shape: 'rect', ...box, radius: 18 } as const;
  const text = { shape: 'text', ...name, size: nameSize, ink: 'ink', align: 'left' } as const;
  if (!lit) return [{ ...ground, fill: 'paper', stroke: 'soft', width: 2 }, ...badge, text];
  return [
    { ...ground, fill: 'white', stroke: 'ink', width: 7 },
    { shape: 'polygon', points: pointer, fill: 'ink' },
    ...badge,
    text,
  ];
}
