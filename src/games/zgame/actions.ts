import { isSquare } from './board.ts';
import type { Action, Deed, Lines } from './kind.ts';
import { type Advance, advance, startingPosition } from './position.ts';

/** Actions as states keep them. */

export function writeAction(action: Action): string {
  return action.act === 'move' ? `${action.from}-${action.to}` : `${action.at}!`;
}

export function readAction(text: string): Action {
  const [at, to] = [text.slice(0, 2), text.slice(3)];
  if (isSquare(at) && isSquare(to)) return { act: 'move', from: at, to };
  if (isSquare(at) && to === '') return { act: 'reveal', at };
  throw new Error(`${text} is not an action.`);
}

/** An action as players write it: `e2-e3`, `e2xd3`, `e1!`. */
export function writeDeed(deed: Deed): string {
  switch (deed.act) {
    case 'move':
      return `${deed.from}${deed.took === undefined ? '-' : 'x'}${deed.to}`;
    case 'reveal':
      return `${deed.at}!`;
  }
}

/** The position of a game after its first actions, and the last of these actions. */
export function replayed(
  lines: Lines,
  actions: readonly string[],
): Pick<Advance, 'position'> & Partial<Pick<Advance, 'deed'>> {
  return actions.reduce<ReturnType<typeof replayed>>(({ position }, text) => advance(position, readAction(text)), {
    position: startingPosition(lines),
  });
}
