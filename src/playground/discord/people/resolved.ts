import { channelShape } from '../shapes/channelShape.ts';
import { memberShape, roleShape, userShape } from '../shapes/memberShape.ts';
import { bitsOf, botPermissionsIn, permissionsOf } from '../world/permissions.ts';
import type { Channel, Guild, Role, User } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** The people, roles and channels that an interaction names by id, written out in full beside it. */
export interface Resolved {
  users?: Record<string, unknown>;
  members?: Record<string, unknown>;
  channels?: Record<string, unknown>;
  roles?: Record<string, unknown>;
}

export function resolveUser(resolved: Resolved, user: User, guild: Guild | undefined): string {
  resolved.users = { ...resolved.users, [user.id]: userShape(user) };
  const member = guild?.members.get(user.id);
  if (member !== undefined) {
    const { user: _, deaf: __, mute: ___, ...partial } = memberShape(member);
    const permissions = String(bitsOf(permissionsOf(member)));
    resolved.members = { ...resolved.members, [user.id]: { ...partial, permissions } };
  }
  return user.id;
}

export function resolveRole(resolved: Resolved, role: Role): string {
  resolved.roles = { ...resolved.roles, [role.id]: roleShape(role) };
  return role.id;
}

export function resolveChannel(resolved: Resolved, channel: Channel, world: World): string {
  const permissions = String(bitsOf(botPermissionsIn(channel, channel.guild?.members.get(world.bot.id))));
  const shape = { ...channelShape(channel, world), permissions };
  resolved.channels = { ...resolved.channels, [channel.id]: shape };
  return channel.id;
}
