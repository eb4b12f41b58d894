import type { Point, Shape, Text } from '../../../../render/scene.ts';
import { headline } from '../../../kit/picture/words.ts';
import { activeRobot, robots, type TargetName } from '../../board/vocabulary.ts';
import { robotAt } from '../board/robots.ts';
import { type Letters, token } from '../board/targets.ts';
import { look } from '../inks.ts';
import { boxes } from './boxes.ts';
import { dial } from './dial.ts';

/** How far the round is, in a few words. */
export interface Status {
  readonly text: string;
  /** Names in the text, which are cut when it is too long. */
  readonly cuts?: readonly string[];
  readonly remark?: { readonly text: string; readonly cuts?: readonly string[] };
  /** How many moves are made, of how many. */
  readonly count?: string;
  /** What is to be reached, where nothing else stands at the right. */
  readonly task?: { readonly target: TargetName; readonly letters: Letters };
  /** When the time is over: the second that every clock shows then, and the words that say it. */
  readonly ends?: { readonly second: number; readonly text: string };
}

const { x, y, w, h } = boxes.status;
const from = x + 16;
const end = x + w - 14;
const countWidth = 172;
const dialWidth = 80;

export function status(said: Status): readonly Shape[] {
  const { text, cuts, remark, count, task, ends } = said;
  const [upper, middle, lower] = [y + 19, y + h / 2, y + 53];
  const right = end - (ends === undefined ? 0 : dialWidth);
  const room = right - from - asideOf(said);
  const soft = { shape: 'text', size: 25, ink: look.soft } as const;
  const shapes: (Shape | undefined)[] = [
    text === ''
      ? undefined
      : headline({ x: from, y: remark === undefined ? middle : upper, text, room, ...cutting(cuts) }, look),
    remark && {
      ...soft,
      x: from,
      y: lower,
      text: remark.text,
      align: 'left',
      room,
      ...cutting(remark.cuts),
      least: 22,
    },
    count === undefined
      ? undefined
      : counted({ x: right, y: ends === undefined ? middle : upper, text: count, size: 34 }),
    ends && { ...soft, x: right, y: count === undefined ? middle : lower, text: ends.text, align: 'right' },
  ];
  return [
    ...shapes.filter((shape) => shape !== undefined),
    ...(ends === undefined ? [] : dial([end - 34, middle], ends.second)),
    ...(task === undefined ? [] : taskShapes(task, [end, middle])),
  ];
}

function asideOf({ count, task, ends }: Pick<Status, 'count' | 'task' | 'ends'>): number {
  if (task !== undefined) return activeRobot(task.target) === 'any' ? 340 : 210;
  return ends === undefined && count === undefined ? 0 : countWidth;
}

/** Which robot is to get to what. The rightmost sign ends at this point. */
function taskShapes({ target, letters }: NonNullable<Status['task']>, [x, y]: Point): readonly Shape[] {
  const active = activeRobot(target);
  const movers = active === 'any' ? robots : [active];
  const scale = active === 'any' ? 1 : 1.4;
  const goal = { x: x - 62, y: y - 31, w: 62, h: 62, radius: 8 };
  const arrow: readonly Point[] = [
    [x - 118, y],
    [x - 72, y],
  ];
  return [
    { shape: 'rect', ...goal, fill: look.gold, stroke: look.ink, width: 3 },
    token(target, [x - 31, y], 1.2),
    { shape: 'arrow', points: arrow, stroke: look.gold, width: 7 },
    ...movers.map((robot, nth): Shape => {
      const at: Point = [x - 130 - 22 * scale - (movers.length - 1 - nth) * 48, y];
      return { shape: 'group', at, scale, shapes: [robotAt([0, 0], robot, letters[robot])] };
    }),
  ];
}

function counted(placed: Pick<Text, 'x' | 'y' | 'text' | 'size'>): Text {
  return { shape: 'text', ...placed, ink: look.gold, weight: 'heavy', align: 'right' };
}

function cutting(cuts: readonly string[] | undefined): Pick<Text, 'cuts'> {
  return cuts === undefined || cuts.length === 0 ? {} : { cuts };
}
