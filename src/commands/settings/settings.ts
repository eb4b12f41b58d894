import { z } from 'zod';
import { languages } from '../../games/contract.ts';
import { readKept } from '../../host/kept.ts';
import { isTimeZone } from './timeZones.ts';
import { turnLimitNames } from './turnLimits.ts';

const id = z.string().regex(/^\d{1,20}$/);

/** As many channels as one menu of Discord takes. */
export const mostChannels = 25;

const schema = z.object({
  /** The language of boards and messages. Left out, it is the server's own language on Discord. */
  language: z.enum(languages).optional(),
  /** Left out, it follows from the language. */
  timeZone: z.string().refine(isTimeZone).optional(),
  /** Where games may start, in these channels and their threads. Empty: everywhere. */
  channels: z.array(id).max(mostChannels).readonly().default([]),
  /** Who may stop others' games, beside moderators. */
  stoppers: z.union([z.enum(['moderators', 'everybody']), z.object({ role: id })]).default('moderators'),
  /** How long a turn may take where nobody chooses. */
  turnLimit: z.enum(turnLimitNames).default('1d'),
  computers: z.enum(['allowed', 'not-allowed']).default('allowed'),
  /** Where and at which hour of the server's time zone the board of the day is posted. Left out, it is not. */
  dailyPost: z
    .object({ channel: id, hour: z.number().int().min(0).max(23) })
    .readonly()
    .optional(),
  /** Whether results count for the ranking. */
  results: z.enum(['count', 'do-not-count']).default('count'),
});

/** What those who manage a server have chosen, and what is usual where they have not. */
export type Settings = Readonly<z.infer<typeof schema>>;

export interface KeptSettings {
  readonly settings: Settings;
  /** What was kept and could not be read, by its name. The usual holds instead. */
  readonly unread: Readonly<Record<string, unknown>>;
}

const fields: Readonly<Record<string, z.ZodType>> = schema.shape;
const anything = z.record(z.string(), z.unknown());

/** Each setting is read by itself, so that a broken one harms no other. */
export function readSettings(text: string | undefined): KeptSettings {
  const kept = text === undefined ? {} : readKept(anything, text);
  if (kept === undefined) return { settings: schema.parse({}), unread: { everything: text } };
  const isRead = ([name, value]: [string, unknown]) =>
    Object.hasOwn(fields, name) && fields[name]?.safeParse(value).success === true;
  const all = Object.entries(kept);
  return {
    settings: schema.parse(Object.fromEntries(all.filter(isRead))),
    unread: Object.fromEntries(all.filter((entry) => !isRead(entry))),
  };
}

/** What only a newer version knows is kept beside the rest. */
export function writeSettings(settings: Settings, unread: KeptSettings['unread']): string {
  const unknown = Object.entries(unread).filter(([name]) => name !== 'everything' && !Object.hasOwn(fields, name));
  return JSON.stringify({ ...Object.fromEntries(unknown), ...settings });
}
