import { type LessonMove, lessonLog } from '../kit/lessonLog.ts';
import type { Lesson } from '../lesson.ts';
import { standard } from './choices.ts';
import type { MastermindKind, Move } from './kind.ts';
import type { Puzzle } from './pieces.ts';
import { words } from './words.ts';

const told = (step: keyof (typeof words)['en']['lesson']) => ({
  en: words.en.lesson[step],
  fr: words.fr.lesson[step],
});

const [setter, seeker] = [0, 1] as const;
const rows = (...texts: readonly string[]): readonly LessonMove[] => texts.map((text) => [seeker, text]);

/** Two blue cards, so that the pack itself says that their shapes differ. */
const set: LessonMove = [setter, 'cards blue-star red-circle blue-cross'];
/** What answers them leaves one order of the colours. */
const colours = rows('colours R Y G', 'colours B B R');
const solved = rows('colours B R B');
/** What answers them leaves two rows of shapes, one of which would need a second blue star. */
const shapes = rows('shapes circle star circle', 'shapes star circle square', 'shapes star triangle triangle');

const gives =
  (puzzle: Puzzle, ...tokens: readonly string[]) =>
  (move: Move): boolean =>
    move.act === 'row' && move.puzzle === puzzle && move.tokens.join() === tokens.join();

export const lesson: Lesson<MastermindKind> = {
  config: standard,
  seats: 2,
  seed: 'lesson',
  steps: [
    {
      words: told('row'),
      log: lessonLog(set),
      seat: seeker,
      fulfils: (move) => move.act === 'row' && move.puzzle === 'colours',
    },
    {
      words: told('colours'),
      log: lessonLog(set, ...colours),
      seat: seeker,
      fulfils: gives('colours', 'blue', 'red', 'blue'),
    },
    {
      words: told('shapes'),
      log: lessonLog(set, ...colours, ...solved, ...shapes),
      seat: seeker,
      fulfils: gives('shapes', 'star', 'circle', 'cross'),
    },
    {
      words: told('set'),
      log: lessonLog(set, ...colours, ...solved, ...shapes, ...rows('shapes star circle cross', 'next')),
      seat: seeker,
      fulfils: ({ act }) => act === 'choose',
      replies: lessonLog([setter, 'colours R Y G']),
    },
  ],
};
