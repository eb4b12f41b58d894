import { directions, isCorner, isPoint, type Point, ray, way } from './board.ts';
import { type Board, type Colour, otherColour, pegsLeft, type Refusal, type Slide, type Stop } from './kind.ts';

export type Judged = { readonly ok: true; readonly slide: Slide } | { readonly ok: false; readonly refusal: Refusal };

/** What happens when this tube slides to that point, or why it may not go there. */
export function judge(board: Board, colour: Colour, to: string): Judged {
  const from = board.tubes[colour];
  const by = otherColour(colour);
  const at = board.tubes[by];
  if (!isPoint(to)) return { ok: false, refusal: { why: 'no-such-point', point: to } };
  if (to === from) return { ok: false, refusal: { why: 'staying-put', at: from } };
  const passed = way(from, to)?.passed;
  if (passed === undefined) return { ok: false, refusal: { why: 'off-the-lines', from, to } };
  if (to === at) return { ok: false, refusal: { why: 'occupied', by, to } };
  if (passed.includes(at)) return { ok: false, refusal: { why: 'blocked', by, at, to } };
  const pegged = dropped(board, colour, passed);
  return { ok: true, slide: { colour, from, to, pegged, left: pegsLeft(board, colour) - pegged.length } };
}

/** Every point where this tube may stop. Directions come clockwise from straight up, and the nearest point first. */
export function stopsOf(board: Board, colour: Colour): readonly Stop[] {
  const other = board.tubes[otherColour(colour)];
  return directions.flatMap((direction) => {
    const line = ray(board.tubes[colour], direction);
    const free = line.includes(other) ? line.slice(0, line.indexOf(other)) : line;
    return free.map((to, far) => ({
      to,
      direction,
      drops: dropped(board, colour, free.slice(0, far + 1)).length,
    }));
  });
}

export function afterSlide(board: Board, { colour, to, pegged }: Slide): Board {
  return {
    grey: board.grey,
    pegs: { ...board.pegs, [colour]: [...board.pegs[colour], ...pegged] },
    tubes: { ...board.tubes, [colour]: to },
  };
}

/** The holes that take a peg: each empty hole passed, as long as the tube has pegs. */
function dropped(board: Board, colour: Colour, passed: readonly Point[]): readonly Point[] {
  return passed.filter((point) => isEmptyHole(board, point)).slice(0, pegsLeft(board, colour));
}

export function isEmptyHole(board: Board, point: Point): boolean {
  return (
    !isCorner(point) &&
    !board.grey.includes(point) &&
    !board.pegs.yellow.includes(point) &&
    !board.pegs.blue.includes(point)
  );
}
