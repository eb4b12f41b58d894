import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import type { Channel, User } from './records.ts';

/** Who is in a channel, and by whose leave the app is there. */

export function hasPart({ guild, recipient, group }: Channel, { id }: User): boolean {
  if (guild !== undefined) return guild.members.has(id);
  return (group ?? [recipient]).some((user) => user?.id === id);
}

/** Whether the bot itself is there. Where only the app is, all it has is the tokens of interactions. */
export function botIsIn(channel: Channel, bot: User): boolean {
  return channel.recipient !== undefined || hasPart(channel, bot);
}

export function contextOf({ guild, recipient }: Channel): InteractionContextType {
  if (guild !== undefined) return InteractionContextType.Guild;
  return recipient === undefined ? InteractionContextType.PrivateChannel : InteractionContextType.BotDM;
}

/** Who has let the app in: the server, whoever uses it, or both. The bot's own direct messages need nobody's leave. */
export type Owners = Readonly<Partial<Record<ApplicationIntegrationType, string>>>;

export function ownersOf({ guild, recipient }: Channel, user: User): Owners {
  const server = recipient === undefined ? (guild?.hasApp ? guild.id : undefined) : '0';
  return {
    ...(server !== undefined && { [ApplicationIntegrationType.GuildInstall]: server }),
    ...(user.hasApp && { [ApplicationIntegrationType.UserInstall]: user.id }),
  };
}
