import type { Speech } from '../../contract.ts';
import type { Control, Press } from '../../controls.ts';
import { controlsOf, dimmed, newRow } from '../../kit/controls.ts';
import { type Direction, directions, type Robot, robots } from '../board/vocabulary.ts';
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

/**
 * A row of robots to choose from, and a row of directions for the chosen robot. Who plays fast presses without looking,
 * so all four directions always stand in their places.
 */
export function robotRows({ chosen, ways }: Chosen, { language }: Speech): readonly Control<Moving>[] {
  const { controls, letters } = words[language];
  const choose = (robot: Robot) =>
    button(controls.robots[robot], robot === chosen ? 'main' : 'plain', { anytime: { act: 'choose', robot } });
  const slide = (robot: Robot, direction: Direction) => {
    const arrow = button(`${letters[robot]} ${arrows[direction]}`, 'good', {
      anytime: { act: 'slide', slides: [{ robot, direction }] },
    });
    return ways.includes(direction) ? arrow : dimmed(arrow);
  };
  return [
    ...robots.map(choose),
    newRow,
    ...(chosen === undefined ? [] : [...directions.map((direction) => slide(chosen, direction)), newRow]),
  ];
}

/** They stand in their places before the first move too, or a second press of *Reset* would meet *Give up*. */
export function takingBack(made: readonly unknown[], { language }: Speech): readonly Control<Moving>[] {
  const say = words[language].controls;
  const buttons = [
    button(say.undo, 'plain', { move: { act: 'undo' } }),
    button(say.reset, 'plain', { move: { act: 'reset' } }),
  ];
  return made.length === 0 ? buttons.map(dimmed) : buttons;
}
