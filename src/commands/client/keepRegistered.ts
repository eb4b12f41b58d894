import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import type { CommandBody } from '../slash/commandSet.ts';
import { registerCommands } from './register.ts';

/** `later`: Discord did not take them yet, and is asked again. Games go on without. */
export type Registered = Awaited<ReturnType<typeof registerCommands>> | 'later';

/** Seconds before Discord is asked again. They double each time, up to `most`. */
const patience = { first: 5, most: 3_600 };
/** Milliseconds that the start waits for Discord's answer. */
const startWaits = 10_000;

/** Registers the commands, and tries again for as long as Discord does not take them. */
export function keepRegistered(
  client: Client<true>,
  bodies: readonly CommandBody[],
  log: Logger,
  stopping: AbortSignal,
): Promise<Registered> {
  const aside = { ref: false, signal: stopping };

  async function tryAgain(): Promise<void> {
    for (let seconds = patience.first; ; seconds = Math.min(2 * seconds, patience.most)) {
      await pause(seconds * 1_000, undefined, aside);
      try {
        await registerCommands(client, bodies);
        log.info('Discord knows the commands now');
        return;
      } catch (error) {
        tell(error);
      }
    }
  }

  function tell(error: unknown): void {
    if (stopping.aborted) return;
    log.warn({ err: error }, `Discord did not take the commands, which is tried again; games go on. ${cureOf(error)}`);
  }

  const first = registerCommands(client, bodies).catch((error: unknown): Registered => {
    tell(error);
    // It ends when the bot stops.
    tryAgain().catch(() => undefined);
    return 'later';
  });
  return Promise.race([first, pause(startWaits, 'later' as const, aside).catch(() => 'later' as const)]);
}

function cureOf(error: unknown): string {
  if (!(error instanceof DiscordAPIError)) return 'Discord does not answer just now.';
  return error.status === 403
    ? 'Invite the bot again with the link from the README, which asks for the scope applications.commands.'
    : 'Should Discord go on refusing them, update Plateau.';
}
