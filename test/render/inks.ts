import { paint } from '../../src/render/paint.ts';
import type { Scene } from '../../src/render/scene.ts';
import { chooseColours, count, inksOf, type Tally } from './chooseColours.ts';

/** The inks of scenes that belong to no game. */
export const inks = {
  paper: '#f5ecda',
  board: '#dcb47c',
  line: '#8a5f35',
  ink: '#2c1d12',
  soft: '#5a4632',
  hole: '#402008',
  white: '#fffdf6',
  black: '#1d1a19',
  grey: '#9c9c99',
  red: '#b81b19',
  green: '#63a048',
  blue: '#1450a4',
  yellow: '#fdd013',
  purple: '#b274c8',
  glow: '#00dfe0',
} as const;

export type InkName = keyof typeof inks;

/** The colours that serve these scenes. */
export function coloursFor(scenes: readonly Scene[]): string {
  const tally: Tally = new Map();
  for (const scene of scenes) count(tally, paint(scene));
  return chooseColours(inksOf(scenes), tally).join('');
}

export function withColours(scene: Omit<Scene, 'colours'>): Scene {
  const bare = { ...scene, colours: '' };
  return { ...bare, colours: coloursFor([bare]) };
}
