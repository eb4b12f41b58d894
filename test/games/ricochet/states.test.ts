import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../../src/games/contract.ts';
import { centre } from '../../../src/games/ricochet/board/board.ts';
import { directions, robots, targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import { type Move, type State, state as schema } from '../../../src/games/ricochet/kind.ts';
import { frozen, moment, opened, rules, slides, standard, viewOf, ways } from './playing.ts';

/** This is a solution where the red star is the target. */
const solving = { act: 'slide', slides: slides(ways.best) } as const;
const seat = fc.nat(5);
const slide = fc.record({ robot: fc.constantFrom(...robots), direction: fc.constantFrom(...directions) });
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('bid'), moves: fc.integer({ min: 1, max: 12 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('slide'), slides: fc.array(slide, { minLength: 1, maxLength: 3 }) }),
  },
  fc.record({ act: fc.constant('choose'), robot: fc.constantFrom(...robots) }),
  fc.record({ act: fc.constantFrom('undo', 'reset', 'give-up') }),
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('timer', 'next', 'hint') }) },
);
const value = fc.oneof(
  fc.constant({ found: 'best', slides: slides(ways.best) }),
  fc.record({ found: fc.constant('at-least'), moves: fc.integer({ min: 1, max: 30 }) }),
  { weight: 3, arbitrary: fc.anything() },
  fc.constant({ found: 'impossible' }),
);
const input: fc.Arbitrary<Input<Move> | { readonly type: 'whoever-shows'; readonly move: Move }> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('move'), seat, move }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('whoever-shows'), move }) },
  { weight: 6, arbitrary: fc.constant({ type: 'whoever-shows', move: solving } as const) },
  { weight: 6, arbitrary: fc.constant({ type: 'tick' } as const) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('join', 'leave'), seat }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('answer'), errand: fc.constant('asked'), value }) },
);
/** Time goes on in steps, often exactly until a tick is due. Some inputs were made a little before they arrive. */
const beat = fc.record({
  input,
  pause: fc.oneof(fc.nat(3_000), fc.nat(90_000), fc.constant('due')),
  late: fc.oneof(fc.constant(0), fc.nat(2_500)),
});
const beats = fc.array(beat, { minLength: 1, maxLength: 60, size: 'max' });
const from = fc.constantFrom<State>(
  opened(),
  opened({ tokens: [3, 3, 3, 2] }),
  opened({ seats: 2, left: ['red-star', 'green-moon'] }),
  opened({ seats: 2, left: ['red-star'] }),
  opened({ config: { longest: 4, ties: 'tournament', tokens: 2 } }),
  rules.setup(standard, 1, moment(0)),
  rules.setup({ ...standard, longest: 9 }, 3, moment(0)),
);

/** Every state of the course, and what was told between them. */
function course(start: State, all: readonly (typeof beats extends fc.Arbitrary<infer T> ? T : never)[number][]) {
  const steps: { readonly before: State; readonly after: State; readonly told: number }[] = [];
  let state = start;
  let now = 0;
  for (const [turn, { input, pause, late }] of all.entries()) {
    now = pause === 'due' ? Math.max(now, rules.deadline(state) ?? now) : now + pause;
    const stamp = input.type === 'tick' || input.type === 'answer' ? now : now - late;
    const at = { ...moment(turn), now: stamp };
    const step = rules.step(frozen(state), meant(state, input), at);
    if (!step.ok) continue;
    steps.push({ before: state, after: step.state, told: step.events.length });
    state = step.state;
    if (rules.outcome(state) !== undefined) break;
  }
  return steps;
}

function meant(state: State, input: Input<Move> | { type: 'whoever-shows'; move: Move }): Input<Move> {
  if (input.type === 'answer') return { ...input, errand: rules.errand?.(state)?.name ?? 'none' };
  if (input.type !== 'whoever-shows') return input;
  return { type: 'move', seat: state.stage.at === 'showing' ? state.stage.seat : 0, move: input.move };
}

const always = (check: (step: ReturnType<typeof course>[number]) => void, chance: { readonly seed?: number } = {}) =>
  fc.assert(
    fc.property(from, beats, (start, all) => {
      for (const step of course(start, all)) check(step);
    }),
    { numRuns: 300, ...chance },
  );

describe('Whatever happens', () => {
  test('a state passes its schema, also after a trip through JSON, and nothing is changed in place', () => {
    always(({ after }) => {
      expect(schema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
      expect(JSON.parse(JSON.stringify(viewOf(after)))).toEqual(viewOf(after));
    });
  });

  test('no two robots share a cell, and none stands in the centre', () => {
    always(({ after }) => {
      for (const place of [viewOf(after).place, after.round.place]) {
        expect(new Set(place).size).toBe(4);
        expect(place.filter((cell) => centre.includes(cell))).toEqual([]);
      }
    });
  });

  test('tokens won and targets left are the seventeen, each once', () => {
    always(({ before, after }) => {
      const all = (state: State) => [...state.left, ...state.players.flatMap(({ won }) => won)].sort();
      expect(all(after)).toEqual(all(before));
      expect(new Set(all(after)).size).toBe(all(after).length);
      expect(all(after).filter((name) => !targetNames.includes(name))).toEqual([]);
      if (!['resting', 'closing', 'over'].includes(after.stage.at)) expect(after.left).toContain(after.round.target);
    });
  });

  test('robots move for good only when a token is won, or when no target could be drawn', () => {
    always(({ before, after }) => {
      if (after.round.number === before.round.number) expect(after.round.place).toEqual(before.round.place);
      else expect([before.stage.at, after.before?.number]).toEqual(['resting', before.round.number]);
    });
  });

  test('what everybody sees changes only together with something told to everybody', () => {
    always(({ before, after, told }) => {
      if (told === 0) expect(viewOf(after)).toEqual(viewOf(before));
    });
  });

  test('nobody has two bids in a round, a bid only goes down, and the lowest demonstrates', () => {
    always(({ before, after }) => {
      const { bids, number } = after.round;
      expect(new Set(bids.map((bid) => bid.seat)).size).toBe(bids.length);
      for (const bid of number === before.round.number ? before.round.bids : []) {
        expect(bids.find((other) => other.seat === bid.seat)?.moves).toBeLessThanOrEqual(bid.moves);
      }
      const { stage } = viewOf(after);
      if (stage.at === 'showing') for (const { moves } of stage.next) expect(moves).toBeGreaterThanOrEqual(stage.moves);
      if (stage.at === 'showing') expect(stage.legs.length).toBeLessThanOrEqual(stage.moves);
    });
  });

  test('an early tick changes nothing, and a due one always does, once', () => {
    always(({ after }) => {
      const due = rules.deadline(after);
      if (due === undefined) return;
      const tick = (now: number) => rules.step(after, { type: 'tick' }, { ...moment(1), now });
      expect(tick(due - 1)).toEqual({ ok: true, state: after, events: [] });
      const ticked = tick(due);
      expect(ticked.ok && ticked.events.length).toBeGreaterThan(0);
      if (ticked.ok) expect(rules.deadline(ticked.state) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(due);
    });
  });

  test('the awaited seats, the time since which typing counts and the errand fit the stage', () => {
    always(({ after }) => {
      const { at } = after.stage;
      const played = at === 'open' || at === 'quiet' || at === 'turned' || at === 'bidding';
      expect(rules.listening?.(after)).toBe(played ? after.round.since : undefined);
      expect(rules.awaiting(after) === 'anyone').toBe(played || at === 'resting');
      expect(rules.errand?.(after) === undefined).toBe(after.round.solution.known !== 'not-yet' || at === 'over');
      expect(rules.outcome(after) === undefined).toBe(at !== 'over');
    });
  });

  test('every stage is reached on the way', () => {
    const met = new Set<string>();
    always(({ after }) => met.add(after.stage.at), { seed: 1 });
    expect([...met].sort()).toEqual([
      'bidding',
      'closing',
      'judging',
      'open',
      'over',
      'quiet',
      'resting',
      'showing',
      'turned',
    ]);
  });
});
