import type { Client, Guild } from 'discord.js';
import type { Logger } from 'pino';
import { type Store, StoreAway } from '../../store/port.ts';
import { chosenPlaces, joinedPlaces, livePlaces, type Places } from './places.ts';
import { lacksAt, rightNames, serverFacts } from './serverRights.ts';

export interface TellRightsParts {
  readonly client: Client<true>;
  readonly store: Pick<Store, 'allLive' | 'settings'>;
  readonly log: Logger;
  readonly stopping: AbortSignal;
}

/** Warns of each channel in which the bot plays and may not show a board, as far as this process serves it. */
export async function tellRights({ client, store, log, stopping }: TellRightsParts): Promise<void> {
  try {
    const live = await livePlaces(store);
    for (const guild of client.guilds.cache.values()) await tellRightsIn(guild, live);
  } catch (error) {
    tellFault(error);
  }

  async function tellRightsIn(guild: Guild, live: Places): Promise<void> {
    const { me } = guild.members;
    if (me === null || stopping.aborted) return;
    // What one server has chosen may be damaged; it says nothing of the others, nor of the games that are on.
    const chosen = await chosenPlaces(store, guild.id).catch((error: unknown) => {
      if (error instanceof StoreAway) throw error;
      return tellFault(error, guild.id);
    });
    for (const { channel, rights } of lacksAt(serverFacts(guild, me), joinedPlaces(live, chosen ?? new Map()))) {
      log.warn(
        { guild: guild.id, channel: channel.id, missing: rightNames(rights) },
        'a right is missing in a channel where the bot plays; allow it there, in the permissions of the channel',
      );
    }
  }

  function tellFault(err: unknown, guild?: string): undefined {
    if (stopping.aborted) return;
    log.warn(
      guild === undefined ? { err } : { err, guild },
      'the rights of the bot could not be looked at; npm run doctor does it again',
    );
  }
}
