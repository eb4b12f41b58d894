import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Seat } from '../../games/contract.ts';
import type { Button, Control, Menu } from '../../games/controls.ts';
import {
  type Beginning,
  type LessonPress,
  type Pressed,
  type ReplayPress,
  type Target,
  writeCustomId,
  writePressed,
} from '../press/customId.ts';
import type { ButtonName } from '../words/words.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** On phones a fifth button would go to the next line. */
const buttonsInRow = 4;

const styles = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** A game's controls as rows for Discord. Each menu has a row of its own; buttons share rows. */
export function controlRows(controls: readonly Control<Pressed>[], target: Target): Row[] {
  const rows: Row[] = [];
  let buttons: Button<Pressed>[] = [];
  const flush = () => {
    if (buttons.length > 0) rows.push(...buttonRows(buttons.map((button) => buttonOf(button, target))));
    buttons = [];
  };
  for (const control of controls) {
    if (control.control === 'button') {
      buttons.push(control);
      continue;
    }
    flush();
    if (control.control === 'menu') {
      rows.push({ type: ComponentType.ActionRow, components: [menuOf(control, target)] });
    }
  }
  flush();
  return rows;
}

export function commonButton(
  target: Target,
  common: ButtonName,
  label: string,
  tone: Button['tone'] = 'plain',
): APIButtonComponentWithCustomId {
  return pressButton(target, { common }, label, tone);
}

/** The button that takes a free seat before the game. */
export function seatButton(target: Target, seat: Seat, label: string): APIButtonComponentWithCustomId {
  return pressButton(target, { sit: seat }, label, 'main');
}

/** The button that begins a game in this way. */
export function beginButton(
  target: Target,
  begin: Beginning,
  label: string,
  tone: Button['tone'],
): APIButtonComponentWithCustomId {
  return pressButton(target, { begin }, label, tone);
}

/** The button that shows something of a replay. */
export function replayButton(
  target: Target,
  replay: ReplayPress,
  label: string,
  tone: Button['tone'] = 'plain',
): APIButtonComponentWithCustomId {
  return pressButton(target, { replay }, label, tone);
}

/** The button that opens a step of a lesson, or goes on to it. */
export function lessonButton(
  target: Target,
  lesson: LessonPress,
  label: string,
  tone: Button['tone'] = 'plain',
): APIButtonComponentWithCustomId {
  return pressButton(target, { lesson }, label, tone);
}

export function buttonRows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += buttonsInRow) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + buttonsInRow) });
  }
  return rows;
}

function pressButton(
  target: Target,
  pressed: Pressed,
  label: string,
  tone: Button['tone'],
): APIButtonComponentWithCustomId {
  const custom_id = writeCustomId({ ...target, pressed });
  return { type: ComponentType.Button, style: styles[tone], label, custom_id };
}

function buttonOf({ press, label, tone, dimmed }: Button<Pressed>, target: Target): APIButtonComponentWithCustomId {
  return { ...pressButton(target, press, label, tone), ...(dimmed && { disabled: true }) };
}

function menuOf(menu: Menu<Pressed>, target: Target): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: writeCustomId({ ...target, menu: menu.name }),
    placeholder: menu.placeholder,
    options: menu.options.map(({ label, hint, press }) => ({
      label,
      value: writePressed(press),
      ...(hint === undefined ? {} : { description: hint }),
    })),
  };
}
