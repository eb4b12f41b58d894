import type { Language, Viewer } from '../../../src/games/contract.ts';
import type { Control, Press } from '../../../src/games/controls.ts';
import type { State } from '../../../src/games/zgame/kind.ts';
import { face, speech, viewers, viewOf } from './playing.ts';

/** What somebody can press, and everything that follows from there. */

export function controlsOf(
  state: State,
  viewer: Viewer,
  draft?: string,
  language: Language = 'en',
): readonly Control[] {
  return face.controls(viewOf(state, viewer), viewer, speech(language), draft);
}

export function pressesIn(controls: readonly Control[]): readonly Press[] {
  return controls.flatMap((control): readonly Press[] => {
    if (control.control === 'row') return [];
    return control.control === 'button' ? [control.press] : control.options.map(({ press }) => press);
  });
}

/** Every draft that can be reached, and undefined for the first board. */
export function draftsFrom(state: State, viewer: Viewer): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [undefined];
  for (const draft of found) {
    const next = pressesIn(controlsOf(state, viewer, draft)).flatMap((press) =>
      'draft' in press ? [press.draft] : [],
    );
    found.push(...[...new Set(next)].filter((each) => !found.includes(each)));
  }
  return found;
}

/** Every move that this viewer can press, on any of their boards. */
export function movesFrom(state: State, viewer: Viewer): readonly string[] {
  const presses = draftsFrom(state, viewer).flatMap((draft) => pressesIn(controlsOf(state, viewer, draft)));
  const moves = presses.flatMap((press) =>
    'move' in press ? [press.move] : 'anytime' in press ? [press.anytime] : [],
  );
  return [...new Set(moves)];
}

/** All texts about a state, for every viewer and after every draft. */
export function textsOf(state: State, language: Language, names?: string[]): readonly { said: string; line: string }[] {
  return viewers.flatMap((viewer) =>
    draftsFrom(state, viewer).map((draft) => {
      const view = viewOf(state, viewer);
      const said = speech(language, names);
      return { said: face.describe(view, said, draft), line: face.headline(view, said, draft) };
    }),
  );
}
