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
  lookBack: {
    searching: 'Je rejoue cette partie. Cela prend quelques instants.',
    title: (p) => `### ${p.game}\u00a0: ce qui aurait été mieux`,
    point: (p) =>
      `**Coup ${p.nth}.** ${p.player} a joué *${p.played}*\u00a0: ${p.came}. **${p.better}** valait mieux\u00a0: ${p.prospect}.`,
    nothing: 'Je n’ai trouvé aucun coup auquel un autre aurait été bien préférable.',
    notOver: 'Cette partie est encore en cours. Quand elle sera finie, je pourrai dire ce qui aurait été mieux.',
    unknown: 'Je ne peux pas rejouer cette partie depuis le début, je ne peux donc pas dire ce qui aurait été mieux.',
  },
};
