import type { Scene } from '../render/scene.ts';
import type { GameDefinition, Kind, Speech, Viewer } from './contract.ts';
import type { Control } from './controls.ts';
import { writtenControl } from './written.ts';

/** What one viewer sees of a game. Each part is made when it is asked for. */
export interface Sight {
  /** The draft that is shown, as text. Undefined when no draft was asked for or the view does not know it. */
  readonly draft: string | undefined;
  readonly scene: Scene;
  readonly description: string;
  readonly headline: string;
  readonly controls: readonly Control[];
  /** Undefined when nothing moves. */
  readonly film: readonly Scene[] | undefined;
}

interface How {
  readonly speech: Speech;
  /** As text. */
  readonly draft?: string | undefined;
}

export function sightOf<K extends Kind>(
  game: GameDefinition<K>,
  view: K['view'],
  viewer: Viewer,
  { speech, draft: text }: How,
): Sight {
  const { face } = game;
  const draft = text === undefined ? undefined : game.drafts.read(text, view);
  return {
    draft: draft === undefined ? undefined : game.drafts.write(draft),
    get scene() {
      return face.draw(view, speech, draft);
    },
    get description() {
      return face.describe(view, speech, draft);
    },
    get headline() {
      return face.headline(view, speech, draft);
    },
    get controls() {
      return face.controls(view, viewer, speech, draft).map((control) => writtenControl(game, control));
    },
    get film() {
      return face.film?.(view, speech);
    },
  };
}
