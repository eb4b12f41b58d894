import type { Language, Option } from '../../contract.ts';
import { mount } from '../../kernel.ts';
import { french } from '../../kit/french.ts';
import type { Score, Solo } from '../../solo.ts';
import { words as gameWords } from '../words.ts';
import { solo } from './index.ts';
import { config, type Difficulty, difficulties, type View } from './kind.ts';
import { lengths } from './lengths.ts';
import { prepare } from './prepare.ts';
import { solution } from './solution.ts';
import { words } from './words.ts';

const difficulty: Option = {
  name: 'difficulty',
  asks: 'choice',
  choices: difficulties.map((value) => ({
    value,
    words: { en: words.en.difficulty(value, lengths[value]), fr: words.fr.difficulty(value, lengths[value]) },
  })),
  words: {
    en: { name: 'difficulty', description: 'How many moves the best solution has (medium, unless you choose)' },
    fr: { name: 'niveau', description: 'Combien de coups compte la meilleure solution (moyen, sauf autre choix)' },
  },
};

const usual: Difficulty = 'medium';
const game = mount(solo);

/** Boards for one: as many puzzles as anybody wants, and one board a day that is the same for everybody. */
export const solos: readonly Solo[] = [
  {
    name: 'puzzle',
    words: {
      en: {
        name: 'puzzle',
        description: 'A board for you alone: find the way with the fewest moves',
        label: 'A puzzle for me',
      },
      fr: {
        name: 'casse-tête',
        description: french`Un plateau pour vous seul : trouvez le chemin le plus court`,
        label: 'Un casse-tête',
      },
    },
    options: [difficulty],
    comes: 'anytime',
    game,
    prepare: (wish, seed) => prepare(difficulties.find((each) => each === wish['difficulty']) ?? usual, seed),
    another(given) {
      const { level } = config.parse(given);
      return level === 'daily' ? {} : { difficulty: level };
    },
    score,
    tellBest,
    fewest,
    solution,
  },
  {
    name: 'daily',
    words: {
      en: {
        name: 'daily',
        description: 'The board of the day, the same for everybody, and how everybody did',
        label: 'The board of the day',
      },
      fr: {
        name: 'défi-du-jour',
        description: 'Le défi du jour, le même pour tous, et les résultats de chacun',
        label: 'Le défi du jour',
      },
    },
    options: [],
    comes: 'daily',
    game,
    prepare: (_wish, seed) => prepare('daily', seed),
    another: () => ({}),
    score,
    tellBest,
    fewest,
    solution,
  },
];

function score(view: unknown): Score | undefined {
  const { solved } = view as View;
  return solved === undefined ? undefined : { best: solved.legs.length, took: solved.took, first: solved.first };
}

function tellBest(best: number, language: Language): string {
  return gameWords[language].moves(best);
}

function fewest(given: unknown): number {
  return config.parse(given).best.length;
}
