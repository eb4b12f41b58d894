import { expect, test } from 'vitest';
import { languages, type Speech } from '../../src/games/contract.ts';
import type { Game, Opening } from '../../src/games/kernel.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { type Step, sample } from './playing.ts';

/** A line above a board names a move beside a player and much else. */
const longestSaid = 80;

/** What is said of positions: for hints, and for the look back at a game. */
export function judgingSuite(
  game: Game,
  outs: (check: (steps: readonly Step[], opening: Opening) => void) => void,
): void {
  if (game.judging === 'never') return;

  test('what is said of a position names a move that is accepted there, and says the same again', () => {
    let judged = 0;
    outs((steps) => {
      for (const { before, entry } of sample(steps)) {
        const awaited = game.awaiting(before);
        for (const seat of awaited === 'anyone' ? [] : awaited) {
          const made = entry.input.type === 'move' && entry.input.seat === seat ? entry.input.text : undefined;
          const thinking = () => thinkingFor(5, rngFrom(before.seed, seat));
          const judge = () => game.judge(game.view(before, seat), seat, thinking(), made);
          const found = judge();
          expect(judge()).toEqual(found);
          if (found === undefined) continue;
          judged++;
          expect(Math.abs(found.worth)).toBeLessThanOrEqual(1);
          // Nothing is better than the best.
          expect(found.made ?? found.worth).toBeLessThanOrEqual(found.worth);
          expect(found.made ?? 0).toBeGreaterThanOrEqual(-1);
          const submitted = game.submit(before, { type: 'move', seat, text: found.move }, entry.at);
          expect(submitted.ok && submitted.changed, found.move).toBe(true);
          for (const language of languages) {
            const speech: Speech = { language, player: (of) => `player ${of}`, when: String };
            const said = game.say(found.move, speech);
            expect(said).toBe(said.trim());
            expect(said.length).toBeLessThanOrEqual(longestSaid);
            expect(game.tellJudgement(found, speech)?.length ?? 0).toBeLessThanOrEqual(longestSaid);
          }
        }
      }
    });
    expect(judged).toBeGreaterThan(0);
  });
}
