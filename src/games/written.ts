import type { GameCommand, GameDefinition, Kind, PressOf } from './contract.ts';
import type { Control, Press } from './controls.ts';

/** The parts of a game that write as text what its controls carry. */
type Writers<K extends Kind> = Pick<GameDefinition<K>, 'notation' | 'drafts' | 'forms'>;

/** A control as the rest of the bot knows it: with text where the game has types of its own. */
export function writtenControl<K extends Kind>(game: Writers<K>, control: Control<PressOf<K>>): Control {
  switch (control.control) {
    case 'button':
      return { ...control, press: writtenPress(game, control.press) };
    case 'menu': {
      const options = control.options.map((option) => ({ ...option, press: writtenPress(game, option.press) }));
      return { ...control, options };
    }
    case 'row':
      return control;
  }
}

export function writtenCommand<K extends Kind>(game: Writers<K>, command: GameCommand<PressOf<K>>): GameCommand {
  return { ...command, press: (values) => writtenPress(game, command.press(values)) };
}

function writtenPress<K extends Kind>({ notation, drafts, forms }: Writers<K>, press: PressOf<K>): Press {
  if ('move' in press) return { move: notation.write(press.move) };
  if ('anytime' in press) return { anytime: notation.write(press.anytime) };
  if ('draft' in press) return { draft: drafts.write(press.draft) };
  return { form: forms.write(press.form) };
}
