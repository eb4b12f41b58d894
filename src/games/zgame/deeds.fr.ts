import { french } from '../kit/french.ts';
import { writeDeed } from './actions.ts';
import type { Deed, Side, Sign } from './kind.ts';

export const Sides: Readonly<Record<Side, string>> = { white: 'Blancs', black: 'Noirs' };
export const names: Readonly<Record<Sign, string>> = { Z: 'Z', '0': 'zéro', '>': 'flèche', x: 'croix', '+': 'plus' };
export const the: Readonly<Record<Sign, string>> = {
  Z: 'le Z',
  '0': 'le zéro',
  '>': 'la flèche',
  x: 'la croix',
  '+': 'le plus',
};
const a: Readonly<Record<Sign, string>> = {
  Z: 'un Z',
  '0': 'un zéro',
  '>': 'une flèche',
  x: 'une croix',
  '+': 'un plus',
};

function took({ sign, face }: { readonly sign: Sign; readonly face: 'up' | 'down' }): string {
  return face === 'up' ? `prend ${the[sign]}` : french`prend une pièce cachée : ${a[sign]}`;
}

export function deedInWords(deed: Deed): string {
  const side = Sides[deed.side];
  switch (deed.act) {
    case 'reveal':
      return french`${side} ${writeDeed(deed)}, retourne une pièce : ${a[deed.sign]}`;
    case 'move': {
      const who = deed.sign === undefined ? side : `${side}, ${names[deed.sign]}`;
      const parts = [`${who} ${writeDeed(deed)}`];
      if (deed.took !== undefined) parts.push(took(deed.took));
      if (deed.revealed !== undefined) parts.push(french`se retourne sur la dernière rangée : ${a[deed.revealed]}`);
      return parts.join(', ');
    }
  }
}

export function deedInShort(deed: Deed): string {
  const done = writeDeed(deed);
  if (deed.act === 'reveal') return `${done} retourne ${a[deed.sign]}`;
  if (deed.took !== undefined) return `${done} prend ${a[deed.took.sign]}`;
  return deed.revealed === undefined ? done : `${done} retourne ${a[deed.revealed]}`;
}
