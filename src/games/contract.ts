import type { z } from 'zod';
import type { Scene } from '../render/scene.ts';
import type { Contests } from './contest.ts';
import type { Control, Form, Press } from './controls.ts';
import type { CupRules } from './cup.ts';
import type { Lesson } from './lesson.ts';
import type { Mind } from './mind.ts';
import type { GameCommand, Option, Values } from './options.ts';
import type { Rng } from './rng.ts';
import type { Solo } from './solo.ts';
import type { Thinking } from './thinking.ts';

export type { GameCommand, Option, Values } from './options.ts';

/** Milliseconds on the clock that all tables share. It stands still while no host is running. */
export type Instant = number;

/** A seat at the table, numbered from 0. Seat 0 begins. A game does not know who sits there. */
export type Seat = number;

/** Who looks: the player in a seat, or everybody who reads the channel. */
export type Viewer = Seat | 'table';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The types of one game in one bundle. State, view, config and event are plain JSON. */
export interface Kind {
  config: unknown;
  state: unknown;
  view: unknown;
  move: unknown;
  /** What part of the board somebody looks at, or how far their move has come; `never` if all see the whole board. */
  draft: unknown;
  /** The fields that can be opened to type in; `never` in a game that has none. */
  form: unknown;
  event: unknown;
  /** A tagged union: every reason to refuse has its own name. */
  refusal: { readonly why: string };
}

export interface Moment {
  /** When the input was made, which may be a little before it is handled. */
  readonly now: Instant;
  readonly rng: Rng;
}

export type Input<Move> =
  /** Somebody sits down in the next free seat of a game that may be joined at any time. */
  | { readonly type: 'join'; readonly seat: Seat }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'tick' }
  | { readonly type: 'answer'; readonly errand: string; readonly value: unknown };

export interface Told<Event> {
  readonly to: Viewer;
  readonly event: Event;
}

export type Step<K extends Kind> =
  | { readonly ok: true; readonly state: K['state']; readonly events: readonly Told<K['event']>[] }
  | { readonly ok: false; readonly refusal: K['refusal'] };

/** How a game ended by its own rules. No winner means a draw; several winners share the win. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** By seat, where the game tells more than who won: 1 for the best, and the same for those who share it. */
  readonly places?: readonly number[];
}

/** Work that takes too long for a rule. The state names it, a worker does it, and an input brings the answer. */
export interface Errand {
  readonly name: string;
  readonly task: unknown;
}

/** Pure functions: the same arguments give the same answer, and nothing is changed in place. */
export interface Rules<K extends Kind> {
  setup(config: K['config'], seats: number, at: Moment): K['state'];
  /** What everybody sees changes only together with an event to the table: without one, nothing is announced. */
  step(state: K['state'], input: Input<K['move']>, at: Moment): Step<K>;
  /** All that this viewer may know, and nothing else. */
  view(state: K['state'], viewer: Viewer): K['view'];
  awaiting(state: K['state']): readonly Seat[] | 'anyone';
  /**
   * Names the turn that this seat has. Its time runs as long as the name stays the same, whatever is done meanwhile. When
   * left out, whatever a player does before the eyes of all ends their turn.
   */
  turn?(state: K['state'], seat: Seat): string | number;
  /** When the rules of the game need the next tick. The host keeps the turn limits itself. */
  deadline(state: K['state']): Instant | undefined;
  outcome(state: K['state']): Outcome | undefined;
  /**
   * Since when anyone may type, while anyone may. Before a deadline, the host reads again what was typed since then, so
   * that it misses nothing.
   */
  listening?(state: K['state']): Instant | undefined;
  errand?(state: K['state']): Errand | undefined;
  /**
   * Whether the others may let somebody take back what led from one state to the next. It may have shown nobody what was
   * hidden from them, everybody was told of it, and it leads to no deadline. It tells no more than everybody knows. When
   * left out, nothing is ever taken back, and neither is anything for which chance was drawn.
   */
  takesBack?(before: K['state'], after: K['state']): boolean;
  /** The state after the game was ended from outside: over, with everything shown. Games that hide nothing omit it. */
  closed?(state: K['state']): K['state'];
  /**
   * What its replay shows of this position once the game is over: also what was hidden then. When left out, a replay shows
   * what everybody saw.
   */
  unveiled?(state: K['state']): K['view'];
}

/** One short way to write a move serves typing, custom ids, the log and the tests. */
export interface Notation<Move> {
  /** At most 60 characters; `read(write(move))` equals `move`. */
  write(move: Move): string;
  /**
   * Undefined when the text is not meant as a move. It reads what players of either language type. The writer's
   * language decides where a short text means one thing in one language and another thing in the other.
   */
  read(text: string, language?: Language): Move | undefined;
}

/** How to speak at one table: the language, and what to call people and instants. */
export interface Speech {
  readonly language: Language;
  player(seat: Seat): string;
  when(instant: Instant): string;
  /**
   * The second, from 0 to 59, that every clock in the world shows at this instant. Left out where no clock runs, and in
   * texts whose times count down by themselves.
   */
  second?(instant: Instant): number;
  /** How many characters a description may have when another line must come before it: never fewer than `leastRoom`. */
  readonly room?: number;
  /** The game was ended from outside, before its own rules ended it. Nobody is to do anything. */
  readonly ended?: Ended;
}

/** How a game came out that was ended from outside: won when others gave up or were late, or counting for nobody. */
export type Ended =
  | {
      readonly as: 'won';
      readonly winners: readonly Seat[];
      /** What the others did, when they ended it. */
      readonly others?: { readonly did: 'resign' | 'run-out-of-time'; readonly seats: readonly Seat[] };
    }
  | { readonly as: 'drawn' }
  | { readonly as: 'stopped' };

/** The longest alt text that Discord takes. */
export const longestDescription = 1_024;

/**
 * The room that every description has. The rest is for the line that says how a match was ended from outside: it names
 * two people at most.
 */
export const leastRoom = 900;

export function roomIn({ room }: Speech): number {
  return room ?? longestDescription;
}

/** A short way to write what a control carries. */
export interface Carried<T, View> {
  /** At most 60 characters; on any view that offers it, `read(write(it), view)` equals it. */
  write(it: T): string;
  /** Undefined when this view does not know it, because it is old, made up, or another player's. */
  read(text: string, view: View): T | undefined;
}

/** The drafts, or the forms, of a game that has none. */
export const none: Carried<never, unknown> = { write: String, read: () => undefined };
export type PressOf<K extends Kind> = Press<K['move'], K['draft'], K['form']>;

/** A face gets only views, so no secret can get out, and only drafts that the view knows. */
export interface Face<K extends Kind> {
  /** The picture. It says nothing that `describe` does not say too. */
  draw(view: K['view'], speech: Speech, draft?: K['draft']): Scene;
  /** The whole position in words, as far as there is room: the picture's alt text, and the board in text-only play. */
  describe(view: K['view'], speech: Speech, draft?: K['draft']): string;
  /** The line above the picture: it says who is to do what. */
  headline(view: K['view'], speech: Speech, draft?: K['draft']): string;
  tell(event: K['event'], speech: Speech): string;
  /** A move in a few words. When left out, it is said as it is written. */
  say?(move: K['move'], speech: Speech): string;
  explain(refusal: K['refusal'], speech: Speech): string;
  /** What this viewer may press now, or after the draft. */
  controls(view: K['view'], viewer: Viewer, speech: Speech, draft?: K['draft']): readonly Control<PressOf<K>>[];
  /** What has happened, as a moving picture, instead of the still one. All frames have one size, and the last stays. */
  film?(view: K['view'], speech: Speech): readonly Scene[] | undefined;
  /** Undefined when there is no longer anything to type into it. */
  form?(form: K['form'], view: K['view'], speech: Speech): Form | undefined;
}

/** A computer player. It sees only what its seat sees. */
export type Bot<K extends Kind> = (view: K['view'], seat: Seat, thinking: Thinking<K['move']>) => K['move'];

/**
 * What a computer player does aside while others are awaited, such as to advise a partner. It ends no turn, and when it
 * was done there is nothing more to do aside until the turn is over. Undefined when there is nothing to do.
 */
export type Aside<K extends Kind> = (
  view: K['view'],
  seat: Seat,
  thinking: Thinking<K['move']>,
) => K['move'] | undefined;

/** How well computer players play, from the weakest to the strongest. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];
export const isLevel = (text: string): text is Level => (levels as readonly string[]).includes(text);

/** A chapter of the rules page. It has a picture of a position where that helps. */
export interface RulesChapter<K extends Kind> {
  readonly text: string;
  readonly picture?: K['view'];
}

/** What the bot says about a game in one language. */
export interface GameWords {
  readonly name: string;
  /** One sentence, at most 100 characters: what it is. */
  readonly tagline: string;
  /** The slash command: lower case, at most 32 characters. */
  readonly command: string;
  /** How a move is typed, with an example. */
  readonly typing: string;
  /** How its games count in a cup, or what holds there alone. To be left out where a win is a win. At most 100 characters. */
  readonly cup?: string;
}

export interface Seating {
  readonly least: number;
  readonly most: number;
  /** The numbers of players that are possible, when some between the least and the most are not. */
  readonly counts?: readonly number[];
  /** The game begins at once, and whoever acts takes the next free seat. */
  readonly open?: true;
}

export interface GameDefinition<K extends Kind> extends Mind<K>, Contests<K> {
  /** Raised when the shape of the state changes; older states go through `migrate`. */
  readonly version: number;
  /** Raised when the rules change in such a way that the log of an old match gives another game. */
  readonly edition: number;
  readonly seating: Seating;
  readonly config: z.ZodType<K['config']>;
  /** What may be chosen when it starts. */
  readonly choices?: { readonly options: readonly Option[]; config(values: Values): K['config'] };
  readonly presets: { readonly standard: K['config'] } & Readonly<Record<string, K['config']>>;
  readonly state: z.ZodType<K['state']>;
  migrate(version: number, state: unknown): unknown;
  readonly rules: Rules<K>;
  /** Does the work the rules ask for, in a thread that loads nothing else of the game. */
  readonly runErrand?: (errand: Errand) => unknown;
  readonly drafts: Carried<K['draft'], K['view']>;
  readonly forms: Carried<K['form'], K['view']>;
  readonly face: Face<K>;
  readonly words: Readonly<Record<Language, GameWords>>;
  /** What the seats are called once the game has begun, in games where each has a side of its own. */
  seatName?(seat: Seat, seats: number, language: Language): string;
  /** What the places at a table are called before the lot says who begins, in games that are played in teams. */
  placeName?(seat: Seat, seats: number, language: Language): string | undefined;
  readonly commands?: readonly GameCommand<PressOf<K>>[];
  readonly solos?: readonly Solo[];
  readonly cup?: CupRules<K>;
  /**
   * Whether this move tells something that others must not know. Where everybody can read it, it is refused, whether or not
   * the rules would allow it. The view is what everybody sees, so that the refusal tells nothing.
   */
  secret?(move: K['move'], seat: Seat, view: K['view']): boolean;
  /** Typed text that is refused for these reasons gets no answer: it may have been ordinary talk. */
  readonly smallTalk?: readonly K['refusal']['why'][];
  /** A few prepared boards on which somebody tries the typical moves. */
  readonly lesson: Lesson<K>;
  /** The rules page: a few chapters that contain all the rules. */
  chapters(language: Language): readonly RulesChapter<K>[];
}
