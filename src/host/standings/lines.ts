import { z } from 'zod';
import { readKept } from '../kept.ts';
import { unrated } from './rating.ts';

/** What the book of a server keeps about each member, on a page of their own, and for all of them. */

export const memberPage = (id: string): string => `member/${id}`;
/** Undefined: of all time. */
export const rankList = (game: string, month?: string): string =>
  `rank/${game}${month === undefined ? '' : `/${month}`}`;
export const rankingsPage = 'rankings';
export const monthsLine = 'months';
export const personLine = 'person';
export const versusPrefix = 'vs/';
export const versusLine = (other: string): string => `${versusPrefix}${other}`;
export const apartPrefix = 'computer/';
export const apartLine = (game: string, level: string): string => `${apartPrefix}${game}/${level}`;
export const featsLine = (game: string): string => `feats/${game}`;
export const gameLine = (game: string): string => `game/${game}`;

const count = z.number().int().min(0);

const tally = z.object({ played: count, won: count, drawn: count }).readonly();
export type Tally = z.infer<typeof tally>;
export const none: Tally = { played: 0, won: 0, drawn: 0 };

const course = z
  .object({
    mu: z.number(),
    sigma: z.number(),
    ...tally.unwrap().shape,
    /** How many were won one after another, now and at best. */
    run: count,
    longest: count,
  })
  .readonly();
export type Course = z.infer<typeof course>;
export const fresh: Course = { ...unrated, ...none, run: 0, longest: 0 };

const game = z.object({ all: course, months: z.record(z.string(), course) }).readonly();
export type GameLine = z.infer<typeof game>;

const person = z.object({ name: z.string(), met: count }).readonly();
/** The name they had when they last played, and how many they have met. */
export type PersonLine = z.infer<typeof person>;

const versus = z
  .object({
    /** Matches, also where the rounds of a match count one by one. */
    played: count,
    won: count,
    lost: count,
    /** How many matches of each game they played on each of the last days. */
    days: z.record(z.string(), z.array(z.tuple([z.number(), count]).readonly()).readonly()),
  })
  .readonly();
export type VersusLine = z.infer<typeof versus>;

const feats = z.array(z.object({ moves: z.number(), code: z.string(), at: z.number() }).readonly()).readonly();
/** The best first. */
export type Feats = z.infer<typeof feats>;

const months = z.array(z.string()).readonly();

const reading =
  <Of>(schema: z.ZodType<Of>, otherwise: Of) =>
  (text: string | undefined): Of =>
    (text === undefined ? undefined : readKept(schema, text)) ?? otherwise;

export const readGameLine = reading<GameLine>(game, { all: fresh, months: {} });
export const readPerson = reading<PersonLine>(person, { name: '', met: 0 });
export const readVersus = reading<VersusLine>(versus, { played: 0, won: 0, lost: 0, days: {} });
export const readTally = reading<Tally>(tally, none);
export const readFeats = reading<Feats>(feats, []);
export const readMonths = reading<readonly string[]>(months, []);
