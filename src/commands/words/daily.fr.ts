import type { daily as english } from './daily.en.ts';

/** About the board of the day as the whole server sees it, in French. */
export const daily: typeof english = {
  play: 'Jouer',
  yesterday: (p) => `Le plateau d’hier · ${p.day}`,
  nobody: 'Personne ne l’a résolu.',
  best: 'Les plus courtes solutions',
  fastest: 'Les plus rapides à une première solution',
  solution: (p) => `Il se résout en ${p.moves}, comme ceci\u00a0:`,
  streaks: 'Jours d’affilée',
  unnamed: 'un membre',
  shared: (p) => `${p.player} · ${p.day} · ${p.moves} (meilleur\u00a0: ${p.best}) · ${p.time} · ${p.stars}`,
  sharedNow: 'Tout le monde ici voit votre résultat.',
  refusals: {
    unsolved: 'Résolvez d’abord le défi du jour\u00a0; vous pourrez ensuite partager votre résultat.',
    already: 'Vous avez déjà partagé ce résultat ici.',
    late: 'Ce plateau a été résolu trop tard\u00a0: il ne compte pas.',
  },
  cannotPost: {
    gone: 'ce salon n’existe plus, rien n’est donc publié\u00a0; choisissez-en un autre',
    missing: (p) => `je ne peux pas encore y publier\u00a0; autorisez-moi dans ce salon\u00a0: ${p.names}`,
  },
};
