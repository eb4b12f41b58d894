import type { standing as english } from './standing.en.ts';

const many = (n: number, one: string, more: string): string => (n > 1 ? `${n} ${more}` : `${n} ${one}`);
const games = (n: number): string => many(n, 'partie', 'parties');
const won = (n: number): string => many(n, 'gagnée', 'gagnées');

/** What the bot says in French about rankings and profiles. */
export const standing: typeof english = {
  periods: { month: 'ce mois-ci', 'all-time': 'depuis toujours' },
  title: (p) => `${p.game}\u00a0: classement`,
  of: (p) => (p.n === 1 ? 'un joueur' : `${p.n} joueurs`),
  rating: 'cote',
  wonOf: (p) => `${won(p.won)} sur ${p.played}`,
  line: (p) => {
    const what = p.unit === 'rounds' ? `${many(p.won, 'manche gagnée', 'manches gagnées')}` : won(p.won);
    return `${p.place}. ${p.name}\u00a0: ${p.rating}, ${what} sur ${p.played}`;
  },
  you: 'vous',
  nobody: (p) =>
    `Personne n’est encore classé ici à ${p.game} (${p.period}). Une partie compte quand elle est allée à son terme, qu’on l’a abandonnée ou perdue au temps.`,
  notCounted: 'Ce serveur ne compte pas les résultats.',
  how: 'La cote est prudente\u00a0: on a presque sûrement au moins ce niveau. On débute à 1000. Les parties contre l’ordinateur ne comptent pas. Plus les deux mêmes joueurs se rencontrent en 30 jours, moins la cote bouge, et qui a rencontré moins de trois autres personnes ne compte guère comme adversaire. À Ricochet Robots, chaque manche gagnée par quelqu’un compte.',
  show: 'Montrer à tous',
  shownBy: (p) => `${p.name} montre\u00a0:`,

  profile: 'profil',
  played: (p) =>
    `${p.unit === 'rounds' ? many(p.played, 'manche', 'manches') : games(p.played)}, ${won(p.won)}${p.drawn === 0 ? '' : `, ${many(p.drawn, 'nulle', 'nulles')}`}`,
  place: (p) => `${p.place === 1 ? '1er' : `${p.place}e`} sur ${p.of}`,
  run: (p) =>
    p.run > 1
      ? `${p.run} victoires d’affilée, ${p.longest} au mieux`
      : `au mieux ${many(p.longest, 'victoire', 'victoires')} d’affilée`,
  game: (p) => `${p.game}\u00a0: cote ${p.rating}, ${p.rest}`,
  section: (p) => `${p.title}\u00a0: ${p.lines}.`,
  opponents: 'Joue le plus avec',
  opponent: (p) => `${p.name}\u00a0: ${games(p.played)}, ${won(p.won)}, ${many(p.lost, 'perdue', 'perdues')}`,
  feats: (p) => `Meilleures manches de ${p.game}`,
  feat: (p) => `trouvé en ${many(p.moves, 'coup', 'coups')}, imbattable (${p.where})`,
  computers: 'Contre l’ordinateur',
  computer: (p) => `${p.game}, ${p.level}\u00a0: ${p.tally}`,
  daily: 'Défi du jour',
  days: (p) => `résolu ${many(p.solved, 'fois', 'fois')}, ${p.run} d’affilée maintenant, ${p.longest} au mieux`,
  nothing: (p) => `${p.name} n’a encore terminé aucune partie ici.`,
  bot: 'L’ordinateur n’a pas de profil. Les parties contre lui figurent dans le profil de ceux qui les ont jouées.',
};
