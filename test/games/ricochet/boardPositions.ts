import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoardCode, boardOf } from '../../../src/games/ricochet/board/board.ts';
import { type Place, type TargetName, targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';

export interface Recorded {
  readonly id: number;
  readonly stratum: string;
  readonly board: BoardCode;
  readonly walls: readonly number[];
  readonly robots: Place;
  /** By the order of robots; -1 for the vortex. */
  readonly active: number;
  readonly target: number;
  readonly symbol: string;
  readonly optimalPlain: number;
  readonly optimalRicochet: number;
}

const shared = process.env['PLATEAU_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
export const positionsFile = join(shared, 'data/ricochet-positions.json');
export const areThere = existsSync(positionsFile);
export const positions: readonly Recorded[] = areThere ? JSON.parse(readFileSync(positionsFile, 'utf8')).positions : [];

export function sayAbsent(what: string): void {
  // biome-ignore lint/suspicious/noConsole: a skipped suite says so
  if (!areThere) console.log(`${what} skipped: there is no ${positionsFile} (set PLATEAU_SHARED).`);
}

/** The only target on that cell. */
export function targetOf({ board, target }: Recorded): TargetName {
  return targetNames.find((name) => boardOf(board).targets[name] === target)!;
}
