import type { Occupant } from '../../host/match/match.ts';
import { shownIn } from '../../store/address.ts';
import { refusalMessage } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import type { Asked, Beginner } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import type { CommonCommand } from './commonCommand.ts';
import type { Begun } from './roomFor.ts';

/** What all commands that begin a game share. */

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
