import type { Guild, GuildMember, PermissionsBitField } from 'discord.js';
import { takesThreads } from '../client/channels.ts';
import { type Keeping, lacking, type RightName } from '../client/rights.ts';
import { words } from '../words/words.ts';
import { type Finding, findingsAbout } from './finding.ts';
import type { Places } from './places.ts';

export interface ChannelFacts {
  readonly id: string;
  readonly name: string;
  /** A forum has only threads. */
  readonly takes: 'threads' | 'no threads' | 'only threads';
  /** What the bot may do there. */
  readonly has: Readonly<PermissionsBitField>;
}

export interface ServerFacts {
  readonly id: string;
  readonly name: string;
  readonly channels: readonly ChannelFacts[];
}

/** Where the bot plays in a server. */
export interface Played {
  /** Where games are on. */
  readonly live: Places;
  /** What those who manage it have chosen. */
  readonly chosen: Places;
}

export interface Lack {
  readonly channel: ChannelFacts;
  readonly rights: readonly RightName[];
}

export function serverFacts(guild: Guild, me: GuildMember): ServerFacts {
  const channels = [...guild.channels.cache.values()].flatMap((channel): ChannelFacts[] => {
    if (channel.isThread() || !(channel.isTextBased() || channel.isThreadOnly())) return [];
    const takes = channel.isThreadOnly() ? 'only threads' : takesThreads(channel.type) ? 'threads' : 'no threads';
    return [{ id: channel.id, name: channel.name, takes, has: channel.permissionsFor(me) }];
  });
  return { id: guild.id, name: guild.name, channels };
}

/** The channels of these places where a board cannot be shown. */
export function lacksAt({ channels }: ServerFacts, places: Places): readonly Lack[] {
  return channels.flatMap((channel) => {
    const keepings = keepingsIn(channel, places.get(channel.id) ?? new Set());
    const rights = [...new Set([...keepings].flatMap((keeping) => lacking(channel.has, keeping)))];
    return rights.length === 0 ? [] : [{ channel, rights }];
  });
}

export const rightNames = (rights: readonly RightName[]): string =>
  rights.map((right) => words.en.rights[right]).join(', ');

/** What is missing in a server, where the bot plays and where it could; nothing when all is well. */
export function rightsFindings(server: ServerFacts, { live, chosen }: Played): readonly Finding[] {
  const { note, fault } = findingsAbout('rights');
  const name = plain(server.name);
  const lacksLive = lacksAt(server, live);
  const lacksChosen = lacksAt(server, chosen).filter(({ channel }) =>
    lacksLive.every((lack) => lack.channel !== channel),
  );
  const lacks = (why: string) => (lack: Lack) =>
    fault(
      `${titleOf(lack.channel)} of ${name}: ${why}, and ${rightNames(lack.rights)} is missing. Allow it to the bot there, in the permissions of the channel.`,
    );
  const there = server.channels.filter(({ id }) => live.has(id) || chosen.has(id));
  const unmarked = there.filter(({ has }) => lacking(has, 'mark').length > 0);
  const gone = [...chosen.keys()].filter((id) => server.channels.every((channel) => channel.id !== id));
  return [
    ...lacksLive.map(lacks('a game is on')),
    ...lacksChosen.map(lacks('it is chosen for games')),
    ...unmarked.map(({ name: channel }) =>
      note(
        `#${plain(channel)} of ${name}: typed moves are not marked there, since ${rightNames(['AddReactions'])} is missing.`,
      ),
    ),
    ...gone.map((id) =>
      note(`${id} of ${name}: a channel that was chosen is gone. /plateau settings chooses another.`),
    ),
    ...(isConfined(chosen) ? [] : elsewhere(server, there)),
  ];
}

/** Where games may start, but no board could be shown. What the bot does not see at all is closed on purpose. */
function elsewhere(server: ServerFacts, there: readonly ChannelFacts[]): readonly Finding[] {
  const { note, fault } = findingsAbout('rights');
  const name = plain(server.name);
  const open = server.channels.filter(({ takes }) => takes !== 'only threads');
  const unfit = open
    .filter((channel) => !there.includes(channel))
    .map((channel) => ({ channel, rights: lacking(channel.has, 'channel') }))
    .filter(({ rights }) => rights.length > 0);
  if (open.length > 0 && unfit.length === open.length) {
    const common = [...new Set(unfit.flatMap(({ rights }) => rights))];
    return [
      fault(
        `${name}: no game can begin in any channel, since ${rightNames(common)} is missing. Invite the bot again with its link, or allow it to its role.`,
      ),
    ];
  }
  const seen = unfit.filter(({ rights }) => !rights.includes('ViewChannel'));
  if (seen.length === 0) return [];
  const named = seen
    .slice(0, mostNamed)
    .map(({ channel, rights }) => `#${plain(channel.name)} (${rightNames(rights)})`);
  const more = seen.length > mostNamed ? ` and ${seen.length - mostNamed} more` : '';
  return [note(`${name}: games cannot begin in ${named.join(', ')}${more}, for want of the rights in brackets.`)];
}

const mostNamed = 5;

function keepingsIn({ takes }: ChannelFacts, keepings: ReadonlySet<Keeping>): readonly Keeping[] {
  switch (takes) {
    case 'threads':
      return [...keepings];
    case 'no threads':
      return [...keepings].filter((keeping) => keeping !== 'new-thread');
    case 'only threads':
      return keepings.size === 0 ? [] : ['thread'];
  }
}

/** Whether games may start in chosen channels only. */
const isConfined = (chosen: Places): boolean => [...chosen.values()].some((keepings) => keepings.has('new-thread'));

const titleOf = ({ id, name }: ChannelFacts): string => `#${plain(name)} (${id})`;

/** Whoever names a server or a channel must not be able to steer the terminal. */
export const plain = (name: string): string => name.replace(/\p{C}/gu, '');
