import type { Moment } from '../contract.ts';
import { oneOf } from '../kit/oneOf.ts';
import { boardCodes } from './board/board.ts';
import { targetNames } from './board/vocabulary.ts';
import type { Config, Player, State } from './kind.ts';
import { randomCells } from './positions.ts';
import { beginRound } from './rounds.ts';

export const newPlayer: Player = { won: [], bids: false, here: true };

export function setup(config: Config, seats: number, at: Moment): State {
  const board = oneOf(boardCodes, at.rng);
  const players = Array.from({ length: seats }, () => newPlayer);
  const table = { config, board, left: targetNames, players };
  return beginRound(table, 1, randomCells(board, at), at).state;
}
