import type { Language, PressOf } from '../contract.ts';
import type { Control } from '../controls.ts';
import type { Entry } from '../entry.ts';
import { controlsOf } from '../kit/controls.ts';
import type { Lesson } from '../lesson.ts';
import type { Direction, Robot } from './board/vocabulary.ts';
import { standard } from './choices.ts';
import { way } from './example.ts';
import type { Move, RicochetKind } from './kind.ts';
import { words } from './words.ts';

const told = (step: 'bid' | 'helper' | 'stop' | 'turn') => ({
  en: words.en.lesson[step],
  fr: words.fr.lesson[step],
});

const [learner, other] = [0, 1] as const;

/** The best way on the board of this seed: red needs green as a wall beside the target's column. */
const best = way(['green', 'right'], ['red', 'right'], ['red', 'up']);

const move = (at: number, seat: 0 | 1, text: string): Entry => ({ at, input: { type: 'move', seat, text } });

const prepared: readonly Entry[] = [
  { at: 1_000, input: { type: 'answer', errand: 'round-1-red-planet', value: { found: 'best', slides: best } } },
];
const bid = move(10_000, learner, '3');
/** Somebody else bids more, and the time to bid runs out. */
const closed: readonly Entry[] = [move(20_000, other, '5'), { at: 75_000, input: { type: 'tick' } }];
const shown = (...texts: readonly string[]) => texts.map((text) => move(80_000, learner, text));

const slides =
  (robot: Robot, direction: Direction) =>
  (given: Move): boolean => {
    const [first] = given.act === 'slide' ? given.slides : [];
    return first?.robot === robot && first.direction === direction;
  };
const chooses = ({ act }: Move): boolean => act === 'choose';

const { button } = controlsOf<PressOf<RicochetKind>>();

/** In the game, a bid is typed. */
const bids = (language: Language): readonly Control<PressOf<RicochetKind>>[] =>
  [2, 3, 4, 5].map((moves) => button(words[language].lesson.bids(moves), 'main', { move: { act: 'bid', moves } }));

export const lesson: Lesson<RicochetKind> = {
  config: standard,
  seats: 2,
  seed: 'try-336',
  steps: [
    {
      words: told('bid'),
      log: prepared,
      seat: learner,
      fulfils: (given) => given.act === 'bid' && given.moves === 3,
      controls: bids,
      replies: closed,
    },
    {
      words: told('helper'),
      log: [...prepared, bid, ...closed],
      seat: learner,
      fulfils: slides('green', 'right'),
      leads: chooses,
    },
    {
      words: told('stop'),
      log: [...prepared, bid, ...closed, ...shown('g>')],
      seat: learner,
      fulfils: slides('red', 'right'),
      leads: chooses,
    },
    {
      words: told('turn'),
      log: [...prepared, bid, ...closed, ...shown('g>', 'r>')],
      seat: learner,
      fulfils: slides('red', 'up'),
      leads: chooses,
    },
  ],
};
