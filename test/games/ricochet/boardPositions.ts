import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoardCode, boardOf } from '../../../src/games/ricochet/board/board.ts';
import { type RobotCells, type TargetName, targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';

export interface Recorded {
  readonly id: number;
  readonly stratum: string;
  readonly board: BoardCode;
  readonly robots: RobotCells;
  /** The index of the active robot in the order of robots; -1 for the vortex. */
  readonly active: number;
  readonly target: number;
  readonly symbol: string;
  readonly optimalRicochet: number;
}

interface Data {
  readonly boards: Readonly<Record<BoardCode, string>>;
  readonly positions: readonly Recorded[];
}

const file = join(import.meta.dirname, '../../data/ricochet.json');
const data: Data = JSON.parse(readFileSync(file, 'utf8'));
export const { positions } = data;

/** The recorded walls: a word for each row, with a hexadecimal digit for each cell. */
export function wallsOf({ board }: Recorded): readonly number[] {
  return [...data.boards[board]!.replaceAll(' ', '')].map((digit) => Number.parseInt(digit, 16));
}

/** The only target on that cell. */
export function targetOf({ board, target }: Recorded): TargetName {
  return targetNames.find((name) => boardOf(board).targets[name] === target)!;
}
