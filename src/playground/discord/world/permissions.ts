import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Member } from './records.ts';

/** The rights this server knows. */
export const knownPermissions = [
  'KickMembers',
  'BanMembers',
  'Administrator',
  'ManageChannels',
  'ManageGuild',
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'ManageMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'MentionEveryone',
  'UseExternalEmojis',
  'ManageRoles',
  'UseApplicationCommands',
  'ManageThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
  'ModerateMembers',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];

export type Permission = (typeof knownPermissions)[number];

/** What everybody may do in a new guild, the bot included. */
export const everyone: ReadonlySet<Permission> = new Set<Permission>([
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
]);

export function bitsOf(permissions: Iterable<Permission>): bigint {
  let bits = 0n;
  for (const name of permissions) bits |= PermissionFlagsBits[name];
  return bits;
}

/** What a member may do in the whole guild. The owner may do everything. */
export function permissionsOf(member: Member): ReadonlySet<Permission> {
  const granted = new Set<Permission>([...everyone, ...member.granted]);
  return member.owner || granted.has('Administrator') ? new Set(knownPermissions) : granted;
}

/** Whether somebody who has a part in the server can see this channel or thread. */
export const canSee = (channel: Channel, { id }: { readonly id: string }): boolean =>
  !(channel.parent ?? channel).hiddenFrom.has(id);

/** What the bot may do in a channel. In a thread, the rights of its channel count. */
export function botPermissionsIn(channel: Channel, bot: Member | undefined): ReadonlySet<Permission> {
  if (bot === undefined) return everyone;
  const denied = (channel.parent ?? channel).deniedToBot;
  return new Set([...permissionsOf(bot)].filter((permission) => !denied.has(permission)));
}
