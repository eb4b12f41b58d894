import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../../src/games/contract.ts';
import { mount, type Play } from '../../../../src/games/kernel.ts';
import { solo } from '../../../../src/games/ricochet/solo/index.ts';
import { near, slides, speech, ways } from './playing.ts';

const game = mount(solo);

/**
 * The same board with other best solutions. They are shorter than any real solution, so the board goes on whatever is
 * moved.
 */
const bests = [slides('b<'), slides('b< b>'), slides('g< g>')].map((best) => ({ ...near, best }));

const open = (config: unknown): Play => game.open({ config, seats: 1, seed: 'secret', now: 0 });

/** All that anybody can see of this board, in any language, after any draft. */
function seenOf(play: Play): string {
  const sights = languages.flatMap((language) =>
    ([0, 'table'] as const).flatMap((viewer) =>
      [undefined, 'solution'].map((draft) => {
        const { scene, description, headline, controls, film } = game.sight(play, viewer, speech(language), draft);
        return [scene.base.key, scene.shapes, description, headline, controls, film];
      }),
    ),
  );
  const views = ([0, 'table'] as const).map((viewer) => game.view(play, viewer));
  const rest = [game.awaiting(play), game.deadline(play), game.outcome(play), game.errand(play)];
  return JSON.stringify([sights, views, rest]);
}

const slide = fc.tuple(fc.constantFrom(...'rgby'), fc.constantFrom(...'^>v<')).map((both) => both.join(''));
const typed = fc.oneof(
  { weight: 12, arbitrary: slide },
  { weight: 2, arbitrary: fc.constantFrom(ways.best, ways.longer, ways.straight, `${ways.best} g<`) },
  fc.constantFrom('undo', 'reset', 'r', 'b', '7', 'hint', 'timer', 'next'),
);

test('Before it is over, nothing that is seen, told or refused depends on the best solution or its length.', () => {
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 40 }), (texts) => {
      let plays = bests.map(open);
      for (const [nth, text] of texts.entries()) {
        const input = { type: 'move', seat: 0, text } as const;
        const done = plays.map((play) => game.submit(play, input, nth));
        const told = done.map((each) => {
          if (!each.ok) return languages.map((language) => game.explain(each.refusal, speech(language)));
          return each.changed ? each.events.map(({ event }) => game.tell(event, speech('fr'))) : 'nothing';
        });
        expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
        plays = done.map((each, which) => (each.ok && each.changed ? each.play : (plays[which] as Play)));
        expect(new Set(plays.map(seenOf)).size).toBe(1);
      }
    }),
    { numRuns: 15 },
  );
});

test('The same is true when the best solution is longer or shorter, as long as it is not found.', () => {
  const [three, two] = [open(near), open({ ...near, best: slides('b< b>') })];
  const input = { type: 'move', seat: 0, text: ways.longer } as const;
  const after = [three, two].map((play) => {
    const done = game.submit(play, input, 1);
    if (!done.ok || !done.changed) throw new Error('It is refused.');
    return done.play;
  });
  expect(new Set([three, two].map(seenOf)).size).toBe(1);
  expect(new Set(after.map(seenOf)).size).toBe(1);
});

test('When it is asked for, it is shown, so the comparison above can see a difference.', () => {
  const over = bests.map((config) => {
    const done = game.submit(open(config), { type: 'move', seat: 0, text: 'give up' }, 1);
    return done.ok && done.changed ? done.play : open(config);
  });
  expect(new Set(over.map(seenOf)).size).toBe(bests.length);
});
