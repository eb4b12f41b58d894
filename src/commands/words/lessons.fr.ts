import type { Words } from './words.en.ts';

export const lessons: Words['lessons'] = {
  button: 'Essayer',
  title: (p) => `${p.game}\u00a0: à vous d’essayer, ${p.step} sur ${p.steps}`,
  howToType: (p) => `Jouez ci-dessous, ou au clavier\u00a0: \`${p.command}\``,
  refused: (p) => `Cela ne va pas\u00a0: ${p.why}`,
  next: 'Continuer',
  skip: 'Passer',
  again: 'Encore une fois',
  end: (p) =>
    `Voilà **${p.name}** dans ses grandes lignes. À vous de jouer\u00a0! Toutes les règles, en images\u00a0: \`${p.rules}\``,
  changed: (p) => `Cet essai a changé entre-temps. Reprenez-le du début\u00a0: \`${p.command}\``,
};
