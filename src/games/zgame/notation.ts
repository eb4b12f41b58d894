import type { Notation } from '../contract.ts';
import { folded, withoutExclamation } from '../kit/folded.ts';
import type { Move } from './kind.ts';
import { readLine, writeLine } from './lineNotation.ts';

const longest = 60;

/** What players type in either language, here without accents. */
const words = {
  shuffle: ['shuffle', 'melanger', 'melange'],
  ready: ['ready', 'pret', 'prete'],
} as const;

const swapping = /^(?:swap|echanger|echange|inverser) ([a-z])\d? (?:(?:and|et|with|avec) )?([a-z])\d?$/;
/** Text that is meant as squares, on the board or not: for `z9`, a refusal is better than silence. */
const moving = /^([a-z]\d{1,2})(?: ?[-–—x×:>→] ?| | to | a )?([a-z]\d{1,2})$/;
const revealing = /^([a-z]\d{1,2}) ?!$/;
const revealingInWords = /^(?:reveal|turn|retourner|retourne|reveler|revele) ([a-z]\d{1,2})$/;

export const notation: Notation<Move> = {
  write(move) {
    switch (move.act) {
      case 'shuffle':
      case 'ready':
        return move.act;
      case 'arrange':
        return writeLine(move.line);
      case 'swap':
        return `swap ${move.one} ${move.other}`;
      case 'move':
        return `${move.from}-${move.to}`;
      case 'reveal':
        return `${move.at}!`;
    }
  },
  read(text) {
    const plain = folded(text);
    return plain.length > longest ? undefined : readPlain(plain);
  },
};

/** An exclamation mark after a square reveals the piece there; elsewhere, except in a base line, it means nothing. */
function readPlain(plain: string): Move | undefined {
  const said = withoutExclamation(plain);
  for (const act of ['shuffle', 'ready'] as const) if ((words[act] as readonly string[]).includes(said)) return { act };
  const [, from, to] = moving.exec(said) ?? [];
  if (from !== undefined && to !== undefined) return { act: 'move', from, to };
  const [, at] = revealing.exec(plain) ?? revealingInWords.exec(said) ?? [];
  if (at !== undefined) return { act: 'reveal', at };
  const [, one, other] = swapping.exec(said) ?? [];
  if (one !== undefined && other !== undefined) return { act: 'swap', one, other };
  const line = readLine(plain);
  return line === undefined ? undefined : { act: 'arrange', line };
}
