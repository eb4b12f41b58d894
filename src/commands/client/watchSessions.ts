import { type Client, Events, GatewayDispatchEvents } from 'discord.js';

/**
 * Tells since which wall time a shard may not have heard everything, whenever Discord gives it a new session. Whoever
 * resumes a session hears what was missed; whoever begins a new one does not. The bot may have taken the old connection
 * for a good one long after nothing came any more, so only what came last is sure to have been heard.
 */
export function watchSessions(client: Client, wall: () => number, missed: (since: number) => void): void {
  const began = wall();
  /** When each shard heard something last. */
  const heard = new Map<number, number>();
  client.on(Events.Raw, ({ t: event }: { readonly t?: string }, shard: number) => {
    if (event === GatewayDispatchEvents.Ready) missed(heard.get(shard) ?? began);
    heard.set(shard, wall());
  });
}
