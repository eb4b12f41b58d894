import type { watching as english } from './watching.en.ts';

/** What the bot says in French to who watches. */
export const watching: typeof english = {
  willTell:
    'À la fin de cette partie, je vous envoie un message privé, un seul. Si Discord ne me laisse pas vous écrire, je vous mentionne dans son salon.',
  tellsNot: 'Entendu, je ne vous dirai pas comment finit cette partie.',
  notPlaying: 'Aucune partie n’est en cours ici\u00a0: il n’y a pas de fin à vous annoncer.',
  playsHere: 'Vous jouez vous-même cette partie\u00a0: vous en verrez la fin.',
  over: (p) =>
    `Une partie de **${p.game}** que vous regardiez est terminée${p.players === '' ? '' : ` (${p.players})`}.`,
  here: (p) => `${p.player}, la partie de **${p.game}** que vous regardiez ici est terminée.`,
  whyYou: 'Vous avez demandé à savoir comment elle finirait.',
};
