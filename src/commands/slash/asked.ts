import type { ChatInputCommandInteraction, MessageComponentInteraction } from 'discord.js';
import type { Language, Option, Values } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Act } from '../../host/match/act.ts';
import type { Services } from '../services.ts';

export type SlashCall = ChatInputCommandInteraction<'cached'>;
/** Given anywhere, perhaps where the bot is not a member. */
export type AnyCall = ChatInputCommandInteraction;

/** Somebody who would begin a game, by a command or by a button. */
export interface Beginner {
  readonly call: SlashCall | MessageComponentInteraction<'cached'>;
  readonly game: Game;
  /** The language of that person. */
  readonly language: Language;
  readonly services: Services;
}

/** A game's command that somebody gave. */
export interface Asked extends Beginner {
  readonly call: SlashCall;
}

/** The values that were given for the game's own options. */
export function chosen({ options }: Pick<AnyCall, 'options'>, asked: readonly Option[]): Values {
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
