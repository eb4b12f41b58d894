import type { Instant, Language, Seat, Viewer } from '../../games/contract.ts';
import type { Entry, Game } from '../../games/kernel.ts';
import type { CupGameName } from './cupGame.ts';
import type { Hint, Match, Plans } from './match.ts';
import { byHost, type HostReason, type HostRefusal } from './refusals.ts';

/** What right somebody has to stop others' games: as a moderator, by what the server has chosen, or none. */
export type Rank = 'moderator' | 'entitled' | 'member';

/** What somebody wants of a table. */
export type Act =
  | { readonly act: 'accept' | 'decline' | 'resign' | 'draw' | 'retract' | 'play-on' | 'hint'; readonly by: string }
  | {
      readonly act: 'rematch';
      readonly by: string;
      readonly name?: string;
      /** The language of the table now; that of the last match when left out. */
      readonly language?: Language;
    }
  | {
      readonly act: 'move';
      readonly by: string;
      readonly text: string;
      /** The name they get if this move seats them. */
      readonly name?: string;
      /** The language it is typed in; the table's language when left out. */
      readonly language?: Language;
      /** It was typed where everybody can read it. */
      readonly typed?: 'openly';
    }
  | { readonly act: 'leave'; readonly by: string }
  /** They are not to be known here any more. */
  | { readonly act: 'forget'; readonly by: string }
  /** The first seat that they may have, when none is named. */
  | { readonly act: 'sit'; readonly by: string; readonly name: string; readonly seat?: Seat }
  | { readonly act: 'stand' | 'fill'; readonly by: string }
  | { readonly act: 'stop'; readonly by: string; readonly rank: Rank }
  /** A game of a cup is not to be played any more. */
  | { readonly act: 'call-off'; readonly by: string; readonly cup: CupGameName }
  /** `course` names the turn in which it was thought out. */
  | { readonly act: 'computer'; readonly seat: Seat; readonly course: string; readonly text: string }
  /** In an open game. */
  | { readonly act: 'invite'; readonly by: string; readonly level: string }
  | { readonly act: 'dismiss'; readonly by: string }
  | { readonly act: 'planned'; readonly turn: number; readonly moves: Plans['moves'] }
  | { readonly act: 'hinted'; readonly course: string; readonly found: NonNullable<Hint['found']> }
  | { readonly act: 'answer'; readonly errand: string; readonly value: unknown }
  /** The channel where it was shown is gone. */
  | { readonly act: 'close' }
  | { readonly act: 'tick' };

export interface Surroundings {
  readonly game: Game;
  readonly now: Instant;
  /** A new random seed, for a match that might begin. */
  readonly seed: string;
  readonly revision: number;
  /** The log of the match. Only to take something back is it needed. */
  readonly log?: readonly Entry[] | undefined;
}

/** Who sees that something changed. `call`: all is as it was, but somebody is called. */
export type Audience = readonly Viewer[] | 'call';

export type Applied =
  | {
      readonly done: 'yes';
      readonly match: Match;
      /** How many entries of the log stay; all of them when left out. */
      readonly keep?: number;
      readonly entries: readonly Entry[];
      readonly chapter: 'same' | 'new';
      readonly audience: Audience;
    }
  | { readonly done: 'nothing' }
  | { readonly done: 'no'; readonly refusal: HostRefusal };

export const refused = (refusal: HostRefusal): Applied => ({ done: 'no', refusal });
export const refuse = (why: HostReason): Applied => refused(byHost(why));
export const applied = (match: Match): Applied => ({
  done: 'yes',
  match,
  entries: [],
  chapter: 'same',
  audience: ['table'],
});

export function saw(match: Match, seat: Seat, now: Instant): Match {
  return { ...match, seen: match.seen.map((before, at) => (at === seat ? Math.max(before, now) : before)) };
}
