import { ReactionType } from 'discord-api-types/v10';
import type { Change, Changes } from '../changes.ts';
import { channelShape } from '../shapes/channelShape.ts';
import { guildCreateShape, guildShape } from '../shapes/guildShape.ts';
import { memberRole, memberShape, roleShape } from '../shapes/memberShape.ts';
import { emojiShape, messageShape } from '../shapes/messageShape.ts';
import { botPermissionsIn } from '../world/permissions.ts';
import { botIsIn } from '../world/presence.ts';
import type { Channel, Guild, Message } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { Gateway } from './gateway.ts';
import { readsContent, type Session } from './sessions.ts';

export function botSees(channel: Channel, world: World): boolean {
  const permissions = botPermissionsIn(channel, channel.guild?.members.get(world.bot.id));
  return botIsIn(channel, world.bot) && permissions.has('ViewChannel');
}

/** A bot without the privileged intent still reads the messages that are meant for it. */
export function meantForBot(message: Message, world: World): boolean {
  const { bot } = world;
  if (message.author === bot || message.channel.guild === undefined || message.mentions.includes(bot)) return true;
  const answered = message.reference;
  return answered?.author === bot && answered.interaction === undefined && message.pings.users.includes(bot);
}

/** Tells the bots what happens, as the gateway words it. */
export function openDispatches(world: World, changes: Changes, gateway: Gateway): void {
  const guildIdOf = (channel: Channel) => (channel.guild === undefined ? {} : { guild_id: channel.guild.id });

  function tellMessage(what: 'new' | 'edited' | 'deleted', message: Message): void {
    const { channel } = message;
    if (message.visibleTo !== undefined || !botSees(channel, world)) return;
    if (what === 'deleted') {
      const gone = { id: message.id, channel_id: channel.id, ...guildIdOf(channel) };
      gateway.dispatch('MESSAGE_DELETE', channel.guild, () => gone);
      return;
    }
    const member = channel.guild?.members.get(message.author.id);
    const { user: _, ...partial } = member === undefined ? { user: undefined } : memberShape(member);
    const shape = (session: Session) => ({
      ...messageShape(message, world, readsContent(session) || meantForBot(message, world) ? 'whole' : 'sealed'),
      ...guildIdOf(channel),
      ...(member !== undefined && { member: partial }),
    });
    gateway.dispatch(what === 'new' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE', channel.guild, shape);
  }

  function tellReaction(change: Extract<Change, { type: 'reaction' }>): void {
    const { message, user, emoji } = change;
    const { channel } = message;
    if (message.visibleTo !== undefined || !botSees(channel, world)) return;
    const member = channel.guild?.members.get(user.id);
    gateway.dispatch(`MESSAGE_REACTION_${change.what === 'added' ? 'ADD' : 'REMOVE'}`, channel.guild, () => ({
      user_id: user.id,
      channel_id: channel.id,
      message_id: message.id,
      message_author_id: message.author.id,
      emoji: emojiShape(emoji),
      burst: false,
      type: ReactionType.Normal,
      ...guildIdOf(channel),
      ...(change.what === 'added' && member !== undefined && { member: memberShape(member) }),
    }));
  }

  function tellChannel(what: 'new' | 'changed' | 'deleted', channel: Channel): void {
    const kind = channel.thread === undefined ? 'CHANNEL' : 'THREAD';
    const word = { new: 'CREATE', changed: 'UPDATE', deleted: 'DELETE' }[what];
    if (channel.guild === undefined) return;
    gateway.dispatch(`${kind}_${word}`, channel.guild, () => ({
      ...channelShape(channel, world),
      ...(kind === 'THREAD' && what === 'new' && { newly_created: true }),
    }));
  }

  function tellGuild(what: 'new' | 'changed' | 'gone', guild: Guild): void {
    if (what === 'new') gateway.dispatch('GUILD_CREATE', guild, () => guildCreateShape(guild, world));
    else if (what === 'changed') gateway.dispatch('GUILD_UPDATE', guild, () => guildShape(guild));
    else gateway.dispatch('GUILD_DELETE', guild, () => ({ id: guild.id }));
  }

  changes.on((change) => {
    switch (change.type) {
      case 'message':
        tellMessage(change.what, change.message);
        break;
      case 'reaction':
        tellReaction(change);
        break;
      case 'channel':
        tellChannel(change.what, change.channel);
        break;
      case 'guild':
        tellGuild(change.what, change.guild);
        break;
      case 'member': {
        const { guild, member } = change;
        const role = { guild_id: guild.id, role: memberRole(member) };
        if (member.granted.size > 0) gateway.dispatch('GUILD_ROLE_CREATE', guild, () => role);
        if (member.user === world.bot) {
          gateway.dispatch('GUILD_MEMBER_UPDATE', guild, () => ({ guild_id: guild.id, ...memberShape(member) }));
        }
        break;
      }
      case 'role': {
        const { guild } = change;
        const role = { guild_id: guild.id, role: roleShape(change.role) };
        gateway.dispatch('GUILD_ROLE_CREATE', guild, () => role);
        break;
      }
      case 'user':
      case 'notified':
      case 'push':
      case 'typing':
      case 'commands':
      case 'exchange':
      case 'gateway':
      case 'request':
      case 'violation':
      case 'clock':
        break;
    }
  });
}
