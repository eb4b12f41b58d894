import { isObject, openForm } from '../../rules/form.ts';
import { refusal } from '../../rules/refusal.ts';
import { channelShape } from '../../shapes/channelShape.ts';
import { guildShape } from '../../shapes/guildShape.ts';
import { memberShape, rolesOf, userShape } from '../../shapes/memberShape.ts';
import type { Guild, Member } from '../../world/records.ts';
import type { Core } from '../core.ts';
import { type Call, ok, param, type Route } from '../routing.ts';
import { guildOf } from './access.ts';

/** The routes for guilds, people, the application, and the gateway's address. */
export function guildRoutes(core: Core): readonly Route[] {
  const { world } = core;
  const get = (path: string, body: (call: Call) => unknown): Route => ({
    method: 'GET',
    path,
    access: 'bot',
    handle: (call) => ok(body(call)),
  });

  const application = () => ({
    id: world.bot.id,
    name: world.bot.displayName,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    owner: userShape(world.bot),
    team: null,
    approximate_guild_count: world.guilds.size,
    bot: userShape(world.bot),
  });

  function member(call: Call): Member {
    const id = param(call, 'user');
    const found = guildOf(core, call).members.get(id === '@me' ? world.bot.id : id);
    if (found === undefined) throw refusal(world.users.has(id) ? 'unknownMember' : 'unknownUser');
    return found;
  }

  function user(call: Call) {
    const found = world.users.get(param(call, 'user'));
    if (found === undefined) throw refusal('unknownUser');
    return userShape(found);
  }

  const channelsOf = (guild: Guild, kind: 'channels' | 'threads') =>
    [...world.channels.values()].filter(
      (channel) => channel.guild === guild && (channel.thread === undefined) === (kind === 'channels'),
    );

  return [
    get('/gateway', () => ({ url: core.gatewayUrl() })),
    get('/gateway/bot', () => ({
      url: core.gatewayUrl(),
      shards: 1,
      session_start_limit: { total: 1000, remaining: 1000, reset_after: 86_400_000, max_concurrency: 1 },
    })),
    get('/applications/@me', application),
    get('/oauth2/applications/@me', application),
    get('/applications/:application/emojis', () => ({ items: [] })),
    get('/users/@me', () => userShape(world.bot)),
    get('/users/@me/guilds', () =>
      [...world.guilds.values()]
        .filter(({ members }) => members.has(world.bot.id))
        .map(({ id, name }) => ({ id, name, owner: false })),
    ),
    get('/users/:user', user),
    {
      method: 'POST',
      path: '/users/@me/channels',
      access: 'bot',
      handle(call) {
        const { recipient_id }: { recipient_id?: unknown } = isObject(call.body) ? call.body : {};
        const form = openForm();
        form.need(recipient_id, ['recipient_id']);
        form.done();
        const recipient = world.users.get(String(recipient_id));
        if (recipient === undefined) throw refusal('invalidRecipient');
        if (recipient.bot) throw refusal('cannotMessageItself');
        // Whether the person takes messages is not looked at before one is sent.
        return ok(channelShape(world.direct(recipient), world));
      },
    },
    get('/guilds/:guild', (call) => {
      const guild = guildOf(core, call);
      return { ...guildShape(guild), approximate_member_count: guild.members.size };
    }),
    get('/guilds/:guild/channels', (call) =>
      channelsOf(guildOf(core, call), 'channels').map((channel) => channelShape(channel, world)),
    ),
    get('/guilds/:guild/threads/active', (call) => ({
      threads: channelsOf(guildOf(core, call), 'threads')
        .filter(({ thread }) => thread?.archived === false)
        .map((thread) => channelShape(thread, world)),
      members: [],
    })),
    get('/guilds/:guild/roles', (call) => rolesOf(guildOf(core, call))),
    get('/guilds/:guild/members/:user', (call) => memberShape(member(call))),
  ];
}
