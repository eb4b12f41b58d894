import type { SKRSContext2D } from '@napi-rs/canvas';
import { hatching } from './hatching.ts';
import { css } from './palette.ts';
import type { Arc, Arrow, Circle, Line, Point, Polygon, Rect, Shape, Star } from './scene.ts';
import { drawText } from './text.ts';

type Context = SKRSContext2D;
type Solid = Rect | Circle | Polygon | Star;

/** Moves a line to where it is sharp: a line of odd width between pixels, one of even width on them. */
const crisp = (at: number, width: number) => Math.round(at - width / 2) + width / 2;

function finish(context: Context, shape: Solid): void {
  if (shape.fill !== undefined) {
    context.fillStyle = typeof shape.fill === 'string' ? css(shape.fill) : hatching(context, shape.fill);
    context.fill();
  }
  if (shape.stroke !== undefined) pen(context, shape.stroke, shape.width ?? 1);
}

function pen(context: Context, stroke: Parameters<typeof css>[0], width: number): void {
  context.strokeStyle = css(stroke);
  context.lineWidth = width;
  context.stroke();
}

function drawRect(context: Context, rect: Rect): void {
  const width = rect.stroke === undefined ? 0 : (rect.width ?? 1);
  const left = crisp(rect.x, width);
  const top = crisp(rect.y, width);
  const w = crisp(rect.x + rect.w, width) - left;
  const h = crisp(rect.y + rect.h, width) - top;
  if (rect.radius === undefined) context.rect(left, top, w, h);
  else context.roundRect(left, top, w, h, rect.radius);
  finish(context, rect);
}

function drawCircle(context: Context, { x, y, r, ...circle }: Circle): void {
  context.arc(x, y, r, 0, 2 * Math.PI);
  finish(context, { x, y, r, ...circle });
}

function trace(context: Context, points: readonly Point[]): void {
  for (const [x, y] of points) context.lineTo(x, y);
}

function drawPolygon(context: Context, polygon: Polygon): void {
  trace(context, polygon.points);
  context.closePath();
  finish(context, polygon);
}

function drawStar(context: Context, star: Star): void {
  const { x, y, r, tips, depth } = star;
  const corner = (step: number, radius: number): Point => {
    const angle = (step * Math.PI) / tips;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  };
  for (let tip = 0; tip < tips; tip++) {
    trace(context, [corner(2 * tip, r)]);
    if (depth !== 1) trace(context, [corner(2 * tip + 1, r * depth)]);
  }
  context.closePath();
  finish(context, star);
}

function drawLine(context: Context, line: Line): void {
  context.lineCap = line.ends ?? 'butt';
  context.setLineDash([...(line.dash ?? [])]);
  const [first] = line.points;
  const upright = line.points.every(([x]) => x === first?.[0]);
  const level = line.points.every(([, y]) => y === first?.[1]);
  const set = ([x, y]: Point): Point => [upright ? crisp(x, line.width) : x, level ? crisp(y, line.width) : y];
  trace(context, line.points.map(set));
  pen(context, line.stroke, line.width);
}

function drawArrow(context: Context, { points, stroke, width }: Arrow): void {
  const tip = points.at(-1);
  const tail = points.at(-2);
  if (!tip || !tail) throw new Error('The picture has an arrow with fewer than two points.');
  const [dx, dy] = [tip[0] - tail[0], tip[1] - tail[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) throw new Error('The picture has an arrow that points nowhere.');
  const [ux, uy] = [dx / length, dy / length];
  const head = 3.4 * width;
  const half = 1.7 * width;
  const back: Point = [tip[0] - ux * head, tip[1] - uy * head];
  // The shaft ends inside the head, so that no seam shows and no square end sticks out at the tip.
  const inside = Math.min(length, head - width / 2);

  context.lineCap = 'round';
  trace(context, [...points.slice(0, -1), [tip[0] - ux * inside, tip[1] - uy * inside]]);
  pen(context, stroke, width);
  context.beginPath();
  trace(context, [tip, [back[0] - uy * half, back[1] + ux * half], [back[0] + uy * half, back[1] - ux * half]]);
  context.closePath();
  context.fillStyle = css(stroke);
  context.fill();
}

function drawArc(context: Context, { x, y, r, from, to, stroke, width }: Arc): void {
  const angle = (turns: number) => (turns - 0.25) * 2 * Math.PI;
  // If a rounding error makes a whole turn slightly too short, the canvas would draw nothing.
  if (to - from >= 1) context.arc(x, y, r, 0, 2 * Math.PI);
  else context.arc(x, y, r, angle(from), angle(to));
  pen(context, stroke, width);
}

function outline(context: Context, shape: Shape): void {
  switch (shape.shape) {
    case 'rect':
      drawRect(context, shape);
      break;
    case 'circle':
      drawCircle(context, shape);
      break;
    case 'polygon':
      drawPolygon(context, shape);
      break;
    case 'star':
      drawStar(context, shape);
      break;
    case 'line':
      drawLine(context, shape);
      break;
    case 'arrow':
      drawArrow(context, shape);
      break;
    case 'arc':
      drawArc(context, shape);
      break;
    case 'text':
      drawText(context, shape);
      break;
    default:
      unknown(shape);
  }
}

function unknown(shape: never): never {
  throw new Error(`The picture has a shape that does not exist: ${JSON.stringify(shape)}`);
}

/** Throws on numbers that the canvas would silently ignore. */
function checkNumbers(shape: Shape): void {
  const numbers = Object.values(shape).flat(2);
  if (numbers.some((value) => value === null || (typeof value === 'number' && !Number.isFinite(value)))) {
    throw new Error(`The picture has a shape with a number that cannot be drawn: ${JSON.stringify(shape)}`);
  }
}

export function drawShape(context: Context, shape: Shape): void {
  checkNumbers(shape);
  context.beginPath();
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  context.setLineDash([]);
  outline(context, shape);
}
