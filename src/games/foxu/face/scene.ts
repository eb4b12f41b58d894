import type { Scene, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { corner } from '../../kit/picture/look.ts';
import { burst } from '../../kit/picture/winner.ts';
import { corners, holes, type Point } from '../board.ts';
import { colours, pegsLeft, type Stop, type View } from '../kind.ts';
import { words } from '../words.ts';
import { cards } from './cards.ts';
import { colours as palette } from './colours.ts';
import { grid } from './grid.ts';
import { look } from './inks.ts';
import { burstRadius, height, pegRadius, place, tubeRadius, width } from './layout.ts';
import { halfMark, type Mark, mark } from './marks.ts';
import { cast, collar, peg, question, tube } from './pieces.ts';
import { fillingOf, stopsIn, takesPeg } from './reading.ts';
import { status } from './status.ts';
import { trail } from './trail.ts';

export function draw(view: View, speech: Speech): Scene {
  const last = 'last' in view ? view.last : undefined;
  return {
    width,
    height,
    ground: look.ground,
    corner,
    colours: palette,
    base: grid,
    shapes: [
      ...casts(view),
      ...(last ? trail(last, glory(view).length > 0 ? burstRadius : tubeRadius) : []),
      ...(speech.ended === undefined ? marks(view) : []),
      ...pegs(view, last?.pegged ?? []),
      ...(view.phase === 'corners' ? corners.map((each) => on(each, question)) : []),
      ...glory(view),
      ...tubes(view, speech),
      ...status(view, speech),
      ...cards(view, speech),
    ],
  };
}

function on(point: Point, shapes: readonly Shape[]): Shape {
  return { shape: 'group', at: place(point), shapes };
}

function casts(view: View): readonly Shape[] {
  const pegged = holes.filter((hole) => fillingOf(view, hole) !== 'empty');
  const tubed = 'board' in view ? colours.map((colour) => view.board.tubes[colour]) : [];
  return [...pegged.map((hole) => on(hole, cast(pegRadius))), ...tubed.map((point) => on(point, cast(tubeRadius)))];
}

function pegs(view: View, fresh: readonly Point[]): readonly Shape[] {
  return holes.flatMap((hole): readonly Shape[] => {
    const kind = fillingOf(view, hole);
    if (kind === 'empty') return [];
    return [on(hole, [...(fresh.includes(hole) ? collar : []), ...peg(kind)])];
  });
}

function marks(view: View): readonly Shape[] {
  return colours.flatMap((colour) => {
    const stops = stopsIn(view, colour);
    return stops.map((stop) => {
      const kind = markOf(view, stops, stop);
      return on(stop.to, view.phase === 'opening' ? halfMark(colour, kind) : mark(kind));
    });
  });
}

function markOf(view: View, stops: readonly Stop[], stop: Stop): Mark {
  if (takesPeg(stops, stop)) return 'dot';
  return fillingOf(view, stop.to) === 'empty' ? 'ring' : 'dish';
}

function tubes(view: View, { language }: Speech): readonly Shape[] {
  if (!('board' in view)) return [];
  const { board } = view;
  return colours.map((colour) =>
    on(board.tubes[colour], tube(colour, words[language].letters[colour], pegsLeft(board, colour))),
  );
}

/** A burst under the empty tube. */
function glory(view: View): readonly Shape[] {
  if (view.phase !== 'over' || view.result.by !== 'emptying') return [];
  return burst(place(view.board.tubes[view.result.colour]), burstRadius, look);
}
