import type { Ink } from '../../../render/scene.ts';
import type { Look, Tones } from '../../kit/picture/look.ts';
import type { Side } from '../kind.ts';

const ink: Ink = '#10181a';

/** A dark green table. */
export const look: Look = {
  ground: '#1c2a2b',
  ink,
  text: '#f4faf4',
  soft: '#a9c1bb',
  gold: '#f6c445',
  plate: { base: '#2c4044', light: '#486263', dark: '#0b1213' },
  lit: { base: '#3c5a5d', light: '#5f8487', dark: '#0b1213' },
  well: { base: '#1e3033', light: '#486263', dark: '#141e20' },
};

export const frame: Tones = { base: '#33474a', light: '#506a6d', dark: '#0b1213' };
export const label: Ink = '#cfe0da';

/** The squares of the board: each with light along its upper edge and dusk along its lower one. */
export const squareInks = {
  light: { base: '#efe9d9', light: '#faf6ec', dark: '#d6cfbc' },
  dark: { base: '#8aa99c', light: '#9ebaae', dark: '#769488' },
} as const satisfies Record<string, Tones>;

/** What may be chosen or reached. */
export const reach: Ink = '#1f5a50';
export const white: Ink = '#ffffff';

/** Pieces that are not taken yet: so faint that what was taken stands out. */
export const ghost: Ink = '#6b8886';

/** What one side of a piece is made of. */
export interface Dress extends Tones {
  /** Away from the light, and in grooves. */
  readonly shade: Ink;
  readonly sign: Ink;
  /** Small marks: how a face-up piece moves; the eye and the stitches of one that is asleep. */
  readonly mark: Ink;
}

/** Ivory on maple, and jet on slate. */
export const dresses: Readonly<Record<Side, Readonly<Record<'up' | 'down', Dress>>>> = {
  white: {
    up: { base: '#fcf8ee', light: '#ffffff', shade: '#e6dcc6', dark: '#a8977a', sign: ink, mark: '#8f6534' },
    down: { base: '#d9b57f', light: '#f2d8ac', shade: '#b98d54', dark: '#8f6534', sign: ink, mark: '#6b4519' },
  },
  black: {
    up: { base: '#262b33', light: '#566070', shade: '#07090c', dark: '#07090c', sign: white, mark: '#8799b8' },
    down: { base: '#55647f', light: '#8799b8', shade: '#3f4c66', dark: '#222a3d', sign: white, mark: '#d3def2' },
  },
};
