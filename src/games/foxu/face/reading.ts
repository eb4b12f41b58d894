import type { Point } from '../board.ts';
import { type Colour, colours, type Stop, type View } from '../kind.ts';

export const fillings = ['grey', ...colours, 'empty'] as const;
export type Filling = (typeof fillings)[number];

/** What is in this hole, in any phase. */
export function fillingOf(view: View, hole: Point): Filling {
  const { grey, pegs } = 'board' in view ? view.board : { grey: view.grey, pegs: undefined };
  if (grey.includes(hole)) return 'grey';
  return colours.find((colour) => pegs?.[colour].includes(hole)) ?? 'empty';
}

/** Where this tube may stop now; nowhere if it may not move now. */
export function stopsIn(view: View, colour: Colour): readonly Stop[] {
  if (view.phase === 'opening') return view.stops[colour];
  return view.phase === 'turns' && view.turn === colour ? view.stops : [];
}

/** Whether the point of this stop itself takes a peg: then more are dropped than by stopping one point earlier. */
export function takesPeg(stops: readonly Stop[], { to, direction, drops }: Stop): boolean {
  const before = stops[stops.findIndex((stop) => stop.to === to) - 1];
  return drops > (before?.direction === direction ? before.drops : 0);
}
