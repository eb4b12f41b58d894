import type { Ink } from '../../../render/scene.ts';
import { blue, green, type Look, purple, red, type Tones, yellow } from '../../kit/picture/look.ts';
import type { Colour } from '../pieces.ts';

const ground = '#241833';
const ink = '#170d22';
const tray = '#3d2b54';
const edge = '#5d467b';
const floor = '#22152f';
const bright = '#7a5fa8';

/** A plum tray with ivory and gold. */
export const look: Look = {
  ground,
  ink,
  text: '#ffffff',
  soft: '#c4b3da',
  gold: '#f6c445',
  plate: { base: '#302046', light: edge, dark: ink },
  lit: { base: '#533b78', light: bright, dark: ink },
  well: { base: floor, light: edge, dark: ink },
};

/** The trays in which the puzzles, the pack and the plates lie. */
export const trays: Tones = { base: tray, light: edge, dark: ink };

/** Tokens and the faces of cards. */
export const ivory: Tones = { base: '#fbf5e6', light: '#ffffff', dark: '#bfa97c' };

/** The strips on which answers lie. */
export const strip: Tones = { base: '#e8dcc2', light: '#fbf5e6', dark: '#bfa97c' };

/** The backs of cards. */
export const back: Tones = { base: '#6a2348', light: '#8f3a66', dark: '#45122d' };

/** The number of a row that is not in hand. */
export const faint = '#a896c4';

/** The light on a square peg. */
export const pegLight = faint;

/** The outline of a shape whose card has left the pack. */
export const ghost = bright;

/** The five colours. */
export const tonesOf: Readonly<Record<Colour, Tones>> = { red, yellow, green, blue, purple };

/** Light colours get dark letters, and dark colours get white ones. */
export const letterOn: Readonly<Record<Colour, Ink>> = {
  red: '#ffffff',
  yellow: ink,
  green: ink,
  blue: '#ffffff',
  purple: ink,
};
