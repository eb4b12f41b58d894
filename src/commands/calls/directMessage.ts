import { type Client, Routes } from 'discord.js';

/** Nobody waits longer for a direct message. */
const within = 3_000;

/** Writes to somebody in private. Discord takes no second message with the same nonce for some minutes. */
export async function writeTo(
  member: string,
  { content, nonce }: { readonly content: string; readonly nonce: string },
  client: Client,
): Promise<void> {
  const signal = AbortSignal.timeout(within);
  const { id } = (await client.rest.post(Routes.userChannels(), { body: { recipient_id: member }, signal })) as {
    readonly id: string;
  };
  const body = { content, nonce, enforce_nonce: true, allowed_mentions: { parse: [] } };
  await client.rest.post(Routes.channelMessages(id), { body, signal });
}
