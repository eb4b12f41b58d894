import { z } from 'zod';
import { languages, type Viewer } from '../../games/contract.ts';
import { occupant, stage } from './stage.ts';

export type { Ending, Occupant, Stage } from './stage.ts';

/** A match: its players by seat, its stage, and the state of its game. Kept as JSON. */

const play = z
  .object({
    game: z.string(),
    version: z.number(),
    config: z.unknown(),
    seats: z.number(),
    seed: z.string(),
    turn: z.number(),
    state: z.unknown(),
  })
  .readonly();

const turn = z
  .object({
    seat: z.number(),
    /** When it began. */
    since: z.number(),
    reminded: z.boolean(),
    /** When its player last did something that did not end it. */
    acted: z.number().optional(),
  })
  .readonly();
/** The time that runs against one player until they have done their part. */
export type Turn = z.infer<typeof turn>;

const clock = z
  .object({
    /** How long a turn may take; undefined means as long as its player likes. */
    limit: z.number().optional(),
    /** When something last happened that all know of. */
    since: z.number(),
    /** Whether anybody whose turn it is was reminded. */
    reminded: z.boolean(),
    /** Whose turn it is. Earlier versions did not keep it: then all turns began at `since`. */
    turns: z.array(turn).readonly().optional(),
  })
  .readonly();

const judgement = z.object({ move: z.string(), worth: z.number(), certain: z.enum(['proved', 'guessed']) }).readonly();

const hint = z
  .object({
    seat: z.number(),
    /** The turn of the play in which it was asked for. It means nothing in another. */
    turn: z.number(),
    asked: z.number(),
    /** Left out while it is being looked for. */
    found: z.union([judgement, z.literal('nothing')]).optional(),
  })
  .readonly();
export type Hint = z.infer<typeof hint>;

const plans = z
  .object({
    /** The turn of the play in which they were made. They mean nothing in another. */
    turn: z.number(),
    moves: z.array(z.object({ seat: z.number(), at: z.number(), text: z.string() }).readonly()).readonly(),
  })
  .readonly();
export type Plans = z.infer<typeof plans>;

/** Records of finished matches keep a part of it. */
export const matchSchema = z
  .object({
    format: z.literal(1),
    game: z.string(),
    language: z.enum(languages),
    guild: z.string(),
    /** The number its first board had. It tells this match from earlier ones at the same table. */
    began: z.number(),
    /** When it began, on the tables' clock. Numbers begin anew in a store that was emptied, instants do not. */
    born: z.number().optional(),
    /** By seat. Seat 0 moves first. */
    seats: z.array(occupant).readonly(),
    stage,
    play: play.optional(),
    /** What the play began with, beside its config and seed. A replay of the log needs it. */
    opened: z.object({ seats: z.number(), at: z.number() }).readonly().optional(),
    /** Who begins. Drawn at random, unless the challenge says who. */
    first: z.enum(['lot', 'challenger', 'opponent']).optional(),
    /** Drawn when the challenge is made. All randomness of the match comes from it. */
    seed: z.string(),
    config: z.unknown(),
    /** How well computers play that fill a seat or take over for who left. Earlier versions did not keep it. */
    level: z.string().optional(),
    clock,
    /** By seat: when its player last did something that everybody sees. Who did so a moment ago is not called. */
    seen: z.array(z.number()).readonly(),
    /** The seat that offers a draw, while the offer stands. */
    drawOffer: z.number().optional(),
    /** The seats that have agreed to the last offer of a draw. */
    drawAgreed: z.array(z.number()).readonly().optional(),
    /** Present when this is a solo: only its player sees it, and no channel shows it. */
    solo: z
      .object({ name: z.string(), comes: z.enum(['anytime', 'daily']) })
      .readonly()
      .optional(),
    /** Present when this is a game of a cup: the numbers of its round and game there, and until when it may last. */
    cup: z.object({ id: z.string(), round: z.number(), game: z.number(), until: z.number() }).readonly().optional(),
    /** Whether whoever is to move may ask for a hint. Everybody sees it. */
    hints: z.literal('allowed').optional(),
    /** The last one that was asked for. */
    hint: hint.optional(),
    /** What the computer players of an open game will do. Nobody sees it. */
    plans: plans.optional(),
    /** Seats whose players are called by a new message at this revision, and why. */
    call: z
      .object({
        why: z.enum([
          'challenge',
          'meeting',
          'declined',
          'turn',
          'reminder',
          'offer',
          'refusal',
          'retract',
          'no-retract',
          'end',
          'rematch',
        ]),
        seats: z.array(z.number()).readonly(),
      })
      .readonly()
      .optional(),
    /** Seats whose players will be called to their turn, and when, unless they act before. */
    calling: z
      .array(z.object({ seat: z.number(), at: z.number() }).readonly())
      .readonly()
      .optional(),
    /** Who would like to take their last move back, and who of the others has agreed so far. */
    retract: z
      .object({ seat: z.number(), agreed: z.array(z.number()).readonly() })
      .readonly()
      .optional(),
    /** How often moves were taken back in this match, and who did so when nobody has moved since. */
    retracted: z.object({ times: z.number(), seat: z.number().optional() }).readonly().optional(),
    rematch: z.array(z.number()).readonly(),
    /** Who played before the computer took their seats, and why it did. */
    replaced: z
      .array(
        z
          .object({
            seat: z.number(),
            id: z.string(),
            /** Earlier versions did not keep it. */
            name: z.string().optional(),
            why: z.enum(['left', 'late']),
            /** The turn of the play in which they went. Earlier versions did not keep it. */
            turn: z.number().optional(),
            /** Who has the seat from the computer since then, and from which turn of the play on. */
            taken: z.object({ id: z.string(), name: z.string().optional(), turn: z.number() }).readonly().optional(),
          })
          .readonly(),
      )
      .readonly()
      .optional(),
    /** Numbers of what everybody sees and of what each seat sees. Buttons carry them, rather than the store's revision. */
    shown: z
      .object({
        table: z.number(),
        seats: z.array(z.number()).readonly(),
        /** The first of the last public numbers that stand for the same: the later ones only called somebody. */
        same: z.number().optional(),
      })
      .readonly()
      .optional(),
    /** The last public events: they become the lines above the picture. */
    recent: z.array(z.unknown()).readonly(),
  })
  .readonly();

export type Match = z.infer<typeof matchSchema>;

const format = 1;

export function writeMatch(match: Match): string {
  return JSON.stringify(match);
}

/** Reads a match from the store. It throws on a match that a newer version wrote, rather than guess. */
export function readMatch(body: string): Match {
  const raw: unknown = JSON.parse(body);
  const kept = z.object({ format: z.number() }).parse(raw).format;
  if (kept > format) throw new NewerMatch(`kept by a newer version (format ${kept}, this one reads up to ${format})`);
  return matchSchema.parse(raw);
}

export class NewerMatch extends Error {
  override name = 'NewerMatch';
}

export function seatOf(match: Match, user: string): number | undefined {
  const seat = match.seats.findIndex((occupant) => occupant.kind === 'member' && occupant.id === user);
  return seat === -1 ? undefined : seat;
}

/** The number of what this viewer sees now: it grows with each change that they see, and with no other. */
export function revisionShown(match: Match, revision: number, viewer: Viewer): number {
  if (match.shown === undefined) return revision;
  return viewer === 'table' ? match.shown.table : (match.shown.seats[viewer] ?? match.shown.table);
}

export function isLive(match: Match): boolean {
  return isWaiting(match) || match.stage.at === 'playing';
}

/** Whether it is over and was played, so that a record of it is kept. */
export function leavesRecord({ stage, play }: Match): boolean {
  return stage.at === 'over' && play !== undefined;
}

/** Whether its play has not begun yet. */
export function isWaiting({ stage }: Match): boolean {
  return stage.at === 'invited' || stage.at === 'gathering' || stage.at === 'meeting';
}

/**
 * Names the turn that the play is in. When moves were taken back, a turn with the same number comes again, in another
 * position.
 */
export function courseOfTurn({ began, retracted, play }: Match): string {
  return `${began}/${retracted?.times ?? 0}/${play?.turn}`;
}

/** The hint that was asked for in this turn of the play. */
export function hintIn({ stage, play, hint }: Match): Hint | undefined {
  return stage.at === 'playing' && hint?.turn === play?.turn ? hint : undefined;
}

/** The hint that has yet to be found. */
export function hintAsked(match: Match): Hint | undefined {
  const asked = hintIn(match);
  return asked?.found === undefined ? asked : undefined;
}
