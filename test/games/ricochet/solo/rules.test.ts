import { describe, expect, test } from 'vitest';
import { mostMoves } from '../../../../src/games/ricochet/solo/kind.ts';
import { type Deed, heard, near, opened, played, refusalOf, rules, slides, tried, viewOf, ways } from './playing.ts';

const start = opened();

describe('A board for one', () => {
  test('It begins with the robots at their start, and the robot of the target’s colour chosen; for the vortex, none.', () => {
    expect(viewOf(start)).toMatchObject({ phase: 'playing', place: near.place, legs: [], verdict: 'not-there' });
    expect(viewOf(start)).toMatchObject({ chosen: 'red', ways: ['up', 'right', 'left'] });
    expect(viewOf(opened({ target: 'vortex' }))).toMatchObject({ ways: [] });
    expect(viewOf(opened({ target: 'vortex' }))).not.toHaveProperty('chosen');
  });

  test('A slide of any robot counts as one move, and from then on that robot is the chosen one.', () => {
    expect(heard(start, [1, 'g< b<'])).toEqual([{ what: 'slid', slides: slides('g< b<') }]);
    const moved = viewOf(played(start, [1, 'g<'], [2, 'b<']));
    expect(moved.legs).toMatchObject([
      { robot: 'green', direction: 'left', from: 17, to: moved.place[1] },
      { robot: 'blue', direction: 'left', from: 30, to: moved.place[2] },
    ]);
    expect(moved.chosen).toBe('blue');
  });

  test('A slide that moves nothing is refused, with everything that was typed with it.', () => {
    const [up] = slides('r^');
    expect(refusalOf(start, [1, 'r^ r^ g<'])).toEqual({ why: 'does-not-move', slide: up, nth: 2 });
    expect(refusalOf(start, [1, 'r^'], [2, 'r^'])).toEqual({ why: 'does-not-move', slide: up, nth: 1 });
  });

  test('A robot is chosen; choosing it again changes nothing.', () => {
    expect(heard(start, [1, 'b'])).toEqual([{ what: 'chosen', robot: 'blue' }]);
    const step = tried(start, [1, 'r']);
    expect(step).toEqual({ ok: true, state: start, events: [] });
  });

  test('A robot that has not turned at a right angle does not solve the target.', () => {
    for (const way of [ways.straight, ways.thereAndBack]) {
      const there = played(start, [1, way]);
      expect(viewOf(there)).toMatchObject({ phase: 'playing', verdict: 'unturned' });
      expect(viewOf(there)).not.toHaveProperty('solved');
    }
  });

  test('Moves are undone one by one, or all at once.', () => {
    const three = played(start, [1, 'r^ g< b<']);
    expect(heard(three, [2, 'undo'])).toEqual([{ what: 'undone' }]);
    expect(viewOf(played(three, [2, 'undo']))).toEqual(viewOf(played(start, [1, 'r^ g<'], [2, 'b'])));
    expect(heard(three, [2, 'reset'])).toEqual([{ what: 'reset' }]);
    expect(viewOf(played(three, [2, 'reset']))).toMatchObject({ place: near.place, legs: [] });
    for (const typed of ['undo', 'reset']) expect(refusalOf(start, [1, typed])).toEqual({ why: 'nothing-to-undo' });
  });

  test(`No more than ${mostMoves} moves are kept.`, () => {
    const there = Array.from({ length: mostMoves / 2 }, (_, nth): readonly Deed[] => [
      [nth, 'g<'],
      [nth, 'g>'],
    ]).flat();
    const full = played(start, ...there);
    expect(viewOf(full).legs).toHaveLength(mostMoves);
    expect(refusalOf(full, [50, 'g<'])).toEqual({ why: 'too-many-moves', most: mostMoves });
    expect(refusalOf(full, [50, 'undo'], [51, ways.best])).toEqual({ why: 'too-many-moves', most: mostMoves });
  });

  test('Nobody joins or leaves, there are no bids, timers, hints or next rounds, and time changes nothing.', () => {
    for (const typed of ['join', 'leave', '7', 'timer', 'hint', 'next']) {
      expect(refusalOf(start, [1, typed])).toEqual({ why: 'alone' });
    }
    for (const typed of ['tick', 'answer']) {
      expect(tried(start, [9_999, typed])).toEqual({ ok: true, state: start, events: [] });
    }
    expect(rules.deadline(start)).toBeUndefined();
    expect(rules.awaiting(start)).toEqual([0]);
  });
});

describe('Solving it', () => {
  const four = played(start, [20, ways.longer]);

  test('A slide that solves counts at once, and the board goes on while a better solution is possible.', () => {
    expect(heard(start, [20, ways.longer])).toEqual([
      { what: 'slid', slides: slides(ways.longer) },
      { what: 'solved', moves: 4, how: 'better' },
    ]);
    expect(viewOf(four)).toMatchObject({
      phase: 'playing',
      verdict: 'solved',
      solved: { legs: [{}, {}, {}, {}], took: 20_000, first: 20_000 },
    });
    expect(rules.outcome(four)).toBeUndefined();
    expect(rules.awaiting(four)).toEqual([0]);
  });

  test('What is typed after the target is reached is not needed.', () => {
    expect(viewOf(played(start, [20, `${ways.longer} g< g>`]))).toEqual(viewOf(four));
  });

  test('After that, robots move again only when a move was taken back.', () => {
    expect(refusalOf(four, [21, 'g<'])).toEqual({ why: 'solved-already', moves: 4 });
    expect(viewOf(played(four, [21, 'undo'], [22, 'g<'])).legs).toHaveLength(4);
    expect(viewOf(played(four, [21, 'reset'], [22, 'g<'])).legs).toHaveLength(1);
  });

  test('A solution with as many moves or more is no better; the first solution, its time and the best stay.', () => {
    for (const way of [ways.longer, `g< ${ways.longer}`, `g< ${ways.best}`]) {
      const again = [
        [30, 'reset'],
        [40, way],
      ] as const;
      expect(heard(four, ...again).at(-1)).toMatchObject({ what: 'solved', how: 'no-better' });
      expect(viewOf(played(four, ...again)).solved).toEqual(viewOf(four).solved);
      expect(viewOf(played(four, ...again))).toMatchObject({ phase: 'playing', verdict: 'solved' });
    }
  });

  test('Fewer moves replace the best, with their own time; the time of the first solution is kept.', () => {
    const five = played(start, [10, `g< ${ways.longer}`]);
    const better = [
      [30, 'reset'],
      [40, ways.longer],
    ] as const;
    expect(heard(five, ...better).at(-1)).toEqual({ what: 'solved', moves: 4, how: 'better' });
    expect(viewOf(played(five, ...better)).solved).toMatchObject({ took: 40_000, first: 10_000 });
  });

  test('A solution with the fewest possible moves ends the board.', () => {
    const best = [
      [30, 'reset'],
      [45, ways.best],
    ] as const;
    expect(heard(four, ...best)).toEqual([
      { what: 'slid', slides: slides(ways.best) },
      { what: 'solved', moves: 3, how: 'best' },
    ]);
    const over = played(four, ...best);
    expect(viewOf(over)).toMatchObject({ phase: 'over', solved: { took: 45_000, first: 20_000 }, best: [{}, {}, {}] });
    expect(rules.outcome(over)).toEqual({ winners: [0] });
    expect(rules.awaiting(over)).toEqual([]);
  });

  test('Another way with equally few moves ends it too.', () => {
    const other = opened({ best: slides('b< b> g<') });
    expect(rules.outcome(played(other, [5, ways.best]))).toEqual({ winners: [0] });
  });

  test('Giving up shows a best solution and ends the board; a player who had found one has still solved it.', () => {
    expect(heard(start, [5, 'give up'])).toEqual([{ what: 'given-up' }]);
    const [unsolved, solved] = [played(start, [5, 'give up']), played(four, [25, 'give up'])];
    for (const over of [unsolved, solved]) {
      expect(viewOf(over)).toMatchObject({ phase: 'over', best: [{ from: 211 }, { to: 211 }, { to: 213 }] });
      expect(rules.awaiting(over)).toEqual([]);
    }
    expect(rules.outcome(unsolved)).toEqual({ winners: [] });
    expect(rules.outcome(solved)).toEqual({ winners: [0] });
  });

  test('Ended from outside, it shows a best solution as well.', () => {
    const closed = rules.closed?.(start) ?? start;
    expect(viewOf(closed)).toEqual(viewOf(played(start, [5, 'give up'])));
  });

  test.each(['r< rv r>', 'g> g^ g>', 'y< yv y>'])('Any robot solves it for the vortex: %s.', (way) => {
    const vortex = opened({ place: [97, 144, 3, 113], target: 'vortex', best: slides(way) });
    expect(rules.outcome(played(vortex, [5, way]))).toEqual({ winners: [0] });
  });

  test('A press with an earlier stamp than the board took no time.', () => {
    expect(viewOf(played(start, [-1, ways.longer])).solved).toMatchObject({ took: 0, first: 0 });
  });
});
