import type { GameCommand, GameDefinition, Language, Option, PressOf } from '../contract.ts';
import type { Config, MastermindKind } from './kind.ts';
import type { Words } from './words.en.ts';
import { words } from './words.ts';

/** What players may agree on before a game begins. */

type Choices = Words['choices'];

function both<T>(pick: (say: Choices) => T): Readonly<Record<Language, T>> {
  return { en: pick(words.en.choices), fr: pick(words.fr.choices) };
}

const options: readonly Option[] = [
  {
    name: 'length',
    words: both(({ length }) => length),
    asks: 'choice',
    choices: [
      { value: 'full', words: both(({ full }) => full) },
      { value: 'short', words: both(({ short }) => short) },
    ],
  },
  { name: 'rounds', words: both(({ rounds }) => rounds), asks: 'number', least: 2, most: 24 },
  {
    name: 'setters',
    words: both(({ setters }) => setters),
    asks: 'choice',
    choices: [
      { value: 'in-turn', words: both(({ inTurn }) => inTurn) },
      { value: 'one-after-the-other', words: both(({ oneAfterTheOther }) => oneAfterTheOther) },
    ],
  },
  {
    name: 'possible',
    words: both(({ possible }) => possible),
    asks: 'choice',
    choices: [
      { value: 'not-told', words: both(({ notTold }) => notTold) },
      { value: 'told', words: both(({ told }) => told) },
    ],
  },
];

export const standard: Config = { setters: 'in-turn', possible: 'not-told' };

export const choices: NonNullable<GameDefinition<MastermindKind>['choices']> = {
  options,
  config: ({ length, rounds, setters, possible }) => ({
    ...(length === 'short' && { length }),
    ...(typeof rounds === 'number' && { rounds }),
    setters: setters === 'one-after-the-other' ? setters : standard.setters,
    possible: possible === 'told' ? possible : standard.possible,
  }),
};

export const commands: readonly GameCommand<PressOf<MastermindKind>>[] = [
  {
    name: 'possible',
    words: both(({ asking }) => asking),
    options: [],
    press: () => ({ draft: { of: 'possible' } }),
  },
];
