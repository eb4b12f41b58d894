import { z } from 'zod';
import { languages } from '../../games/contract.ts';
import type { TableId } from '../../store/address.ts';

/** A cup: who takes part, its rounds, and how their games came out. Kept as one line of JSON in the book of its server. */

const entrant = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('member'),
      id: z.string(),
      name: z.string(),
      /** So many rounds had begun when they dropped out. */
      left: z.number().optional(),
    })
    .readonly(),
  /** Somebody who wished to be forgotten. They have dropped out. */
  z.object({ kind: z.literal('former') }).readonly(),
]);
export type Entrant = z.infer<typeof entrant>;

/** What is kept of a game of a cup when it is over. The first one that is kept counts. */
export const resultSchema = z
  .object({
    /**
     * Played to its end, or a draw was agreed; given up or lost on time; ended with the round; or stopped by somebody, and
     * then counting as drawn.
     */
    by: z.enum(['played', 'absent', 'limit', 'stopped']),
    /** By seat: 1 for the best, and the same for those who share it. */
    places: z.array(z.number()).readonly(),
    /** By seat, what was won until it ended, in games that count in their own way. */
    won: z.array(z.number()).readonly().optional(),
    /** The seats that were awaited when the round ended, and lost by it. */
    late: z.array(z.number()).readonly().optional(),
    /** The seats that never did anything and lost by it. */
    idle: z.array(z.number()).readonly().default([]),
  })
  .readonly();
export type CupResult = z.infer<typeof resultSchema>;

const game = z
  .object({
    /** By seat, as numbers of entrants: the first one begins. */
    entrants: z.array(z.number()).readonly(),
    /** Left out until its match has begun. */
    table: z
      .string()
      .transform((table) => table as TableId)
      .optional(),
    /** The message that calls its players. Left out until Discord has taken it. */
    post: z.string().optional(),
    result: resultSchema.optional(),
  })
  .readonly();
export type CupGame = z.infer<typeof game>;

const round = z
  .object({
    /** On the tables' clock, as `until`, when games that still run are ended. */
    began: z.number(),
    until: z.number(),
    /** The entrant who has no game. */
    bye: z.number().optional(),
    games: z.array(game).readonly(),
  })
  .readonly();
export type Round = z.infer<typeof round>;

export const forms = ['swiss', 'everybody'] as const;
export type Form = (typeof forms)[number];

export const cupSchema = z
  .object({
    format: z.literal(1),
    id: z.string(),
    game: z.string(),
    guild: z.string(),
    /** Where it was called; its games have threads there. */
    channel: z.string(),
    /** Who called it. */
    by: z.string(),
    language: z.enum(languages),
    config: z.unknown(),
    form: z.enum(forms),
    /** Wins and draws, or what was won in the games. */
    counts: z.enum(['wins', 'points']),
    /** How many rounds were asked for; once it has begun, how many there will be. */
    roundsPlanned: z.number().optional(),
    /** How many may take part. */
    most: z.number(),
    turnLimit: z.number().optional(),
    roundLimit: z.number(),
    /** When it was called, on the tables' clock. */
    called: z.number(),
    stage: z.discriminatedUnion('at', [
      z.object({ at: z.literal('gathering'), until: z.number() }).readonly(),
      z.object({ at: z.literal('playing') }).readonly(),
      /** On the tables' clock. */
      z.object({ at: z.literal('over'), since: z.number() }).readonly(),
      z
        .object({
          at: z.literal('called-off'),
          since: z.number(),
          why: z.enum(['too-few', 'wish']),
          by: z.string().optional(),
        })
        .readonly(),
    ]),
    /** In the order in which they signed up; by lot once it has begun. */
    entrants: z.array(entrant).readonly(),
    rounds: z.array(round).readonly(),
    /** What was begun and posted in Discord, by names that its poster chooses: a message, or `begun` until there is one. */
    posts: z.record(z.string(), z.string()).default({}),
  })
  .readonly();
export type Cup = z.infer<typeof cupSchema>;

export const fewest = 3;

/** Why the cup stays as it is. */
export const cupReasons = [
  'no-cup',
  'one-here',
  'begun',
  'started-already',
  'not-begun',
  'cup-over',
  'entered-already',
  'not-entered',
  'left-already',
  'cup-full',
  'too-few',
  'not-yours',
] as const;
export type CupReason = (typeof cupReasons)[number];

export type Changed = { readonly ok: true; readonly cup: Cup } | { readonly ok: false; readonly why: CupReason };

export const changedTo = (cup: Cup): Changed => ({ ok: true, cup });
export const refusedFor = (why: CupReason): Changed => ({ ok: false, why });

export function entrantOf({ entrants }: Cup, person: string): number | undefined {
  const at = entrants.findIndex((each) => each.kind === 'member' && each.id === person);
  return at === -1 ? undefined : at;
}

/** Who may still play; before it begins, whoever has signed up. */
export const signedUp = ({ entrants }: Cup): readonly Entrant[] => entrants.filter(({ kind }) => kind === 'member');

export const isFull = (cup: Cup): boolean => signedUp(cup).length >= cup.most;

/** Whether somebody takes part in a round, counted from 0. */
export function takesPart(entrant: Entrant | undefined, round: number): boolean {
  return entrant?.kind === 'member' && (entrant.left === undefined || entrant.left > round);
}

export const isRunning = ({ stage }: Cup): boolean => stage.at === 'gathering' || stage.at === 'playing';

/** The last round that has begun. */
export const roundNow = ({ rounds }: Cup): Round | undefined => rounds.at(-1);
