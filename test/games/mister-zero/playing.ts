import type { Bot, Moment, Seat, Speech, Told, Viewer } from '../../../src/games/contract.ts';
import { type Bridge, bridges } from '../../../src/games/mister-zero/board.ts';
import { anyMove } from '../../../src/games/mister-zero/bots/anyMove.ts';
import { standard } from '../../../src/games/mister-zero/choices.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import type {
  Config,
  Event,
  MisterZeroKind,
  Refusal,
  Seating,
  State,
  StateOf,
  Walk,
} from '../../../src/games/mister-zero/kind.ts';
import { awaitedSeat, handOf } from '../../../src/games/mister-zero/seats.ts';
import { walkOver } from '../../../src/games/mister-zero/walk.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { faced } from '../faced.ts';

export const face = faced(misterZero);

export const { rules, notation } = misterZero;

export function moment(now = 0): Moment {
  return { now, rng: rngFrom('mister zero', 0) };
}

export function setUp(seats: Seating = 2, config: Partial<Config> = {}): State {
  return rules.setup({ ...standard, ...config }, seats, moment());
}

/** The seat that is to lay a token. Between games, one of the seats that may go on. */
export function seatToMove(state: State): Seat {
  return state.phase === 'placing' ? awaitedSeat(state) : 0;
}

export function tryMove(state: State, text: string, seat = seatToMove(state)) {
  const move = notation.read(text);
  if (move === undefined) throw new Error(`${text} is not a move.`);
  return rules.step(state, { type: 'move', seat, move }, moment());
}

export function accepted(state: State, text: string, seat?: Seat) {
  const step = tryMove(state, text, seat);
  if (!step.ok) throw new Error(`${text} is refused: ${step.refusal.why}`);
  return { state: step.state, told: step.events, events: step.events.map(({ event }: Told<Event>) => event) };
}

export function refusalOf(state: State, text: string, seat?: Seat): Refusal | undefined {
  const step = tryMove(state, text, seat);
  return step.ok ? undefined : step.refusal;
}

/** Moves as players type them, with spaces between. */
export function played(moves: string, from: State = setUp()): State {
  const texts = moves.split(' ').filter((text) => text !== '');
  return texts.reduce((state, text) => accepted(state, text).state, from);
}

export function placing(state: State): StateOf<'placing'> {
  if (state.phase !== 'placing') throw new Error(`The game is at ${state.phase}.`);
  return state;
}

/** The walk over tokens as they are typed, whoever laid them: `3K`, or `0L!` for face down. */
export function walkOf(tokens: string): Walk {
  return walkOver(
    tokens.split(' ').map((text) => ({
      colour: 'red',
      digit: Number(text[0]) as 0,
      bridge: text[1] as Bridge,
      lies: text.endsWith('!') ? 'face-down' : 'face-up',
    })),
  );
}

export function routeOf({ jumps }: Walk): string {
  return jumps.map(({ token }) => token.bridge).join('');
}

/** Each token on each bridge where it may lie, face down when the rules say so. */
export function legalMoves(state: State): string[] {
  const hand = handOf(state, seatToMove(state));
  return hand.flatMap((digit) =>
    bridges.map((bridge) => `${digit}${bridge}`).filter((text) => refusalOf(state, text) === undefined),
  );
}

/** Lays any token anywhere. */
export const anybody: Bot<MisterZeroKind> = (view, seat, { rng }) => anyMove(view, seat, rng);

/** Every state of a game between computer players, including the last one. */
export function botGame(seed: string, bots: readonly Bot<MisterZeroKind>[], start: State = setUp(2)): State[] {
  const states = [start];
  for (let turn = 1; ; turn++) {
    const state = states.at(-1) as State;
    if (rules.outcome(state) !== undefined) return states;
    const seat = seatToMove(state);
    const bot = bots[seat % bots.length] as Bot<MisterZeroKind>;
    const move = bot(rules.view(state, seat), seat, thinkingFor(200, rngFrom(seed, turn)));
    const step = rules.step(state, { type: 'move', seat, move }, moment(turn));
    if (!step.ok) throw new Error(`Seat ${seat} plays ${notation.write(move)}, refused: ${step.refusal.why}`);
    states.push(step.state);
  }
}

export const names = ['Ada', 'Bob', 'Cleo', 'Dai'];
export const longNames = [
  'Wilhelmina Featherstonehaugh III',
  'Maximilian-Alexander von Rosen 2',
  'Bartholomew Montgomery-Fitzroy 3',
  'Konstantinos Papadopoulos-Smith4',
];

export function speech(language: Speech['language'], players = names): Speech {
  return { language, player: (seat) => players[seat] ?? `seat ${seat}`, when: (at) => `<t:${at}:R>` };
}

export function viewOf(state: State, viewer: Viewer = 'table'): MisterZeroKind['view'] {
  return rules.view(state, viewer);
}

/** Spaces that may break where French needs spaces that do not. */
export const badFrench = / [:;!?»]|« /;
