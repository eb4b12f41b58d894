import type { Look } from '../../games/kit/picture/look.ts';

/** Slate, as on the board where a club writes who leads. */
export const look: Look = {
  ground: '#1d2733',
  ink: '#0d131a',
  text: '#f4f6f8',
  soft: '#b9c6d3',
  gold: '#ffd257',
  plate: { base: '#2f3d4d', light: '#475a6e', dark: '#0d131a' },
  lit: { base: '#3d5064', light: '#5b7690', dark: '#0d131a' },
  well: { base: '#16202b', light: '#475a6e', dark: '#0d131a' },
};
