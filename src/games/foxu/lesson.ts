import { inTurn, type LessonMove, lessonLog } from '../kit/lessonLog.ts';
import type { Lesson } from '../lesson.ts';
import { type FoxuKind, firstPlayer, type Move, secondPlayer } from './kind.ts';
import { words } from './words.ts';

const told = (step: keyof (typeof words)['en']['lesson']) => ({
  en: words.en.lesson[step],
  fr: words.fr.lesson[step],
});

/** The first player sets up, and yellow makes the opening slide. */
const opened = (pegs: string, to: string): readonly LessonMove[] =>
  [`pegs ${pegs}`, 'ready', 'corners yellow a1', `yellow ${to}`].map((text) => [firstPlayer, text]);

const kept: LessonMove = [secondPlayer, 'keep'];
const [early, crossed, late] = [
  opened('a3 a4 b2 b6 c4 d5 d6 e2 e5 f2 f5', 'e1'),
  opened('b1 b2 c4 c5 d1 d2 d4 e3 f3 f4 f5', 'b2'),
  opened('a3 a4 c2 c3 c4 c6 d1 d3 d5 e4 f3', 'e5'),
];

const stopsOn =
  (point: string) =>
  (move: Move): boolean =>
    move.act === 'slide' && move.to === point;

export const lesson: Lesson<FoxuKind> = {
  config: {},
  seats: 2,
  seed: 'lesson',
  steps: [
    {
      words: told('slide'),
      log: lessonLog(...early, kept, [secondPlayer, 'f3']),
      seat: firstPlayer,
      fulfils: stopsOn('a5'),
    },
    {
      words: told('pie'),
      log: lessonLog(...early),
      seat: secondPlayer,
      fulfils: ({ act }) => act === 'take',
      replies: lessonLog([firstPlayer, 'f3']),
    },
    {
      words: told('bar'),
      log: lessonLog(...crossed, kept, ...inTurn(secondPlayer, 'b6', 'b5', 'f2', 'e5', 'd2', 'e1', 'a2')),
      seat: firstPlayer,
      fulfils: stopsOn('a5'),
      replies: lessonLog([secondPlayer, 'a4']),
    },
    {
      words: told('win'),
      log: lessonLog(...late, kept, ...inTurn(secondPlayer, 'f2', 'e1', 'a2', 'b1', 'e6', 'f5', 'b6')),
      seat: firstPlayer,
      fulfils: stopsOn('a5'),
    },
  ],
};
