import type { hints as en } from './hints.en.ts';

export const hints: typeof en = {
  searching: (p) => `${p.player} demande un indice. J’en cherche un.`,
  hint: (p) => `Un indice pour ${p.player}\u00a0: **${p.move}** (${p.prospect}).`,
  nothing: (p) => `Je n’ai pas d’indice pour ${p.player} ici.`,
  prospects: {
    won: 'gain assuré',
    drawn: 'nulle assurée',
    lost: 'perdu, si les autres trouvent tout',
    chance: (p) => `environ ${p.percent}\u00a0% de chances de gagner`,
  },
};
