import { isObject, openForm } from '../../rules/form.ts';
import { refusal } from '../../rules/refusal.ts';
import { applicationShape } from '../../shapes/applicationShape.ts';
import { channelShape } from '../../shapes/channelShape.ts';
import { guildShape } from '../../shapes/guildShape.ts';
import { memberShape, rolesOf, userShape } from '../../shapes/memberShape.ts';
import type { Guild, Member } from '../../world/records.ts';
import { isSnowflake } from '../../world/snowflake.ts';
import type { Core } from '../core.ts';
import { type Call, ok, param, type Route } from '../routing.ts';
import { guildOf } from './access.ts';

const mostGuilds = 200;

/** The routes for guilds, people, the application, and the gateway's address. */
export function guildRoutes(core: Core): readonly Route[] {
  const { world } = core;
  const get = (path: string, body: (call: Call) => unknown): Route => ({
    method: 'GET',
    path,
    access: 'bot',
    handle: (call) => ok(body(call)),
  });

  const application = () => applicationShape(world, core.switches);

  /** A server that the bot has not joined is one that it does not know. */
  function joined(call: Call): Guild {
    const guild = guildOf(core, call);
    if (!guild.members.has(world.bot.id)) throw refusal('unknownGuild');
    return guild;
  }

  /** The servers that the bot has joined, the oldest first, as a page of at most 200. */
  function joinedGuilds({ query }: Call) {
    const limit = Number(query.get('limit') ?? mostGuilds);
    const form = openForm();
    if (!(limit >= 1 && limit <= mostGuilds)) {
      form.wrong(['limit'], 'NUMBER_TYPE_MAX', `int value should be between 1 and ${mostGuilds}.`);
    }
    const after = query.get('after') ?? '0';
    if (!isSnowflake(after)) form.wrong(['after'], 'NUMBER_TYPE_COERCE', `Value "${after}" is not snowflake.`);
    form.done();
    const guilds = [...world.guilds.values()].filter(
      ({ id, members }) => members.has(world.bot.id) && BigInt(id) > BigInt(after),
    );
    return guilds
      .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
      .slice(0, limit)
      .map(({ id, name, owner }) => ({ id, name, icon: null, banner: null, owner: owner === world.bot, features: [] }));
  }

  function member(call: Call): Member {
    const id = param(call, 'user');
    const found = joined(call).members.get(id === '@me' ? world.bot.id : id);
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
    get('/users/@me/guilds', joinedGuilds),
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
      const guild = joined(call);
      return { ...guildShape(guild), approximate_member_count: guild.members.size };
    }),
    get('/guilds/:guild/channels', (call) =>
      channelsOf(joined(call), 'channels').map((channel) => channelShape(channel, world)),
    ),
    get('/guilds/:guild/threads/active', (call) => ({
      threads: channelsOf(joined(call), 'threads')
        .filter(({ thread }) => thread?.archived === false)
        .map((thread) => channelShape(thread, world)),
      members: [],
    })),
    get('/guilds/:guild/roles', (call) => rolesOf(joined(call))),
    get('/guilds/:guild/members/:user', (call) => memberShape(member(call))),
  ];
}
