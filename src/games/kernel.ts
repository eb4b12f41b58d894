import type { Scene } from '../render/scene.ts';
import { type Computers, mountComputers } from './computers.ts';
import { mountContests, type SealedContests } from './contest.ts';
import type {
  Errand,
  GameCommand,
  GameDefinition,
  GameWords,
  Input,
  Instant,
  Kind,
  Language,
  Option,
  Outcome,
  Seat,
  Seating,
  Speech,
  Told,
  Values,
  Viewer,
} from './contract.ts';
import type { Form } from './controls.ts';
import { mountCupRules, type SealedCupRules } from './cup.ts';
import type { Entry, PlayInput } from './entry.ts';
import { type SealedLesson, sealLesson } from './lesson.ts';
import { rngFrom, watched } from './rng.ts';
import { mayAct, seated } from './seated.ts';
import { type Sight, sightOf } from './sight.ts';
import type { Solo } from './solo.ts';
import { writtenCommand } from './written.ts';

export type { Entry, PlayInput } from './entry.ts';
export type { Sight } from './sight.ts';

/** A game being played, as plain JSON: everything but who sits where. */
export interface Play {
  readonly game: string;
  readonly version: number;
  readonly config: unknown;
  readonly seats: number;
  /** Secret: with the turn it decides all chance. */
  readonly seed: string;
  /** How many inputs were accepted. */
  readonly turn: number;
  readonly state: unknown;
}

/** The reasons for which the kernel refuses an input, in any game. The bot has a sentence for each. */
export const kernelReasons = ['over', 'no-such-seat', 'unreadable', 'typed-openly'] as const;
export type KernelReason = (typeof kernelReasons)[number];

/** A reason of a game or of the kernel. */
export type Refusal = { readonly why: string };

export type Submitted =
  | {
      readonly ok: true;
      readonly changed: true;
      readonly play: Play;
      readonly events: readonly Told<unknown>[];
      readonly entry: Entry;
      /** Whether it may be taken back when the others agree. */
      readonly undo: 'possible' | 'never';
    }
  | { readonly ok: true; readonly changed: false }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Opening {
  readonly config: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly now: Instant;
}

/** A game with its types sealed in, as the rest of the bot knows it. */
export interface Game extends Computers, SealedContests<Play> {
  readonly id: string;
  readonly version: number;
  readonly edition: number;
  readonly seating: Seating;
  readonly words: Readonly<Record<Language, GameWords>>;
  readonly presets: { readonly standard: unknown } & Readonly<Record<string, unknown>>;
  readonly options: readonly Option[];
  readonly commands: readonly GameCommand[];
  readonly solos: readonly Solo[];
  readonly cup: SealedCupRules<Play>;
  readonly lesson: SealedLesson;
  /** Whether there is anything in it that may be taken back when the others agree. */
  readonly takesBack: 'some' | 'never';
  /** The reasons for which typed text is refused without an answer. */
  readonly smallTalk: readonly string[];
  seatName(seat: Seat, seats: number, language: Language): string | undefined;
  placeName(seat: Seat, seats: number, language: Language): string | undefined;
  /** The config with what was chosen; the standard config decides the rest. */
  configure(values: Values): unknown;
  open(opening: Opening): Play;
  submit(play: Play, input: PlayInput, now: Instant): Submitted;
  awaiting(play: Play): readonly Seat[] | 'anyone';
  /** The name of the turn that this seat has; undefined where the rules name none. */
  turn(play: Play, seat: Seat): string | number | undefined;
  deadline(play: Play): Instant | undefined;
  outcome(play: Play): Outcome | undefined;
  /** The same play, with a state of today's shape. */
  current(play: Play): Play;
  /** The play after it was ended from outside: nothing is hidden any more. */
  closed(play: Play): Play;
  listening(play: Play): Instant | undefined;
  errand(play: Play): Errand | undefined;
  /** This may take long, so it runs in a thread of its own. */
  runErrand(errand: Errand): unknown;
  reads(text: string): boolean;
  sight(play: Play, viewer: Viewer, speech: Speech, draft?: string): Sight;
  /**
   * What is seen of a position when looking back. What was hidden in it is shown only if `end` is a later position of the
   * same play, and that play is over.
   */
  hindsight(play: Play, end: Play, speech: Speech): Sight;
  /** Whether there is more to see then. */
  readonly hides: boolean;
  tell(event: unknown, speech: Speech): string;
  explain(refusal: Refusal, speech: Speech): string;
  /** The field that a control opens. Undefined when the control is old or made up. */
  form(play: Play, viewer: Viewer, form: string, speech: Speech): Form | undefined;
  view(play: Play, viewer: Viewer): unknown;
  /** A written move in a few words. */
  say(text: string, speech: Speech): string;
  chapters(
    language: Language,
    speech: Speech,
  ): readonly { readonly text: string; readonly scene?: Scene; readonly description?: string }[];
}

export function mount<K extends Kind>(game: GameDefinition<K>): Game {
  const { rules, notation, face } = game;
  const states = new WeakMap<Play, K['state']>();

  /** The state, brought up to date when an older version kept it, and checked once for each loading. */
  function stateOf(play: Play): K['state'] {
    const known = states.get(play);
    if (known !== undefined) return known;
    const current = play.version === game.version ? play.state : game.migrate(play.version, play.state);
    const state = game.state.parse(current);
    states.set(play, state);
    return state;
  }

  function keep(play: Play, state: K['state'], input: Input<K['move']>): Play {
    const seats = input.type === 'join' ? play.seats + 1 : play.seats;
    const kept = { ...play, version: game.version, turn: play.turn + 1, seats, state };
    states.set(kept, state);
    return kept;
  }

  function parse(input: PlayInput): Input<K['move']> | undefined {
    if (input.type !== 'move') return input;
    const move = notation.read(input.text, input.language);
    return move === undefined ? undefined : { type: 'move', seat: input.seat, move };
  }

  const tellsSecret = (state: K['state'], { seat, move }: Extract<Input<K['move']>, { type: 'move' }>): boolean =>
    game.secret?.(move, seat, rules.view(state, 'table')) ?? false;

  /** The log keeps the move as `write` gives it, whatever was typed. */
  const written = (input: Input<K['move']>): PlayInput =>
    input.type === 'move' ? { type: 'move', seat: input.seat, text: notation.write(input.move) } : input;

  return {
    id: game.id,
    version: game.version,
    edition: game.edition,
    seating: game.seating,
    words: game.words,
    presets: game.presets,
    ...mountComputers(game),
    ...mountContests(game, stateOf),
    options: game.choices?.options ?? [],
    commands: (game.commands ?? []).map((command) => writtenCommand(game, command)),
    solos: game.solos ?? [],
    lesson: sealLesson(game),
    cup: mountCupRules(game.cup, stateOf, (config) => game.config.parse(config)),
    hides: rules.unveiled !== undefined,
    takesBack: rules.takesBack === undefined ? 'never' : 'some',
    smallTalk: game.smallTalk ?? [],
    seatName: (seat, seats, language) => game.seatName?.(seat, seats, language),
    placeName: (seat, seats, language) => game.placeName?.(seat, seats, language),
    configure: (values) => game.config.parse(game.choices?.config(values) ?? game.presets.standard),

    open({ config, seats, seed, now }) {
      const parsed = game.config.parse(config);
      const state = rules.setup(parsed, seats, { now, rng: rngFrom(seed, 0) });
      const play: Play = { game: game.id, version: game.version, config: parsed, seats, seed, turn: 0, state };
      states.set(play, state);
      return play;
    },

    submit(play, input, now) {
      const state = stateOf(play);
      if (rules.outcome(state) !== undefined) {
        return input.type === 'tick' ? { ok: true, changed: false } : refused('over');
      }
      if ('seat' in input && !mayAct(play, input, game.seating)) return refused('no-such-seat');
      const parsed = parse(input);
      if (parsed === undefined) return refused('unreadable');
      const openly = input.type === 'move' && input.typed === 'openly';
      if (openly && parsed.type === 'move' && tellsSecret(state, parsed)) return refused('typed-openly');
      const { rng, drawn } = watched(rngFrom(play.seed, play.turn + 1));
      const step = rules.step(state, parsed, { now, rng });
      if (!step.ok) return step;
      if (step.state === state && step.events.length === 0) return { ok: true, changed: false };
      const entry: Entry = { at: now, input: written(parsed) };
      const undo = !drawn() && rules.takesBack?.(state, step.state) ? 'possible' : 'never';
      return { ok: true, changed: true, play: keep(play, step.state, parsed), events: step.events, entry, undo };
    },

    awaiting: (play) => (rules.outcome(stateOf(play)) === undefined ? rules.awaiting(stateOf(play)) : []),
    turn: (play, seat) => rules.turn?.(stateOf(play), seat),
    deadline: (play) => (rules.outcome(stateOf(play)) === undefined ? rules.deadline(stateOf(play)) : undefined),
    outcome: (play) => rules.outcome(stateOf(play)),
    current: (play) => ({ ...play, version: game.version, state: stateOf(play) }),
    closed(play) {
      const state = stateOf(play);
      if (rules.closed === undefined || rules.outcome(state) !== undefined) return play;
      const shown = rules.closed(state);
      const closed = { ...play, version: game.version, state: shown };
      states.set(closed, shown);
      return closed;
    },
    listening: (play) => (rules.outcome(stateOf(play)) === undefined ? rules.listening?.(stateOf(play)) : undefined),
    errand: (play) => (rules.outcome(stateOf(play)) === undefined ? rules.errand?.(stateOf(play)) : undefined),
    runErrand(errand) {
      if (game.runErrand === undefined) throw new Error(`${game.id} runs no errands`);
      return game.runErrand(errand);
    },
    reads: (text) => notation.read(text) !== undefined,
    view: (play, viewer) => rules.view(stateOf(play), seated(play, viewer)),

    sight(play, whoever, speech, text) {
      const viewer = seated(play, whoever);
      return sightOf(game, rules.view(stateOf(play), viewer), viewer, { speech, draft: text });
    },

    hindsight(play, end, speech) {
      const state = stateOf(play);
      const known = isLater(end, play) && rules.outcome(stateOf(end)) !== undefined;
      const view = known && rules.unveiled !== undefined ? rules.unveiled(state) : rules.view(state, 'table');
      return sightOf(game, view, 'table', { speech });
    },

    tell: (event, speech) => face.tell(event as K['event'], speech),
    explain: (refusal, speech) => face.explain(refusal as K['refusal'], speech),

    form(play, viewer, text, speech) {
      const view = rules.view(stateOf(play), seated(play, viewer));
      const form = game.forms.read(text, view);
      return form === undefined ? undefined : face.form?.(form, view, speech);
    },

    say(text, speech) {
      const move = notation.read(text);
      return (move && face.say?.(move, speech)) ?? text;
    },

    chapters: (language, speech) =>
      game
        .chapters(language)
        .map(({ text, picture }) =>
          picture === undefined
            ? { text }
            : { text, scene: face.draw(picture, speech), description: face.describe(picture, speech) },
        ),
  };
}

const isLater = (end: Play, play: Play): boolean =>
  end.game === play.game && end.seed === play.seed && end.turn >= play.turn;

const refused = (why: KernelReason): Submitted => ({ ok: false, refusal: { why } });

/** The game again, played from its opening and its log. */
export function replay(game: Game, opening: Opening, log: readonly Entry[]): Play {
  return log.reduce((play, { at, input }) => {
    const submitted = game.submit(play, input, at);
    if (!submitted.ok || !submitted.changed) throw new Error(`entry ${play.turn + 1} of the log does not fit the game`);
    return submitted.play;
  }, game.open(opening));
}
