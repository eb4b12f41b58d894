import { InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Changes } from '../changes.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { largestFile } from '../rules/attachments.ts';
import { channelShape } from '../shapes/channelShape.ts';
import { memberShape, userShape } from '../shapes/memberShape.ts';
import { messageShape } from '../shapes/messageShape.ts';
import { bitsOf, botPermissionsIn, permissionsOf } from '../world/permissions.ts';
import { contextOf, ownersOf } from '../world/presence.ts';
import type { Channel, InteractionKind, Message, User } from '../world/records.ts';
import { instantOf } from '../world/snowflake.ts';
import type { World } from '../world/world.ts';
import { type Exchange, exchangeOf, type Interaction } from './exchange.ts';

export const answerWithinMs = 3000;
export const tokenLivesMs = 15 * 60_000;

export interface NewInteraction {
  readonly type: InteractionKind;
  readonly user: User;
  readonly channel: Channel;
  readonly data: unknown;
  readonly from?: Message | undefined;
}

/** Interactions from their start to the end of their token. */
export interface Interactions {
  /** Sends an interaction to the bot. It fails when nobody acknowledges it in time. */
  start(interaction: NewInteraction): Exchange;
  byToken(token: string): Interaction | undefined;
  /** Whether a token was good once. Interactions themselves are forgotten sooner or later. */
  hasExpired(token: string): boolean;
  exchange(interaction: Interaction): Exchange;
  /** Fails the interactions that nobody acknowledged in time. */
  expire(): void;
  shut(): void;
}

export function openInteractions(
  mint: () => string,
  now: () => number,
  world: World,
  changes: Changes,
  gateway: Gateway,
): Interactions {
  const byToken = new Map<string, Interaction>();
  const exchanges = new Map<string, Exchange>();
  const waiting = new Set<Interaction>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (interaction: Interaction) => {
    const exchange = exchanges.get(interaction.id);
    if (exchange !== undefined) changes.tell({ type: 'exchange', exchange });
  };

  function expire(): void {
    for (const interaction of [...waiting]) {
      if (interaction.acknowledgedAt !== undefined) {
        waiting.delete(interaction);
      } else if (now() - interaction.createdAt >= answerWithinMs) {
        waiting.delete(interaction);
        interaction.failed = true;
        tell(interaction);
      }
    }
    clearTimeout(timer);
    const left = Math.min(...[...waiting].map(({ createdAt }) => createdAt + answerWithinMs - now()));
    // A test may move the clock, so the timer looks again soon even when much time seems left.
    if (waiting.size > 0) timer = setTimeout(expire, Math.min(Math.max(left, 10), 500));
  }

  function forgetOld(): void {
    for (const [token, { id, createdAt }] of byToken) {
      if (now() - createdAt < 2 * tokenLivesMs) return;
      byToken.delete(token);
      exchanges.delete(id);
    }
  }

  function payload(interaction: Interaction, data: unknown) {
    const { channel, user, from } = interaction;
    const { guild } = channel;
    const shared = {
      id: interaction.id,
      application_id: world.bot.id,
      type: interaction.type,
      token: interaction.token,
      version: 1,
      data,
      channel: channelShape(channel, world),
      channel_id: channel.id,
      locale: user.locale,
      entitlements: [],
      attachment_size_limit: largestFile,
      context: contextOf(channel),
      authorizing_integration_owners: interaction.owners,
      ...(from !== undefined && { message: messageShape(from, world) }),
    };
    if (guild === undefined) {
      const permissions = String(bitsOf(botPermissionsIn(channel, undefined)));
      return { ...shared, user: userShape(user), app_permissions: permissions };
    }
    const member = guild.members.get(user.id);
    if (member === undefined) throw new Error(`${user.name} is not a member of ${guild.name}`);
    return {
      ...shared,
      guild_id: guild.id,
      guild: { id: guild.id, locale: guild.preferredLocale, features: [] },
      guild_locale: guild.preferredLocale,
      member: { ...memberShape(member), permissions: String(bitsOf(permissionsOf(member))) },
      app_permissions: String(bitsOf(botPermissionsIn(channel, guild.members.get(world.bot.id)))),
    };
  }

  return {
    start({ type, user, channel, data, from }) {
      const id = mint();
      const interaction: Interaction = {
        id,
        token: tokenOf(id),
        type,
        user,
        channel,
        createdAt: now(),
        from,
        owners: ownersOf(channel, user),
        acknowledgedAt: undefined,
        answer: undefined,
        failed: false,
        original: undefined,
        followUps: [],
        touched: [],
        modal: undefined,
        choices: undefined,
      };
      const whole = payload(interaction, data);
      forgetOld();
      const exchange = exchangeOf(interaction, changes);
      byToken.set(interaction.token, interaction);
      exchanges.set(id, exchange);
      waiting.add(interaction);
      const heard = gateway.dispatch('INTERACTION_CREATE', channel.guild, () => whole);
      if (heard === 0) {
        waiting.delete(interaction);
        interaction.failed = true;
      }
      tell(interaction);
      expire();
      return exchange;
    },
    byToken: (token) => byToken.get(token),
    hasExpired(token) {
      const [, id] = /^interaction-(\d{1,20})-/.exec(token) ?? [];
      return id !== undefined && token === tokenOf(id) && now() - instantOf(id) >= tokenLivesMs;
    },
    exchange(interaction) {
      const exchange = exchanges.get(interaction.id);
      if (exchange === undefined) throw new Error(`interaction ${interaction.id} is unknown`);
      return exchange;
    },
    expire,
    shut() {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}

const tokenOf = (id: string) => `interaction-${id}-${Buffer.from(id).toString('base64url')}`;

const inMessages = [
  InteractionResponseType.ChannelMessageWithSource,
  InteractionResponseType.DeferredChannelMessageWithSource,
];
const inUpdates = [InteractionResponseType.DeferredMessageUpdate, InteractionResponseType.UpdateMessage];

/** The kinds of first answer that Discord accepts for this interaction. */
export function answersTo({ type, from }: Interaction): readonly InteractionResponseType[] {
  switch (type) {
    case InteractionType.ApplicationCommandAutocomplete:
      return [InteractionResponseType.ApplicationCommandAutocompleteResult];
    case InteractionType.ApplicationCommand:
      return [...inMessages, InteractionResponseType.Modal];
    case InteractionType.MessageComponent:
      return [...inMessages, ...inUpdates, InteractionResponseType.Modal];
    case InteractionType.ModalSubmit:
      return from === undefined ? inMessages : [...inMessages, ...inUpdates];
  }
}
