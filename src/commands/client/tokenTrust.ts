import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DiscordAPIError, RESTEvents, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { type Parting, tokenRefused } from './parting.ts';

interface TokenParts {
  readonly token: string;
  readonly log: Logger;
  readonly part: (parting: Parting) => void;
  readonly closing: AbortSignal;
}

/** Milliseconds before Discord is asked again whether it knows the token. */
const patience = [500, 2_000, 8_000];

/**
 * After a single 401, discord.js forgets its token and sends nothing any more. So Discord is asked again: perhaps it
 * erred, perhaps the token was replaced.
 */
export function watchToken(client: Client, { token, log, part, closing }: TokenParts): void {
  let asking = false;

  async function ask(): Promise<void> {
    for (let refused = 0; refused < patience.length; ) {
      await pause(patience[refused], undefined, { ref: false, signal: closing });
      client.rest.setToken(token);
      try {
        await client.rest.get(Routes.user());
        log.warn('Discord refused the token and takes it again; it goes on');
        return;
      } catch (error) {
        if (error instanceof DiscordAPIError && error.status === 401) refused++;
      }
    }
    part(tokenRefused);
  }

  client.rest.on(RESTEvents.Response, ({ data }, { status }) => {
    if (status !== 401 || !data.auth || asking) return;
    asking = true;
    ask().then(
      () => {
        asking = false;
      },
      // The bot logged out meanwhile.
      () => undefined,
    );
  });
}
