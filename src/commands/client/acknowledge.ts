import {
  type Client,
  DiscordAPIError,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  RESTEvents,
  RESTJSONErrorCodes,
  type RepliableInteraction,
} from 'discord.js';

/** Another process heard the same press or command, and answers it. This happens while a restart overlaps. */
export class HeardElsewhere extends Error {
  override name = 'HeardElsewhere';
}

/** How many interactions are remembered whose acknowledgement had to be sent again. */
const remembered = 500;
const resent = new WeakMap<Client, Set<string>>();

/**
 * Waits for an acknowledgement. Discord refuses a second one for the same interaction. When this process sent it again
 * because the answer to the first was lost, the first had worked, and all is well. Else another process was quicker.
 */
export async function acknowledge(
  interaction: RepliableInteraction | MessageComponentInteraction | ModalSubmitInteraction,
  send: () => Promise<unknown>,
): Promise<void> {
  const sentAgain = resentOf(interaction.client);
  try {
    await send();
  } catch (error) {
    if (!isHeardElsewhere(error)) throw error;
    if (!sentAgain.has(interaction.id)) throw new HeardElsewhere('another process answers this', { cause: error });
    interaction.deferred = true;
  }
}

/** Discord says that the interaction was acknowledged, or that it knows it no longer. */
export function isHeardElsewhere(error: unknown): boolean {
  if (error instanceof HeardElsewhere) return true;
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged ||
      error.code === RESTJSONErrorCodes.UnknownInteraction)
  );
}

function resentOf(client: Client): Set<string> {
  const known = resent.get(client);
  if (known !== undefined) return known;
  const ids = new Set<string>();
  resent.set(client, ids);
  client.rest.on(RESTEvents.Response, ({ path, retries }) => {
    const id = retries > 0 ? /^\/interactions\/(\d+)\//.exec(path)?.[1] : undefined;
    if (id === undefined) return;
    ids.add(id);
    const oldest = ids.values().next().value;
    if (ids.size > remembered && oldest !== undefined) ids.delete(oldest);
  });
  return ids;
}
