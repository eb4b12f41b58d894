import type { GameDefinition, Kind, Speech, Viewer } from '../../src/games/contract.ts';
import type { Control, Form } from '../../src/games/controls.ts';
import { writtenControl } from '../../src/games/written.ts';

/** A face as boards use it: what controls carry is written as text and read again. */
export function faced<K extends Kind>(game: GameDefinition<K>) {
  const { face } = game;
  const read = (view: K['view'], text: string | undefined) =>
    text === undefined ? undefined : game.drafts.read(text, view);
  return {
    ...face,
    draw: (view: K['view'], speech: Speech, draft?: string) => face.draw(view, speech, read(view, draft)),
    describe: (view: K['view'], speech: Speech, draft?: string) => face.describe(view, speech, read(view, draft)),
    headline: (view: K['view'], speech: Speech, draft?: string) => face.headline(view, speech, read(view, draft)),
    controls: (view: K['view'], viewer: Viewer, speech: Speech, draft?: string): readonly Control[] =>
      face.controls(view, viewer, speech, read(view, draft)).map((control) => writtenControl(game, control)),
    form(text: string, view: K['view'], speech: Speech): Form | undefined {
      const form = game.forms.read(text, view);
      return form === undefined ? undefined : face.form?.(form, view, speech);
    },
  };
}
