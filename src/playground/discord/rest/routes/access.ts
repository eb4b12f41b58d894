import { refusal } from '../../rules/refusal.ts';
import { botPermissionsIn, type Permission } from '../../world/permissions.ts';
import { botIsIn } from '../../world/presence.ts';
import type { Channel, Guild, Message } from '../../world/records.ts';
import type { Core } from '../core.ts';
import { type Call, param } from '../routing.ts';

/** These find what a path names, and refuse what the bot may not see. */

export function permissionsIn(core: Core, channel: Channel): ReadonlySet<Permission> {
  return botPermissionsIn(channel, channel.guild?.members.get(core.world.bot.id));
}

export function guildOf(core: Core, call: Call): Guild {
  const guild = core.world.guilds.get(param(call, 'guild'));
  if (guild === undefined || !guild.members.has(core.world.bot.id)) throw refusal('unknownGuild');
  return guild;
}

export function channelOf(core: Core, call: Call): Channel {
  const channel = core.world.channels.get(param(call, 'channel'));
  if (channel === undefined) throw refusal('unknownChannel');
  if (!botIsIn(channel, core.world.bot) || !permissionsIn(core, channel).has('ViewChannel'))
    throw refusal('missingAccess');
  return channel;
}

export function demand(core: Core, channel: Channel, ...needed: readonly Permission[]): void {
  const held = permissionsIn(core, channel);
  if (needed.every((permission) => held.has(permission))) return;
  throw refusal(channel.recipient === undefined ? 'missingPermissions' : 'notInDirectChannel');
}

/** Finds a message that everybody in the channel sees. Ephemeral messages cannot be reached by this path. */
export function messageIn(core: Core, channel: Channel, id: string): Message {
  const message = core.messages.all.get(id);
  if (message === undefined || message.channel !== channel || message.visibleTo !== undefined) {
    throw refusal('unknownMessage');
  }
  return message;
}
