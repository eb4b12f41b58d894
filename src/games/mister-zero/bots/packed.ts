import { bridges, bridgesFrom, centre, checkpoints, isCentral, otherEnd, type Point, points } from '../board.ts';
import type { Table } from '../kind.ts';
import { faceDownToken } from '../placing.ts';
import { allSeats, awaitedSeat, colourOf, handOf } from '../seats.ts';

/** A position as a search needs it: bridges and points are numbers, in the order of their lists. */
export interface Packed {
  /** The digit on each bridge. */
  readonly on: (number | undefined)[];
  /** The bridge whose token lies face down. */
  down: number | undefined;
  /** The digits that each seat has in hand. */
  readonly hands: readonly number[][];
  /** For each seat, whether it plays red. */
  readonly red: readonly boolean[];
  turn: number;
}

export interface Choice {
  readonly digit: number;
  readonly bridge: number;
}

interface Exit {
  readonly bridge: number;
  readonly to: number;
}

const central: readonly number[] = bridges.flatMap((bridge, index) => (isCentral(bridge) ? [index] : []));
const ways: readonly number[] = bridges.map((_, index) => index);

/** The exits of a point. The first one is on the right of somebody who came by this bridge. */
function exitsOf(point: Point, cameBy?: (typeof bridges)[number]): readonly Exit[] {
  return bridgesFrom(point, cameBy).map((bridge) => ({
    bridge: bridges.indexOf(bridge),
    to: points.indexOf(otherEnd(bridge, point) ?? point),
  }));
}

const start = exitsOf(centre);
const exits: readonly (readonly (readonly Exit[])[])[] = points.map((point) =>
  bridges.map((bridge) => (otherEnd(bridge, point) === undefined ? [] : exitsOf(point, bridge))),
);
const [redPoint, greenPoint] = [points.indexOf(checkpoints.red), points.indexOf(checkpoints.green)];

export function packed(table: Table): Packed {
  const hidden = faceDownToken(table);
  return {
    on: bridges.map((bridge) => table.laid.find((token) => token.bridge === bridge)?.digit),
    down: hidden && bridges.indexOf(hidden.bridge),
    hands: allSeats(table).map((seat) => [...handOf(table, seat)]),
    red: allSeats(table).map((seat) => colourOf(table, seat) === 'red'),
    turn: awaitedSeat(table),
  };
}

export function copyOf({ on, down, hands, red, turn }: Packed): Packed {
  return { on: on.slice(), down, hands: hands.map((hand) => hand.slice()), red, turn };
}

export function freeIn({ on }: Packed): number[] {
  return ways.filter((bridge) => on[bridge] === undefined);
}

/** How a token from the hand of the awaited seat would lie there, or undefined if it may not. */
export function layingOf(position: Packed, { digit, bridge }: Choice): 'face-up' | 'face-down' | undefined {
  if (!central.includes(bridge) || smallestIn(position) !== digit) return 'face-up';
  if (digit === 0) return 'face-down';
  const last = position.hands[position.turn]?.length === 1;
  return last && freeIn(position).every((free) => central.includes(free)) ? 'face-down' : undefined;
}

export function choicesIn(position: Packed): Choice[] {
  const free = freeIn(position);
  return (position.hands[position.turn] ?? []).flatMap((digit) =>
    free.map((bridge) => ({ digit, bridge })).filter((choice) => layingOf(position, choice) !== undefined),
  );
}

/** Changes the position in place. */
export function lay(position: Packed, { digit, bridge }: Choice): void {
  const laying = layingOf(position, { digit, bridge });
  const hand = position.hands[position.turn] ?? [];
  hand.splice(hand.indexOf(digit), 1);
  position.on[bridge] = digit;
  if (laying === 'face-down') position.down = bridge;
  else if (position.down !== undefined && central.includes(bridge) && digit < (position.on[position.down] ?? 0)) {
    position.down = undefined;
  }
  position.turn = (position.turn + 1) % position.hands.length;
}

function smallestIn({ on, down }: Packed): number | undefined {
  let smallest: number | undefined;
  for (const bridge of central) {
    const digit = on[bridge];
    if (digit !== undefined && bridge !== down && (smallest === undefined || digit < smallest)) smallest = digit;
  }
  return smallest;
}

/** How many more tokens red takes than green if he walks now. */
export function marginOf({ on, down }: Packed): number {
  let used = 0;
  let turned = 0;
  let margin = 0;
  let ahead: readonly Exit[] = down === undefined ? start : start.filter(({ bridge }) => bridge === down);
  for (;;) {
    let next: Exit | undefined;
    let smallest = Number.POSITIVE_INFINITY;
    for (const exit of ahead) {
      const digit = on[exit.bridge];
      if (digit !== undefined && digit < smallest && (used & (1 << exit.bridge)) === 0) {
        next = exit;
        smallest = digit;
      }
    }
    if (next === undefined) return margin;
    used |= 1 << next.bridge;
    turned++;
    if (next.to === redPoint || next.to === greenPoint) {
      margin += next.to === redPoint ? turned : -turned;
      turned = 0;
    }
    ahead = exits[next.to]?.[next.bridge] ?? [];
  }
}
