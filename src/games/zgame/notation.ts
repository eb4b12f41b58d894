import type { Notation } from '../contract.ts';
import type { Move } from './kind.ts';
import { readLine, writeLine } from './lineNotation.ts';

const longest = 60;

/** What players type, in either language, without accents. */
const words = {
  shuffle: ['shuffle', 'melanger', 'melange'],
  ready: ['ready', 'pret', 'prete'],
} as const;

const swapping = /^(?:swap|echanger|echange|inverser) ([a-z])\d? (?:(?:and|et|with|avec) )?([a-z])\d?$/;
/** Meant as squares, whether or not the board has them: the rules answer `z9` better than silence does. */
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
    return text.length > longest ? undefined : readPlain(plain(text));
  },
};

function readPlain(text: string): Move | undefined {
  for (const act of ['shuffle', 'ready'] as const) if ((words[act] as readonly string[]).includes(text)) return { act };
  const [, from, to] = moving.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return { act: 'move', from, to };
  const [, at] = revealing.exec(text) ?? revealingInWords.exec(text) ?? [];
  if (at !== undefined) return { act: 'reveal', at };
  const [, one, other] = swapping.exec(text) ?? [];
  if (one !== undefined && other !== undefined) return { act: 'swap', one, other };
  const line = readLine(text);
  return line === undefined ? undefined : { act: 'arrange', line };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,;]+/u)
    .filter((token) => token !== '')
    .join(' ');
}
