import type { TargetName } from './vocabulary.ts';

export const sides = ['A', 'B'] as const;
export type Side = (typeof sides)[number];

/** A plate with one side up. Plate 1 has the green gear, 2 the blue one, 3 the red one, 4 the yellow one. */
export type Quadrant = `${1 | 2 | 3 | 4}${Side}`;

interface Print {
  /** The cells with a wall at their right. */
  readonly right: string;
  /** The cells with a wall below them. */
  readonly below: string;
  readonly targets: Readonly<Partial<Record<TargetName, string>>>;
}

/**
 * What is printed on the eight sides, when each plate lies at the top left. A cell is given by column and row, both
 * from 0; 77 is next to the centre. The walls at the edge of the board and around the closed centre are left out.
 */
export const quadrants: Readonly<Record<Quadrant, Print>> = {
  '1A': {
    right: '10 31 12 63 26',
    below: '40 11 63 05 36',
    targets: { 'red-moon': '41', 'green-gear': '12', 'yellow-star': '63', 'blue-planet': '36' },
  },
  '1B': {
    right: '40 61 02 65 26',
    below: '11 61 64 05 36',
    targets: { 'yellow-star': '61', 'green-gear': '12', 'blue-planet': '65', 'red-moon': '36' },
  },
  '2A': {
    right: '30 51 02 54 26',
    below: '51 12 03 63 25',
    targets: { 'green-star': '51', 'red-planet': '12', 'yellow-moon': '64', 'blue-gear': '26' },
  },
  '2B': {
    right: '40 11 53 45 16',
    below: '20 63 04 44 16',
    targets: { 'yellow-moon': '21', 'blue-gear': '63', 'red-planet': '45', 'green-star': '16' },
  },
  '3A': {
    right: '30 52 24 65 06',
    below: '52 23 04 15 75',
    targets: { 'blue-star': '52', 'green-moon': '24', 'red-gear': '75', 'yellow-planet': '16' },
  },
  '3B': {
    right: '30 01 62 24 65',
    below: '11 61 24 74 05',
    targets: { 'red-gear': '11', 'green-moon': '62', 'blue-star': '24', 'yellow-planet': '75' },
  },
  '4A': {
    right: '30 51 13 44 25 75',
    below: '61 12 53 25 75 06',
    targets: { 'blue-moon': '61', 'yellow-gear': '13', 'green-planet': '54', 'red-star': '25', vortex: '75' },
  },
  '4B': {
    right: '40 21 03 54 56 37',
    below: '21 13 63 04 55 37',
    targets: { 'red-star': '21', 'green-planet': '13', 'yellow-gear': '64', 'blue-moon': '56', vortex: '37' },
  },
};
