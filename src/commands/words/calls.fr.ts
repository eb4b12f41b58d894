import type { calls as english } from './calls.en.ts';

const withOthers = (others: string): string => (others === '' ? '' : ` avec ${others}`);

/** What the bot says in French about who is called, and about the games of one person. */
export const calls: typeof english = {
  ways: { here: 'ici, par une mention', message: 'par message privé', never: 'pas du tout' },
  holds: {
    here: 'Quand une partie vous attend, je vous mentionne dans son salon. Cela vaut sur tous les serveurs.',
    message:
      'Quand une partie vous attend, je vous envoie un message privé. Cela vaut sur tous les serveurs. Si Discord ne me laisse pas vous écrire, je vous mentionne dans le salon de la partie.',
    never:
      'Je ne vous préviens plus, sur aucun serveur. Le temps de vos tours s’écoule quand même\u00a0: `/plateau parties` vous dit où c’est à vous de jouer.',
  },

  letters: {
    challenge: (p) => `${p.by} vous défie à une partie de **${p.game}**.`,
    meeting: (p) =>
      `Une partie de tournoi vous attend, à **${p.game}**${withOthers(p.others)}. Dites dans son fil que vous êtes là.`,
    begins: (p) => `Votre partie de **${p.game}**${withOthers(p.others)} commence maintenant.`,
    turn: (p) => `À vous de jouer, à **${p.game}**${withOthers(p.others)}.`,
    reminder: (p) => `Pour rappel\u00a0: à vous de jouer, à **${p.game}**${withOthers(p.others)}.`,
    offer: (p) => `${p.by} vous propose la nulle, à **${p.game}**.`,
    declined: (p) => `Votre défi à **${p.game}**${withOthers(p.others)} est refusé.`,
    refusal: (p) =>
      `Votre proposition de nulle, à **${p.game}**${withOthers(p.others)}, est refusée\u00a0: on continue.`,
    retract: (p) => `${p.by} voudrait reprendre son dernier coup, à **${p.game}**. Le permettez-vous\u00a0?`,
    'no-retract': (p) => `Votre coup, à **${p.game}**${withOthers(p.others)}, reste joué.`,
    end: (p) => `Votre partie de **${p.game}**${withOthers(p.others)} est terminée.`,
    rematch: (p) => `${p.by} vous propose une revanche, à **${p.game}**.`,
    other: (p) => `Voyez où en est la partie de **${p.game}**${withOthers(p.others)}.`,
  },
  lapses: (p) => `Le défi expire ${p.when}.`,
  meets: (p) => `Qui ne l’a pas dit à la fin de la ronde, ${p.when}, perd la partie.`,
  place: (p) => `Le plateau est ici\u00a0: ${p.url}`,
  whyYou: (p) => `Vous avez demandé des messages privés. \`${p.command}\`, sur un serveur, pour changer.`,

  standings: {
    acts: 'À vous de jouer',
    challenged: 'On vous défie',
    waits: 'Vous attendez les autres',
    'may-join': 'Vous pouvez entrer dans la partie',
  },
  everything: 'Tout ce qui se joue sur ce serveur',
  game: (p) => `**${p.game}**${withOthers(p.others)}`,
  challengedBy: (p) => `**${p.game}**, défi de ${p.by}`,
  waitsFor: (p) => `on attend ${p.names}`,
  freeSeats: (p) => (p.n === 1 ? 'une place libre' : `${p.n} places libres`),
  until: (p) => `le temps s’achève ${p.when}`,
  since: (p) => `commencée ${p.when}`,
  more: (p) => `… et ${p.n} de plus`,
  noGames: 'Aucune partie de ce serveur ne vous attend, et aucune n’est ouverte.',
  nothingRuns: 'Aucune partie ne se joue dans les salons que vous voyez ici.',
  help: (p) => `\`${p.games}\` dit où c’est à vous de jouer, et \`${p.notify}\` règle comment Plateau vous prévient.`,
  afterwards: (p) =>
    `\`${p.cup}\` organise un petit tournoi, \`${p.rank}\` montre qui joue le mieux ici, \`${p.profile}\` ce que quelqu’un a joué et gagné, et \`${p.replay}\` fait revoir une partie finie.`,
};
