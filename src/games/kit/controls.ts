import type { Button, Menu, MenuOption, RowBreak } from '../controls.ts';

/** What controls are made of that all do presses of one kind. */
export interface ControlsOf<P> {
  button(label: string, tone: Button['tone'], press: P): Button<P>;
  /** The name tells it from the other menus on the same message. */
  menu(name: string, placeholder: string, options: readonly MenuOption<P>[]): Menu<P>;
}

/** For the presses of a game: so what is behind each control is checked where it is made. */
export function controlsOf<P>(): ControlsOf<P> {
  return {
    button: (label, tone, press) => ({ control: 'button', label, tone, press }),
    menu: (name, placeholder, options) => ({ control: 'menu', name, placeholder, options }),
  };
}

export const newRow: RowBreak = { control: 'row' };
