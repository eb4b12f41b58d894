import type { APIGuildMember, APIRole, APIUser } from 'discord-api-types/v10';
import { bitsOf, everyone } from '../world/permissions.ts';
import type { Guild, Member, Role, User } from '../world/records.ts';

/** No flag is set. The types of the API name only the flags themselves. */
export const noFlags: number = 0;

/** An instant as Discord writes it on the wire. */
export const date = (instant: number) => new Date(instant).toISOString();

export function userShape(user: User): APIUser {
  return {
    id: user.id,
    username: user.name,
    discriminator: '0',
    global_name: user.displayName,
    avatar: null,
    public_flags: noFlags,
    ...(user.bot && { bot: true }),
  };
}

export function memberShape(member: Member): APIGuildMember {
  return {
    user: userShape(member.user),
    nick: member.nick ?? null,
    avatar: null,
    banner: null,
    roles: [...(member.granted.size > 0 ? [member.roleId] : []), ...member.roles],
    joined_at: date(member.joinedAt),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: noFlags,
    pending: false,
    communication_disabled_until: null,
  };
}

function whole(id: string, name: string, permissions: bigint, position: number): APIRole {
  const colors = { primary_color: 0, secondary_color: null, tertiary_color: null };
  const plain = { color: 0, colors, hoist: false, managed: false, mentionable: false, flags: noFlags };
  return { id, name, permissions: String(permissions), position, ...plain };
}

export function memberRole(member: Member): APIRole {
  return whole(member.roleId, `rights of ${member.user.name}`, bitsOf(member.granted), 1);
}

export function roleShape({ id, name }: Role): APIRole {
  return whole(id, name, 0n, 1);
}

export function rolesOf(guild: Guild): APIRole[] {
  const granted = [...guild.members.values()].filter((member) => member.granted.size > 0);
  const others = [...guild.roles.values()].map(roleShape);
  return [whole(guild.id, '@everyone', bitsOf(everyone), 0), ...granted.map(memberRole), ...others];
}
