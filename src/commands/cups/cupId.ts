import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Words } from '../words/words.ts';
import { words } from '../words/words.ts';

/** The buttons of cups. Each says of which cup it is, and on which of its posts, by which the post is known again. */

export type CupButton = keyof Words['cups']['buttons'];

export interface CupPress {
  readonly button: CupButton;
  readonly cup: string;
}

const prefix = 'cup:';
export const isCupId = (id: string): boolean => id.startsWith(prefix);

/** `post`: what the post is kept under. */
export const cupId = (button: CupButton, cup: string, post: string): string => `${prefix}${button}:${cup}:${post}`;

export function readCupId(id: string): CupPress | undefined {
  const [, button, cup] = /^cup:([a-z-]+):([A-Za-z0-9_-]{1,40}):[a-z0-9.-]*$/.exec(id) ?? [];
  if (button === undefined || cup === undefined || !Object.hasOwn(words.en.cups.buttons, button)) return undefined;
  return { button: button as CupButton, cup };
}

const styles: Readonly<
  Record<CupButton, ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success | ButtonStyle.Danger>
> = {
  join: ButtonStyle.Success,
  leave: ButtonStyle.Secondary,
  start: ButtonStyle.Primary,
  'call-off': ButtonStyle.Danger,
  table: ButtonStyle.Secondary,
  out: ButtonStyle.Danger,
  'surely-out': ButtonStyle.Danger,
  'surely-call-off': ButtonStyle.Danger,
};

export function cupButton(
  button: CupButton,
  { cup, post, language }: { readonly cup: string; readonly post: string; readonly language: Language },
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: styles[button],
    label: words[language].cups.buttons[button],
    custom_id: cupId(button, cup, post),
  };
}
