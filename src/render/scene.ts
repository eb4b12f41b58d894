/** A picture as data. A game says what is where, and `render/` paints it. */

/** A colour, `#rrggbb`. Each game has a small set of its own, so that no two are confused. */
export type Ink = `#${string}`;

/** An ink through which the ground is seen, from 0 (not there) to 1 (opaque): for shadows. */
export interface Shade {
  readonly ink: Ink;
  readonly strength: number;
}

export type Fill = Ink | Shade;
export type Point = readonly [x: number, y: number];

interface Painted {
  readonly fill?: Fill;
  readonly stroke?: Fill;
  /** The width of the stroke in pixels. */
  readonly width?: number;
  readonly dash?: readonly number[];
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

export interface Ellipse extends Painted {
  readonly shape: 'ellipse';
  readonly x: number;
  readonly y: number;
  /** Half the width and half the height. */
  readonly across: number;
  readonly up: number;
  /** A part of a whole turn, clockwise. */
  readonly turn?: number;
}

export interface Polygon extends Painted {
  readonly shape: 'polygon';
  readonly points: readonly Point[];
}

/** An outline in the language of SVG, such as `M 0 -4 L 4 4 A 4 4 0 0 1 -4 4 Z`. */
export interface Path extends Painted {
  readonly shape: 'path';
  readonly d: string;
  readonly ends?: 'butt' | 'round';
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
  readonly stroke: Fill;
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
  readonly stroke: Fill;
  readonly width: number;
  readonly ends?: 'butt' | 'round';
}

export type Weight = 'regular' | 'bold' | 'heavy';

/** Text, centred on its point unless `align` says otherwise. */
export interface Text {
  readonly shape: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly ink: Ink;
  readonly weight?: Weight;
  readonly align?: 'left' | 'centre' | 'right';
  /** The colour of an outline that keeps the letters legible on any ground. */
  readonly halo?: Ink;
  /** How wide the text may be, in pixels. The painter measures it and makes what is too long fit. */
  readonly room?: number;
  /** Text that is too long is first made smaller, down to this size. */
  readonly least?: number;
  /** Text that is still too long is written on two lines of this size. */
  readonly twoLines?: number;
  /** Another text that shares this room and is never cut. */
  readonly beside?: Pick<Text, 'text' | 'size' | 'weight'>;
  /** Parts of the text, in their order, that are cut in the end instead of its end, such as names in a sentence. */
  readonly cuts?: readonly string[];
}

/** Shapes around their own 0,0, set down somewhere: first made larger or smaller, then turned, then moved. */
export interface Group {
  readonly shape: 'group';
  readonly at: Point;
  readonly scale?: number;
  /** A part of a whole turn, clockwise. */
  readonly turn?: number;
  /** Nothing is painted outside this shape. */
  readonly clip?: Rect | Circle | Path;
  readonly shapes: readonly Shape[];
}

export type Shape = Rect | Circle | Ellipse | Polygon | Path | Star | Line | Arrow | Arc | Text | Group;

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** It covers the picture and shows through nowhere: all else lies on it. */
  readonly ground: Ink;
  /** The radius of the picture's round corners. What lies outside them is transparent. */
  readonly corner?: number;
  /** The few colours that all pictures of a game are made of, one after another as `rrggbb`. */
  readonly colours: string;
  /** Shapes that are always the same for this key. They are painted once and kept. */
  readonly base: { readonly key: string; readonly shapes: readonly Shape[] };
  readonly shapes: readonly Shape[];
}
