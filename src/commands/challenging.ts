import { type ChatInputCommandInteraction, ThreadAutoArchiveDuration } from 'discord.js';
import type { Language } from '../games/contract.ts';
import type { Playable } from '../games/table.ts';
import type { Answer, Listing } from '../host/desk.ts';
import { isLive, type Occupant } from '../host/match.ts';
import { house as houseRefusal } from '../host/refusals.ts';
import type { TableId } from '../store/port.ts';
import { type TurnLimit, turnLimits } from './commandSet.ts';
import type { House } from './house.ts';
import { publicLanguage } from './language.ts';
import { tableOf, takesThreads } from './places.ts';
import { missingRights } from './rights.ts';
import { words } from './words.ts';

type Asked = ChatInputCommandInteraction<'cached'>;
type Challenged = Answer | { readonly ok: 'not-here'; readonly text: string };

const no = (why: Parameters<typeof houseRefusal>[0]): Challenged => ({ ok: false, refusal: houseRefusal(why) });

/** `/game challenge`: in the channel when it is free, else in a thread of its own. */
export async function challenge(
  asked: Asked,
  playable: Playable,
  house: House,
  language: Language,
): Promise<Challenged> {
  const say = words[language];
  const { channel } = asked;
  if (channel === null) return no('busy-thread');
  const lacking = missingRights(asked.appPermissions, channel.isThread() ? 'thread' : 'channel', say);
  if (lacking !== undefined) return { ok: 'not-here', text: lacking };

  const opponent = opponentOf(asked, channel, playable);
  if (typeof opponent === 'string') return no(opponent);

  const here = tableOf(channel);
  const live = await house.host.live(here);
  if (opponent.kind === 'member' && awaits(live, opponent.id)) return no('already-challenged');

  let table = here;
  if (await isBusy(here, live, house)) {
    if (channel.isThread() || !takesThreads(channel.type) || !('threads' in channel)) return no('busy-thread');
    const lackingForThread = missingRights(asked.appPermissions, 'new-thread', say);
    if (lackingForThread !== undefined) return { ok: 'not-here', text: lackingForThread };
    const name = words[await publicLanguage(asked.guild, house.store)].threadName({
      game: playable.words[language].name,
      by: asked.member.displayName,
      opponent: opponent.kind === 'member' ? opponent.name : (asked.guild.members.me?.displayName ?? 'Plateau'),
    });
    const thread = await channel.threads.create({
      name: name.slice(0, 100),
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    });
    table = `${channel.id}.${thread.id}`;
  }
  house.trust(table);
  return house.host.challenge(table, {
    game: playable.id,
    guild: asked.guildId,
    language: await publicLanguage(asked.guild, house.store),
    by: { kind: 'member', id: asked.user.id, name: asked.member.displayName },
    against: [opponent],
    turnLimit: turnLimits[(asked.options.getString('turn-limit') as TurnLimit | null) ?? '1d'],
  });
}

function opponentOf(
  asked: Asked,
  channel: NonNullable<Asked['channel']>,
  playable: Playable,
): Occupant | 'challenge-self' | 'challenge-other-bot' | 'challenge-absent' {
  const user = asked.options.getUser('opponent', true);
  if (user.id === asked.user.id) return 'challenge-self';
  if (user.id === asked.client.user.id) {
    const level = asked.options.getString('level') ?? playable.bots[0];
    return level === undefined ? 'challenge-other-bot' : { kind: 'computer', level };
  }
  if (user.bot) return 'challenge-other-bot';
  const member = asked.options.getMember('opponent');
  if (member === null || channel.permissionsFor(member)?.has('ViewChannel') === false) return 'challenge-absent';
  return { kind: 'member', id: user.id, name: member.displayName };
}

const awaits = (live: ReadonlyMap<TableId, Listing>, user: string): boolean =>
  [...live.values()].some(({ invited }) => invited.includes(user));

/** The list may lag behind a table that has ended: the table itself knows. */
async function isBusy(table: TableId, live: ReadonlyMap<TableId, Listing>, { host }: House): Promise<boolean> {
  if (!live.has(table)) return false;
  const standing = await host.look(table);
  return standing !== undefined && isLive(standing.match);
}
