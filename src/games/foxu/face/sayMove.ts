import type { Speech } from '../../contract.ts';
import type { Move } from '../kind.ts';
import { notation } from '../notation.ts';
import { words } from '../words.ts';

/** A move as its player would type it. */
export function sayMove(move: Move, { language }: Speech): string {
  const say = words[language].moves;
  switch (move.act) {
    case 'slide':
      return move.colour === undefined ? move.to : say.opening(move.colour, move.to);
    case 'take':
    case 'keep':
      return say[move.act];
    case 'pegs':
    case 'corners':
    case 'shuffle':
    case 'ready':
      return notation.write(move);
  }
}
