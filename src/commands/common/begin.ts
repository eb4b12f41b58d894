import { ApplicationCommandOptionType } from 'discord.js';
import type { Game } from '../../games/kernel.ts';
import type { Match, Occupant } from '../../host/match/match.ts';
import { shownIn } from '../../store/address.ts';
import { refusalMessage } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import type { Asked, Beginner, SlashCall } from '../slash/asked.ts';
import { choiceBody, named, type OptionBody } from '../slash/bodies.ts';
import { words } from '../words/words.ts';
import { type CommonCommand, hinting } from './commonCommand.ts';
import type { Begun } from './roomFor.ts';

/** What all commands that begin a game share. */

export const turnLimits = {
  '5m': 5 * 60_000,
  '1h': 60 * 60_000,
  '1d': 24 * 60 * 60_000,
  '3d': 3 * 24 * 60 * 60_000,
  '7d': 7 * 24 * 60 * 60_000,
  none: undefined,
} as const;
type TurnLimit = keyof typeof turnLimits;
const names = Object.keys(turnLimits) as TurnLimit[];

export const limitBody = () =>
  choiceBody(
    (say) => say.options.limit,
    names,
    (say, value) => say.limits[value],
  );

export function limitIn({ options }: SlashCall): number | undefined {
  const given = options.getString('turn-limit');
  return turnLimits[names.find((name) => name === given) ?? '1d'];
}

/** The option that allows hints, in games that can give them. */
export const hintsBody = (game: Game): OptionBody[] =>
  hinting(game) ? [{ type: ApplicationCommandOptionType.Boolean, ...named((say) => say.options.hints) }] : [];

export const hintsIn = ({ options }: SlashCall): Match['hints'] =>
  options.getBoolean('hints') === true ? 'allowed' : undefined;

export function starter({ user, member }: Beginner['call']): Occupant & { readonly kind: 'member' } {
  return { kind: 'member', id: user.id, name: member.displayName };
}

/** A command that begins a game and answers where the game is. */
export function beginning(
  name: CommonCommand['name'],
  suits: CommonCommand['suits'],
  options: CommonCommand['options'],
  begin: (asked: Asked) => Promise<Begun>,
): CommonCommand {
  return {
    name,
    suits,
    options,
    answer: async (asked) => begunMessage(await begin(asked), asked),
  };
}

/** Says where the game is, or why there is none. */
export function begunMessage(begun: Begun, { call, language, services }: Beginner): Promise<V2Message> | V2Message {
  if (begun.ok === 'not-here') return textMessage(begun.text);
  if (!begun.ok) return refusalMessage(begun, call.user.id, language, services);
  const { table, match } = begun.snapshot;
  const say = words[language];
  const tell =
    match.stage.at === 'invited' ? say.challengeSent : match.stage.at === 'gathering' ? say.tablePutUp : say.gameBegun;
  return textMessage(tell({ url: `<#${shownIn(table)}>` }));
}
