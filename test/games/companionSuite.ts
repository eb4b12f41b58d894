import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game, Play } from '../../src/games/kernel.ts';
import { sweep } from '../sweep.ts';

const steps = 150;

/** What companions do, when there is one of each level at the table and nobody else. */
export function companionSuite(game: Game): void {
  if (game.companions.length === 0) return;

  test('what companions plan is accepted when its time comes, and is the same when they are asked again', () => {
    let made = 0;
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }), (seed) => {
        const seats = game.companions.length;
        let play = game.open({ config: game.presets.standard, seats, seed, now: 1_000_000 });
        let now = 1_000_000;
        for (let step = 0; step < steps; step++) {
          const plans = plansIn(game, play, seed);
          expect(plansIn(game, play, seed)).toEqual(plans);
          const [next] = plans.sort((a, b) => a.at - b.at);
          const ends = game.deadline(play) ?? Number.POSITIVE_INFINITY;
          if (next === undefined && ends === Number.POSITIVE_INFINITY) return;
          const acts = next !== undefined && next.at < ends;
          now = Math.max(now, acts ? next.at : ends);
          const input = acts
            ? ({ type: 'move', seat: next.seat, text: next.move } as const)
            : ({ type: 'tick' } as const);
          const submitted = game.submit(play, input, now);
          if (!submitted.ok || !submitted.changed) throw new Error(`${JSON.stringify(input)} changes nothing`);
          play = submitted.play;
          if (acts) made++;
          if (game.outcome(play) !== undefined) return;
        }
      }),
      { numRuns: sweep(6) },
    );
    expect(made).toBeGreaterThan(0);
  });
}

function plansIn(game: Game, play: Play, seed: string) {
  return game.companions.flatMap((level, seat) => {
    const planned = game.plan(level, game.view(play, seat), seat, `${seed}/${seat}`);
    return planned === undefined ? [] : [{ seat, ...planned }];
  });
}
