import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { meantForBot } from '../../gateway/dispatches.ts';
import { isObject, openForm } from '../../rules/form.ts';
import { checkNonce, type MessageBody } from '../../rules/messageRules.ts';
import { invalidForm, refusal } from '../../rules/refusal.ts';
import { messageShape } from '../../shapes/messageShape.ts';
import type { Channel, Message, User } from '../../world/records.ts';
import { isSnowflake } from '../../world/snowflake.ts';
import type { Core } from '../core.ts';
import { type Call, done, ok, param, type Route } from '../routing.ts';
import { channelOf, demand, messageIn, permissionsIn } from './access.ts';

const nonceLivesMs = 5 * 60_000;
const createFlags = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

export function messageRoutes(core: Core): readonly Route[] {
  const { messages, world, writing, switches, now } = core;
  const byNonce = new Map<string, { readonly message: Message; readonly at: number }>();

  const shape = (message: Message) =>
    messageShape(message, world, switches.allowMessageContent || meantForBot(message, world) ? 'whole' : 'sealed');

  function reference(channel: Channel, body: MessageBody): Message | undefined {
    const given: { message_id?: unknown; fail_if_not_exists?: unknown } = isObject(body.message_reference)
      ? body.message_reference
      : {};
    if (given.message_id === undefined) return undefined;
    if (!permissionsIn(core, channel).has('ReadMessageHistory')) throw refusal('noHistoryToReply');
    const message = messages.all.get(String(given.message_id));
    if (message?.channel === channel && message.visibleTo === undefined) return message;
    if (given.fail_if_not_exists === false) return undefined;
    const form = openForm();
    form.wrong(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
    form.done();
    return undefined;
  }

  function mayReach(recipient: User): void {
    const shared = [...world.guilds.values()].some(
      ({ members }) => members.has(recipient.id) && members.has(world.bot.id),
    );
    if (!shared) throw refusal('noSharedGuild');
    if (recipient.mailbox === 'closed') throw refusal('cannotMessageUser');
  }

  function mayWrite(channel: Channel, call: Call): void {
    if (channel.recipient !== undefined) mayReach(channel.recipient);
    demand(core, channel, channel.thread === undefined ? 'SendMessages' : 'SendMessagesInThreads');
    if (call.files.length > 0) demand(core, channel, 'AttachFiles');
    if (channel.thread?.locked && !permissionsIn(core, channel).has('ManageThreads')) throw refusal('threadLocked');
  }

  function create(call: Call) {
    const channel = channelOf(core, call);
    mayWrite(channel, call);
    const body: MessageBody = isObject(call.body) ? call.body : {};
    const nonce = checkNonce(body.nonce);
    const key = `${channel.id} ${nonce}`;
    if (nonce !== undefined && body.enforce_nonce === true) {
      const there = byNonce.get(key);
      if (there !== undefined && now() - there.at < nonceLivesMs) return ok(shape(there.message));
    }
    const answered = reference(channel, body);
    const { state, allowedMentions } = writing.create(channel, body, call.files, createFlags);
    const type = answered === undefined ? MessageType.Default : MessageType.Reply;
    const author = world.bot;
    const message = messages.post({ channel, author, state, type, nonce, reference: answered, allowedMentions });
    if (nonce !== undefined) byNonce.set(key, { message, at: now() });
    for (const [old, { at }] of byNonce) if (now() - at >= nonceLivesMs) byNonce.delete(old);
    return ok(shape(message));
  }

  function list(call: Call) {
    const channel = channelOf(core, call);
    if (!permissionsIn(core, channel).has('ReadMessageHistory')) return ok([]);
    const form = openForm();
    const limit = form.whole(Number(call.query.get('limit') ?? 50), ['limit'], 1, 100) ?? 50;
    form.done();
    const all = messages.in(channel).filter(({ visibleTo }) => visibleTo === undefined);
    return ok(window(all, call.query, limit).toReversed().map(shape));
  }

  return [
    { method: 'POST', path: '/channels/:channel/messages', access: 'bot', handle: create },
    { method: 'GET', path: '/channels/:channel/messages', access: 'bot', handle: list },
    {
      method: 'GET',
      path: '/channels/:channel/messages/:message',
      access: 'bot',
      handle(call) {
        const channel = channelOf(core, call);
        if (!permissionsIn(core, channel).has('ReadMessageHistory')) throw refusal('missingAccess');
        return ok(shape(messageIn(core, channel, param(call, 'message'))));
      },
    },
    {
      method: 'PATCH',
      path: '/channels/:channel/messages/:message',
      access: 'bot',
      handle(call) {
        const channel = channelOf(core, call);
        const message = messageIn(core, channel, param(call, 'message'));
        if (message.author !== world.bot) throw refusal('notTheAuthor');
        if (channel.thread?.archived) throw refusal('threadArchived');
        if (call.files.length > 0) demand(core, channel, 'AttachFiles');
        messages.edit(message, writing.edit(message, call.body, call.files).state);
        return ok(shape(message));
      },
    },
    {
      method: 'DELETE',
      path: '/channels/:channel/messages/:message',
      access: 'bot',
      handle(call) {
        const channel = channelOf(core, call);
        const message = messageIn(core, channel, param(call, 'message'));
        if (message.author !== world.bot) demand(core, channel, 'ManageMessages');
        if (channel.thread?.archived) throw refusal('threadArchived');
        messages.remove(message);
        return done;
      },
    },
  ];
}

/** Picks the messages that the query asks for, the oldest first. */
function window(all: readonly Message[], query: URLSearchParams, limit: number): readonly Message[] {
  const at = (name: string) => {
    const id = query.get(name);
    if (id === null) return undefined;
    if (isSnowflake(id)) return BigInt(id);
    const problem = { at: [name], code: 'NUMBER_TYPE_COERCE', message: `Value "${id}" is not snowflake.` };
    throw invalidForm([problem]);
  };
  const [before, after, around] = [at('before'), at('after'), at('around')];
  if (after !== undefined) return all.filter(({ id }) => BigInt(id) > after).slice(0, limit);
  if (before !== undefined) return all.filter(({ id }) => BigInt(id) < before).slice(-limit);
  if (around === undefined) return all.slice(-limit);
  const index = all.findIndex(({ id }) => BigInt(id) >= around);
  const start = Math.max(0, (index < 0 ? all.length : index) - Math.floor(limit / 2));
  return all.slice(start, start + limit);
}
