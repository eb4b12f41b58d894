import type { GameCommand } from '../contract.ts';
import { leastBid, type Move, mostBid } from './kind.ts';
import { notation } from './notation/notation.ts';

export const commands: readonly GameCommand[] = [
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
    press: ({ moves }) => made({ act: 'bid', moves: Number(moves) }),
  },
  {
    name: 'timer',
    words: {
      en: { name: 'timer', description: 'Turn the timer after four minutes without a bid' },
      fr: { name: 'sablier', description: 'Retourner le sablier après quatre minutes sans annonce' },
    },
    options: [],
    press: () => made({ act: 'timer' }),
  },
  {
    name: 'hint',
    words: {
      en: { name: 'hint', description: 'Ask how long the best solution is at most; everybody reads the answer' },
      fr: {
        name: 'indice',
        description: 'Demander une borne de la meilleure solution\u00a0; tout le monde lit la réponse',
      },
    },
    options: [],
    press: () => made({ act: 'hint' }),
  },
  {
    name: 'next',
    words: {
      en: { name: 'next', description: 'Go on to the next target at once' },
      fr: { name: 'suivant', description: 'Passer tout de suite à la cible suivante' },
    },
    options: [],
    press: () => made({ act: 'next' }),
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

/** A command means the same whatever board was last seen. */
function made(move: Move): { readonly anytime: string } {
  return { anytime: notation.write(move) };
}
