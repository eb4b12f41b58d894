import { z } from 'zod';

/** Who has a seat. */
export const occupant = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member'), id: z.string(), name: z.string() }).readonly(),
  z
    .object({
      kind: z.literal('computer'),
      level: z.string(),
      /** In an open game: it was sent away. */
      away: z.literal(true).optional(),
    })
    .readonly(),
  /** A free seat, before the game begins. */
  z.object({ kind: z.literal('nobody') }).readonly(),
  /** Somebody who played here, and wished to be forgotten. */
  z.object({ kind: z.literal('former') }).readonly(),
]);

/** How it ended. */
const ending = z.discriminatedUnion('by', [
  z.object({ by: z.literal('rules') }).readonly(),
  z.object({ by: z.literal('resigning'), seat: z.number() }).readonly(),
  z.object({ by: z.literal('time'), late: z.array(z.number()).readonly() }).readonly(),
  z.object({ by: z.literal('agreement') }).readonly(),
  z.object({ by: z.literal('moderator') }).readonly(),
  z.object({ by: z.literal('member'), id: z.string() }).readonly(),
  z.object({ by: z.literal('silence') }).readonly(),
  /** In a cup: there was no more time for the round. */
  z
    .object({
      by: z.literal('round'),
      places: z.array(z.number()).readonly(),
      /** Who kept the other waiting, and lost by it. */
      late: z.array(z.number()).readonly().optional(),
      /** Who had come, where the game never began. */
      came: z.array(z.number()).readonly().optional(),
    })
    .readonly(),
]);

/** How far a match has come. */
export const stage = z.discriminatedUnion('at', [
  z
    .object({
      at: z.literal('invited'),
      by: z.string(),
      until: z.number(),
      /** Who has accepted so far. */
      accepted: z.array(z.string()).readonly().default([]),
    })
    .readonly(),
  /** Members are taking seats. */
  z.object({ at: z.literal('gathering'), by: z.string(), until: z.number() }).readonly(),
  /** In a cup, where anybody may act at any time: nothing begins before both players are there at the same time. */
  z
    .object({
      at: z.literal('meeting'),
      until: z.number(),
      /** When they last said that they are there. */
      here: z.array(z.object({ seat: z.number(), since: z.number() }).readonly()).readonly(),
    })
    .readonly(),
  z.object({ at: z.literal('playing') }).readonly(),
  z.object({ at: z.literal('declined'), by: z.string() }).readonly(),
  z.object({ at: z.literal('withdrawn') }).readonly(),
  z.object({ at: z.literal('lapsed') }).readonly(),
  z.object({ at: z.literal('over'), ending }).readonly(),
]);

export type Occupant = z.infer<typeof occupant>;
export type Ending = z.infer<typeof ending>;
export type Stage = z.infer<typeof stage>;
