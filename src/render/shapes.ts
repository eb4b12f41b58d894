import { drawArrow } from './arrow.ts';
import { unknownShape } from './bounds.ts';
import { type Context, trace } from './context.ts';
import { css } from './inks.ts';
import { type Path2D, pathOf } from './path.ts';
import type { Arc, Circle, Ellipse, Fill, Group, Line, Path, Point, Polygon, Rect, Shape, Star } from './scene.ts';
import { drawText } from './text.ts';

type Solid = Rect | Circle | Ellipse | Polygon | Star | Path;

const wholeTurn = 2 * Math.PI;

/** Moves a line to where it is sharp: a line of odd width between pixels, one of even width on them. */
const crisp = (at: number, width: number) => Math.round(at - width / 2) + width / 2;

function finish(context: Context, { fill, stroke, width = 1, dash = [] }: Solid, path?: Path2D): void {
  if (fill !== undefined) {
    context.fillStyle = css(fill);
    if (path === undefined) context.fill();
    else context.fill(path);
  }
  if (stroke === undefined) return;
  context.setLineDash([...dash]);
  pen(context, stroke, width, path);
}

function pen(context: Context, stroke: Fill, width: number, path?: Path2D): void {
  context.strokeStyle = css(stroke);
  context.lineWidth = width;
  if (path === undefined) context.stroke();
  else context.stroke(path);
}

function traceRect(context: Context, rect: Rect): void {
  const width = rect.stroke === undefined ? 0 : (rect.width ?? 1);
  const left = crisp(rect.x, width);
  const top = crisp(rect.y, width);
  const w = crisp(rect.x + rect.w, width) - left;
  const h = crisp(rect.y + rect.h, width) - top;
  if (rect.radius === undefined) context.rect(left, top, w, h);
  else context.roundRect(left, top, w, h, rect.radius);
}

function traceStar(context: Context, { x, y, r, tips, depth }: Star): void {
  const corner = (step: number, radius: number): Point => {
    const angle = (step * Math.PI) / tips;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  };
  for (let tip = 0; tip < tips; tip++) {
    trace(context, [corner(2 * tip, r)]);
    if (depth !== 1) trace(context, [corner(2 * tip + 1, r * depth)]);
  }
  context.closePath();
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

function drawArc(context: Context, { x, y, r, from, to, stroke, width, ends = 'butt' }: Arc): void {
  const angle = (turns: number) => (turns - 0.25) * wholeTurn;
  context.lineCap = ends;
  // If a rounding error makes a whole turn slightly too short, the canvas would draw nothing.
  if (to - from >= 1) context.arc(x, y, r, 0, wholeTurn);
  else context.arc(x, y, r, angle(from), angle(to));
  pen(context, stroke, width);
}

function clipTo(context: Context, clip: NonNullable<Group['clip']>): void {
  checkNumbers(clip);
  context.beginPath();
  if (clip.shape === 'rect') traceRect(context, clip);
  if (clip.shape === 'circle') context.arc(clip.x, clip.y, clip.r, 0, wholeTurn);
  if (clip.shape === 'path') context.clip(pathOf(clip.d));
  else context.clip();
}

function drawGroup(context: Context, { at, scale = 1, turn = 0, clip, shapes }: Group): void {
  context.save();
  context.translate(...at);
  if (turn !== 0) context.rotate(turn * wholeTurn);
  if (scale !== 1) context.scale(scale, scale);
  if (clip !== undefined) clipTo(context, clip);
  for (const shape of shapes) drawShape(context, shape);
  context.restore();
}

function outline(context: Context, shape: Shape): void {
  switch (shape.shape) {
    case 'rect':
      traceRect(context, shape);
      finish(context, shape);
      break;
    case 'circle':
      context.arc(shape.x, shape.y, shape.r, 0, wholeTurn);
      finish(context, shape);
      break;
    case 'ellipse':
      context.ellipse(shape.x, shape.y, shape.across, shape.up, (shape.turn ?? 0) * wholeTurn, 0, wholeTurn);
      finish(context, shape);
      break;
    case 'polygon':
      trace(context, shape.points);
      context.closePath();
      finish(context, shape);
      break;
    case 'path':
      context.lineCap = shape.ends ?? 'butt';
      finish(context, shape, pathOf(shape.d));
      break;
    case 'star':
      traceStar(context, shape);
      finish(context, shape);
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
    case 'group':
      drawGroup(context, shape);
      break;
    default:
      unknownShape(shape);
  }
}

/** Throws on numbers that the canvas would silently ignore. */
export function checkNumbers(shape: Shape): void {
  for (const [name, value] of Object.entries(shape)) {
    if (name === 'shapes') continue;
    const numbers = Array.isArray(value) ? value.flat() : [value];
    if (!numbers.some((number) => number === null || (typeof number === 'number' && !Number.isFinite(number))))
      continue;
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
