import { type Client, DiscordAPIError, type Message, MessageType, RESTJSONErrorCodes, SnowflakeUtil } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Store } from '../../store/port.ts';
import { textMessage } from '../board/board.ts';
import { channelIn } from '../client/channels.ts';
import { oneAnswer, type Refused } from './oneAnswer.ts';

/**
 * Answers in a channel that say why a typed move does not count. Each is for one person, but everybody sees it. So it
 * is deleted after a while, by this process or by the next one: the store knows it before it is posted.
 */
export interface Whispers {
  /** Tells the writer why. What is refused in a channel within a short time gets one answer. */
  whisper(message: Message<true>, text: string): void;
  /** Deletes what an earlier process left behind. It never fails: what it cannot delete waits for the next start. */
  sweepUp(): Promise<void>;
}

export interface WhispersParts {
  readonly client: Client;
  readonly store: Pick<Store, 'note' | 'notes'>;
  readonly log: Logger;
}

const shownFor = 15_000;
/** Discord takes five messages in five seconds from a bot in a channel, and boards must come through. */
const pause = 3_000;
const shelf = 'whispers';
const day = 24 * 60 * 60_000;

/** The name of a note is the id of the message that is answered. So the names sort by time. */
const noteSchema = z.union([
  z.strictObject({ channel: z.string(), answer: z.string().optional() }),
  z.literal('deleted'),
]);
type Note = z.infer<typeof noteSchema>;

interface Standing {
  readonly text: string;
  readonly answer: { until: number };
}

interface Room {
  /** Who waits for an answer, by their ids, each with what was refused last. */
  readonly waiting: Map<string, Refused>;
  /** What each person can read at this moment. */
  readonly standing: Map<string, Standing>;
  speaking: boolean;
}

export function openWhispers({ client, store, log }: WhispersParts): Whispers {
  const rooms = new Map<string, Room>();

  function whisper(message: Message<true>, text: string): void {
    const known = rooms.get(message.channelId);
    const room: Room = known ?? { waiting: new Map(), standing: new Map(), speaking: false };
    rooms.set(message.channelId, room);
    const standing = room.standing.get(message.author.id);
    if (standing?.text === text) {
      // The answer is there to be read, and stays a little longer.
      standing.answer.until = Date.now() + shownFor;
      return;
    }
    room.waiting.set(message.author.id, { message, text });
    if (!room.speaking) void speak(room);
  }

  async function speak(room: Room): Promise<void> {
    room.speaking = true;
    while (room.waiting.size > 0) {
      const { refused, text } = oneAnswer([...room.waiting.values()]);
      for (const { message } of refused) room.waiting.delete(message.author.id);
      await say(room, refused, text);
      await new Promise<void>((resolve) => setTimeout(resolve, pause).unref());
    }
    room.speaking = false;
    forget(room);
  }

  async function say(room: Room, refused: readonly Refused[], text: string): Promise<void> {
    const [first] = refused;
    if (first === undefined) return;
    const { id: name, guildId: guild, channelId: channel } = first.message;
    const standing = { until: Date.now() + shownFor };
    await note(guild, name, { channel });
    const answer = await post(first.message, text);
    if (answer === 'refused') return note(guild, name, 'deleted');
    if (answer !== 'lost') await note(guild, name, { channel, answer });
    for (const each of refused) room.standing.set(each.message.author.id, { text: each.text, answer: standing });
    deleteLater(room, { guild, name, channel, ...(answer === 'lost' ? {} : { answer }) }, standing);
  }

  /** The id of what was posted. An answer of Discord that was lost does not say whether anything was. */
  async function post(message: Message<true>, text: string): Promise<string | 'refused' | 'lost'> {
    if (channelIn(message) === undefined) return 'refused';
    try {
      // Two processes that hear the same message post one answer together.
      const posting = { ...textMessage(text), nonce: message.id, enforceNonce: true, failIfNotExists: false };
      return (await message.reply(posting)).id;
    } catch (error) {
      if (error instanceof DiscordAPIError) {
        log.debug({ code: error.code }, 'Discord refused the answer to a typed move');
        return 'refused';
      }
      log.error({ message: message.id, err: error }, 'a typed move failed, and its writer got no answer');
      return 'lost';
    }
  }

  function deleteLater(room: Room, whispered: Whispered, standing: Standing['answer']): void {
    const left = standing.until - Date.now();
    if (left > 0) {
      setTimeout(() => deleteLater(room, whispered, standing), left).unref();
      return;
    }
    for (const [person, { answer }] of room.standing) if (answer === standing) room.standing.delete(person);
    forget(room);
    void remove(whispered);
  }

  function forget(room: Room): void {
    if (room.speaking || room.standing.size > 0) return;
    for (const [channel, known] of rooms) if (known === room) rooms.delete(channel);
  }

  async function remove({ guild, name, channel, answer }: Whispered): Promise<void> {
    try {
      const found = answer ?? (await answerTo(channel, name));
      if (found !== undefined) await deleted(channel, found);
      await note(guild, name, 'deleted');
    } catch (error) {
      // The next start tries again.
      log.debug({ err: error }, 'the answer to a typed move could not be deleted');
    }
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
  async function answerTo(channel: string, message: string): Promise<string | undefined> {
    const found = await textChannel(channel);
    const after = await found?.messages.fetch({ after: message, limit: 100, cache: false });
    const own = after?.find(
      ({ author, type, reference }) =>
        author.id === client.user?.id && type === MessageType.Reply && reference?.messageId === message,
    );
    return own?.id;
  }

  async function textChannel(id: string) {
    const channel = await client.channels.fetch(id, { allowUnknownGuild: true });
    return channel?.isTextBased() === true ? channel : undefined;
  }

  /** While the store is away, an answer is not noted: then only this process can delete it. */
  async function note(guild: string, name: string, line: Note): Promise<void> {
    const yesterday = SnowflakeUtil.generate({ timestamp: Date.now() - day, increment: 0n }).toString();
    await store
      .note(guild, shelf, sortable(name), JSON.stringify(line), sortable(yesterday))
      .catch((error: unknown) => log.debug({ err: error }, 'the answer to a typed move could not be noted'));
  }

  async function sweepUp(): Promise<void> {
    try {
      const guilds = [...client.guilds.cache.keys()];
      const shelves = await Promise.all(guilds.map(async (guild) => [guild, await store.notes(guild, shelf)] as const));
      for (const [guild, notes] of shelves) for (const each of notes) await removeNoted(guild, each);
    } catch (error) {
      log.debug({ err: error }, 'the answers that an earlier process left could not be looked for');
    }
  }

  async function removeNoted(guild: string, [padded, line]: readonly [string, string]): Promise<void> {
    const known = noteSchema.safeParse(JSON.parse(line));
    if (!known.success || known.data === 'deleted') return;
    const name = padded.replace(/^0+/, '');
    const whispered = { guild, name, ...known.data };
    const due = SnowflakeUtil.timestampFrom(name) + shownFor - Date.now();
    if (due > 0) setTimeout(() => void remove(whispered), due).unref();
    else await remove(whispered);
  }

  return { whisper, sweepUp };
}

interface Whispered {
  readonly guild: string;
  /** The id of the message that is answered. */
  readonly name: string;
  readonly channel: string;
  readonly answer?: string | undefined;
}

/** Ids sort by time as texts do when they have the same length. */
const sortable = (id: string): string => id.padStart(20, '0');
