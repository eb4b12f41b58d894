import type { Input, Moment, Step } from '../../../src/games/contract.ts';
import type { RobotCells, Slide, TargetName } from '../../../src/games/ricochet/board/vocabulary.ts';
import { targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import { standard } from '../../../src/games/ricochet/choices.ts';
import { ricochet } from '../../../src/games/ricochet/index.ts';
import type { Config, Event, Move, Player, Refusal, RicochetKind, State } from '../../../src/games/ricochet/kind.ts';
import { notation } from '../../../src/games/ricochet/notation/notation.ts';
import { rules } from '../../../src/games/ricochet/rules.ts';
import type { SolverAnswer } from '../../../src/games/ricochet/search.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { faced } from '../faced.ts';

export const face = faced(ricochet);

export { notation, rules, standard };

/**
 * What happens, and in which second: `0: 7` is a bid by seat 0; others are `tick`, `join 2`, `leave 1`, `answer best r^
 * rv r>`.
 */
export type Deed = readonly [second: number, what: string];

export const board = '1A2A3A4A';
/** Red is two cells left of its star. */
export const place: RobotCells = [211, 17, 30, 225];
export const target: TargetName = 'red-star';
/** Ways to the star from that position. A way that turns needs at least three moves. */
export const ways = { best: 'r^ rv r>', longer: 'r^ rv r< r>', straight: 'r>', thereAndBack: 'r< r>' } as const;

export function moment(second: number, seed = 'ricochet'): Moment {
  return { now: second * 1_000, rng: rngFrom(seed, second) };
}

export interface Scene {
  readonly config?: Partial<Config>;
  readonly seats?: number;
  /** How many tokens each seat has won. A player with tokens has bid. */
  readonly tokens?: readonly number[];
  /** Players who have bid but not won. */
  readonly bidders?: readonly number[];
  readonly left?: readonly TargetName[];
  readonly place?: RobotCells;
  readonly target?: TargetName;
}

/** A round whose target was shown in second 0. */
export function opened(scene: Scene = {}): State {
  const aim = scene.target ?? target;
  const tokens = scene.tokens ?? [];
  const { longest: _, ...config } = { ...standard, ...scene.config };
  const state = rules.setup(config, scene.seats ?? Math.max(4, tokens.length), moment(0));
  const spare = targetNames.filter((name) => name !== aim && !scene.left?.includes(name));
  let taken = 0;
  const players = state.players.map((_player, seat): Player => {
    const won = spare.slice(taken, taken + (tokens[seat] ?? 0));
    taken += won.length;
    return { won, bids: won.length > 0 || scene.bidders?.includes(seat) === true, here: true };
  });
  const gone = players.flatMap(({ won }) => won);
  return {
    ...state,
    config: { ...standard, ...scene.config },
    board,
    players,
    left: scene.left ?? targetNames.filter((name) => !gone.includes(name)),
    round: { ...state.round, target: aim, place: scene.place ?? place },
  };
}

export function tried(state: State, [second, what]: Deed, seed?: string): Step<RicochetKind> {
  return rules.step(frozen(state), inputOf(state, what), moment(second, seed));
}

export function accepted(state: State, deed: Deed, seed?: string): { state: State; events: readonly Event[] } {
  const step = tried(state, deed, seed);
  if (!step.ok) throw new Error(`${deed.join(' ')} is refused: ${JSON.stringify(step.refusal)}`);
  return { state: step.state, events: step.events.map(({ event }) => event) };
}

export function played(from: State, ...deeds: readonly Deed[]): State {
  return deeds.reduce((state, deed) => accepted(state, deed).state, from);
}

/** The state when a game that is won waits for its last best solution no longer; any other state as it is. */
export function ended(state: State): State {
  return state.stage.at === 'closing' ? played(state, [state.stage.until / 1_000, 'tick']) : state;
}

/** What everybody is told about the last of these. */
export function heard(from: State, ...deeds: readonly Deed[]): readonly Event[] {
  const last = deeds.at(-1) as Deed;
  return accepted(played(from, ...deeds.slice(0, -1)), last).events;
}

export function refusalOf(from: State, ...deeds: readonly Deed[]): Refusal | undefined {
  const step = tried(played(from, ...deeds.slice(0, -1)), deeds.at(-1) as Deed);
  return step.ok ? undefined : step.refusal;
}

export function viewOf(state: State) {
  return rules.view(state, 'table');
}

/** The stage of a view or a state. The caller knows which stage it is. */
export function at<S extends { readonly at: string }, At extends S['at']>(
  { stage }: { readonly stage: S },
  which: At,
): Extract<S, { readonly at: At }> {
  if (stage.at !== which) throw new Error(`The game is at ${stage.at}.`);
  return stage as Extract<S, { readonly at: At }>;
}

export function slides(text: string): readonly Slide[] {
  const move = notation.read(text);
  if (move?.act !== 'slide') throw new Error(`${text} is no slide.`);
  return move.slides;
}

function inputOf(state: State, what: string): Input<Move> {
  const [, seat, typed] = /^(\d+): (.*)$/.exec(what) ?? [];
  if (seat !== undefined && typed !== undefined) {
    const move = notation.read(typed);
    if (move === undefined) throw new Error(`${typed} is not a move.`);
    return { type: 'move', seat: Number(seat), move };
  }
  const [word = '', ...rest] = what.split(' ');
  switch (word) {
    case 'tick':
      return { type: 'tick' };
    case 'join':
    case 'leave':
      return { type: word, seat: Number(rest[0]) };
    case 'answer':
      return { type: 'answer', errand: rules.errand?.(state)?.name ?? 'none', value: answerOf(rest) };
    default:
      throw new Error(`Nobody knows what “${what}” is.`);
  }
}

function answerOf([found, ...rest]: readonly string[]): SolverAnswer {
  switch (found) {
    case 'best':
      return { found, slides: slides(rest.join(' ')) };
    case 'at-least':
      return { found, moves: Number(rest[0]) };
    default:
      return { found: 'impossible' };
  }
}

/** The value, frozen deeply: rules that change it in place throw. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
