import type { z } from 'zod';
import type { Scene } from '../render/scene.ts';
import type { Control, Form, Press } from './controls.ts';
import type { Game } from './kernel.ts';
import type { Rng } from './rng.ts';

/** Milliseconds on the tables' clock, which stands still while nobody hosts them. */
export type Instant = number;

/** A place at the table, from 0. Seat 0 begins. Who sits there is none of a game's business. */
export type Seat = number;

/** Who looks: somebody seated, or everybody who reads the channel. */
export type Viewer = Seat | 'table';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The types of one game in one bundle. State, view, config and event are plain JSON. */
export interface Kind {
  config: unknown;
  state: unknown;
  view: unknown;
  move: unknown;
  /** What somebody looks at, or how far their move has come; `never` where a board is only ever shown whole. */
  draft: unknown;
  /** The fields that can be opened to type in; `never` where there is none. */
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

/** How a game ended by its own rules. No winner is a draw; several share. */
export interface Outcome {
  readonly winners: readonly Seat[];
}

/** Work too long for a rule: named by the state, done in a worker, answered by an input. */
export interface Errand {
  readonly name: string;
  readonly task: unknown;
}

/** Pure functions: the same arguments give the same answer, and nothing is changed in place. */
export interface Rules<K extends Kind> {
  setup(config: K['config'], seats: number, at: Moment): K['state'];
  /** What everybody sees changes only together with an event to the table: the rest is not announced. */
  step(state: K['state'], input: Input<K['move']>, at: Moment): Step<K>;
  /** All that this viewer may know, and nothing else. */
  view(state: K['state'], viewer: Viewer): K['view'];
  awaiting(state: K['state']): readonly Seat[] | 'anyone';
  /** When a tick is due by the rules of the game. Turn limits are the host's. */
  deadline(state: K['state']): Instant | undefined;
  outcome(state: K['state']): Outcome | undefined;
  /** While anyone may type: since when. Before a deadline, what was typed since is read again, so none of it is missed. */
  listening?(state: K['state']): Instant | undefined;
  errand?(state: K['state']): Errand | undefined;
  /** The state when the game was ended from outside: over, with everything shown. Left out by games that hide nothing. */
  closed?(state: K['state']): K['state'];
}

/** One short writing of a move serves typing, custom ids, the log and the tests. */
export interface Notation<Move> {
  /** At most 60 characters; `read(write(move))` equals `move`. */
  write(move: Move): string;
  /**
   * Undefined when the text is not meant as a move. Reads what players of either language type; the writer's language
   * decides where a short writing means one thing in one and another in the other.
   */
  read(text: string, language?: Language): Move | undefined;
}

/** How to speak at one table: the language, and what to call people and instants. */
export interface Speech {
  readonly language: Language;
  player(seat: Seat): string;
  when(instant: Instant): string;
  /** Characters there are for a description, when something has to stand before it: never fewer than `leastRoom`. */
  readonly room?: number;
}

/** What Discord takes as alt text. */
export const longestDescription = 1_024;

/** What is always left of it: how a match was ended from outside takes a line that names two people at most. */
export const leastRoom = 900;

export function roomIn({ room }: Speech): number {
  return room ?? longestDescription;
}

/** One short writing of what a control may carry. */
export interface Carried<T, View> {
  /** At most 60 characters; on any view that offers it, `read(write(it), view)` equals it. */
  write(it: T): string;
  /** Undefined when this view does not know it: it is old, made up, or somebody else's. */
  read(text: string, view: View): T | undefined;
}

/** The drafts, or the forms, of a game that has none. */
export const none: Carried<never, unknown> = { write: String, read: () => undefined };
export type PressOf<K extends Kind> = Press<K['move'], K['draft'], K['form']>;

/** Only views come in, so nothing secret can get out; and only drafts that the view knows. */
export interface Face<K extends Kind> {
  /** The picture. It says nothing that `describe` does not say too. */
  draw(view: K['view'], speech: Speech, draft?: K['draft']): Scene;
  /** The whole position in words: the picture's alt text and the board of text-only play. As long as there is room for. */
  describe(view: K['view'], speech: Speech, draft?: K['draft']): string;
  /** Above the picture: who is to do what. */
  headline(view: K['view'], speech: Speech, draft?: K['draft']): string;
  tell(event: K['event'], speech: Speech): string;
  explain(refusal: K['refusal'], speech: Speech): string;
  /** What this viewer may press now, or after the draft. */
  controls(view: K['view'], viewer: Viewer, speech: Speech, draft?: K['draft']): readonly Control<PressOf<K>>[];
  /** What has happened as a moving picture: frames of one size, the last one stays. */
  film?(view: K['view'], speech: Speech): readonly Scene[] | undefined;
  /** Undefined when there is nothing to type into it any more. */
  form?(form: K['form'], view: K['view'], speech: Speech): Form | undefined;
}

/** A player made of code. It sees what its seat sees. */
export type Bot<K extends Kind> = (view: K['view'], seat: Seat, rng: Rng) => K['move'];

/** A chapter of the rules page, drawn from a position where a picture helps. */
export interface RulesChapter<K extends Kind> {
  readonly text: string;
  readonly picture?: K['view'];
}

/** What the house says of a game in one language. */
export interface GameWords {
  readonly name: string;
  /** One sentence, at most 100 characters: what it is. */
  readonly tagline: string;
  /** The slash command: lower case, at most 32 characters. */
  readonly command: string;
  /** How a move is typed, with an example. */
  readonly typing: string;
}

/** A value that a slash command asks for, with its name and description in each language. */
export type Option = {
  readonly name: string;
  readonly words: Readonly<Record<Language, { readonly name: string; readonly description: string }>>;
  readonly required?: true;
} & (
  | { readonly asks: 'number'; readonly least: number; readonly most: number }
  | { readonly asks: 'text'; readonly longest: number }
  | {
      readonly asks: 'choice';
      readonly choices: readonly { readonly value: string; readonly words: Readonly<Record<Language, string>> }[];
    }
);

export type Values = Readonly<Record<string, string | number | undefined>>;

/** A slash command of one game's own: another way to press something. */
export interface GameCommand<P = Press> {
  readonly name: string;
  readonly words: Readonly<Record<Language, { readonly name: string; readonly description: string }>>;
  readonly options: readonly Option[];
  press(values: Values): P;
}

/** How a board for one went: the fewest, after how long, and how long the first solution took (milliseconds). */
export interface Score {
  readonly best: number;
  readonly took: number;
  readonly first: number;
}

/** A board for one, played in private beside the game itself: by a command of its own, and rules of its own. */
export interface Solo {
  readonly name: string;
  readonly words: Readonly<Record<Language, { readonly name: string; readonly description: string }>>;
  readonly options: readonly Option[];
  /** Whenever one likes; or one a day, the same for everybody, with a table of results. */
  readonly comes: 'anytime' | 'daily';
  /** For one seat. */
  readonly game: Game;
  /** What is to be played: the config. It may take long, so it is done in a thread of its own. */
  prepare(wish: Values, seed: string): unknown;
  /** What to wish for to get another one like this. */
  another(config: unknown): Values;
  /** Undefined until there is a result. */
  score(view: unknown): Score | undefined;
  tellBest(best: number, language: Language): string;
}

export interface Seating {
  readonly least: number;
  readonly most: number;
  /** Which numbers between them can play, when not all can. */
  readonly counts?: readonly number[];
  /** It begins at once, and whoever acts takes the next free seat. */
  readonly open?: true;
}

export interface GameDefinition<K extends Kind> {
  readonly id: string;
  /** Raised when the shape of the state changes; older states go through `migrate`. */
  readonly version: number;
  readonly seating: Seating;
  readonly config: z.ZodType<K['config']>;
  /** What may be chosen when it starts. */
  readonly choices?: { readonly options: readonly Option[]; config(values: Values): K['config'] };
  readonly presets: { readonly standard: K['config'] } & Readonly<Record<string, K['config']>>;
  readonly state: z.ZodType<K['state']>;
  migrate(version: number, state: unknown): unknown;
  readonly rules: Rules<K>;
  readonly notation: Notation<K['move']>;
  readonly drafts: Carried<K['draft'], K['view']>;
  readonly forms: Carried<K['form'], K['view']>;
  readonly face: Face<K>;
  readonly words: Readonly<Record<Language, GameWords>>;
  /** What the seats are called, where it matters which one somebody takes. */
  seatName?(seat: Seat, seats: number, language: Language): string;
  readonly commands?: readonly GameCommand<PressOf<K>>[];
  readonly solos?: readonly Solo[];
  /** Refusals that typed text gets in silence: it may have been ordinary talk. */
  readonly smallTalk?: readonly K['refusal']['why'][];
  /** Does the work the rules ask for, in a thread of its own. */
  readonly runErrand?: (errand: Errand) => unknown;
  /** The rules page: a few chapters that say all. */
  chapters(language: Language): readonly RulesChapter<K>[];
  /** From the weakest to the strongest. */
  readonly bots: Readonly<Record<string, Bot<K>>>;
}
