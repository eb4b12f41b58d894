import { type Client, DiscordAPIError, type Guild, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../../host/host.ts';
import type { ServerSeen } from '../../host/privacy/servers.ts';

export interface LeftServersParts {
  readonly client: Client;
  readonly host: Pick<Host, 'servers'>;
  readonly log: Logger;
}

const lookEvery = 24 * 60 * 60_000;

/** Forgets the servers that removed the bot, thirty days later. */
export function watchServers({ client, host, log }: LeftServersParts): { stop(): void } {
  const note = () => host.servers.seen(client.guilds.cache.map(serverSeen));

  async function look(): Promise<void> {
    await note();
    for (const guild of await host.servers.longUnseen()) {
      // Another process may serve it, and not have said so yet.
      if (await isMember(guild)) await host.servers.seen([{ id: guild }]);
      else {
        await host.servers.forget(guild);
        log.info({ guild }, 'a server that removed the bot thirty days ago was forgotten');
      }
    }
  }

  async function isMember(guild: string): Promise<boolean> {
    try {
      await client.rest.get(Routes.guild(guild));
      return true;
    } catch (error) {
      const gone: unknown[] = [RESTJSONErrorCodes.UnknownGuild, RESTJSONErrorCodes.MissingAccess];
      if (error instanceof DiscordAPIError && gone.includes(error.code)) return false;
      throw error;
    }
  }

  const lookOrTell = () =>
    void look().catch((error: unknown) =>
      log.warn({ err: error }, 'servers that removed the bot could not be looked for; it is tried again tomorrow'),
    );
  lookOrTell();
  const timer = setInterval(lookOrTell, lookEvery).unref();
  return {
    stop: () => clearInterval(timer),
  };
}

/** A server as Discord shows it now. */
export const serverSeen = ({ id, available, joinedTimestamp }: Guild): ServerSeen => ({
  id,
  joined: available ? joinedTimestamp : undefined,
});
