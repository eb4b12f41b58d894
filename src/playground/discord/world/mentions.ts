import type { AllowedMentions } from '../rules/messageRules.ts';
import { hasPart } from './presence.ts';
import type { Channel, Message, Pings, User } from './records.ts';
import type { World } from './world.ts';

/** The people named in a text, in order. */
export function mentionedIn(text: string, world: World): readonly User[] {
  const ids = [...text.matchAll(/<@!?(\d+)>/g)].map(([, id]) => id ?? '');
  return [...new Set(ids)].flatMap((id) => world.users.get(id) ?? []);
}

/** Who is notified of a new message: without `allowed`, everybody whom the text names, and the author replied to. */
export function pingsOf(
  text: string,
  allowed: AllowedMentions | undefined,
  reference: Message | undefined,
  world: World,
  channel: Channel,
): Pings {
  const member = (user: User) => hasPart(channel, user);
  const everyUser = allowed === undefined || allowed.parse?.includes('users') === true;
  const named = mentionedIn(text, world).filter((user) => everyUser || allowed?.users?.includes(user.id) === true);
  const repliedTo = allowed === undefined || allowed.replied_user === true ? reference?.author : undefined;
  const users = [...new Set([...named, ...(repliedTo === undefined ? [] : [repliedTo])])].filter(member);
  const shouted = /@(everyone|here)\b/.test(text);
  return { users, everyone: shouted && (allowed === undefined || allowed.parse?.includes('everyone') === true) };
}

export const nobody: Pings = { users: [], everyone: false };
