import type { Channel, Member } from './records.ts';

/** The rights this server knows, by the names discord.js uses, with the place of their bit. */
export const permissionBits = {
  KickMembers: 1,
  BanMembers: 2,
  Administrator: 3,
  ManageChannels: 4,
  ManageGuild: 5,
  AddReactions: 6,
  ViewChannel: 10,
  SendMessages: 11,
  ManageMessages: 13,
  EmbedLinks: 14,
  AttachFiles: 15,
  ReadMessageHistory: 16,
  MentionEveryone: 17,
  UseExternalEmojis: 18,
  ManageRoles: 28,
  UseApplicationCommands: 31,
  ManageThreads: 34,
  CreatePublicThreads: 35,
  CreatePrivateThreads: 36,
  SendMessagesInThreads: 38,
  ModerateMembers: 40,
} as const;

export type Permission = keyof typeof permissionBits;

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

const all = Object.keys(permissionBits) as Permission[];

export function bitsOf(permissions: Iterable<Permission>): bigint {
  let bits = 0n;
  for (const name of permissions) bits |= 1n << BigInt(permissionBits[name]);
  return bits;
}

/** What a member may do in the whole guild. The owner may do everything. */
export function permissionsOf(member: Member): ReadonlySet<Permission> {
  const granted = new Set<Permission>([...everyone, ...member.granted]);
  return member.owner || granted.has('Administrator') ? new Set(all) : granted;
}

/** What the bot may do in a channel; a thread follows the channel it hangs on. */
export function botPermissionsIn(channel: Channel, bot: Member | undefined): ReadonlySet<Permission> {
  if (bot === undefined) return everyone;
  const denied = (channel.parent ?? channel).deniedToBot;
  return new Set([...permissionsOf(bot)].filter((permission) => !denied.has(permission)));
}
