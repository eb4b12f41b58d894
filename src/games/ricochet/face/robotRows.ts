import type { Speech } from '../../contract.ts';
import type { Control, Press } from '../../controls.ts';
import { controlsOf, newRow } from '../../kit/controls.ts';
import { type Direction, type Robot, robots } from '../board/vocabulary.ts';
import type { Move } from '../kind.ts';
import { words } from '../words.ts';
import { arrows } from './words/wayOf.ts';

interface Chosen {
  readonly chosen: Robot | undefined;
  /** The directions in which the chosen robot can move. */
  readonly ways: readonly Direction[];
}

/** Presses that move robots, in the game and on its boards for one. */
type Moving = Press<Move, never, never>;
const { button } = controlsOf<Moving>();

/** A row of robots to choose from, and a row of directions for the chosen robot. */
export function robotRows({ chosen, ways }: Chosen, { language }: Speech): readonly Control<Moving>[] {
  const { controls, letters } = words[language];
  const choose = (robot: Robot) =>
    button(controls.robots[robot], robot === chosen ? 'main' : 'plain', { anytime: { act: 'choose', robot } });
  const slide = (robot: Robot, direction: Direction) =>
    button(`${letters[robot]} ${arrows[direction]}`, 'good', {
      anytime: { act: 'slide', slides: [{ robot, direction }] },
    });
  return [
    ...robots.map(choose),
    newRow,
    ...(chosen === undefined ? [] : [...ways.map((direction) => slide(chosen, direction)), newRow]),
  ];
}

export function takingBack({ language }: Speech): readonly Control<Moving>[] {
  const say = words[language].controls;
  return [button(say.undo, 'plain', { move: { act: 'undo' } }), button(say.reset, 'plain', { move: { act: 'reset' } })];
}
