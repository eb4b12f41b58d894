import type { Level } from './kind.ts';

export interface Length {
  readonly least: number;
  readonly most: number;
}

/** How many moves the best solution has. */
export const lengths: Readonly<Record<Level, Length>> = {
  easy: { least: 3, most: 4 },
  medium: { least: 5, most: 7 },
  hard: { least: 8, most: 10 },
  expert: { least: 11, most: 20 },
  daily: { least: 7, most: 10 },
};
