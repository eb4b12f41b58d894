import { type Context, trace } from './context.ts';
import { css } from './inks.ts';
import type { Arrow, Point } from './scene.ts';

/** The length of the head and half its breadth, in widths of the line. */
export const head = { length: 3.4, half: 1.7 } as const;

export function drawArrow(context: Context, { points, stroke, width }: Arrow): void {
  const tip = points.at(-1);
  const tail = points.at(-2);
  if (!tip || !tail) throw new Error('The picture has an arrow with fewer than two points.');
  const [dx, dy] = [tip[0] - tail[0], tip[1] - tail[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) throw new Error('The picture has an arrow that points nowhere.');
  const [ux, uy] = [dx / length, dy / length];
  const back: Point = [tip[0] - ux * head.length * width, tip[1] - uy * head.length * width];
  const half = head.half * width;
  // The shaft ends inside the head, so that no seam shows and no square end sticks out at the tip.
  const inside = Math.min(length, head.length * width - width / 2);

  context.lineCap = 'round';
  trace(context, [...points.slice(0, -1), [tip[0] - ux * inside, tip[1] - uy * inside]]);
  context.strokeStyle = css(stroke);
  context.lineWidth = width;
  context.stroke();
  context.beginPath();
  trace(context, [tip, [back[0] - uy * half, back[1] + ux * half], [back[0] + uy * half, back[1] - ux * half]]);
  context.closePath();
  context.fillStyle = css(stroke);
  context.fill();
}
