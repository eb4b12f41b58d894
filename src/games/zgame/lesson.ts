import { inTurn, type LessonMove, lessonLog } from '../kit/lessonLog.ts';
import type { Lesson } from '../lesson.ts';
import { type Move, seats, type ZGameKind } from './kind.ts';
import { words } from './words.ts';

const told = (step: keyof (typeof words)['en']['lesson']) => ({
  en: words.en.lesson[step],
  fr: words.fr.lesson[step],
});

const begun: readonly LessonMove[] = [
  [seats.white, 'x+0>Z0+x'],
  [seats.black, 'x0+Z>+0x'],
  [seats.white, 'ready'],
  [seats.black, 'ready'],
];
const squareOfZ = 'e1';

/** One game, of which the learner plays white. */
const turns = ['c1-c2', 'b8-b7', 'g1-g2', 'b7-b6', 'b1!', 'f8!', 'b1-b6', 'f8-f4', 'b6-d6', 'h8-h7'];
const after = (count: number) => lessonLog(...begun, ...inTurn(0, ...turns.slice(0, count)));
const reply = (nth: number) => lessonLog([seats.black, turns[nth] ?? '']);

const goes =
  (start: string, end: string) =>
  (move: Move): boolean =>
    move.act === 'move' && move.from === start && move.to === end;

export const lesson: Lesson<ZGameKind> = {
  config: {},
  seats: 2,
  seed: 'lesson',
  steps: [
    {
      words: told('step'),
      log: after(0),
      seat: seats.white,
      fulfils: (move) => move.act === 'move' && move.from !== squareOfZ,
      replies: reply(1),
    },
    {
      words: told('turnUp'),
      log: after(4),
      seat: seats.white,
      fulfils: (move) => move.act === 'reveal' && move.at === 'b1',
      replies: reply(5),
    },
    { words: told('take'), log: after(6), seat: seats.white, fulfils: goes('b1', 'b6'), replies: reply(7) },
    { words: told('win'), log: after(10), seat: seats.white, fulfils: goes('d6', 'd8') },
  ],
};
