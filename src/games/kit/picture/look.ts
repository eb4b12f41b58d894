import type { Ink } from '../../../render/scene.ts';

/** A colour in three steps of light: its own, where light falls on it, and its foot, the side seen from above. */
export interface Tones {
  readonly base: Ink;
  readonly light: Ink;
  readonly dark: Ink;
}

/** The colours of players and pieces. Whatever somebody’s sight, no two are confused, mostly by lightness. */
export const red = { base: '#b5191c', light: '#ea6a63', dark: '#780d10', on: '#ffffff' } as const;
export const green = { base: '#5fae4e', light: '#a6e08f', dark: '#2f6b23', on: '#10210a' } as const;
export const blue = { base: '#1b4eb0', light: '#7aa6f5', dark: '#0d2c6c', on: '#ffffff' } as const;
export const yellow = { base: '#ffd81a', light: '#fff1a8', dark: '#b98300', on: '#2b1e00' } as const;
export const purple = { base: '#c475d8', light: '#ecbdf6', dark: '#7f3d94', on: '#220c2c' } as const;

/** What all games share of the look of their tables. Gold means one thing: look here. */
export interface Look {
  /** The dark table on which all lies. */
  readonly ground: Ink;
  /** The outlines of pieces. */
  readonly ink: Ink;
  /** Words on the ground and on plates. */
  readonly text: Ink;
  /** Side remarks. */
  readonly soft: Ink;
  readonly gold: Ink;
  readonly plate: Tones;
  /** The plate of whoever is to act. */
  readonly lit: Tones;
  /** A hollow in a plate, in which things lie. */
  readonly well: Tones;
}

/** The radius of the round corners of a picture 768 pixels wide. */
export const corner = 28;
