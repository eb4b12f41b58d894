import { inTurn, lessonLog } from '../kit/lessonLog.ts';
import type { Lesson } from '../lesson.ts';
import { standard } from './choices.ts';
import type { MisterZeroKind, Move } from './kind.ts';
import { words } from './words.ts';

const told = (step: keyof (typeof words)['en']['lesson']) => ({
  en: words.en.lesson[step],
  fr: words.fr.lesson[step],
});

const [red, green] = [0, 1] as const;

/** One game, of which the learner plays red. Its last token decides it: nine tokens to none, or none to eleven. */
const tokens = [
  ...['1M', '0H', '0L', '5A', '7S', '2G', '9E', '1I', '3N'],
  ...['9J', '2Q', '4R', '5O', '6T', '8F', '3C', '6K', '7B'],
];
const after = (count: number) => lessonLog(...inTurn(red, ...tokens.slice(0, count)));
const reply = (text: string) => lessonLog([green, text]);

const lays =
  (digit: number, ...on: readonly string[]) =>
  (move: Move): boolean =>
    move.act === 'place' && move.digit === digit && on.includes(move.bridge);

export const lesson: Lesson<MisterZeroKind> = {
  config: standard,
  seats: 2,
  seed: 'lesson',
  steps: [
    { words: told('lay'), log: after(0), seat: red, fulfils: lays(1, 'L', 'M'), replies: reply('0H') },
    { words: told('centre'), log: after(2), seat: red, fulfils: lays(0, 'L'), replies: reply('5A') },
    { words: told('walk'), log: after(18), seat: red, fulfils: lays(4, 'D'), replies: reply('8P') },
  ],
};
