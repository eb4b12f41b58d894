import type { Control } from '../../../src/games/controls.ts';
import type { View } from '../../../src/games/mastermind/kind.ts';
import { botGame, face, longNames, speech, viewersOf, viewOf } from './playing.ts';
import { dreamer } from './sitters.ts';

/** Boards of whole games, as all viewers see them, and what they may carry as a draft. */

export const games = [
  botGame('face', [dreamer, dreamer]),
  botGame('face', [dreamer, dreamer, dreamer], { rounds: 12, possible: 'told' }),
  botGame('face', [dreamer, dreamer], { rounds: 3, setters: 'one-after-the-other' }),
];
export const states = games.flatMap((game) => game.filter((_, turn) => turn % 3 === 0 || turn === game.length - 1));
export const views = states.flatMap((state) => viewersOf(state.course.seats).map((viewer) => viewOf(state, viewer)));
export const drafts = [
  undefined,
  '',
  'colours',
  'colours R G',
  'colours R G B',
  'shapes star',
  'possible',
  'cards red-star',
];

export const controlsOf = (view: View, draft?: string, language: 'en' | 'fr' = 'en') =>
  face.controls(view, view.viewer, speech(language, longNames), draft);

export function pressesOf(controls: readonly Control[]) {
  return controls.flatMap((control) => {
    if (control.control === 'row') return [];
    return control.control === 'button' ? [control.press] : control.options.map(({ press }) => press);
  });
}

export function labels(controls: readonly Control[]): string[] {
  return controls.flatMap((control) => {
    if (control.control === 'row') return ['/'];
    return control.control === 'button' ? [control.label] : control.options.map(({ label }) => label);
  });
}
