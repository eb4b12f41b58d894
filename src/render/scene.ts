/** A picture as data. A game says what is where, and `render/` paints it. */

export const inks = [
  'paper',
  'board',
  'line',
  'ink',
  'soft',
  'hole',
  'white',
  'black',
  'grey',
  'red',
  'green',
  'blue',
  'yellow',
  'purple',
  'glow',
] as const;

/** A named colour. The palette decides how it looks, so that no two are confused. */
export type Ink = (typeof inks)[number];

/** A pattern by which a fill differs from its neighbours without colour. */
export interface Hatch {
  readonly hatch: 'stripes' | 'dots' | 'checks';
  readonly ink: Ink;
  readonly on: Ink;
}

export type Fill = Ink | Hatch;
export type Point = readonly [x: number, y: number];

interface Painted {
  readonly fill?: Fill;
  readonly stroke?: Ink;
  /** The width of the stroke in pixels. */
  readonly width?: number;
}

export interface Rect extends Painted {
  readonly shape: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly radius?: number;
}

export interface Circle extends Painted {
  readonly shape: 'circle';
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Polygon extends Painted {
  readonly shape: 'polygon';
  readonly points: readonly Point[];
}

/** A regular star or, with `depth` 1, a regular polygon. */
export interface Star extends Painted {
  readonly shape: 'star';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tips: number;
  /** The inner radius as a fraction of the outer one. */
  readonly depth: number;
}

export interface Line {
  readonly shape: 'line';
  readonly points: readonly Point[];
  readonly stroke: Ink;
  readonly width: number;
  readonly ends?: 'butt' | 'round';
  readonly dash?: readonly number[];
}

/** A line with an arrowhead at its last point. */
export interface Arrow {
  readonly shape: 'arrow';
  readonly points: readonly Point[];
  readonly stroke: Ink;
  readonly width: number;
}

export interface Arc {
  readonly shape: 'arc';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** As a part of the whole circle, clockwise from twelve o'clock. */
  readonly from: number;
  readonly to: number;
  readonly stroke: Ink;
  readonly width: number;
}

/** Text, centred on its point unless `align` says otherwise. */
export interface Text {
  readonly shape: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly ink: Ink;
  readonly weight?: 'regular' | 'bold';
  readonly align?: 'left' | 'centre' | 'right';
  /** The colour of an outline that keeps the letters legible on any ground. */
  readonly halo?: Ink;
  /** How wide the text may be, in pixels. The painter measures it and cuts what is too long. */
  readonly room?: number;
  /** Another text that shares this room and is never cut. */
  readonly beside?: Pick<Text, 'text' | 'size' | 'weight'>;
  /** Parts of the text, in their order, that are cut instead of its end, such as names in a sentence. */
  readonly cuts?: readonly string[];
}

export type Shape = Rect | Circle | Polygon | Star | Line | Arrow | Arc | Text;

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ground: Ink;
  /** Shapes that are always the same for this key. They are painted once and kept. */
  readonly base: { readonly key: string; readonly shapes: readonly Shape[] };
  readonly shapes: readonly Shape[];
}
