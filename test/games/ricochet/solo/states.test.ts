import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostMoves, type State, state as schema } from '../../../../src/games/ricochet/solo/kind.ts';
import { opened, rules, tried, viewOf, ways } from './playing.ts';

const slide = fc.tuple(fc.constantFrom(...'rgby'), fc.constantFrom(...'^>v<')).map((both) => both.join(''));
const typed = fc.oneof(
  { weight: 10, arbitrary: slide },
  { weight: 2, arbitrary: fc.array(slide, { minLength: 2, maxLength: 4 }).map((slides) => slides.join(' ')) },
  { weight: 4, arbitrary: fc.constantFrom(ways.longer, `g< ${ways.longer}`, ways.straight) },
  { weight: 4, arbitrary: fc.constantFrom('undo', 'reset') },
  fc.constantFrom(ways.best, 'give up', 'r', 'b', '7', 'hint', 'tick', 'answer', 'join', 'leave'),
);

test('Whatever is done, a state passes its schema, only the best is kept, and every visible change is told.', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 40, size: 'max' }), (texts) => {
      let before: State = opened();
      for (const [second, text] of texts.entries()) {
        const step = tried(before, [second, text]);
        if (!step.ok) continue;
        const [from, to] = [viewOf(before), viewOf(step.state)];
        expect(schema.parse(JSON.parse(JSON.stringify(step.state)))).toEqual(step.state);
        expect(JSON.parse(JSON.stringify(to))).toEqual(to);
        if (step.events.length === 0) expect(step.state).toBe(before);
        expect(to.legs.length).toBeLessThanOrEqual(mostMoves);
        expect('best' in to).toBe(to.phase === 'over');
        expect(rules.outcome(step.state) !== undefined).toBe(to.phase === 'over');
        if (from.solved !== undefined) {
          expect(to.solved?.legs.length).toBeLessThanOrEqual(from.solved.legs.length);
          expect(to.solved?.first).toBe(from.solved.first);
        }
        if (to.verdict === 'solved') expect(to.solved?.legs.length).toBeLessThanOrEqual(to.legs.length);
        met.add(`${to.phase}, ${to.verdict}, ${to.solved === undefined ? 'unsolved' : 'solved'}`);
        before = step.state;
        if (to.phase === 'over') break;
      }
    }),
    { numRuns: 200, seed: 1 },
  );
  expect(met.size).toBeGreaterThanOrEqual(8);
});
