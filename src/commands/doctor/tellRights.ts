import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Store } from '../../store/port.ts';
import { chosenPlaces, joinedPlaces, livePlaces } from './places.ts';
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
    for (const guild of client.guilds.cache.values()) {
      const { me } = guild.members;
      if (stopping.aborted) return;
      if (me === null) continue;
      const places = joinedPlaces(live, await chosenPlaces(store, guild.id));
      for (const { channel, rights } of lacksAt(serverFacts(guild, me), places)) {
        log.warn(
          { guild: guild.id, channel: channel.id, missing: rightNames(rights) },
          'a right is missing in a channel where the bot plays; allow it there, in the permissions of the channel',
        );
      }
    }
  } catch (error) {
    if (!stopping.aborted)
      log.warn({ err: error }, 'the rights of the bot could not be looked at; npm run doctor does it again');
  }
}
