import type { Bot, Moment, Seat, Speech, Told } from '../../../src/games/contract.ts';
import { corners, holes, opposite, type Point } from '../../../src/games/foxu/board.ts';
import { foxu } from '../../../src/games/foxu/index.ts';
import type { Board, Event, FoxuKind, Refusal, State, StateOf } from '../../../src/games/foxu/kind.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { faced } from '../faced.ts';

export const face = faced(foxu);

export const { rules, notation } = foxu;

export function moment(seed = 'foxu', turn = 0): Moment {
  return { now: 0, rng: rngFrom(seed, turn) };
}

/** Eleven grey pegs that leave the first column and the top row empty. */
export const somePegs = 'pegs b2 b3 b4 c2 c3 d2 d4 e3 e5 f2 f4';
export const prepared = [somePegs, 'ready', 'corners yellow a1'];

export function seatToMove(state: State): Seat {
  const [seat] = rules.awaiting(state) as readonly Seat[];
  if (seat === undefined) throw new Error('Nobody is to move.');
  return seat;
}

export function tryMove(state: State, text: string, seat = seatToMove(state)) {
  const move = notation.read(text);
  if (move === undefined) throw new Error(`${text} is not a move.`);
  return rules.step(state, { type: 'move', seat, move }, moment(text));
}

export function played(moves: readonly string[], from = rules.setup({}, 2, moment())): State {
  return moves.reduce((state, text) => accepted(state, text).state, from);
}

export function accepted(state: State, text: string): { state: State; events: readonly Event[] } {
  const step = tryMove(state, text);
  if (!step.ok) throw new Error(`${text} is refused: ${step.refusal.why}`);
  return { state: step.state, events: step.events.map(({ event }: Told<Event>) => event) };
}

export function refusalOf(state: State, text: string, seat?: Seat): Refusal | undefined {
  const step = tryMove(state, text, seat);
  return step.ok ? undefined : step.refusal;
}

export function boardOf(state: State): Board {
  if (!('board' in state)) throw new Error('The tubes are not on the board yet.');
  return state.board;
}

export function inTurns(state: State): StateOf<'turns'> {
  if (state.phase !== 'turns') throw new Error(`The game is at ${state.phase}.`);
  return state;
}

/** A game after the pie choice: seat 0 has yellow and moves next. */
export function turnsFrom(board: Board): StateOf<'turns'> {
  const at = board.tubes.blue;
  const last = { colour: 'blue', from: at, to: at, pegged: [], left: 11 } as const;
  return { phase: 'turns', board, last, owners: { yellow: 0, blue: 1 }, turn: 'yellow', seen: [] };
}

export function boardWith(grey: readonly Point[], yellow: Point, blue: Point): Board {
  return { grey, pegs: { yellow: [], blue: [] }, tubes: { yellow, blue } };
}

export function randomBoard(seed: string): Board {
  const { rng } = moment(seed);
  const corner = corners[rng.int(corners.length)] ?? 'a1';
  return boardWith(rng.shuffled(holes).slice(0, 11), corner, opposite[corner]);
}

/** Every state of a game between two computer players. */
export function botGame(seed: string, bots: readonly [Bot<FoxuKind>, Bot<FoxuKind>]): State[] {
  const states = [rules.setup({}, 2, moment(seed))];
  for (let turn = 1; ; turn++) {
    const state = states.at(-1) as State;
    if (rules.outcome(state) !== undefined) return states;
    const seat = seatToMove(state);
    const at = moment(seed, turn);
    const move = bots[seat === 0 ? 0 : 1](rules.view(state, seat), seat, thinkingFor(200, at.rng));
    const step = rules.step(state, { type: 'move', seat, move }, at);
    if (!step.ok) throw new Error(`Seat ${seat} plays ${notation.write(move)}, refused: ${step.refusal.why}`);
    states.push(step.state);
  }
}

export function speech(language: Speech['language'], names = ['Ada', 'Bob']): Speech {
  return { language, player: (seat) => names[seat] ?? `seat ${seat}`, when: String };
}

export function viewOf(state: State): FoxuKind['view'] {
  return rules.view(state, 'table');
}
