import type { Bot, Moment, Seat, Speech, Viewer } from '../../../src/games/contract.ts';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import type {
  Config,
  Event,
  MastermindKind,
  Refusal,
  State,
  StateOf,
  View,
} from '../../../src/games/mastermind/kind.ts';
import type { Code } from '../../../src/games/mastermind/pieces.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { faced } from '../faced.ts';

export const face = faced(mastermind);

export const { rules, notation } = mastermind;

export function moment(seed = 'mastermind', turn = 0, now = 0): Moment {
  return { now, rng: rngFrom(seed, turn) };
}

export const standard: Config = { setters: 'in-turn', possible: 'not-told' };

export function started(seats: number, config: Partial<Config> = {}): State {
  return rules.setup({ ...standard, ...config }, seats, moment());
}

/** A player's seat, and what the player types. */
export type Typed = readonly [seat: Seat, text: string];

export function tryMove(state: State, [seat, text]: Typed) {
  const move = notation.read(text);
  if (move === undefined) throw new Error(`${text} is not a move.`);
  return rules.step(state, { type: 'move', seat, move }, moment(text));
}

export function accepted(state: State, typed: Typed): { state: State; events: readonly Event[] } {
  const step = tryMove(state, typed);
  if (!step.ok) throw new Error(`${typed.join(': ')} is refused: ${step.refusal.why}`);
  return { state: step.state, events: step.events.map(({ event }) => event) };
}

export function played(state: State, ...moves: readonly Typed[]): State {
  return moves.reduce((before, typed) => accepted(before, typed).state, state);
}

export function refusalOf(state: State, typed: Typed): Refusal | undefined {
  const step = tryMove(state, typed);
  return step.ok ? undefined : step.refusal;
}

export const solvedColours = 'colours R G B';
export const solvedShapes = 'shapes star circle cross';
/** The two rows above solve this code. */
export const someCards = 'cards red-star green-circle blue-cross';

export const wrongColours = 'colours P P P';
export const wrongShapes = 'shapes square square square';

export function wrong(row: string, times: number, seat: Seat = 1): Typed[] {
  return Array.from({ length: times }, () => [seat, row]);
}

export function shown(state: State): StateOf<'shown'> {
  if (state.phase !== 'shown') throw new Error(`The game is at ${state.phase}.`);
  return state;
}

/** Seat 0 has set these cards. */
export function seekingBy(seats: 2 | 3, config: Partial<Config> = {}, cards = someCards): State {
  return played(started(seats, config), [0, cards]);
}

/** Plays each round with the first cards of the pack. Each puzzle is solved by its first row. */
export function afterRounds(state: State, rounds: number): State {
  let now = state;
  for (let round = 0; round < rounds; round++) {
    if (now.phase === 'shown') now = played(now, [0, 'next']);
    const { setter, seekers, covered } = rules.view(now, 'table');
    const pack = mastermindPack(covered);
    const code = [pack[0], pack[1], pack[2]] as Code;
    now = played(
      now,
      [setter, `cards ${code.join(' ')}`],
      [seekers.colours, `colours ${code.map((card) => card.split('-')[0]).join(' ')}`],
      [seekers.shapes, `shapes ${code.map((card) => card.split('-')[1]).join(' ')}`],
    );
  }
  return now;
}

const colourNames = ['red', 'yellow', 'green', 'blue', 'purple'];
const shapeNames = ['circle', 'square', 'triangle', 'star', 'cross'];

/** The cards of the pack, made from the rules page and not from the code under test. */
export function mastermindPack(covered: readonly string[]): string[] {
  return colourNames
    .flatMap((colour) => shapeNames.map((shape) => `${colour}-${shape}`))
    .filter((card) => !covered.includes(card));
}

/** Every state of a game between computer players, which press *next* at once. */
export function botGame(
  seed: string,
  bots: readonly Bot<MastermindKind>[],
  config: Partial<Config> = {},
): readonly State[] {
  const states = [started(bots.length, config)];
  for (let turn = 1; ; turn++) {
    const state = states.at(-1) as State;
    if (rules.outcome(state) !== undefined) return states;
    const awaited = rules.awaiting(state);
    const seat = awaited === 'anyone' ? 0 : (awaited[turn % awaited.length] as Seat);
    const at = moment(seed, turn, turn);
    const move = (bots[seat] as Bot<MastermindKind>)(rules.view(state, seat), seat, thinkingFor(10, at.rng));
    const step = rules.step(state, { type: 'move', seat, move }, at);
    if (!step.ok) throw new Error(`Seat ${seat} plays ${notation.write(move)}, refused: ${step.refusal.why}`);
    states.push(step.state);
  }
}

export function viewersOf(seats: number): Viewer[] {
  return ['table', ...Array.from({ length: seats }, (_, seat) => seat)];
}

export function speech(language: Speech['language'], names = ['Ada', 'Bob', 'Cleo']): Speech {
  return { language, player: (seat) => names[seat] ?? `seat ${seat}`, when: String };
}

export const longNames = [
  'Wilhelmina Featherstonehaugh III',
  'Maximilian-Alexander von Rosen 2',
  'Bartholomew-Emmanuel Castlewood4',
];

export function viewOf(state: State, viewer: Viewer = 'table'): View {
  return rules.view(state, viewer);
}

export function totals(state: State): number[] {
  return viewOf(state).points.map((points) => points.reduce((sum, more) => sum + more, 0));
}
