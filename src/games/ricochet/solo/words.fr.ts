import { capital } from '../../kit/capital.ts';
import { french } from '../../kit/french.ts';
import { fr as game } from '../words.fr.ts';
import { type Difficulty, mostMoves } from './kind.ts';
import { lengths } from './lengths.ts';
import type { Words } from './words.en.ts';

const { moves, robots, directions } = game;

const levels: Readonly<Record<Difficulty, string>> = {
  easy: 'facile',
  medium: 'moyen',
  hard: 'difficile',
  expert: 'expert',
};
const showBest = 'Voir la solution';

export const fr: Words = {
  game: {
    name: french`Ricochet Robots : casse-tête`,
    tagline: 'Amenez un robot sur sa cible, puis trouvez un chemin en moins de coups.',
    command: 'ricochet',
    typing: french`Appuyez sur *${game.controls.type}* et tapez des coups, un robot et une direction chacun : \`rouge haut, bleu gauche\` ou \`r^ b<\` (\`v\` pour vert, \`j\` pour jaune), jusqu’à 20 à la fois. Aussi \`défaire\`, \`recommencer\`, et \`abandonner\` pour voir la meilleure solution.`,
  },

  levels,
  difficulty: (level, { least, most }) => french`${levels[level]} : ${least} à ${most} coups`,

  task: (...what) => capital(game.task(...what)),
  made(count, verdict) {
    const made = count === 0 ? 'Aucun robot n’a encore bougé.' : `${moves(count)} ${count > 1 ? 'joués' : 'joué'}.`;
    switch (verdict) {
      case 'solved':
        return `Vous y êtes en ${moves(count)}.`;
      case 'unturned':
        return `${made} ${game.round.unturned}`;
      case 'not-there':
        return made;
    }
  },
  yourBest: (count) => french`Votre record : ${moves(count)}. Peut-on faire mieux ?`,
  yourBestWay: (way) => french`Votre meilleur chemin : ${way}.`,
  yoursWas: (count) => french`Votre record : ${moves(count)}.`,
  solved: (count) => french`Résolu en ${moves(count)} !`,
  seed: (level, seed) => french`Niveau : ${levels[level]}. Graine : ${seed}`,
  daily: (day) => `Le plateau du ${day.split('-').toReversed().join('/')}, le même pour tous.`,

  below: {
    start: 'Trouvez un chemin',
    made: 'Coups joués',
    unturned: 'Arrivé, mais sans tourner',
    there: french`Arrivé ! En moins de coups ?`,
    shortest: 'et il n’y a pas plus court',
    best: 'La meilleure solution',
    yourBest: (count) => french`Votre record : ${moves(count)}`,
  },

  tell(event) {
    switch (event.what) {
      case 'chosen':
        return `Vous choisissez le robot ${robots[event.robot]}.`;
      case 'slid': {
        const slides = event.slides.map(({ robot, direction }) => `${robots[robot]} ${directions[direction]}`);
        return `Vous jouez ${slides.join(', ')}.`;
      }
      case 'undone':
        return 'Vous reprenez votre dernier coup.';
      case 'reset':
        return 'Vous remettez les robots au départ.';
      case 'given-up':
        return 'Vous demandez la meilleure solution.';
      case 'solved':
        switch (event.how) {
          case 'best':
            return french`Résolu en ${moves(event.moves)}, et il n’y a pas plus court !`;
          case 'better':
            return french`Résolu en ${moves(event.moves)} !`;
          case 'no-better':
            return french`Résolu en ${moves(event.moves)} : pas mieux qu’avant.`;
        }
    }
  },

  explain(refusal) {
    switch (refusal.why) {
      case 'alone':
        return french`Vous jouez seul sur ce plateau : ici on ne fait que déplacer les robots, reprendre des coups ou demander la meilleure solution.`;
      case 'solved-already':
        return `La cible est atteinte en ${moves(refusal.moves)}. Annulez des coups ou recommencez pour chercher plus court.`;
      case 'too-many-moves':
        return french`Cela ferait plus de ${refusal.most} coups. Il y a plus court : annulez des coups ou recommencez.`;
    }
  },

  showBest,
  asksToShow: {
    question: french`Voulez-vous vraiment voir la solution ? Ce plateau sera fini ; ce que vous avez trouvé vous reste.`,
    goOn: 'Chercher encore',
    surely: 'Oui, la voir',
  },

  chapters: {
    aim: french`### Un plateau pour vous seul
Vous seul le voyez. Amenez le robot de la couleur de la cible sur sa cible, dont le jeton est au centre et la case dorée ; sur le tourbillon cosmique, n’importe quel robot. Puis cherchez un chemin en moins de coups. Dès que vous en trouvez un aussi court que possible, le plateau est fini. D’ici là, défaites et recommencez comme vous voulez : seul compte votre record. *${showBest}* montre une des meilleures solutions, et termine.`,
    pressing: french`### Boutons et clavier
Choisissez un robot, puis une direction : celles où il ne peut pas aller sont grisées. Les flèches montrent vos coups dans l’ordre, les contours en pointillé d’où les robots sont partis. *${game.controls.type}* permet de taper plusieurs coups d’affilée, jusqu’à 20 : \`r^ b<\`, \`rouge haut, bleu gauche\` ; aussi \`défaire\`, \`recommencer\`, \`abandonner\`. Le plateau ne retient que ${mostMoves} coups.`,
    boards: french`### Plateaux pour soi seul
\`/ricochet casse-tête\` vous donne un plateau aussi difficile que vous voulez, quand vous voulez. Donnez sa graine et son niveau à quelqu’un, et il aura exactement le même.
\`/ricochet défi-du-jour\` est un plateau par jour, le même pour tous, dont la meilleure solution compte ${lengths.daily.least} à ${lengths.daily.most} coups. Les résultats disent qui a les solutions les plus courtes, et qui a trouvé le plus vite sa première : votre temps court dès que vous voyez le plateau. Le suivant arrive à minuit, à l’heure du serveur.`,
  },
};
