import type { replays as english } from './replays.en.ts';

/** What the bot says in French about replays of finished games. */
export const replays: typeof english = {
  button: 'Revoir',
  code: (p) => `Revoir la partie\u00a0: \`${p.code}\``,
  inPrivate: (p) => `Cette partie se revoit en privé\u00a0: \`${p.command}\`, code \`${p.code}\`.`,
  title: (p) => `### ${p.game}\u00a0: partie \`${p.code}\``,
  beginning: (p) => `**Le début.** ${p.of} ${p.of === 1 ? 'étape suit' : 'étapes suivent'}.`,
  step: (p) => `**Étape ${p.at} sur ${p.of}\u00a0:** ${p.what}`,
  ended: 'La fin.',
  open: `La partie est finie\u00a0: tout ce qui était caché est visible d’un bout à l’autre.`,
  controls: { start: 'Début', back: '◀ Reculer', next: 'Avancer ▶', end: 'Fin', film: 'Film', text: 'En texte' },
  film: (p) =>
    p.shown === p.of
      ? `Toute la partie en ${p.of} images.`
      : `La partie en ${p.shown} images sur ${p.of}\u00a0: elle est trop longue pour les montrer toutes.`,
  filmDescription: (p) => `Un film de la partie en ${p.shown} images. Elle finit ainsi\u00a0:\n${p.last}`,
  text: {
    file: 'Toute la partie est dans ce fichier.',
    players: (p) => `Joueurs\u00a0: ${p.players}`,
    over: (p) => `Fin\u00a0: ${p.when}`,
    result: `Comment elle a fini\u00a0:`,
  },
  lost: {
    'no-game': `Cette version de Plateau n’a plus ce jeu\u00a0: la partie ne peut plus être montrée. Voici comment elle s’est passée\u00a0:`,
    'other-rules': `Les règles ont changé depuis cette partie\u00a0: elle ne peut plus être montrée. Voici comment elle s’est passée\u00a0:`,
    damaged:
      'Ce qui est gardé de cette partie est abîmé\u00a0: on ne peut plus la revoir. Voici ce qu’on peut en lire\u00a0:',
  },
  unknown: `Il n’y a pas de partie sous ce code. Vérifiez-le\u00a0; une partie n’est gardée qu’un temps, et seuls ceux qui pouvaient la voir la revoient.`,
  option: {
    code: { name: 'code', description: 'Le code écrit sous le plateau final' },
    step: { name: 'étape', description: 'L’étape à montrer d’abord (le début, sauf autre choix)' },
    as: { name: 'en', description: 'Image par image, en film ou en texte' },
  },
  as: { steps: 'image par image', film: 'film', text: 'texte' },
  suggestion: (p) => `${p.game}\u00a0: ${p.players}, ${p.day}`,
};
