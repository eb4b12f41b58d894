import type { GameDefinition, Option, Values } from '../contract.ts';
import { french } from '../kit/french.ts';
import { type Config, config, type RicochetKind } from './kind.ts';

export const standard: Config = { bidding: 60_000, demonstrating: 60_000, ties: 'classic', edition: 2 };

const options: readonly Option[] = [
  {
    name: 'tokens',
    asks: 'number',
    least: 1,
    most: 17,
    words: {
      en: { name: 'tokens', description: 'Tokens that win (8 for two players, 6 for three, 5 for four, else all)' },
      fr: { name: 'jetons', description: 'Jetons pour gagner (8 à deux, 6 à trois, 5 à quatre, sinon tous)' },
    },
  },
  {
    name: 'bidding',
    asks: 'number',
    least: 30,
    most: 180,
    words: {
      en: { name: 'bidding', description: 'Seconds to bid once somebody has bid (60)' },
      fr: { name: 'annonces', description: 'Secondes pour annoncer après la première annonce (60)' },
    },
  },
  {
    name: 'demonstration',
    asks: 'number',
    least: 15,
    most: 300,
    words: {
      en: { name: 'demonstration', description: 'Seconds to show a solution (60), and 5 more for each move bid' },
      fr: {
        name: 'démonstration',
        description: 'Secondes pour montrer sa solution (60), et 5 de plus par coup annoncé',
      },
    },
  },
  {
    name: 'ties',
    asks: 'choice',
    choices: [
      {
        value: 'classic',
        words: {
          en: 'classic: whoever has fewer tokens goes first',
          fr: french`classique : la main au moins bien pourvu`,
        },
      },
      {
        value: 'tournament',
        words: {
          en: 'tournament: whoever bid first goes first',
          fr: french`tournoi : la main au premier qui a annoncé`,
        },
      },
    ],
    words: {
      en: { name: 'ties', description: 'Who goes first among equal bids' },
      fr: { name: 'égalités', description: 'Qui commence quand les annonces sont égales' },
    },
  },
  {
    name: 'longest',
    asks: 'number',
    least: 2,
    most: 30,
    words: {
      en: { name: 'longest', description: 'Put back unseen the targets that need more moves than this' },
      fr: { name: 'maximum', description: 'Remettre sans les montrer les cibles qui demandent plus de coups' },
    },
  },
];

export const choices: NonNullable<GameDefinition<RicochetKind>['choices']> = {
  options,
  config(values: Values) {
    const chosen = {
      tokens: values['tokens'],
      bidding: milliseconds(values['bidding']),
      demonstrating: milliseconds(values['demonstration']),
      ties: values['ties'],
      longest: values['longest'],
    };
    const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
    return config.parse({ ...standard, ...Object.fromEntries(given) });
  },
};

function milliseconds(seconds: Values[string]): number | undefined {
  return typeof seconds === 'number' ? seconds * 1_000 : undefined;
}
