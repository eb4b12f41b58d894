import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { tokenRefused } from './parting.ts';

/** Why Discord did not do what it was asked, in one line that says what to do. */
export function troubleWith(error: unknown): string {
  if (error instanceof RateLimitError) {
    const seconds = Math.ceil(error.retryAfter / 1_000);
    return `Discord answers this bot nothing for ${seconds} seconds, since it asked too much. Try again then.`;
  }
  if (error instanceof HTTPError) {
    return `Discord itself fails (${error.status}). Try again later; discordstatus.com tells how it is.`;
  }
  if (error instanceof DiscordAPIError) return refusalTold(error);
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return `Discord cannot be reached (${reason}). Check the network and DISCORD_API_URL.`;
}

function refusalTold({ status, code }: DiscordAPIError): string {
  // What answers instead of Discord, such as a gateway before it, gives no code.
  const numbers = code === undefined ? status : `${status}, code ${code}`;
  switch (status) {
    case 401:
      return tokenRefused.why;
    case 403:
      return `Discord forbids what it is asked (${numbers}). Look at discord.com/developers whether the application is still in order; if so, the address of this machine may be shut out for a while: try again in an hour.`;
    case 404:
      return `Discord does not know what it is asked for (${numbers}). Look at DISCORD_API_URL; where it is not set, update Plateau.`;
    case 429:
      return `Discord answers this bot nothing for a while (${numbers}), since it asked too much. Try again later.`;
    default:
      return `Discord does not take what it is asked (${numbers}). Update Plateau.`;
  }
}
