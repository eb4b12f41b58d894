import { z } from 'zod';
import { isObject } from '../rules/form.ts';
import type { Component, Embed } from '../world/content.ts';
import { mailboxes } from '../world/mailbox.ts';
import { knownPermissions } from '../world/permissions.ts';
import { channelKinds, interactionKinds } from '../world/records.ts';

const id = z.string().regex(/^\d{1,20}$/);
const permission = z.enum(knownPermissions);
/** The rules checked embeds and components when the bot wrote them, so the snapshot takes their fields on trust. */
const embed = z.custom<Embed>(isObject);
const component = z.custom<Component>((given) => isObject(given) && typeof given['type'] === 'number');

const user = z.object({
  id,
  name: z.string(),
  displayName: z.string(),
  locale: z.string(),
  bot: z.boolean(),
  // Older files do not tell.
  mailbox: z.enum(mailboxes).default('open'),
  hasApp: z.boolean().default(false),
});

const member = z.object({
  user: id,
  joinedAt: z.number(),
  nick: z.string().optional(),
  granted: z.array(permission),
  roleId: id,
  // Older files have none.
  roles: z.array(id).default([]),
});

const guild = z.object({
  id,
  name: z.string(),
  preferredLocale: z.string(),
  owner: id,
  members: z.array(member),
  roles: z.array(z.object({ id, name: z.string() })).default([]),
  // Older files know only of servers that have the app.
  hasApp: z.boolean().default(true),
  systemChannel: id.optional(),
});

const thread = z.object({
  archived: z.boolean(),
  locked: z.boolean(),
  autoArchiveMinutes: z.number(),
  archiveChangedAt: z.number(),
  owner: id,
  members: z.array(id),
});

const channel = z.object({
  id,
  type: z.literal(channelKinds),
  guild: id.optional(),
  parent: id.optional(),
  recipient: id.optional(),
  group: z.array(id).optional(),
  thread: thread.optional(),
  name: z.string(),
  topic: z.string().optional(),
  deniedToBot: z.array(permission),
  // Older files have none.
  hiddenFrom: z.array(id).default([]),
});

const attachment = z.object({
  id,
  filename: z.string(),
  description: z.string().optional(),
  contentType: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
});

const message = z.object({
  id,
  type: z.number(),
  channel: id,
  author: id,
  content: z.string(),
  embeds: z.array(embed),
  components: z.array(component),
  attachments: z.array(attachment),
  flags: z.number(),
  nonce: z.union([z.string(), z.number()]).optional(),
  reference: id.optional(),
  interaction: z.object({ id, type: z.literal(interactionKinds), user: id }).optional(),
  pings: z.object({ users: z.array(id), everyone: z.boolean() }),
  reactions: z.array(z.tuple([z.string(), z.array(id)])),
  edits: z.number(),
  editedAt: z.number().optional(),
  thread: id.optional(),
});

const phone = z.object({
  user: id,
  unseen: z.number(),
  pushes: z.array(
    z.object({ message: id, channel: id, author: id, at: z.number(), title: z.string(), text: z.string() }),
  ),
});

/** A local Discord as plain JSON, without the bytes of its files. Things name each other by id. */
export const snapshotShape = z.object({
  version: z.literal(1),
  bot: id,
  users: z.array(user),
  guilds: z.array(guild),
  channels: z.array(channel),
  messages: z.array(message),
  // Older files have none.
  phones: z.array(phone).default([]),
});

export type Snapshot = z.infer<typeof snapshotShape>;

/** The bytes of attachments, by their ids. */
export type Files = ReadonlyMap<string, Buffer>;

export interface Saved {
  readonly records: Snapshot;
  readonly files: Files;
}
