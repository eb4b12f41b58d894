import type { Speech, Viewer } from '../../games/contract.ts';
import { type Control, moveOf, type Press } from '../../games/controls.ts';
import type { Game, Play } from '../../games/kernel.ts';

export interface Suggestion {
  readonly name: string;
  /** The move as it is written. */
  readonly value: string;
}

/** The longest name that Discord takes. */
const longest = 100;

/** The moves that this viewer is offered now, each once. */
export function suggestions(game: Game, play: Play, viewer: Viewer, speech: Speech): readonly Suggestion[] {
  const offered = (draft?: string) => game.sight(play, viewer, speech, draft).controls.flatMap(optionsOf);
  // Where a move has two steps, the first is a draft. Its moves are suggested.
  const all = offered().flatMap((option) =>
    'draft' in option.press && option.press.draft !== ''
      ? offered(option.press.draft).flatMap((second) => suggestion(second, option.label))
      : suggestion(option),
  );
  // What the whole board offers is offered again after each draft.
  return [...new Map(all.toReversed().map((each) => [each.value, each])).values()].toReversed();
}

interface Offered {
  readonly label: string;
  readonly hint?: string;
  readonly press: Press;
}

function optionsOf(control: Control): readonly Offered[] {
  switch (control.control) {
    case 'button':
      return control.dimmed ? [] : [control];
    case 'menu':
      return control.options;
    case 'row':
      return [];
  }
}

function suggestion({ label, hint, press }: Offered, after?: string): Suggestion[] {
  const value = moveOf(press);
  if (value === undefined) return [];
  const parts = [after, label, hint].filter((part) => part !== undefined);
  return [{ name: parts.join(' – ').slice(0, longest), value }];
}
