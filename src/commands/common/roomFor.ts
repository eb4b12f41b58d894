import { ThreadAutoArchiveDuration } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Listing } from '../../host/listing.ts';
import { isLive } from '../../host/match/match.ts';
import { byHost } from '../../host/match/refusals.ts';
import type { Answer } from '../../host/tables.ts';
import { addressOf, idOf, type TableId } from '../../store/address.ts';
import { tableOf, takesThreads } from '../client/channels.ts';
import { missingRights } from '../client/rights.ts';
import type { Services } from '../services.ts';
import { languageIn } from '../settings/serverSettings.ts';
import type { Settings } from '../settings/settings.ts';
import { noStartAt } from '../settings/underSettings.ts';
import type { Beginner } from '../slash/asked.ts';
import { type Words, words } from '../words/words.ts';

/** `not-here`: the bot lacks a right, which the text names. */
export type Begun = Answer | { readonly ok: 'not-here'; readonly text: string };
type Refused = Exclude<Begun, { ok: true }>;

export const refuse = (why: Parameters<typeof byHost>[0]): Refused => ({ ok: false, refusal: byHost(why) });

/** Finds a table for a new game: in the channel when it is free, else in a new thread. */
export interface Room {
  /** The live tables of this channel and its threads. */
  readonly live: ReadonlyMap<TableId, Listing>;
  /** What the server has chosen. */
  readonly settings: Settings;
  /** The language of the public board. */
  readonly spoken: Language;
  /**
   * Begins a game at the first free place. If somebody else's begins there in the same moment, this one gets a place of its
   * own.
   */
  begin(threadName: (say: Words) => string, start: (table: TableId) => Promise<Answer>): Promise<Begun>;
}

export async function roomFor({ call, language, services }: Beginner): Promise<Room | Refused> {
  const say = words[language];
  const { channel } = call;
  // Discord does not show the channel to the bot.
  if (channel === null) return { ok: 'not-here', text: say.rights.missing({ names: say.rights.ViewChannel }) };
  const here = tableOf(channel);
  const lacking = missingRights(call.appPermissions, addressOf(here).at, say);
  if (lacking !== undefined) return { ok: 'not-here', text: lacking };
  const settings = await services.settings.of(call.guildId);
  const refusal = noStartAt(here, call.guild, settings);
  if (refusal !== undefined) return { ok: false, refusal };
  const live = await services.host.live(here);
  const spoken = languageIn(call.guild, settings);

  const take = async (threadName: (say: Words) => string): Promise<TableId | Refused> => {
    if (!(await isBusy(here, services))) return trusted(here, services);
    if (channel.isThread()) return refuse('busy-thread');
    if (!takesThreads(channel.type) || !('threads' in channel)) return refuse('busy-channel');
    const lackingForThread = missingRights(call.appPermissions, 'new-thread', say);
    if (lackingForThread !== undefined) return { ok: 'not-here', text: lackingForThread };
    const thread = await channel.threads.create({
      name: threadName(words[spoken]).slice(0, 100),
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    });
    return trusted(idOf({ at: 'thread', channel: channel.id, thread: thread.id }), services);
  };

  return {
    live,
    settings,
    spoken,
    async begin(threadName, start) {
      const first = await take(threadName);
      if (typeof first !== 'string') return first;
      const begun = await start(first);
      if (begun.ok || first !== here || !isCrowded(begun)) return begun;
      const second = await take(threadName);
      return typeof second === 'string' ? start(second) : second;
    },
  };
}

function trusted(table: TableId, services: Services): TableId {
  services.host.trust(table, 'told');
  return table;
}

const isCrowded = ({ refusal }: Answer & { readonly ok: false }): boolean =>
  refusal.of === 'host' && refusal.why === 'crowded';

/** The list of live tables may name one that has ended, or be damaged. So the table itself is looked at. */
async function isBusy(table: TableId, { host }: Services): Promise<boolean> {
  const snapshot = await host.look(table);
  return snapshot !== undefined && isLive(snapshot.match);
}
