import { MessageFlags } from 'discord-api-types/v10';
import type { Changes } from '../changes.ts';
import { canSee } from './permissions.ts';
import type { Channel, Message, User } from './records.ts';
import type { World } from './world.ts';

/** What lights up somebody's phone. It stays as it came, whatever becomes of its message. */
export interface Push {
  readonly user: User;
  readonly message: string;
  readonly channel: string;
  readonly author: User;
  readonly at: number;
  /** Whom it comes from, and where from. */
  readonly title: string;
  /** Empty where Discord pushes nothing but the title. */
  readonly text: string;
}

/** What each person's phone has shown, and how much of it they have not looked at. */
export interface Pushes {
  /** The oldest first. */
  of(user: User): readonly Push[];
  unseen(user: User): number;
  see(user: User): void;
  restore(pushes: readonly Push[], unseen: ReadonlyMap<User, number>): void;
}

const pushesKept = 100;
/** A locked phone shows about so many characters. */
const longestText = 180;

/** Whom a message calls: whoever is notified of it, and the other end of a direct channel. */
function calledBy({ author, channel, pings, flags, visibleTo }: Message): readonly User[] {
  const silent = MessageFlags.SuppressNotifications | MessageFlags.Loading;
  if (visibleTo !== undefined || (flags & silent) !== 0) return [];
  const everybody = pings.everyone ? [...(channel.guild?.members.values() ?? [])].map(({ user }) => user) : [];
  const all = [channel.recipient ?? [], pings.users, everybody].flat();
  return [...new Set(all)].filter((user) => user !== author && !user.bot && canSee(channel, user));
}

export function openPushes(now: () => number, world: World, changes: Changes): Pushes {
  const byUser = new Map<User, readonly Push[]>();
  const unseen = new Map<User, number>();

  function call(message: Message): void {
    const { id, channel, author } = message;
    const [title, text] = [titleOf(author, channel), textOf(message.content, world)];
    for (const user of calledBy(message)) {
      const push: Push = { user, message: id, channel: channel.id, author, at: now(), title, text };
      byUser.set(user, [...(byUser.get(user) ?? []), push].slice(-pushesKept));
      unseen.set(user, Math.min((unseen.get(user) ?? 0) + 1, pushesKept));
      changes.tell({ type: 'push', user });
    }
  }

  changes.on((change) => {
    // An edit calls nobody, unless it is the message that was promised.
    if (change.type === 'message' && change.what === 'new') call(change.message);
    else if (change.type === 'notified') call(change.message);
  });

  return {
    of: (user) => byUser.get(user) ?? [],
    unseen: (user) => unseen.get(user) ?? 0,
    see(user) {
      if (!unseen.delete(user)) return;
      changes.tell({ type: 'push', user });
    },
    restore(pushes, counts) {
      for (const push of pushes) byUser.set(push.user, [...(byUser.get(push.user) ?? []), push]);
      for (const [user, count] of counts) if (count > 0) unseen.set(user, count);
    },
  };
}

function titleOf({ displayName }: User, { guild, name, thread }: Channel): string {
  return guild === undefined
    ? displayName
    : `${displayName} (${thread === undefined ? '#' : ''}${name}, ${guild.name})`;
}

/**
 * A phone shows the content with names instead of ids, and all other markup as it was typed.
 * Of components and embeds it shows nothing.
 */
function textOf(content: string, { users, channels }: World): string {
  const named = content
    .replace(/<@!?(\d+)>/g, (typed, id) => (users.has(id) ? `@${users.get(id)?.displayName}` : typed))
    .replace(/<#(\d+)>/g, (typed, id) => (channels.has(id) ? `#${channels.get(id)?.name}` : typed));
  const letters = [...named];
  return letters.length > longestText ? `${letters.slice(0, longestText - 1).join('')}…` : named;
}
