import type { GameCommand, PressOf } from '../contract.ts';
import { leastBid, mostBid, type RicochetKind } from './kind.ts';

/** A command means the same whichever board its user saw last. */
export const commands: readonly GameCommand<PressOf<RicochetKind>>[] = [
  {
    name: 'bid',
    words: {
      en: { name: 'bid', description: 'Bid a number of moves' },
      fr: { name: 'annoncer', description: 'Annoncer un nombre de coups' },
    },
    options: [
      {
        name: 'moves',
        asks: 'number',
        least: leastBid,
        most: mostBid,
        required: true,
        words: {
          en: { name: 'moves', description: 'In how many moves the target can be reached' },
          fr: { name: 'coups', description: 'En combien de coups la cible peut être atteinte' },
        },
      },
    ],
    press: ({ moves }) => ({ anytime: { act: 'bid', moves: Number(moves) } }),
  },
  {
    name: 'timer',
    words: {
      en: { name: 'timer', description: 'Turn the timer after four minutes without a bid' },
      fr: { name: 'sablier', description: 'Retourner le sablier après quatre minutes sans annonce' },
    },
    options: [],
    press: () => ({ anytime: { act: 'timer' } }),
  },
  {
    name: 'hint',
    words: {
      en: {
        name: 'hint',
        description: 'Ask about how many moves it takes, then which robot moves first; everybody reads the answer',
      },
      fr: {
        name: 'indice',
        description: 'Demander en combien de coups environ, puis quel robot part\u00a0; tout le monde lit la réponse',
      },
    },
    options: [],
    press: () => ({ anytime: { act: 'hint' } }),
  },
  {
    name: 'next',
    words: {
      en: { name: 'next', description: 'Go on to the next target at once' },
      fr: { name: 'suivant', description: 'Passer tout de suite à la cible suivante' },
    },
    options: [],
    press: () => ({ anytime: { act: 'next' } }),
  },
  {
    name: 'solve',
    words: {
      en: { name: 'solve', description: 'See a best solution of the last round that is over' },
      fr: { name: 'solution', description: 'Voir une des meilleures solutions de la dernière manche finie' },
    },
    options: [],
    press: () => ({ draft: 'solution' }),
  },
];
