import { modelGame } from '../../../src/games/mister-zero/chapters.ts';
import type { State, View, Walk } from '../../../src/games/mister-zero/kind.ts';
import { anybody, botGame, setUp, viewOf } from './playing.ts';

/** The model game of the leaflet, as it is typed. */
export const model = modelGame.join(' ');

/** Games of two and of four, single and in series, board by board. */
const games: readonly (readonly State[])[] = [
  botGame('a', [anybody], setUp(2)),
  botGame('b', [anybody], setUp(4)),
  botGame('c', [anybody], setUp(4, { games: 9, advice: 'forbidden' })),
  botGame('d', [anybody], setUp(2, { games: 2 })),
];
export const states = games.flat();
export const views = states.map((state) => viewOf(state));
export const placed = states.filter(({ phase }) => phase === 'placing');

export function walkIn(view: View): Walk {
  if (view.phase === 'placing') throw new Error('Nobody walks yet.');
  return view.walk;
}

/** Drafts that the view knows, and some that it does not. */
export function draftsFor(view: View): readonly (string | undefined)[] {
  if (view.phase === 'placing') return [undefined, '', '3', '0', 'walk 3', 'nonsense'];
  return [undefined, ...walkIn(view).jumps.map((_, index) => `walk ${index}`), 'walk 20', 'walk x', '3'];
}
