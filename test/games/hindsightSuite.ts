import { expect, test } from 'vitest';
import { leastRoom } from '../../src/games/contract.ts';
import type { Game, Opening, Play } from '../../src/games/kernel.ts';
import { expectSight, expectTexts, shown } from './fitting.ts';
import { type Step, sample, speeches } from './playing.ts';

/** What is seen of a game when it is over, looking back on it. */
export function hindsightSuite(
  game: Game,
  outs: (check: (steps: readonly Step[], opening: Opening) => void) => void,
): void {
  const playsOf = (steps: readonly Step[]): readonly Play[] => [
    (steps[0] as Step).before,
    ...sample(steps).map(({ after }) => after),
  ];

  test('looking back on a game that is over, every position has a picture and words that fit', () => {
    outs((steps) => {
      const end = (steps.at(-1) as Step).after;
      for (const play of playsOf(steps)) {
        for (const speech of speeches) {
          expectSight(game.hindsight(play, end, speech));
          expectTexts(game.hindsight(play, end, { ...speech, room: leastRoom }), leastRoom);
        }
      }
      for (const speech of speeches) {
        expect(shown(game.hindsight(end, end, speech))).toBe(shown(game.sight(end, 'table', speech)));
      }
    });
  });

  test('while a game goes on, and with the end of another one, looking back shows what everybody sees', () => {
    outs((steps) => {
      const end = (steps.at(-1) as Step).after;
      const other: Play = { ...end, seed: `${end.seed}/another` };
      for (const speech of speeches) {
        for (const play of playsOf(steps)) {
          const seen = shown(game.sight(play, 'table', speech));
          expect(shown(game.hindsight(play, play, speech))).toBe(seen);
          if (play !== end) expect(shown(game.hindsight(play, other, speech))).toBe(seen);
        }
        const early = (steps[0] as Step).before;
        for (const live of playsOf(steps).filter((each) => each !== end)) {
          expect(shown(game.hindsight(early, live, speech))).toBe(shown(game.sight(early, 'table', speech)));
          expect(shown(game.hindsight(live, early, speech))).toBe(shown(game.sight(live, 'table', speech)));
        }
      }
    });
  });
}
