import type { Words } from './words.en.ts';

export const alone: Words['alone'] = {
  helpIntro:
    'Ici, vous jouez en solitaire, et personne d’autre ne voit vos plateaux. Pour commencer, un bouton suffit, ou une commande. Ce que vous laissez en plan reprend quand vous voulez.',
  goOn: (p) => `\`${p.games}\` montre tout ce que vous avez commencé, où que vous soyez.`,
  goesOn: (p) =>
    `Vous avez déjà une partie en cours à ce jeu\u00a0: la voici. Pour en commencer une autre, terminez d’abord celle-ci, avec \`${p.command}\`.`,
  own: 'Vous jouez en solitaire',
  noGames: 'Vous n’avez rien en cours. L’aide (`/plateau aide`) permet de commencer.',
  noGame: (p) => `Vous n’avez pas de partie à ce jeu ici. Pour commencer\u00a0: \`${p.command}\`.`,
  onlyInServers: (p) =>
    `Pour cela, il faut un serveur dont Plateau est membre. Ici, vous pouvez jouer en solitaire\u00a0: \`${p.help}\` montre à quoi.`,
  notInThisServer: (p) =>
    `Plateau n’est pas membre de ce serveur, ou Discord ne me le montre pas pour l’instant. Quelqu’un qui gère le serveur peut m’ajouter. En attendant, vous pouvez jouer ici en solitaire\u00a0: \`${p.help}\` montre à quoi.`,
};
