import type { LocalDiscord } from './discord/localDiscord.ts';
import type { Channel, Guild, User } from './discord/world/records.ts';

/** The server of the playground, as the web page knows it. */
export interface Town {
  readonly guild: Guild;
  /** The people whom a visitor can be, by the name in the page's address. */
  readonly people: ReadonlyMap<string, User>;
  channels(): readonly Channel[];
}

const people = [
  { name: 'ada', displayName: 'Ada' },
  { name: 'bob', displayName: 'Bob' },
  { name: 'cleo', displayName: 'Cléo', locale: 'fr' },
  { name: 'dan', displayName: 'Dan' },
] as const;

const channels = [
  { name: 'games', topic: 'Play here' },
  { name: 'table-talk', topic: 'A second table, and a place to talk' },
] as const;

/** Makes the server with its people and channels. Ada owns it, so that moderating can be tried too. */
export function foundTown(discord: LocalDiscord): void {
  const [owner, ...others] = people.map((person) => discord.addUser(person));
  if (owner === undefined) return;
  const guild = discord.addGuild({ name: 'Plateau playground', members: [owner, ...others], owner });
  for (const channel of channels) discord.addChannel(guild, channel);
  discord.addRole(guild, { name: 'Referees', members: others.slice(0, 1) });
}

/** Finds that server again in what the local Discord holds. */
export function findTown(discord: LocalDiscord): Town {
  const { records } = discord.snapshot();
  const guild = discord.guild(records.guilds[0]?.id ?? '');
  if (guild === undefined) throw new Error('The playground has no server.');
  const members = [...guild.members.values()].map(({ user }) => user).filter(({ bot }) => !bot);
  const ids = records.channels.filter(({ parent, guild: home }) => parent === undefined && home === guild.id);
  const top = ids.flatMap(({ id }) => discord.channel(id) ?? []);
  return {
    guild,
    people: new Map(members.map((user) => [user.name, user])),
    channels: () => top.flatMap((channel) => [channel, ...discord.threads(channel)]),
  };
}
