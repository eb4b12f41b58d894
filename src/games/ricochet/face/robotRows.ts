import type { Control, Speech } from '../../contract.ts';
import { type Direction, type Robot, robots } from '../board/vocabulary.ts';
import { words } from '../words.ts';
import { anytime, button } from './button.ts';
import { arrows } from './words/wayOf.ts';

interface Choice {
  readonly chosen: Robot | undefined;
  /** Directions the chosen robot can move in. */
  readonly ways: readonly Direction[];
}

/** A row of robots to choose from, and one of directions for the chosen one. */
export function robotRows({ chosen, ways }: Choice, { language }: Speech): readonly Control[] {
  const { controls, letters } = words[language];
  const choose = (robot: Robot) =>
    button(controls.robots[robot], anytime({ act: 'choose', robot }), robot === chosen ? 'main' : 'plain');
  const slide = (robot: Robot, direction: Direction) =>
    button(`${letters[robot]} ${arrows[direction]}`, anytime({ act: 'slide', slides: [{ robot, direction }] }), 'good');
  return [
    ...robots.map(choose),
    row,
    ...(chosen === undefined ? [] : [...ways.map((direction) => slide(chosen, direction)), row]),
  ];
}

const row = { control: 'row' } as const;
