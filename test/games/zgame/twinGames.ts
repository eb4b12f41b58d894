import type { Viewer } from '../../../src/games/contract.ts';
import { readAction } from '../../../src/games/zgame/actions.ts';
import { files } from '../../../src/games/zgame/board.ts';
import {
  type Line,
  otherSide,
  type Side,
  type State,
  type StateOf,
  seats,
  sides,
} from '../../../src/games/zgame/kind.ts';
import { baseRow, homeOf } from '../../../src/games/zgame/position.ts';
import { accepted, fresh, randomGame } from './playing.ts';

/** Two games that are equal, except that two hidden pieces of one side are swapped. */
export interface TwinGames {
  readonly owner: Side;
  readonly one: readonly State[];
  readonly other: readonly State[];
  /** What each viewer was told in each of the two games, action by action. */
  readonly heard: (viewer: Viewer) => readonly [string, string];
}

interface Recording {
  readonly states: readonly State[];
  readonly heard: (viewer: Viewer) => string;
}

/**
 * Makes twins from random games: at several moments, each way to swap the signs of two pieces that were always hidden.
 */
export function twinGames(seed: string): TwinGames[] {
  const states = randomGame(seed).filter((state) => state.phase === 'turns');
  const moments = states.filter((_, at) => at % 11 === 3);
  return moments.flatMap((state) =>
    sides.flatMap((owner) =>
      pairs(hiddenPlaces(state, owner), state.lines[owner])
        .slice(0, 2)
        .map((pair) => {
          const one = recorded(state.lines, state.actions);
          const other = recorded({ ...state.lines, [owner]: swapped(state.lines[owner], pair) }, state.actions);
          return {
            owner,
            one: one.states,
            other: other.states,
            heard: (viewer): readonly [string, string] => [one.heard(viewer), other.heard(viewer)],
          };
        }),
    ),
  );
}

/** A whole game played through the rules, from the base lines on. */
function recorded(lines: Readonly<Record<Side, Line>>, actions: readonly string[]): Recording {
  const moves = [
    ...sides.map((side) => [lines[side].join(''), seats[side]] as const),
    ...sides.map((side) => ['ready', seats[side]] as const),
    ...actions.map((text) => [text, undefined] as const),
  ];
  const states = [fresh()];
  const told: { readonly to: Viewer; readonly event: unknown }[] = [];
  for (const [text, seat] of moves) {
    const step = accepted(states.at(-1) as State, text, seat);
    states.push(step.state);
    told.push(...step.events);
  }
  return {
    states,
    heard: (viewer) => JSON.stringify(told.filter(({ to }) => to === 'table' || to === viewer)),
  };
}

/**
 * Follows the written actions alone, by hand: the indexes in a base line of the pieces that nobody has seen face up.
 */
export function hiddenPlaces(state: StateOf<'turns'>, owner: Side): readonly number[] {
  const at = new Map<string, number>(
    state.lines[owner].flatMap((sign, place) => (sign === 'Z' ? [] : [[homeOf(owner, place), place] as const])),
  );
  for (const action of state.actions.map(readAction)) {
    if (action.act === 'reveal') {
      at.delete(action.at);
      continue;
    }
    const place = at.get(action.from);
    at.delete(action.from);
    at.delete(action.to);
    if (place !== undefined && action.to[1] !== baseRow[otherSide(owner)]) at.set(action.to, place);
  }
  return [...at.values()];
}

function pairs(places: readonly number[], line: Line): readonly (readonly [number, number])[] {
  return places.flatMap((one, index) =>
    places.slice(index + 1).flatMap((other) => (line[one] === line[other] ? [] : [[one, other] as const])),
  );
}

function swapped(line: Line, [one, other]: readonly [number, number]): Line {
  return line.map((sign, at) => (at === one ? line[other] : at === other ? line[one] : sign) ?? sign);
}

/** All drafts that could be asked for: each piece chosen, each swap in the base line. */
export const someDrafts: readonly (string | undefined)[] = [
  undefined,
  '',
  'nonsense',
  ...files.flatMap((file) => [`swap ${file}`, `${file}1`, `${file}2`, `${file}7`, `${file}8`]),
  'd4',
  'e5',
];
