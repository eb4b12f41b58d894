import type { Notation } from '../contract.ts';
import { folded, withoutExclamation } from '../kit/folded.ts';
import type { Colour, Move } from './kind.ts';

const longest = 60;

/** What players type in either language, here without accents. */
const words = {
  shuffle: ['shuffle', 'melanger', 'melange'],
  ready: ['ready', 'pret', 'prete'],
  take: ['take', 'prendre', 'prends'],
  keep: ['keep', 'garder', 'garde'],
} as const;

const pegWords: readonly string[] = ['pegs', 'grey', 'gray', 'pions', 'gris'];
const cornerWords: readonly string[] = ['corners', 'corner', 'coins', 'coin'];

const colourWords: ReadonlyMap<string, Colour> = new Map([
  ['yellow', 'yellow'],
  ['jaune', 'yellow'],
  ['y', 'yellow'],
  ['j', 'yellow'],
  ['blue', 'blue'],
  ['bleu', 'blue'],
  ['b', 'blue'],
]);

export const notation: Notation<Move> = {
  write(move) {
    switch (move.act) {
      case 'pegs':
        return ['pegs', ...move.holes].join(' ');
      case 'corners':
        return `corners ${move.colour} ${move.corner}`;
      case 'slide':
        return move.colour === undefined ? move.to : `${move.colour} ${move.to}`;
      case 'shuffle':
      case 'ready':
      case 'take':
      case 'keep':
        return move.act;
    }
  },
  read(text) {
    const move = readTokens(withoutExclamation(folded(text)).split(' '));
    return move !== undefined && notation.write(move).length <= longest ? move : undefined;
  },
};

function readTokens(tokens: readonly string[]): Move | undefined {
  const [first = '', second = '', third = ''] = tokens;
  const rest = tokens.slice(1);
  if (pegWords.includes(first)) return rest.length > 0 && rest.every(isPointLike) ? pegs(rest) : undefined;
  if (tokens.length > 1 && tokens.every(isPointLike)) return pegs(tokens);
  if (tokens.length === 3 && cornerWords.includes(first) && isPointLike(third)) {
    const colour = colourWords.get(second);
    return colour && { act: 'corners', colour, corner: third };
  }
  if (tokens.length === 2 && isPointLike(second)) {
    const colour = colourWords.get(first);
    return colour && { act: 'slide', colour, to: second };
  }
  if (tokens.length !== 1) return undefined;
  return isPointLike(first) ? { act: 'slide', to: first } : readWord(first);
}

function readWord(token: string): Move | undefined {
  for (const act of ['shuffle', 'ready', 'take', 'keep'] as const) {
    if ((words[act] as readonly string[]).includes(token)) return { act };
  }
  return undefined;
}

function pegs(holes: readonly string[]): Move {
  return { act: 'pegs', holes };
}

/** Whether the text is meant as a point, on the board or not: for `z9`, a refusal is better than silence. */
function isPointLike(token: string): boolean {
  return /^[a-z]\d{1,2}$/.test(token);
}
