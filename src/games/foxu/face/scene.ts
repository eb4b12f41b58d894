import type { Scene, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { outlined } from '../../kit/outlined.ts';
import { arrowHead, towards } from '../../kit/towards.ts';
import { corners, holes, type Point } from '../board.ts';
import { type Colour, colours, pegsLeft, type Slide, type View } from '../kind.ts';
import { words } from '../words.ts';
import { cards } from './cards.ts';
import { grid } from './grid.ts';
import { height, pegRadius, place, tubeRadius, width } from './layout.ts';
import { peg, tube } from './pieces.ts';
import { fillingOf, stopsIn } from './reading.ts';

export function draw(view: View, speech: Speech): Scene {
  const last = 'last' in view ? view.last : undefined;
  return {
    width,
    height,
    ground: 'paper',
    base: grid,
    shapes: [
      ...glory(view),
      ...(speech.ended === undefined ? reach(view) : []),
      ...(last ? trail(last) : []),
      ...pegs(view, last?.pegged ?? []),
      ...(view.phase === 'corners' ? corners.flatMap(question) : []),
      ...tubes(view, speech),
      ...cards(view, speech),
    ],
  };
}

/** An arrow from the point that the tube left to the rim of the tube. */
function trail({ colour, from, to }: Slide): readonly Shape[] {
  const start = place(from);
  const neck = towards(place(to), start, tubeRadius + 34);
  const line = { shape: 'line', points: [start, neck], ends: 'round' } as const;
  const head = arrowHead(neck, towards(place(to), start, tubeRadius + 2), 0.7);
  return [
    { ...line, stroke: 'ink', width: 20 },
    { shape: 'circle', x: start[0], y: start[1], r: 15, fill: colour, stroke: 'ink', width: 4 },
    { shape: 'polygon', points: head, fill: colour, stroke: 'ink', width: 4 },
    { ...line, stroke: colour, width: 12 },
  ];
}

function pegs(view: View, fresh: readonly Point[]): readonly Shape[] {
  return holes.flatMap((hole): readonly Shape[] => {
    const kind = fillingOf(view, hole);
    if (kind === 'empty') return [];
    const [x, y] = place(hole);
    const ring: Shape = { shape: 'circle', x, y, r: pegRadius + 7, fill: 'white', stroke: 'ink', width: 3 };
    return [...(fresh.includes(hole) ? [ring] : []), ...peg(kind, [x, y])];
  });
}

function question(corner: Point): readonly Shape[] {
  const [x, y] = place(corner);
  return [
    { shape: 'circle', x, y, r: tubeRadius, fill: 'white', stroke: 'ink', width: 4 },
    { shape: 'text', x, y, text: '?', size: 52, ink: 'ink', weight: 'bold' },
  ];
}

/** A ring where a tube may stop. When either tube may move, the left half is yellow's and the right half blue's. */
function reach(view: View): readonly Shape[] {
  return colours.flatMap((colour) =>
    stopsIn(view, colour).flatMap(({ to }) => (view.phase === 'opening' ? halfRing(colour, to) : ring(to))),
  );
}

const reachRadius = 37;

function ring(point: Point): readonly Shape[] {
  const [x, y] = place(point);
  return outlined({ shape: 'circle', x, y, r: reachRadius }, 'glow', { width: 5, rim: 10 });
}

function halfRing(colour: Colour, point: Point): readonly Shape[] {
  const [x, y] = place(point);
  const [from, to] = colour === 'yellow' ? [0.52, 0.98] : [0.02, 0.48];
  return outlined({ shape: 'arc', x, y, r: reachRadius, from, to }, colour, { width: 8, rim: 13 });
}

function tubes(view: View, { language }: Speech): readonly Shape[] {
  if (!('board' in view)) return [];
  const { board } = view;
  return colours.flatMap((colour) =>
    tube(colour, place(board.tubes[colour]), words[language].letters[colour], pegsLeft(board, colour)),
  );
}

/** Rays behind the empty tube. */
function glory(view: View): readonly Shape[] {
  if (view.phase !== 'over' || view.result.by !== 'emptying') return [];
  const [x, y] = place(view.board.tubes[view.result.colour]);
  return [{ shape: 'star', x, y, r: 76, tips: 14, depth: 0.74, fill: 'glow', stroke: 'ink', width: 4 }];
}
