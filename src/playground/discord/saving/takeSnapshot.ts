import type { Messages } from '../world/messages.ts';
import type { Pushes } from '../world/pushes.ts';
import type { Channel, Guild, Message, User } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { Saved, Snapshot } from './snapshot.ts';

/** A snapshot holds at most so many messages of a channel, the newest. */
const messagesKept = 200;

/** Takes everything that outlives a restart. Ephemeral messages do not, since nobody could answer them any more. */
export function takeSnapshot(world: World, messages: Messages, pushes: Pushes): Saved {
  const channels = [...world.channels.values()];
  const kept = channels.flatMap((channel) =>
    messages
      .in(channel)
      .filter(({ visibleTo }) => visibleTo === undefined)
      .slice(-messagesKept),
  );
  const files = kept.flatMap(({ attachments }) => attachments.map(({ id, bytes }) => [id, bytes] as const));
  return {
    records: {
      version: 1,
      bot: world.bot.id,
      users: [...world.users.values()].map((user) => ({ ...user })),
      guilds: [...world.guilds.values()].map(guildRecord),
      channels: channels.map(channelRecord),
      messages: kept.map(messageRecord),
      phones: [...world.users.values()].flatMap((user) => phoneRecord(user, pushes)),
    },
    files: new Map(files),
  };
}

function phoneRecord(user: User, pushes: Pushes): Snapshot['phones'] {
  const shown = pushes.of(user).map(({ user: _, author, ...push }) => ({ ...push, author: author.id }));
  return shown.length === 0 ? [] : [{ user: user.id, unseen: pushes.unseen(user), pushes: shown }];
}

function guildRecord({ members, roles, owner, ...guild }: Guild): Snapshot['guilds'][number] {
  const inside = [...members.values()].map(({ user, joinedAt, nick, granted, roleId, roles: own }) => ({
    user: user.id,
    joinedAt,
    nick,
    granted: [...granted],
    roleId,
    roles: [...own],
  }));
  return { ...guild, owner: owner.id, members: inside, roles: [...roles.values()] };
}

function channelRecord(channel: Channel): Snapshot['channels'][number] {
  const { id, type, name, topic, thread } = channel;
  return {
    id,
    type,
    name,
    topic,
    guild: channel.guild?.id,
    parent: channel.parent?.id,
    recipient: channel.recipient?.id,
    group: channel.group?.map((user) => user.id),
    thread: thread && { ...thread, owner: thread.owner.id, members: [...thread.members] },
    deniedToBot: [...channel.deniedToBot],
    hiddenFrom: [...channel.hiddenFrom],
  };
}

function messageRecord(message: Message): Snapshot['messages'][number] {
  const { id, type, content, embeds, components, flags, nonce, edits, editedAt, interaction, pings } = message;
  return {
    id,
    type,
    content,
    embeds: [...embeds],
    components: [...components],
    flags,
    nonce,
    edits,
    editedAt,
    channel: message.channel.id,
    author: message.author.id,
    attachments: message.attachments.map(({ bytes: _, url: __, ...attachment }) => attachment),
    reference: message.reference?.deleted ? undefined : message.reference?.id,
    interaction: interaction && { ...interaction, user: interaction.user.id },
    pings: { users: pings.users.map((user) => user.id), everyone: pings.everyone },
    reactions: [...message.reactions].map(([emoji, users]) => [emoji, users.map((user) => user.id)]),
    thread: message.thread?.id,
  };
}
