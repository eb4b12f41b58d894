import { type ChatInputCommandInteraction, ThreadAutoArchiveDuration } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import { isLive } from '../../host/match/match.ts';
import { house as houseRefusal } from '../../host/match/refusals.ts';
import type { Answer, Listing } from '../../host/tables.ts';
import type { TableId } from '../../store/port.ts';
import { tableOf, takesThreads } from '../client/channels.ts';
import { missingRights } from '../client/rights.ts';
import type { House } from '../services.ts';
import { type Words, words } from '../words/words.ts';

export type Asked = ChatInputCommandInteraction<'cached'>;
/** `not-here`: the bot lacks a right, which the text names. */
export type Begun = Answer | { readonly ok: 'not-here'; readonly text: string };
type Refused = Exclude<Begun, { ok: true }>;

export const refuse = (why: Parameters<typeof houseRefusal>[0]): Refused => ({
  ok: false,
  refusal: houseRefusal(why),
});

/** Where a game may begin: in the channel when it is free, else in a thread of its own. */
export interface Placing {
  /** The live tables of this channel and its threads. */
  readonly live: ReadonlyMap<TableId, Listing>;
  choose(threadName: (say: Words) => string, publicLanguage: Language): Promise<TableId | Refused>;
}

export async function openPlacing(asked: Asked, house: House, language: Language): Promise<Placing | Refused> {
  const say = words[language];
  const { channel } = asked;
  if (channel === null) return refuse('busy-thread');
  const lacking = missingRights(asked.appPermissions, channel.isThread() ? 'thread' : 'channel', say);
  if (lacking !== undefined) return { ok: 'not-here', text: lacking };
  const here = tableOf(channel);
  const live = await house.host.live(here);
  return {
    live,
    async choose(threadName, publicLanguage) {
      if (!(await isBusy(here, live, house))) return trusted(here, house);
      if (channel.isThread() || !takesThreads(channel.type) || !('threads' in channel)) return refuse('busy-thread');
      const lackingForThread = missingRights(asked.appPermissions, 'new-thread', say);
      if (lackingForThread !== undefined) return { ok: 'not-here', text: lackingForThread };
      const thread = await channel.threads.create({
        name: threadName(words[publicLanguage]).slice(0, 100),
        autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
      });
      return trusted(`${channel.id}.${thread.id}`, house);
    },
  };
}

function trusted(table: TableId, house: House): TableId {
  house.trust(table);
  return table;
}

/** The list may lag behind a table that has ended: the table itself knows. */
async function isBusy(table: TableId, live: ReadonlyMap<TableId, Listing>, { host }: House): Promise<boolean> {
  if (!live.has(table)) return false;
  const snapshot = await host.look(table);
  return snapshot !== undefined && isLive(snapshot.match);
}
