import type { Ink } from '../../../render/scene.ts';
import { blue, green, type Look, red, yellow } from '../../kit/picture/look.ts';
import type { Robot } from '../board/vocabulary.ts';

/** Steel and pale tiles. */
export const look: Look = {
  ground: '#182033',
  ink: '#141b2b',
  text: '#ffffff',
  soft: '#aebad0',
  gold: '#f6c445',
  plate: { base: '#2a3757', light: '#4a5c86', dark: '#090d17' },
  lit: { base: '#3a4c75', light: '#6c80aa', dark: '#090d17' },
  well: { base: '#101729', light: '#3a4c75', dark: '#090d17' },
};

export const paints: Readonly<Record<Robot, { base: Ink; light: Ink; dark: Ink; on: Ink }>> = {
  red,
  green,
  blue,
  yellow,
};

/** The dashes around the cell that a robot left, dark enough for the white within. */
export const dashes: Readonly<Record<Robot, Ink>> = {
  red: red.dark,
  green: green.dark,
  blue: blue.dark,
  yellow: yellow.dark,
};

export const frame = { base: '#2a3757', light: '#3a4c75' } as const;
export const label = '#cfdaf0';
/** Two kinds of tiles, which take turns, with a lit and a dark edge. */
export const tiles = { base: ['#dce4ee', '#d0dae7'], light: '#eef3f9', dark: '#bcc8d8' } as const;
/** The outline of a target that was won, and what a wall casts on the floor. */
export const cast = '#a3b1c5';
export const walls = { base: '#2a3757', light: '#6c80aa' } as const;
/** The case of a leg that was made a while ago. */
export const aged = '#6c80aa';
export const white = '#ffffff';
/** The six-sided plate of a bid. */
export const bidPlate = '#cfdaf0';
