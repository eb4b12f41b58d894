import type { Ink } from '../../../render/scene.ts';
import { green, type Look, red, type Tones } from '../../kit/picture/look.ts';
import type { Colour } from '../kind.ts';

export const ink: Ink = '#0d1b22';
export const cream: Ink = '#fff7e4';
export const gold: Ink = '#f6c445';

export const look: Look = {
  ground: '#0f3947',
  ink,
  text: '#ffffff',
  soft: '#a9ccd3',
  gold,
  plate: { base: '#174a58', light: '#2f7384', dark: '#0a2731' },
  lit: { base: '#1b5b6d', light: '#3f90a3', dark: '#0a2731' },
  well: { base: '#0b2b36', light: '#2f7384', dark: '#061a22' },
};

/** The sea, a brighter basin in the middle, and what moves or lies in the shadow. */
export const water = {
  base: '#15505f',
  basin: '#1b6475',
  ripple: '#1d5f70',
  shadow: '#0c3f4d',
} as const;

export const wood: Tones = { base: '#b98450', light: '#dbb07c', dark: '#8a5a30' };
export const stone: Tones = { base: '#c3c8cf', light: '#eceff2', dark: '#868e99' };
export const sand: Tones = { base: '#ecd9a8', light: '#f9edcb', dark: '#ab8d54' };

/** The disc of a token that was turned over. */
export const turned: Ink = '#ccd5d6';
export const closed: Ink = '#a3adb0';

export const sides: Readonly<Record<Colour, Tones>> = { red, green };
