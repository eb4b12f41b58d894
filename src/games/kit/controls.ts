import type { Button, Menu, MenuOption, RowBreak } from '../controls.ts';

/** What makes controls whose presses are all of one kind. */
export interface ControlsOf<P> {
  button(label: string, tone: Button['tone'], press: P): Button<P>;
  /** The name tells this menu from the others on the same message. */
  menu(name: string, placeholder: string, options: readonly MenuOption<P>[]): Menu<P>;
}

/** Makes controls for the presses of one game, so that the compiler checks each press where it is written. */
export function controlsOf<P>(): ControlsOf<P> {
  return {
    button: (label, tone, press) => ({ control: 'button', label, tone, press }),
    menu: (name, placeholder, options) => ({ control: 'menu', name, placeholder, options }),
  };
}

/** This button where it cannot be pressed now. Its move is refused if somebody sends it all the same. */
export function dimmed<P>(button: Button<P>): Button<P> {
  return { ...button, dimmed: true };
}

export const newRow: RowBreak = { control: 'row' };
