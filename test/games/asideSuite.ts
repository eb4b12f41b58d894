import { expect, test } from 'vitest';
import type { Game, Opening } from '../../src/games/kernel.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { type Step, sample } from './playing.ts';

/** What computer players may do while others are awaited. */
export function asideSuite(
  game: Game,
  outs: (check: (steps: readonly Step[], opening: Opening) => void) => void,
): void {
  if (game.asides.length === 0) return;

  test.each(game.asides)(
    'what the computer player %s does aside is accepted, ends no turn, and is done once',
    (level) => {
      outs((steps) => {
        for (const { before, entry } of sample(steps)) {
          const awaited = game.awaiting(before);
          for (let seat = 0; seat < before.seats; seat++) {
            if (awaited === 'anyone' || awaited.includes(seat)) continue;
            const thinking = () => thinkingFor(2, rngFrom(before.seed, seat));
            const text = game.aside(level, game.view(before, seat), seat, thinking());
            if (text === undefined) continue;
            const submitted = game.submit(before, { type: 'move', seat, text }, entry.at);
            if (!submitted.ok || !submitted.changed) throw new Error(`${text} of seat ${seat} changes nothing`);
            const after = submitted.play;
            expect(game.awaiting(after)).toEqual(awaited);
            expect(game.deadline(after)).toBe(game.deadline(before));
            expect(game.outcome(after)).toEqual(game.outcome(before));
            for (const each of awaited) expect(game.turn(after, each)).toBe(game.turn(before, each));
            expect(game.aside(level, game.view(after, seat), seat, thinking())).toBeUndefined();
          }
        }
      });
    },
  );
}
