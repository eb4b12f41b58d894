import { refusal } from '../../rules/refusal.ts';
import { userShape } from '../../shapes/memberShape.ts';
import type { Message, User } from '../../world/records.ts';
import type { Core } from '../core.ts';
import { type Call, done, ok, param, type Route } from '../routing.ts';
import { channelOf, demand, messageIn } from './access.ts';

const mostEmoji = 20;

export function reactionRoutes(core: Core): readonly Route[] {
  const { messages, world } = core;
  const base = '/channels/:channel/messages/:message/reactions';

  const messageOf = (call: Call) => messageIn(core, channelOf(core, call), param(call, 'message'));

  function clear(message: Message, emoji: string): void {
    for (const user of message.reactions.get(emoji) ?? []) messages.unreact(message, user, emoji);
  }

  return [
    {
      method: 'PUT',
      path: `${base}/:emoji/@me`,
      access: 'bot',
      handle(call) {
        const message = messageOf(call);
        const emoji = param(call, 'emoji');
        demand(core, message.channel, 'ReadMessageHistory');
        if (message.channel.thread?.archived) throw refusal('threadArchived');
        if (!message.reactions.has(emoji)) {
          demand(core, message.channel, 'AddReactions');
          if (!/^\w+:\d+$/.test(emoji) && !/\p{Emoji}/u.test(emoji)) throw refusal('unknownEmoji');
          if (message.reactions.size >= mostEmoji) throw refusal('tooManyReactions');
        }
        messages.react(message, world.bot, emoji);
        return done;
      },
    },
    {
      method: 'DELETE',
      path: `${base}/:emoji/@me`,
      access: 'bot',
      handle(call) {
        messages.unreact(messageOf(call), world.bot, param(call, 'emoji'));
        return done;
      },
    },
    {
      method: 'DELETE',
      path: `${base}/:emoji/:user`,
      access: 'bot',
      handle(call) {
        const message = messageOf(call);
        const user: User | undefined = world.users.get(param(call, 'user'));
        if (user === undefined) throw refusal('unknownUser');
        demand(core, message.channel, 'ManageMessages');
        messages.unreact(message, user, param(call, 'emoji'));
        return done;
      },
    },
    {
      method: 'DELETE',
      path: `${base}/:emoji`,
      access: 'bot',
      handle(call) {
        const message = messageOf(call);
        demand(core, message.channel, 'ManageMessages');
        clear(message, param(call, 'emoji'));
        return done;
      },
    },
    {
      method: 'DELETE',
      path: base,
      access: 'bot',
      handle(call) {
        const message = messageOf(call);
        demand(core, message.channel, 'ManageMessages');
        for (const emoji of [...message.reactions.keys()]) clear(message, emoji);
        return done;
      },
    },
    {
      method: 'GET',
      path: `${base}/:emoji`,
      access: 'bot',
      handle: (call) => ok((messageOf(call).reactions.get(param(call, 'emoji')) ?? []).map(userShape)),
    },
  ];
}
