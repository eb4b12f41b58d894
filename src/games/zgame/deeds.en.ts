import { writeDeed } from './actions.ts';
import type { Deed, Side, Sign } from './kind.ts';

export const Sides: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

export const names: Readonly<Record<Sign, string>> = { Z: 'Z', '0': 'zero', '>': 'arrow', x: 'cross', '+': 'plus' };

function a(sign: Sign): string {
  return sign === '>' ? 'an arrow' : `a ${names[sign]}`;
}

function took({ sign, face }: { readonly sign: Sign; readonly face: 'up' | 'down' }): string {
  return face === 'up' ? `takes the ${names[sign]}` : `takes a face-down piece: ${a(sign)}`;
}

/** An action in words: “White plus e2xd3, takes a face-down piece: an arrow” */
export function deedInWords(deed: Deed): string {
  const side = Sides[deed.side];
  switch (deed.act) {
    case 'reveal':
      return `${side} ${writeDeed(deed)}, turns up ${a(deed.sign)}`;
    case 'move': {
      const who = deed.sign === undefined ? side : `${side} ${names[deed.sign]}`;
      const parts = [`${who} ${writeDeed(deed)}`];
      if (deed.took !== undefined) parts.push(took(deed.took));
      if (deed.revealed !== undefined) parts.push(`is turned up on the last row: ${a(deed.revealed)}`);
      return parts.join(', ');
    }
  }
}

/** The same as briefly as possible: “e2xd3 takes an arrow” */
export function deedInShort(deed: Deed): string {
  const done = writeDeed(deed);
  if (deed.act === 'reveal') return `${done} turns up ${a(deed.sign)}`;
  if (deed.took !== undefined) return `${done} takes ${a(deed.took.sign)}`;
  return deed.revealed === undefined ? done : `${done} turns up ${a(deed.revealed)}`;
}
