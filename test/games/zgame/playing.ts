import type { Bot, Moment, Seat, Speech, Viewer } from '../../../src/games/contract.ts';
import { type Rng, rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { writeAction } from '../../../src/games/zgame/actions.ts';
import { isSquare } from '../../../src/games/zgame/board.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import type {
  Event,
  Piece,
  Refusal,
  Side,
  Sign,
  State,
  StateOf,
  View,
  ZGameKind,
} from '../../../src/games/zgame/kind.ts';
import { actionsOf, pieceOn } from '../../../src/games/zgame/moves.ts';
import { faced } from '../faced.ts';

export const face = faced(zgame);

export const { rules, notation } = zgame;

export function moment(seed = 'zgame', turn = 0): Moment {
  return { now: 0, rng: rngFrom(seed, turn) };
}

/** The base line of the rules page, and another one. */
export const someLine = 'x+0>Z0+x';
export const otherLine = 'x0+Z>+0x';

export function fresh(seed?: string): State {
  return rules.setup({}, 2, moment(seed));
}

export function tryMove(state: State, text: string, seat = seatToMove(state)) {
  const move = notation.read(text);
  if (move === undefined) throw new Error(`${text} is not a move.`);
  return rules.step(state, { type: 'move', seat, move }, moment(text));
}

export function seatToMove(state: State): Seat {
  const [seat] = rules.awaiting(state) as readonly Seat[];
  if (seat === undefined) throw new Error('Nobody is to move.');
  return seat;
}

export function accepted(state: State, text: string, seat?: Seat) {
  const step = tryMove(state, text, seat);
  if (!step.ok) throw new Error(`${text} is refused: ${step.refusal.why}`);
  return step;
}

export function eventsOf(state: State, text: string, seat?: Seat): readonly Event[] {
  return accepted(state, text, seat).events.map(({ event }) => event);
}

export function refusalOf(state: State, text: string, seat?: Seat): Refusal | undefined {
  const step = tryMove(state, text, seat);
  return step.ok ? undefined : step.refusal;
}

export function played(moves: readonly string[], from: State): State {
  return moves.reduce((state, text) => accepted(state, text).state, from);
}

/** Both lines are chosen and nobody is ready. */
export function arranged(white = someLine, black = otherLine): State {
  return accepted(accepted(fresh(), white, 0).state, black, 1).state;
}

export function begun(white = someLine, black = otherLine): StateOf<'turns'> {
  return inTurns(played(['ready', 'ready'], arranged(white, black)));
}

export function inTurns(state: State): StateOf<'turns'> {
  if (state.phase !== 'turns') throw new Error(`The game is at ${state.phase}.`);
  return state;
}

/** `wZe1 b+?d8`: side, sign, `?` when the piece is face down, square. White is to act unless `turn` says otherwise. */
export function turnsFrom(pieces: string, more: Partial<StateOf<'turns'>> & { turn?: Side } = {}): StateOf<'turns'> {
  const { turn = 'white', ...rest } = more;
  const lines = { white: signsOf(someLine), black: signsOf(otherLine) };
  const position = { pieces: pieces.split(' ').map(pieceOf), taken: [], turn };
  return { phase: 'turns', lines, actions: [], position, seen: [], quiet: 0, ...rest };
}

function pieceOf(text: string): Piece {
  const at = text.slice(-2);
  if (!isSquare(at)) throw new Error(`${text} is no piece.`);
  const face = text.includes('?') ? 'down' : 'up';
  return { side: text[0] === 'w' ? 'white' : 'black', sign: text[1] as Sign, face, at };
}

export function signsOf(line: string): readonly Sign[] {
  return [...line] as Sign[];
}

/** The piece on this square, in the form that `turnsFrom` reads. */
export function standing(state: State, square: string): string | undefined {
  const piece = inTurns(state).position.pieces.find(({ at }) => at === square);
  return piece && `${piece.side[0]}${piece.sign}${piece.face === 'down' ? '?' : ''}`;
}

/** Where the piece on that square may go. */
export function reached(state: State, from: string): string {
  const { pieces, turn } = inTurns(state).position;
  return actionsOf(pieces, turn)
    .flatMap((action) => (action.act === 'move' && action.from === from ? [action.to] : []))
    .toSorted()
    .join(' ');
}

/** Every state of a game of random legal actions, from the first action on. Idle players mostly move their Z. */
export function randomGame(seed: string, manner: 'lively' | 'idle' = 'lively', longest = 150): State[] {
  const rng = rngFrom(`${seed}/random`, 0);
  const states: State[] = [played(['ready', 'ready'], fresh(seed))];
  for (let turn = 0; turn < longest; turn++) {
    const state = states.at(-1) as State;
    if (state.phase !== 'turns') break;
    states.push(accepted(state, randomAction(state, manner, rng)).state);
  }
  return states;
}

function randomAction({ position }: StateOf<'turns'>, manner: 'lively' | 'idle', rng: Rng): string {
  const { pieces, turn } = position;
  const actions = actionsOf(pieces, turn);
  const walks = actions.filter(
    (action) =>
      action.act === 'move' &&
      pieceOn(pieces, action.from)?.sign === 'Z' &&
      pieceOn(pieces, action.to) === undefined &&
      Number(action.to[1]) % 7 < 3,
  );
  const idle = manner === 'idle' && walks.length > 0 && rng.int(12) > 0;
  const action = (idle ? walks : actions)[rng.int(idle ? walks.length : actions.length)];
  if (action === undefined) throw new Error('Whoever is to act has something to do.');
  return writeAction(action);
}

/** Every state of a game between two computer players. */
export function botGame(seed: string, bots: readonly [Bot<ZGameKind>, Bot<ZGameKind>], questions = 8): State[] {
  const states = [fresh(seed)];
  for (let turn = 1; ; turn++) {
    const state = states.at(-1) as State;
    if (rules.outcome(state) !== undefined) return states;
    const seat = seatToMove(state);
    const at = moment(seed, turn);
    const move = bots[seat === 0 ? 0 : 1](rules.view(state, seat), seat, thinkingFor(questions, at.rng));
    const step = rules.step(state, { type: 'move', seat, move }, at);
    if (!step.ok) throw new Error(`Seat ${seat} plays ${notation.write(move)}, refused: ${step.refusal.why}`);
    states.push(step.state);
  }
}

export function speech(language: Speech['language'], names = ['Ada', 'Bob']): Speech {
  return { language, player: (seat) => names[seat] ?? `seat ${seat}`, when: String };
}

export const viewers: readonly Viewer[] = ['table', 0, 1];

export function viewOf(state: State, viewer: Viewer = 'table'): View {
  return rules.view(state, viewer);
}
