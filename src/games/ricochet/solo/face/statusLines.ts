import type { Speech } from '../../../contract.ts';
import { boardOf, cellName } from '../../board/board.ts';
import { wayOf } from '../../face/words/wayOf.ts';
import type { Leg } from '../../kind.ts';
import { words as gameWords } from '../../words.ts';
import type { View } from '../kind.ts';
import { words } from '../words.ts';

/** What is to be done, and how far the player is. */
export function statusLines(view: View, { language }: Speech, longestWay: number): readonly string[] {
  const say = words[language];
  const { board, target, verdict, legs, solved, best } = view;
  const task = say.task(target, cellName(boardOf(board).targets[target]));
  if (best !== undefined) return [task, ...endLines(view, best, { language }, longestWay)];
  return [task, say.made(legs.length, verdict), ...(solved === undefined ? [] : [say.yourBest(solved.legs.length)])];
}

function endLines(
  view: View,
  best: readonly Leg[],
  { language }: Pick<Speech, 'language'>,
  longestWay: number,
): readonly string[] {
  const say = words[language];
  const yours = view.solved?.legs.length;
  const way = wayOf(shownLegs(view), language, longestWay);
  if (yours === undefined || yours > best.length) {
    const told = gameWords[language].best({ known: 'best', legs: best }, undefined, way);
    return [told, ...(yours === undefined ? [] : [say.yoursWas(yours)])];
  }
  return [say.solved(yours), gameWords[language].best({ known: 'best', legs: best }, best.length, way)];
}

/**
 * Which board this is, so that somebody else can get the same one. `quoted` is needed where formatting marks in the
 * seed would change how it looks.
 */
export function boardLine({ level, seed }: View, { language }: Speech, quoted: (seed: string) => string): string {
  const say = words[language];
  return level === 'daily' ? say.daily(seed) : say.seed(level, quoted(seed));
}

/**
 * The moves that are drawn: those made or, at the end, a best solution (the player's own, unless another is shorter).
 */
export function shownLegs({ legs, best, solved }: View): readonly Leg[] {
  if (best === undefined) return legs;
  return solved !== undefined && solved.legs.length <= best.length ? solved.legs : best;
}
