import type { Deed } from './kind.ts';

/** As players write it down: `e2-e3`, `e2xd3`, `e1!`. */
export function writeDeed(deed: Deed): string {
  switch (deed.act) {
    case 'move':
      return `${deed.from}${deed.took === undefined ? '-' : 'x'}${deed.to}`;
    case 'reveal':
      return `${deed.at}!`;
  }
}
