import { createHash } from 'node:crypto';
import { paint } from '../../src/render/paint.ts';
import type { Text } from '../../src/render/scene.ts';

/** Where each test puts its text, with room on both sides. */
export const left = 40;
const height = 64;

/** Some columns of a painting, as the darkness of each pixel from top to bottom. */
export type Columns = readonly Uint8Array[];

/** A text of 36 pixels alone on white, as the darkness of its columns. */
export function inked(text: string, more: Partial<Text> = {}, width = 1600): Columns {
  const shape: Text = {
    shape: 'text',
    x: left,
    y: height / 2,
    text,
    size: 36,
    weight: 'bold',
    align: 'left',
    ink: '#000000',
    ...more,
  };
  const { pixels } = paint({
    width,
    height,
    ground: '#ffffff',
    colours: '000000ffffff',
    base: { key: 'blank', shapes: [] },
    shapes: [shape],
  });
  return Array.from({ length: width }, (_, x) =>
    Uint8Array.from({ length: height }, (_, y) => 255 - ((pixels[y * width + x] as number) & 255)),
  );
}

const isInked = (column: Uint8Array) => column.some((darkness) => darkness > 0);

/** The columns from the first with ink to the last. */
export function inkOf(columns: Columns): Columns {
  return columns.slice(columns.findIndex(isInked), columns.findLastIndex(isInked) + 1);
}

export const darkness = (columns: Columns) =>
  columns.flatMap((column) => [...column]).reduce((sum, one) => sum + one, 0);

/** Equal for equal ink, wherever it is. */
export const hashed = (columns: Columns) => createHash('sha1').update(Buffer.concat(columns)).digest('base64');

/** How much of the ink of some columns is not, or not as dark, in others; letters may start between two pixels. */
export function unlike(some: Columns, others: Columns): number {
  const dark = some.flatMap((column) => [...column]);
  const other = others.flatMap((column) => [...column]);
  return dark.reduce((sum, one, at) => sum + Math.abs(one - (other[at] ?? 0)), 0) / darkness(some);
}
