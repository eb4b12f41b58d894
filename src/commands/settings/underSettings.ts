import type { Guild } from 'discord.js';
import type { Act } from '../../host/match/act.ts';
import { byHost, type HostRefusal } from '../../host/match/refusals.ts';
import type { Answer } from '../../host/tables.ts';
import { homeOf, shownIn, type TableId } from '../../store/address.ts';
import type { Services } from '../services.ts';
import { startsIn } from './inWords.ts';
import { languageIn } from './serverSettings.ts';
import type { Settings } from './settings.ts';

type Refused = Answer & { readonly ok: false };

/** Why no game may start at this table; undefined when one may. A thread counts as its channel. */
export function noStartAt(table: TableId, guild: Guild, settings: Settings): HostRefusal | undefined {
  const channels = startsIn(guild, settings);
  if (channels === 'everywhere' || channels.includes(homeOf(table))) return undefined;
  return { ...byHost('not-in-this-channel'), ...(channels.length > 0 && { channels }) };
}

/** The act as the settings of the server have it, or why they do not allow it. They are read for no other act. */
export async function underSettings(
  act: Act,
  table: TableId,
  guild: Guild | null,
  { settings: kept, host }: Pick<Services, 'settings' | 'host'>,
): Promise<Act | Refused> {
  if (guild === null || shownIn(table) === undefined) return act;
  switch (act.act) {
    case 'fill':
    case 'invite':
      return (await kept.of(guild.id)).computers === 'allowed' ? act : refused(byHost('computers-not-allowed'));
    case 'rematch': {
      const settings = await kept.of(guild.id);
      const refusal = noStartAt(table, guild, settings) ?? (await noComputers(settings));
      // It speaks the server's present language, which may have been changed since the last match.
      return refusal === undefined ? { ...act, language: languageIn(guild, settings) } : refused(refusal);
    }
    default:
      return act;
  }

  async function noComputers({ computers }: Settings): Promise<HostRefusal | undefined> {
    if (computers === 'allowed') return undefined;
    const seats = (await host.look(table))?.match.seats ?? [];
    const plays = seats.some((occupant) => occupant.kind === 'computer' && occupant.away === undefined);
    return plays ? byHost('computers-not-allowed') : undefined;
  }
}

const refused = (refusal: HostRefusal): Refused => ({ ok: false, refusal });
