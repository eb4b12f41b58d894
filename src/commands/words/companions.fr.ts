import type { Words } from './words.en.ts';

export const companions: Words['companions'] = {
  option: { name: 'ordinateurs', description: 'Les ordinateurs qui jouent aussi (aucun, sauf autre choix)' },
  all: 'un de chaque niveau',
  line: (p) => `À la table aussi\u00a0: ${p.computers}.`,
  ask: 'De quel niveau, l’ordinateur que vous invitez\u00a0?',
};
