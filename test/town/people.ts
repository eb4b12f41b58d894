import type { LocalDiscord } from '../../src/playground/discord/localDiscord.ts';

/** Two servers with their channels and people, on a Discord of this machine. */
export type Peopled = ReturnType<typeof peopled>;

export function peopled(discord: LocalDiscord) {
  const ada = discord.addUser({ name: 'ada', displayName: 'Ada' });
  const bob = discord.addUser({ name: 'bob', displayName: 'Bob' });
  const cleo = discord.addUser({ name: 'cleo', displayName: 'Cléo', locale: 'fr' });
  const stranger = discord.addUser({ name: 'nobody', displayName: 'Nobody' });
  const otherBot = discord.addUser({ name: 'music', displayName: 'Music', bot: true });
  const guild = discord.addGuild({ name: 'Club', preferredLocale: 'en-US', members: [ada, bob, cleo, otherBot] });
  const club = discord.addGuild({ name: 'Cercle', preferredLocale: 'fr', members: [ada, bob, cleo] });
  const channel = discord.addChannel(guild, { name: 'games' });
  const quiet = discord.addChannel(guild, { name: 'quiet' });
  const salon = discord.addChannel(club, { name: 'jeux' });
  return { discord, ada, bob, cleo, stranger, otherBot, guild, club, channel, quiet, salon };
}
