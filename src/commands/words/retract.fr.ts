import type { retract as english } from './retract.en.ts';

/** What the bot says in French about moves that are taken back. */
export const retract: typeof english = {
  asked: (p) => `${p.player} voudrait reprendre son dernier coup. ${p.asked}, le permettez-vous\u00a0?`,
  agreed: (p) => `L’ont déjà permis\u00a0: ${p.players}.`,
  done: (p) => `${p.player} a repris son dernier coup.`,
  refused: (p) => `${p.players}, votre coup reste joué.`,
};
