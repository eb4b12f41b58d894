import { pino } from 'pino';
import { afterAll, expect } from 'vitest';
import { type Bot, startBot, type Time } from '../../src/bot.ts';
import { openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Message } from '../../src/playground/discord/world/records.ts';
import { openApiInspector } from '../playground/openapi.ts';
import { openMemory } from '../store/behind.ts';
import { quiet } from '../store/servers.ts';
import { type Peopled, peopled } from '../town/people.ts';
import { refusals, rememberAll } from '../town/reading.ts';

/** A town whose bot runs in the test's own process, with the store and the threads that it has anywhere. */
export interface LiveTown extends Peopled {
  /** The lines that the bot has logged. */
  output(): string;
  start(): Promise<void>;
  /** Resolves when the bot has noted this answer to a typed move under its id: at that instant it begins to wait. */
  answerNoted(answer: Message): Promise<void>;
  /** Stops the bot, as a signal does. What it has kept is there at the next start. */
  stop(): Promise<void>;
}

export interface LiveOptions {
  /** Adds to the town before the bot comes. */
  readonly prepare?: (town: Peopled) => void;
  /** The refusals that Discord is right to make. */
  readonly refused?: unknown;
  readonly time?: Time;
}

const settings = { thinkingTime: 50, replayDays: 90 };
const error = 50;

/** The town of a test file. In the end, nothing must have failed, and Discord must have refused nothing else. */
export async function liveTown({ prepare = quiet, refused = [], time }: LiveOptions = {}): Promise<LiveTown> {
  const discord = await openLocalDiscord({ inspect: openApiInspector(), ...(time && { now: time.now }) });
  rememberAll(discord);
  const people = peopled(discord);
  const { store } = openMemory();
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  let bot: Bot | undefined;

  async function start() {
    const access = { token: discord.token, api: discord.api, shards: undefined };
    bot = await startBot(access, store, log, settings, time);
  }

  async function stop() {
    await bot?.stop();
    bot = undefined;
  }

  async function answerNoted({ id, channel }: Message) {
    const notes = async () => [...(await store.notes(channel.guild?.id ?? '', 'whispers')).values()].join();
    await expect.poll(notes).toContain(id);
  }

  prepare(people);
  await start();
  afterAll(async () => {
    const violations = refusals(discord);
    await stop();
    await store.close();
    await discord.close();
    expect(violations).toEqual(refused);
    expect(logged.filter((line) => (JSON.parse(line) as { level: number }).level >= error)).toEqual([]);
  });
  return { ...people, output: () => logged.join(''), start, stop, answerNoted };
}
