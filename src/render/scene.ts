/** A picture as data. A game says what stands where; painting it is another room's work. */

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

/** A named colour. The palette decides what it looks like and sees that no two are confused. */
export type Ink = (typeof inks)[number];

/** A fill that is told from its neighbours without colour. */
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
  /** Of the stroke, in pixels. */
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
  /** Inner radius as a part of the outer one. */
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

/** A line whose last point carries a head. */
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
  /** In turns, clockwise from twelve o'clock. */
  readonly from: number;
  readonly to: number;
  readonly stroke: Ink;
  readonly width: number;
}

/** Centred on the point, unless aligned otherwise. */
export interface Text {
  readonly shape: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly ink: Ink;
  readonly weight?: 'regular' | 'bold';
  readonly align?: 'left' | 'centre' | 'right';
  /** A rim that keeps letters legible on any ground. */
  readonly halo?: Ink;
  /** How wide it may be, in pixels. The painter measures it and cuts what is too long: letters are not guessed at here. */
  readonly room?: number;
  /** Another text that stands in the same room and is shown whole. */
  readonly beside?: Pick<Text, 'text' | 'size' | 'weight'>;
  /** Parts of the text, in their order, that are cut instead of its end: names in a sentence. */
  readonly cuts?: readonly string[];
}

export type Shape = Rect | Circle | Polygon | Star | Line | Arrow | Arc | Text;

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ground: Ink;
  /** What never changes for this key, painted once and kept. */
  readonly base: { readonly key: string; readonly shapes: readonly Shape[] };
  readonly shapes: readonly Shape[];
}
