import type { Ink } from '../../../render/scene.ts';
import { blue, type Look, type Tones, yellow } from '../../kit/picture/look.ts';
import type { Colour } from '../kind.ts';

export const look: Look = {
  ground: '#2b1a12',
  ink: '#1c100a',
  text: '#fff6df',
  soft: '#d3bda4',
  gold: '#ffd257',
  plate: { base: '#47301f', light: '#644631', dark: '#140a05' },
  lit: { base: '#5e4129', light: '#87623f', dark: '#140a05' },
  well: { base: '#24140b', light: '#644631', dark: '#140a05' },
};

/** The plank: its face, its light edge, its side, what is cut into it, and its grain. */
export const wood = {
  base: '#d09a5c',
  light: '#e8bd80',
  dark: '#75451c',
  groove: '#96612f',
  grain: ['#c89150', '#d8a366'],
} as const satisfies Tones & Readonly<Record<string, Ink | readonly Ink[]>>;

export const hole = '#341d10';

export const cream = '#fff6df';

/** The plank where something lies on it. One flat ink, since grooves are hardly seen in it and blends cost most. */
export const shadow = '#9d7140';

export interface Glaze extends Tones {
  /** What is written on it. */
  readonly sign: Ink;
}

export const glazes: Readonly<Record<'grey' | Colour, Glaze>> = {
  grey: { base: '#a3a9ad', light: '#e3e7e9', dark: '#666d72', sign: look.ink },
  yellow: { ...yellow, sign: look.ink },
  blue: { ...blue, sign: cream },
};
