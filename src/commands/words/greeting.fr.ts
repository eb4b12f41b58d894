import type { Words } from './words.en.ts';

export const greeting: Words['greeting'] = {
  hello:
    '### Bonjour\u00a0! Je suis Plateau, et je redonne vie à de vieux jeux de société.\nEn solitaire, contre l’ordinateur ou entre vous\u00a0: un bouton suffit, et la partie commence ici même.',
  game: (p) => `**${p.name}** — ${p.tagline}`,
  more: (p) => `Pour tout le reste, il y a \`${p.help}\`.`,
  manage: (p) =>
    `Pour qui gère ce serveur\u00a0: \`${p.settings}\` règle la langue, les salons où l’on joue, et bien d’autres choses.`,
  lacking: (p) => `Tout ira mieux ici si l’on m’accorde aussi\u00a0: **${p.names}**.`,
};
