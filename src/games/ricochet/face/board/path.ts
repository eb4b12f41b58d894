import type { Point, Shape } from '../../../../render/scene.ts';
import { arrowHead, towards } from '../../../kit/towards.ts';
import type { Leg } from '../../kind.ts';
import { aged, look, paints, white } from '../inks.ts';
import { badgeRadius, badgeSpots } from './badges.ts';
import { type Track, tracks } from './lanes.ts';

/** With more moves than this, only the last few are bold. */
const crowd = 8;
const newest = 6;
/** Of more moves than this, only the last ones are arrows. All that was before is mere lines. */
const many = 20;
const told = 14;

const grades = ['faint', 'thin', 'bold'] as const;
type Grade = (typeof grades)[number];

interface Drawn extends Track {
  readonly grade: Grade;
}

/** The moves as arrows, numbered in their order. Some parts are drawn below the robots, some above them. */
export function path(legs: readonly Leg[], pieces: readonly Point[]): Record<'below' | 'above', readonly Shape[]> {
  const arrows = tracks(legs).map((track, nth): Drawn => {
    return { ...track, points: shortened(track, legs.slice(nth + 1)), grade: gradeOf(nth, legs.length) };
  });
  const numbered = arrows.flatMap(({ grade, points }, nth) => (grade === 'faint' ? [] : [{ points, nth }]));
  const spots = badgeSpots(
    numbered.map(({ points }) => points),
    numbered.map(({ nth }) => String(nth + 1)),
    pieces,
  );
  return {
    below: grades.flatMap((grade) => {
      const some = arrows.filter((arrow) => arrow.grade === grade);
      return [...some.flatMap(shaft), ...some.flatMap(head)];
    }),
    above: numbered.flatMap(({ nth }, place) => {
      const spot = spots[place];
      return spot === undefined ? [] : badge(String(nth + 1), spot);
    }),
  };
}

function gradeOf(nth: number, count: number): Grade {
  if (count <= crowd || nth >= count - newest) return 'bold';
  return count <= many || nth >= count - told ? 'thin' : 'faint';
}

/** The points of a leg. The last leg of a robot is shortened to end at the robot’s rim. */
function shortened({ leg, points }: Track, later: readonly Leg[]): readonly Point[] {
  if (later.some(({ robot }) => robot === leg.robot)) return points;
  const [tail, tip] = points.slice(-2);
  if (tail === undefined || tip === undefined) return points;
  return [...points.slice(0, -1), towards(tip, tail, 20)];
}

const styles = {
  bold: { head: 17, line: 7, rim: 11, ink: look.ink },
  thin: { head: 13, line: 3, rim: 7, ink: aged },
} as const;

function shaft({ leg, points, grade }: Drawn): readonly Shape[] {
  const { base } = paints[leg.robot];
  if (grade === 'faint') return [{ shape: 'line', points, stroke: base, width: 2 }];
  const { head, line, rim, ink } = styles[grade];
  const way = { shape: 'line', points: [...points.slice(0, -1), neckOf(points, head)], ends: 'round' } as const;
  return [
    { ...way, stroke: ink, width: rim },
    { ...way, stroke: base, width: line },
  ];
}

function head({ leg, points, grade }: Drawn): readonly Shape[] {
  if (grade === 'faint') return [];
  const { head, ink } = styles[grade];
  const neck = neckOf(points, head);
  const tip = points.at(-1) ?? neck;
  return [
    {
      shape: 'polygon',
      points: arrowHead(neck, tip, 0.6),
      fill: paints[leg.robot].base,
      stroke: ink,
      width: 2.5,
    },
  ];
}

function neckOf(points: readonly Point[], length: number): Point {
  const [tail, tip] = points.slice(-2);
  return tail === undefined || tip === undefined ? [0, 0] : towards(tip, tail, length);
}

function badge(number: string, [x, y]: Point): readonly Shape[] {
  return [
    { shape: 'circle', x, y, r: badgeRadius(number), fill: white, stroke: look.ink, width: 2.5 },
    { shape: 'text', x, y, text: number, size: 22, ink: look.ink, weight: 'bold' },
  ];
}
