import { type BaseInteraction, GuildMember } from 'discord.js';
import type { Language, Seat, Speech } from '../../games/contract.ts';
import { idOf } from '../../store/address.ts';
import { plainName } from '../board/names.ts';
import { rulesSpeech } from '../board/rulesSpeech.ts';
import type { Target } from '../press/customId.ts';

/** Somebody who tries a game. */
export interface Learner {
  readonly id: string;
  readonly name: string;
}

export function learnerOf({ user, member }: Pick<BaseInteraction, 'user' | 'member'>): Learner {
  return { id: user.id, name: member instanceof GuildMember ? member.displayName : user.displayName };
}

/** A lesson belongs to no table. Its controls name that of the learner, which has the shortest name. */
export const lessonTarget = (learner: string): Target => ({
  table: idOf({ at: 'solo', member: learner }),
  revision: 0,
});

/** How to speak of the learner, and of the people who play with them: in a chat and in plain text. */
export function lessonSpeech(
  seat: Seat,
  { id, name }: Learner,
  language: Language,
): Readonly<Record<'chat' | 'plain', Speech>> {
  const speech = rulesSpeech(language);
  // Nobody plays with a namesake: whoever has the learner's name gives it up for that which their seat leaves free.
  const others = (each: Seat) => speech.player(speech.player(each) === name ? seat : each);
  const naming = (own: string): Speech => ({ ...speech, player: (each) => (each === seat ? own : others(each)) });
  return { chat: naming(`<@${id}>`), plain: naming(plainName(name) ?? speech.player(seat)) };
}
