import { ChannelType, MessageFlags, MessageType, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { isObject, openForm } from '../../rules/form.ts';
import { refusal } from '../../rules/refusal.ts';
import { channelShape } from '../../shapes/channelShape.ts';
import type { Channel, Message } from '../../world/records.ts';
import type { Core } from '../core.ts';
import { type Call, done, ok, param, type Route } from '../routing.ts';
import { channelOf, demand, messageIn, permissionsIn } from './access.ts';

interface ThreadBody {
  readonly name?: unknown;
  readonly type?: unknown;
  readonly auto_archive_duration?: unknown;
}

interface ChannelChange {
  readonly name?: unknown;
  readonly topic?: unknown;
  readonly archived?: unknown;
  readonly locked?: unknown;
  readonly auto_archive_duration?: unknown;
}

const archiveMinutes = Object.values(ThreadAutoArchiveDuration).filter((minutes) => typeof minutes === 'number');

export function channelRoutes(core: Core): readonly Route[] {
  const { world, messages, changes } = core;
  const shape = (channel: Channel) => channelShape(channel, world);

  function start(call: Call, origin: Message | undefined) {
    const parent = channelOf(core, call);
    const body: ThreadBody = isObject(call.body) ? call.body : {};
    const form = openForm();
    if (form.need(body.name, ['name'])) form.text(body.name, ['name'], 1, 100);
    const minutes = checkMinutes(form, body.auto_archive_duration) ?? ThreadAutoArchiveDuration.OneDay;
    // Without a type, Discord makes a private thread, unless the thread starts from a message.
    const type = origin === undefined ? Number(body.type ?? ChannelType.PrivateThread) : ChannelType.PublicThread;
    if (type !== ChannelType.PublicThread && type !== ChannelType.PrivateThread) {
      form.wrong(['type'], 'BASE_TYPE_CHOICES', 'Value must be one of (10, 11, 12).');
    }
    form.done();
    if (parent.type !== ChannelType.GuildText) throw refusal('wrongChannelType');
    demand(core, parent, type === ChannelType.PublicThread ? 'CreatePublicThreads' : 'CreatePrivateThreads');
    const name = String(body.name);
    const thread = world.addThread(parent, {
      name,
      type,
      owner: world.bot,
      autoArchiveMinutes: minutes,
      ...(origin !== undefined && { id: origin.id }),
    });
    if (origin !== undefined) messages.startThread(origin, thread);
    else if (type === ChannelType.PublicThread) {
      const state = { content: name, embeds: [], components: [], attachments: [], flags: MessageFlags.HasThread };
      messages.post({ channel: parent, author: world.bot, state, type: MessageType.ThreadCreated });
    }
    return { status: 201, body: shape(thread) };
  }

  function change(call: Call) {
    const channel = channelOf(core, call);
    const body: ChannelChange = isObject(call.body) ? call.body : {};
    const form = openForm();
    const name = form.text(body.name, ['name'], 1, 100);
    const topic = form.text(body.topic, ['topic'], 0, 1024);
    const minutes = checkMinutes(form, body.auto_archive_duration);
    form.done();
    if (channel.thread === undefined) {
      demand(core, channel, 'ManageChannels');
    } else {
      mayChangeThread(channel, body);
      world.changeThread(channel, {
        ...(typeof body.archived === 'boolean' && { archived: body.archived }),
        ...(typeof body.locked === 'boolean' && { locked: body.locked }),
        ...(minutes !== undefined && { autoArchiveMinutes: minutes }),
      });
    }
    if (name !== undefined || topic !== undefined) {
      world.rename(channel, { ...(name !== undefined && { name }), ...(topic !== undefined && { topic }) });
    }
    return ok(shape(channel));
  }

  /** The owner may rename and archive a thread. Anybody who may write in it may open it again. */
  function mayChangeThread(channel: Channel, body: ChannelChange): void {
    if (permissionsIn(core, channel).has('ManageThreads')) return;
    const fields = Object.keys(body);
    if (channel.thread?.archived && body.archived !== false) throw refusal('threadArchived');
    const reopening = fields.every((field) => field === 'archived') && body.archived === false;
    const own = channel.thread?.owner === world.bot && body.locked === undefined;
    if (channel.thread?.locked || !(own || reopening)) throw refusal('missingPermissions');
    demand(core, channel, 'SendMessagesInThreads');
  }

  function membership(call: Call, what: 'join' | 'leave') {
    const { thread } = channelOf(core, call);
    if (thread === undefined) throw refusal('wrongChannelType');
    if (thread.archived) throw refusal('threadArchived');
    const who = param(call, 'user');
    const id = who === '@me' ? world.bot.id : who;
    if (!world.users.has(id)) throw refusal('unknownUser');
    if (what === 'join') thread.members.add(id);
    else thread.members.delete(id);
    return done;
  }

  return [
    { method: 'GET', path: '/channels/:channel', access: 'bot', handle: (call) => ok(shape(channelOf(core, call))) },
    { method: 'PATCH', path: '/channels/:channel', access: 'bot', handle: change },
    {
      method: 'DELETE',
      path: '/channels/:channel',
      access: 'bot',
      handle(call) {
        const channel = channelOf(core, call);
        const last = shape(channel);
        // A direct channel is only put away. It comes back with its messages when it is asked for again.
        if (channel.recipient !== undefined) return ok(last);
        demand(core, channel, channel.thread === undefined ? 'ManageChannels' : 'ManageThreads');
        world.removeChannel(channel);
        return ok(last);
      },
    },
    {
      method: 'POST',
      path: '/channels/:channel/typing',
      access: 'bot',
      handle(call) {
        const channel = channelOf(core, call);
        demand(core, channel, channel.thread === undefined ? 'SendMessages' : 'SendMessagesInThreads');
        changes.tell({ type: 'typing', channel });
        return done;
      },
    },
    { method: 'POST', path: '/channels/:channel/threads', access: 'bot', handle: (call) => start(call, undefined) },
    {
      method: 'POST',
      path: '/channels/:channel/messages/:message/threads',
      access: 'bot',
      handle(call) {
        const origin = messageIn(core, channelOf(core, call), param(call, 'message'));
        if (origin.thread !== undefined) throw refusal('threadAlreadyThere');
        return start(call, origin);
      },
    },
    {
      method: 'PUT',
      path: '/channels/:channel/thread-members/:user',
      access: 'bot',
      handle: (call) => membership(call, 'join'),
    },
    {
      method: 'DELETE',
      path: '/channels/:channel/thread-members/:user',
      access: 'bot',
      handle: (call) => membership(call, 'leave'),
    },
  ];
}

function checkMinutes(form: ReturnType<typeof openForm>, minutes: unknown): number | undefined {
  if (minutes === undefined || minutes === null) return undefined;
  if (archiveMinutes.includes(Number(minutes))) return Number(minutes);
  const words = `Value must be one of (${archiveMinutes.join(', ')}).`;
  form.wrong(['auto_archive_duration'], 'BASE_TYPE_CHOICES', words);
  return undefined;
}
