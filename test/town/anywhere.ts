import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import type { Peopled } from './people.ts';

/** Where somebody can be with the bot that is not a member there. */
export interface Place {
  readonly where: string;
  readonly channel: Channel;
  /** Whether answers stay there like other messages. Elsewhere only who asked sees them. */
  readonly stays: boolean;
}

/** The bot's direct messages, a group of friends, and a server without the bot. The person has added the app. */
export function placesOf({ discord, bob }: Peopled, user: User): readonly [Place, Place, Place] {
  discord.install(user);
  const elsewhere = discord.addGuild({ name: 'Elsewhere', members: [user, bob], botIs: 'absent' });
  return [
    { where: 'direct messages', channel: discord.direct(user), stays: true },
    { where: 'a group', channel: discord.addGroup({ name: 'friends', members: [user, bob] }), stays: false },
    { where: 'a server without the bot', channel: discord.addChannel(elsewhere, { name: 'far' }), stays: false },
  ];
}
