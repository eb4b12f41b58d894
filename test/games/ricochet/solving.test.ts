import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Solution, State } from '../../../src/games/ricochet/kind.ts';
import { smallTalk } from '../../../src/games/ricochet/rules.ts';
import {
  accepted,
  at,
  board,
  ended,
  face,
  heard,
  moment,
  opened,
  place,
  played,
  refusalOf,
  rules,
  slides,
  standard,
  viewOf,
  ways,
} from './playing.ts';
import { speech } from './sights.ts';
import { best, stages } from './stages.ts';

const closing = played(opened({ left: ['red-star'] }), [10, '0: 7'], [71.5, 'tick'], [80, `0: ${ways.longer}`]);
const over = ended(closing);

describe('The errand', () => {
  test.each(Object.keys(stages))('The solver is asked once for each round (%s).', (stage) => {
    const state = stages[stage] as State;
    const asked = { name: 'round-1-red-star', task: { board, place, target: 'red-star' } };
    expect(rules.errand?.(state)).toEqual(asked);
    expect(rules.errand?.(played(state, [300, best]))).toBeUndefined();
  });

  test('The solver is not asked when the game is over.', () => {
    expect(rules.outcome(over)).toEqual({ winners: [0] });
    expect(rules.errand?.(over)).toBeUndefined();
  });

  test('Each round asks again.', () => {
    const next = played(stages['resting'] as State, [90, '0: next']);
    expect(rules.errand?.(next)?.name).toBe(`round-2-${next.round.target}`);
  });
});

describe('Answers', () => {
  const value = { found: 'best', slides: slides(ways.best) };

  test.each(Object.keys(stages))('An answer that nobody asked for or that makes no sense is ignored (%s).', (stage) => {
    const state = stages[stage] as State;
    const answers: readonly (readonly [string, unknown])[] = [
      ['nobody asked', value],
      ['round-2-red-star', value],
      ['round-1-vortex', value],
      ...[
        undefined,
        null,
        'impossible',
        42,
        [],
        {},
        { found: 'worst' },
        { found: 'best' },
        { found: 'best', slides: [{ robot: 'pink', direction: 'up' }] },
        { found: 'best', slides: [] },
        { found: 'best', slides: slides(ways.straight) },
        { found: 'best', slides: slides('r^ r^ rv r>') },
        { found: 'best', slides: slides('r^ rv r> g<').slice(0, 2) },
        { found: 'at-least', moves: 0 },
        { found: 'at-least', moves: 1.5 },
        { found: 'impossible', really: true },
      ].map((each) => ['round-1-red-star', each] as const),
    ];
    for (const [errand, given] of answers) {
      const step = rules.step(state, { type: 'answer', errand, value: given }, moment(300));
      expect(step).toEqual({ ok: true, state, events: [] });
      expect(step.ok && step.state).toBe(state);
    }
  });

  test('Anything that is not an answer changes nothing.', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('round-1-red-star', ''), (given, errand) => {
        const step = rules.step(opened(), { type: 'answer', errand, value: given }, moment(1));
        expect(step).toMatchObject({ ok: true, events: [] });
      }),
    );
  });

  test.each(['open', 'quiet', 'turned', 'bidding', 'showing'])(
    'During a round nobody is told or shown anything (%s).',
    (stage) => {
      const state = stages[stage] as State;
      for (const answer of [best, 'answer at-least 9']) {
        const answered = accepted(state, [300, answer]);
        expect(answered.events).toEqual([]);
        expect(answered.state).not.toBe(state);
        expect(viewOf(answered.state)).toEqual(viewOf(state));
        expect(rules.deadline(answered.state)).toBe(rules.deadline(state));
      }
    },
  );

  test('Whatever the solver has answered, the views of a round being played are the same.', () => {
    const solutions: readonly Solution[] = [
      { known: 'not-yet' },
      { known: 'best', slides: slides(ways.best) },
      { known: 'at-least', moves: 12 },
      { known: 'impossible' },
    ];
    for (const stage of ['open', 'quiet', 'turned', 'bidding', 'showing']) {
      const state = stages[stage] as State;
      const views = solutions.map((solution) => viewOf({ ...state, round: { ...state.round, solution } }));
      for (const view of views) expect(view).toEqual(views[0]);
    }
  });

  test('An answer that comes after the round is told to all.', () => {
    const resting = stages['resting'] as State;
    expect(at(viewOf(resting), 'resting').past.reveal).toEqual({ known: 'not-yet' });
    const told = accepted(resting, [90, best]);
    expect(told.events).toEqual([{ what: 'solved', target: 'red-star', moves: 3 }]);
    expect(at(viewOf(told.state), 'resting').past.reveal).toMatchObject({ known: 'best', legs: [{}, {}, { to: 213 }] });
    const unknown = accepted(resting, [90, 'answer at-least 9']);
    expect(unknown.events).toEqual([{ what: 'solved', target: 'red-star', moves: undefined }]);
    expect(at(viewOf(unknown.state), 'resting').past.reveal).toEqual({ known: 'at-least', moves: 9 });
  });

  test('An answer that came during the round is told when the round is over, even with the last token.', () => {
    const last = played(opened({ left: ['red-star'] }), [1, best], [10, '0: 7'], [71.5, 'tick']);
    expect(heard(last, [80, `0: ${ways.longer}`])).toMatchObject([
      { what: 'slid' },
      { what: 'won', moves: 4 },
      { what: 'solved', moves: 3 },
      { what: 'finished', winners: [0] },
    ]);
    const ended = viewOf(played(last, [80, `0: ${ways.longer}`]));
    expect(at(ended, 'over').past).toMatchObject({
      result: { how: 'won', legs: [{}, {}, {}, {}] },
      reveal: { known: 'best' },
    });
  });

  test('A game that is won waits for its best solution, and is over as soon as that is known.', () => {
    expect(heard(closing, [81, best])).toEqual([
      { what: 'solved', target: 'red-star', moves: 3 },
      { what: 'finished', winners: [0] },
    ]);
    expect(rules.outcome(closing)).toBeUndefined();
    const shown = played(closing, [81, best]);
    expect(rules.outcome(shown)).toEqual({ winners: [0] });
    expect(at(viewOf(shown), 'over').past.reveal).toMatchObject({ known: 'best', legs: [{}, {}, { to: 213 }] });
  });

  test('While it waits, all see who has won, and nothing else can be done; after half a minute it is over anyway.', () => {
    expect(viewOf(closing)).toEqual(viewOf(over));
    expect(face.headline(viewOf(closing), speech('en'))).toMatch(
      /^The game is over: Ada wins.*still being looked for/s,
    );
    for (const what of ['0: 7', '0: timer', '0: hint', '0: next', '0: r^']) {
      expect(refusalOf(closing, [81, what]), what).toBeDefined();
    }
    expect(refusalOf(closing, [81, '0: 7'])).toEqual({ why: 'game-won' });
    expect(rules.deadline(closing)).toBe(110_000);
    expect(heard(closing, [110, 'tick'])).toEqual([{ what: 'finished', winners: [0] }]);
  });

  test('A game begun before that was decided is over with its last token, as its log says.', () => {
    const { edition: _, ...older } = standard;
    const begun = opened({ left: ['red-star'] });
    const last = played({ ...begun, config: older }, [10, '0: 7'], [71.5, 'tick']);
    expect(rules.outcome(played(last, [80, `0: ${ways.best}`]))).toEqual({ winners: [0] });
  });

  test('When the solver did not finish, the winner’s way limits the best solution.', () => {
    const won = played(opened(), [1, 'answer at-least 3'], [10, '0: 7'], [71.5, 'tick'], [80, `0: ${ways.longer}`]);
    expect(at(viewOf(won), 'resting').past.reveal).toEqual({ known: 'at-least', moves: 3, most: 4 });
  });
});

test('Talk that looks like a move at the wrong time is not answered; a bid always is, were it too late, and so is what counts for something.', () => {
  const [showing, resting] = [stages['showing'] as State, stages['resting'] as State];
  const silent = [
    refusalOf(showing, [90, '1: b']),
    refusalOf(opened(), [90, '1: b']),
    refusalOf(opened(), [90, '1: next']),
    refusalOf(showing, [90, '1: hint']),
    refusalOf(showing, [90, '1: timer']),
  ];
  for (const refusal of silent) expect(smallTalk).toContain(refusal?.why);
  const answered = [
    refusalOf(opened(), [90, '1: 7'], [91, '1: 8']),
    refusalOf(opened(), [90, '1: 1']),
    refusalOf(opened(), [9, '1: 7'], [70, '1: 6']),
    refusalOf(showing, [90, '1: 7']),
    refusalOf(resting, [90, '1: 7']),
    refusalOf(played(resting, [90, '0: next']), [89, '1: 7']),
    refusalOf(opened(), [90, '1: timer']),
    refusalOf(opened(), [90, '1: hint']),
    refusalOf(showing, [90, '0: r^']),
  ];
  for (const refusal of answered) {
    expect(refusal).toBeDefined();
    expect(smallTalk).not.toContain(refusal?.why);
  }
});
