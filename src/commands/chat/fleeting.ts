import { type Client, DiscordAPIError, type Message, MessageType, RESTJSONErrorCodes, SnowflakeUtil } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import { readKept } from '../../host/kept.ts';
import type { Timers } from '../../host/time/timers.ts';
import type { Store } from '../../store/port.ts';
import { textMessage } from '../board/board.ts';
import { channelIn } from '../client/channels.ts';

/**
 * Answers in a channel that must not stay. Each is deleted by this process or by the next one: the store knows it before
 * it is posted, until it is gone.
 */
export interface Fleeting {
  /** Answers a message. Undefined when Discord refused it. */
  post(message: Message<true>, text: string): Promise<Answer | undefined>;
  /** Puts another text into it. */
  change(answer: Answer, text: string): Promise<'changed' | 'lost'>;
  /** Deletes it. What fails is tried again for a while, and then at the next start. */
  remove(answer: Answer): Promise<void>;
  /** Deletes what an earlier process left behind. */
  sweepUp(): Promise<void>;
}

export interface Answer {
  readonly guild: string;
  /** The id of the message that is answered. Such names sort by time. */
  readonly name: string;
  readonly channel: string;
  /** Its own id. An answer of Discord that was lost does not say whether anything was posted. */
  readonly id?: string | undefined;
}

export interface FleetingParts {
  readonly client: Client;
  readonly store: Pick<Store, 'note' | 'unnote' | 'notes'>;
  readonly log: Logger;
  /** Discord's clock: the names of answers say when they were asked for. */
  now(): number;
  readonly timers: Timers;
}

/** How long an answer stays. */
export const shownFor = 15_000;
/** Milliseconds before a deletion that failed is tried again, each time. */
const pauses = [5_000, 15_000, 60_000, 300_000, 1_200_000, 3_600_000] as const;
const shelf = 'whispers';
/** What could not be deleted for so long, will not be any more: the bot may have left the channel. */
const keptFor = 30 * 24 * 60 * 60_000;

const nameSchema = z.string().regex(/^\d{1,20}$/);
/** An earlier version left those that it had deleted there. */
const noteSchema = z.union([
  z.strictObject({ channel: z.string(), answer: z.string().optional() }),
  z.literal('deleted'),
]);

export function openFleeting({ client, store, log, now, timers }: FleetingParts): Fleeting {
  async function post(message: Message<true>, text: string): Promise<Answer | undefined> {
    const { id: name, guildId: guild, channelId: channel } = message;
    const answer = { guild, name, channel };
    await note(answer);
    if (channelIn(message) === undefined) {
      await patiently(() => unnote(answer));
      return undefined;
    }
    try {
      // Two processes that hear the same message post one answer together.
      const posting = { ...textMessage(text), nonce: message.id, enforceNonce: true, failIfNotExists: false };
      const { id } = await message.reply(posting);
      await note({ ...answer, id });
      return { ...answer, id };
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) {
        log.error({ message: message.id, err: error }, 'a typed move failed, and its writer got no answer');
        return answer;
      }
      log.debug({ code: error.code }, 'Discord refused the answer to a typed move');
      await patiently(() => unnote(answer));
      return undefined;
    }
  }

  async function change({ channel, id }: Answer, text: string): Promise<'changed' | 'lost'> {
    try {
      const found = id === undefined ? undefined : await textChannel(channel);
      if (id === undefined || found === undefined) return 'lost';
      await found.messages.edit(id, textMessage(text));
      return 'changed';
    } catch (error) {
      log.debug({ err: error }, 'the answer to a typed move could not be changed');
      return 'lost';
    }
  }

  const remove = (answer: Answer): Promise<void> => patiently(() => removeNow(answer));

  async function removeNow(answer: Answer): Promise<void> {
    const found = answer.id ?? (await answerTo(answer));
    if (found !== undefined) await deleted(answer.channel, found);
    await unnote(answer);
  }

  async function deleted(channel: string, message: string): Promise<void> {
    const gone: readonly (number | string)[] = [RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownChannel];
    await textChannel(channel)
      .then((found) => found?.messages.delete(message))
      .catch((error: unknown) => {
        if (!(error instanceof DiscordAPIError) || !gone.includes(error.code)) throw error;
      });
  }

  /** The answer to a message that a process posted, and then ended before it could note it. */
  async function answerTo({ channel, name }: Answer): Promise<string | undefined> {
    const found = await textChannel(channel);
    const after = await found?.messages.fetch({ after: name, limit: 100, cache: false });
    const own = after?.find(
      ({ author, type, reference }) =>
        author.id === client.user?.id && type === MessageType.Reply && reference?.messageId === name,
    );
    return own?.id;
  }

  async function textChannel(id: string) {
    const channel = await client.channels.fetch(id, { allowUnknownGuild: true });
    return channel?.isTextBased() === true ? channel : undefined;
  }

  /** Does it now, or tries again after ever longer pauses. */
  async function patiently(deed: () => Promise<void>, left: readonly number[] = pauses): Promise<void> {
    try {
      await deed();
    } catch (error) {
      log.debug({ err: error }, 'the answer to a typed move could not be deleted');
      const [pause, ...more] = left;
      // What Discord refuses, it would refuse again.
      if (pause === undefined || error instanceof DiscordAPIError) return;
      timers.after(pause, () => void patiently(deed, more));
    }
  }

  /** While the store is away, an answer is not noted: then only this process can delete it. */
  async function note({ guild, name, channel, id }: Answer): Promise<void> {
    const oldest = SnowflakeUtil.generate({ timestamp: now() - keptFor, increment: 0n }).toString();
    await store
      .note(guild, shelf, sortable(name), JSON.stringify({ channel, answer: id }), sortable(oldest))
      .catch((error: unknown) => log.debug({ err: error }, 'the answer to a typed move could not be noted'));
  }

  const unnote = ({ guild, name }: Pick<Answer, 'guild' | 'name'>) => store.unnote(guild, shelf, sortable(name));

  async function sweepUp(): Promise<void> {
    await Promise.all(client.guilds.cache.map(({ id }) => patiently(() => sweepGuild(id))));
  }

  async function sweepGuild(guild: string): Promise<void> {
    for (const [padded, line] of await store.notes(guild, shelf)) {
      const known = readKept(noteSchema, line);
      if (known === undefined || !nameSchema.safeParse(padded).success) continue;
      const name = padded.replace(/^0+/, '');
      if (known === 'deleted') {
        await unnote({ guild, name });
        continue;
      }
      const answer = { guild, name, channel: known.channel, id: known.answer };
      const due = SnowflakeUtil.timestampFrom(name) + shownFor - now();
      if (due > 0) timers.after(due, () => void remove(answer));
      else await remove(answer);
    }
  }

  return { post, change, remove, sweepUp };
}

/** Ids sort by time as texts do when they have the same length. */
const sortable = (id: string): string => id.padStart(20, '0');
