import type { Client, Message } from 'discord.js';
import type { Logger } from 'pino';
import { nodeTimers, type Timers } from '../../host/time/timers.ts';
import type { Store } from '../../store/port.ts';
import { type Answer, openFleeting, shownFor } from './fleeting.ts';
import { oneAnswer, type Refused } from './oneAnswer.ts';
import { mark } from './typed.ts';

/**
 * Says in a channel why typed moves do not count. Each answer is for one person, but everybody sees it, so it goes away
 * after a while. Who is refused again meanwhile gets no further one: the move is marked, and the answer tells the newest
 * reason. When the channel has moved on, so that nobody would see that, it is told again below the last move, once its
 * writer stops for a moment.
 */
export interface Whispers {
  /** Tells the writer why. */
  whisper(message: Message<true>, text: string): void;
  /** Somebody wrote something in this channel. */
  heard(channel: string): void;
  /** Deletes what an earlier process left behind. It never fails: what it cannot delete is tried again. */
  sweepUp(): Promise<void>;
}

export interface WhispersParts {
  readonly client: Client;
  readonly store: Pick<Store, 'note' | 'unnote' | 'notes'>;
  readonly log: Logger;
  /** Discord's clock. */
  now(): number;
  readonly timers?: Timers;
}

/**
 * Discord takes five messages in five seconds from a bot in a channel, and boards must come through. So in each such
 * pause there is at most one new answer and one change.
 */
const pause = 3_000;
/** As many marks. Discord takes four reactions a second. */
const marksAtOnce = 3;
/** With so many messages below it, an answer is no longer seen. */
const scrolledAway = 8;

interface Waiting extends Refused {
  readonly at: number;
}

interface Standing {
  readonly answer: Answer;
  /** What it tells, by the ids of those who are told. */
  readonly people: Map<string, Refused>;
  until: number;
  below: number;
}

interface Room {
  /** Who waits for an answer, by their ids, each with what was refused last. */
  readonly waiting: Map<string, Waiting>;
  /** What each person can read at this moment. */
  readonly standing: Map<string, Standing>;
  speaking: boolean;
}

export function openWhispers({ client, store, log, now, timers = nodeTimers }: WhispersParts): Whispers {
  const rooms = new Map<string, Room>();
  const marked = new WeakSet<Message<true>>();
  const fleeting = openFleeting({ client, store, log, now, timers });

  function whisper(message: Message<true>, text: string): void {
    const known = rooms.get(message.channelId);
    const room: Room = known ?? { waiting: new Map(), standing: new Map(), speaking: false };
    rooms.set(message.channelId, room);
    room.waiting.set(message.author.id, { message, text, at: now() });
    if (!room.speaking) void speak(room);
  }

  function heard(channel: string): void {
    for (const standing of new Set(rooms.get(channel)?.standing.values())) standing.below++;
  }

  async function speak(room: Room): Promise<void> {
    room.speaking = true;
    while (room.waiting.size > 0) {
      await Promise.all([markAgain(room), answerAll(room)]);
      await new Promise<void>((resolve) => void timers.after(pause, resolve));
    }
    room.speaking = false;
    forget(room);
  }

  /** Marks the newest of what those wrote who have an answer already. */
  async function markAgain({ waiting, standing }: Room): Promise<void> {
    const again = [...waiting.values()].filter(
      ({ message }) => standing.has(message.author.id) && !marked.has(message),
    );
    const newest = again.toSorted((a, b) => a.at - b.at).slice(-marksAtOnce);
    for (const { message } of newest) {
      marked.add(message);
      await mark(message, 'refused', client, log).catch((error: unknown) =>
        log.debug({ err: error }, 'a typed move could not be marked as refused'),
      );
    }
  }

  async function answerAll(room: Room): Promise<void> {
    const fresh: Refused[] = [];
    const toChange = new Map<Standing, Refused[]>();
    for (const [person, refused] of room.waiting) {
      const standing = room.standing.get(person);
      if (standing === undefined) fresh.push(refused);
      else if (standing.below >= scrolledAway || standing.answer.id === undefined) {
        if (now() - refused.at >= pause) fresh.push(refused);
      } else toChange.set(standing, [...(toChange.get(standing) ?? []), refused]);
    }
    const [first] = toChange;
    if (first !== undefined) await change(room, ...first);
    await say(room, fresh);
  }

  /** Lets an answer tell also this. If it cannot, these people get another answer. */
  async function change(room: Room, standing: Standing, newer: readonly Refused[]): Promise<void> {
    standing.until = now() + shownFor;
    const people = new Map(standing.people);
    for (const refused of newer) people.set(refused.message.author.id, refused);
    const told = [...standing.people.values()];
    const { refused, text } = oneAnswer([...people.values()]);
    const same = newer.every((each) => told.some((old) => isSame(old, each)));
    const done =
      same || (refused.length === people.size && (await fleeting.change(standing.answer, text)) === 'changed');
    for (const each of newer) {
      const person = each.message.author.id;
      if (!done) room.standing.delete(person);
      else {
        standing.people.set(person, each);
        answered(room, each);
      }
    }
  }

  async function say(room: Room, fresh: readonly Refused[]): Promise<void> {
    const { refused, text } = oneAnswer(fresh);
    const [first] = refused;
    if (first === undefined) return;
    const answer = await fleeting.post(first.message, text);
    for (const each of refused) answered(room, each);
    if (answer === undefined) return;
    const people = new Map(refused.map((each) => [each.message.author.id, each]));
    const standing: Standing = { answer, people, until: now() + shownFor, below: 0 };
    for (const person of people.keys()) room.standing.set(person, standing);
    removeLater(room, standing);
  }

  /** Something newer may have been refused meanwhile. */
  function answered({ waiting }: Room, { message }: Refused): void {
    if (waiting.get(message.author.id)?.message === message) waiting.delete(message.author.id);
  }

  function removeLater(room: Room, standing: Standing): void {
    const left = standing.until - now();
    if (left > 0) {
      timers.after(left, () => removeLater(room, standing));
      return;
    }
    for (const [person, known] of room.standing) if (known === standing) room.standing.delete(person);
    forget(room);
    void fleeting.remove(standing.answer);
  }

  function forget(room: Room): void {
    if (room.speaking || room.standing.size > 0) return;
    for (const [channel, known] of rooms) if (known === room) rooms.delete(channel);
  }

  return { whisper, heard, sweepUp: fleeting.sweepUp };
}

const isSame = (one: Refused, other: Refused): boolean =>
  one.message.author.id === other.message.author.id && one.text === other.text;
