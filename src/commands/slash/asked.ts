import type { ChatInputCommandInteraction } from 'discord.js';
import type { Language, Option, Values } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Act } from '../../host/match/act.ts';
import type { Services } from '../services.ts';

export type SlashCall = ChatInputCommandInteraction<'cached'>;

/** A game's command that somebody gave. */
export interface Asked {
  readonly call: SlashCall;
  readonly game: Game;
  /** The language of the person who gave it. */
  readonly language: Language;
  readonly services: Services;
}

/** The values that were given for the game's own options. */
export function chosen({ options }: SlashCall, asked: readonly Option[]): Values {
  return Object.fromEntries(
    asked.map(({ name, asks }) => [
      name,
      (asks === 'number' ? options.getInteger(name) : options.getString(name)) ?? undefined,
    ]),
  );
}

export function moveBy({ call: { user, member }, language }: Asked, text: string): Act {
  return { act: 'move', by: user.id, name: member.displayName, text, language };
}
