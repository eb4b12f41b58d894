import type { GameDefinition } from '../contract.ts';
import { type Config, longestSeries, type MisterZeroKind } from './kind.ts';

export const standard: Config = { games: 1, advice: 'allowed', pause: 5 };

/** What players may agree on before the game. */
export const choices: NonNullable<GameDefinition<MisterZeroKind>['choices']> = {
  options: [
    {
      name: 'games',
      words: {
        en: { name: 'games', description: 'A series: the winner of each game scores the difference (1 game)' },
        fr: {
          name: 'parties',
          description: 'Un tournoi\u00a0: le gagnant d’une partie marque la différence (1 partie)',
        },
      },
      asks: 'number',
      least: 1,
      most: longestSeries,
    },
    {
      name: 'pause',
      words: {
        en: { name: 'pause', description: 'Minutes until the next game begins by itself (5)' },
        fr: { name: 'pause', description: 'Minutes avant que la partie suivante commence d’elle-même (5)' },
      },
      asks: 'number',
      least: 1,
      most: 1440,
    },
    {
      name: 'advice',
      words: {
        en: { name: 'advice', description: 'Four players: may partners advise each other? (yes)' },
        fr: { name: 'conseils', description: 'À quatre\u00a0: les partenaires peuvent-ils se conseiller\u00a0? (oui)' },
      },
      asks: 'choice',
      choices: [
        { value: 'allowed', words: { en: 'allowed', fr: 'permis' } },
        { value: 'forbidden', words: { en: 'not allowed', fr: 'interdits' } },
      ],
    },
  ],
  config: ({ games, pause, advice }) => ({
    games: typeof games === 'number' ? games : standard.games,
    pause: typeof pause === 'number' ? pause : standard.pause,
    advice: advice === 'forbidden' ? 'forbidden' : standard.advice,
  }),
};
