import type { Notation } from '../contract.ts';
import { folded, withoutExclamation } from '../kit/folded.ts';
import type { Move } from './kind.ts';

const longest = 60;

/** What players type in either language, here without accents. */
const nextWords: readonly string[] = ['next', 'next game', 'suivante', 'suivant', 'partie suivante'];
const adviceWords: readonly string[] = ['advise', 'advice', 'conseil', 'conseiller', 'conseille'];

export const notation: Notation<Move> = {
  write(move) {
    switch (move.act) {
      case 'place':
        return `${move.digit}${move.bridge}${move.lies === undefined ? '' : '!'}`;
      case 'advise':
        return `advise ${move.digit}${move.bridge}`;
      case 'next':
        return 'next';
    }
  },
  read(text) {
    const plain = folded(text);
    if (plain.length > longest) return undefined;
    if (nextWords.includes(withoutExclamation(plain))) return { act: 'next' };
    const [first = '', ...rest] = plain.split(' ');
    if (!adviceWords.includes(first)) return readPlacement(plain);
    const move = readPlacement(rest.join(' '));
    return move && { act: 'advise', digit: move.digit, bridge: move.bridge };
  },
};

/** A token and a bridge, in either order. A mark after them says that the token lies face down. */
function readPlacement(text: string): Extract<Move, { act: 'place' }> | undefined {
  const [, before, letter, after, mark] = /^(\d{1,2})? ?([a-z]) ?(\d{1,2})?( ?!)?$/.exec(text) ?? [];
  if (letter === undefined || (before === undefined) === (after === undefined)) return undefined;
  const digit = Number(before ?? after);
  return { act: 'place', digit, bridge: letter.toUpperCase(), ...(mark && { lies: 'face-down' }) };
}
