import type { Component } from '../world/content.ts';
import { everyComponent, textOf } from '../world/content.ts';
import { mentionedIn } from '../world/mentions.ts';
import type { Attachment, Channel, Guild, Member, Message, User } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { Files, Snapshot } from './snapshot.ts';

/** People, servers and channels, with the ids they had before. */
export interface RestoredWorld {
  readonly bot: User;
  readonly users: Map<string, User>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
}

/** Leaves out whatever names something that is missing. Only the bot must be there. */
export function restoreWorld(records: Snapshot): RestoredWorld {
  const users = new Map(records.users.map((user): [string, User] => [user.id, { ...user }]));
  const bot = users.get(records.bot);
  if (bot === undefined) throw new Error('The bot is not among the users.');
  const guilds = new Map<string, Guild>();
  for (const { owner: ownerId, members, roles, ...record } of records.guilds) {
    const owner = users.get(ownerId);
    if (owner === undefined) continue;
    const inside = members.flatMap((given): [string, Member][] => {
      const user = users.get(given.user);
      const { nick, granted, roles: own, ...member } = given;
      return user === undefined
        ? []
        : [[user.id, { ...member, user, nick, granted: new Set(granted), roles: new Set(own), owner: user === owner }]];
    });
    guilds.set(record.id, {
      ...record,
      systemChannel: record.systemChannel,
      owner,
      members: new Map(inside),
      roles: new Map(roles.map((role) => [role.id, role])),
    });
  }
  const channels = new Map<string, Channel>();
  // The snapshot lists a thread after its channel.
  for (const record of records.channels) {
    const [guild, parent, recipient] = [
      guilds.get(record.guild ?? ''),
      channels.get(record.parent ?? ''),
      users.get(record.recipient ?? ''),
    ];
    const owner = users.get(record.thread?.owner ?? '');
    const group = record.group?.flatMap((id) => users.get(id) ?? []);
    const complete =
      (record.guild === undefined ? (group ?? recipient) : guild) !== undefined &&
      (record.thread === undefined || (parent !== undefined && owner !== undefined));
    if (!complete) continue;
    channels.set(record.id, {
      id: record.id,
      type: record.type,
      name: record.name,
      topic: record.topic,
      guild,
      parent,
      recipient,
      group,
      thread: record.thread && owner && { ...record.thread, owner, members: new Set(record.thread.members) },
      deniedToBot: new Set(record.deniedToBot),
      hiddenFrom: new Set(record.hiddenFrom),
      deleted: false,
    });
  }
  return { bot, users, guilds, channels };
}

/** Restores the messages, the oldest first. Their files get the addresses they have now. */
export function restoreMessages(
  records: Snapshot,
  files: Files,
  world: World,
  fileUrl: (path: string) => string,
): readonly Message[] {
  const restored = new Map<string, Message>();
  for (const record of records.messages) {
    const [channel, author] = [world.channels.get(record.channel), world.users.get(record.author)];
    if (channel === undefined || author === undefined) continue;
    const attachments = record.attachments.flatMap(({ description, width, height, ...given }): Attachment[] => {
      const bytes = files.get(given.id);
      const path = `/attachments/${channel.id}/${given.id}/${encodeURIComponent(given.filename)}`;
      return bytes === undefined ? [] : [{ ...given, description, width, height, bytes, url: fileUrl(path) }];
    });
    const { content, embeds, flags } = record;
    const components = record.components.map((component) => readdressed(component, attachments));
    const state = { content, embeds, components, attachments, flags };
    const people = (ids: readonly string[]) => ids.flatMap((id) => world.users.get(id) ?? []);
    const asker = world.users.get(record.interaction?.user ?? '');
    restored.set(record.id, {
      ...state,
      id: record.id,
      type: record.type,
      channel,
      author,
      nonce: record.nonce,
      reference: restored.get(record.reference ?? ''),
      interaction: record.interaction && asker && { ...record.interaction, user: asker },
      visibleTo: undefined,
      mentions: mentionedIn(textOf(state), world),
      pings: { users: people(record.pings.users), everyone: record.pings.everyone },
      reactions: new Map(record.reactions.map(([emoji, ids]) => [emoji, people(ids)])),
      edits: record.edits,
      states: [state],
      editedAt: record.editedAt,
      thread: world.channels.get(record.thread ?? ''),
      deleted: false,
    });
  }
  return [...restored.values()];
}

function readdressed(component: Component, attachments: readonly Attachment[]): Component {
  const copy = structuredClone(component);
  for (const part of everyComponent([copy])) {
    for (const media of [part.media, part.file, ...(part.items ?? []).map((item) => item.media)]) {
      const attachment = attachments.find(({ id }) => id === media?.attachment_id);
      if (media !== undefined && attachment !== undefined) {
        Object.assign(media, { url: attachment.url, proxy_url: attachment.url });
      }
    }
  }
  return copy;
}
