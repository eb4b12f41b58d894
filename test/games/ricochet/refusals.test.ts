import { expect, test } from 'vitest';
import type { Refusal, State } from '../../../src/games/ricochet/kind.ts';
import { type Deed, opened, played, refusalOf, tried, viewOf, ways } from './playing.ts';

/** Seat 0 has bid four in second 10, and seat 1 five in second 20. */
const bidding = played(opened(), [10, '0: 4'], [20, '1: 5']);
const showing = played(bidding, [71.5, 'tick']);
const resting = played(showing, [80, `0: ${ways.best}`]);
const solved = played(opened(), [1, `answer best ${ways.best}`]);

const states: Readonly<Record<string, State>> = {
  judging: { ...opened(), stage: { at: 'judging', until: 3_000, tried: [] } },
  open: opened(),
  'open, solved': solved,
  'open, a hint given': played(solved, [5, '0: hint']),
  'open, all hints given': played(solved, [5, '0: hint'], [65, '0: hint'], [125, '0: hint']),
  quiet: played(opened(), [240, 'tick']),
  turned: played(opened(), [240, '0: timer']),
  bidding,
  showing,
  resting,
  'second round': played(resting, [90, '0: next']),
};

const table: readonly (readonly [stage: string, deed: Deed, refusal: Refusal])[] = [
  ['judging', [1, '0: 7'], { why: 'no-bids-now', stage: 'judging' }],
  ['judging', [1, '0: r^'], { why: 'nobody-shows' }],
  ['judging', [1, '0: timer'], { why: 'no-timer-now' }],
  ['judging', [1, '0: hint'], { why: 'no-hint-now' }],
  ['judging', [1, '0: next'], { why: 'round-goes-on' }],
  ['open', [10, '0: 1'], { why: 'bid-out-of-range', given: 1 }],
  ['open', [10, '0: 100'], { why: 'bid-out-of-range', given: 100 }],
  ['open', [10, '0: #2 7'], { why: 'bid-for-another-round' }],
  ['open', [-1, '0: 7'], { why: 'bid-for-another-round' }],
  ['open', [10, '9: 7'], { why: 'not-here' }],
  ['open', [10, 'leave 9'], { why: 'not-here' }],
  ['open', [10, 'join 2'], { why: 'seats-fixed' }],
  ['open', [10, '0: undo'], { why: 'nobody-shows' }],
  ['open', [10, '0: timer'], { why: 'timer-too-early', at: 240_000 }],
  ['open', [10, '0: next'], { why: 'round-goes-on' }],
  ['open', [10, '0: hint'], { why: 'no-hint-yet' }],
  ['open, a hint given', [6, '1: hint'], { why: 'hint-too-early', at: 65_000 }],
  ['open, all hints given', [900, '1: hint'], { why: 'no-hint-left' }],
  ['quiet', [250, '0: give up'], { why: 'nobody-shows' }],
  ['quiet', [250, '0: next'], { why: 'round-goes-on' }],
  ['turned', [250, '1: timer'], { why: 'timer-runs' }],
  ['turned', [301, '1: 7'], { why: 'bid-too-late' }],
  ['bidding', [30, '1: 5'], { why: 'bid-not-lower', yours: 5 }],
  ['bidding', [30, '1: 6'], { why: 'bid-not-lower', yours: 5 }],
  ['bidding', [70.1, '1: 4'], { why: 'bid-too-late' }],
  ['bidding', [30, '1: timer'], { why: 'timer-runs' }],
  ['bidding', [30, '1: r'], { why: 'nobody-shows' }],
  ['showing', [80, '1: 3'], { why: 'no-bids-now', stage: 'showing' }],
  ['showing', [80, '1: r^'], { why: 'another-shows', seat: 0 }],
  ['showing', [80, '0: rv'], { why: 'does-not-move', slide: { robot: 'red', direction: 'down' }, nth: 1 }],
  ['showing', [80, '0: r^ r^'], { why: 'does-not-move', slide: { robot: 'red', direction: 'up' }, nth: 2 }],
  ['showing', [80, '0: undo'], { why: 'nothing-to-undo' }],
  ['showing', [80, '0: reset'], { why: 'nothing-to-undo' }],
  ['showing', [152, '0: r^'], { why: 'too-late-to-show' }],
  ['showing', [80, '0: timer'], { why: 'no-timer-now' }],
  ['showing', [80, '0: hint'], { why: 'no-hint-now' }],
  ['showing', [80, '0: next'], { why: 'round-goes-on' }],
  ['resting', [90, '1: 3'], { why: 'no-bids-now', stage: 'resting' }],
  ['resting', [90, '0: r^'], { why: 'nobody-shows' }],
  ['resting', [90, '0: timer'], { why: 'no-timer-now' }],
  ['resting', [90, '0: hint'], { why: 'no-hint-now' }],
  ['second round', [89, '0: 7'], { why: 'bid-for-another-round' }],
  ['second round', [91, '0: #1 7'], { why: 'bid-for-another-round' }],
];

test.each(table)('At %s, %j is refused by name.', (stage, deed, refusal) => {
  expect(refusalOf(states[stage] as State, deed)).toEqual(refusal);
});

test('Once the game is over nothing changes any more.', () => {
  const over = played(
    opened({ left: ['red-star'] }),
    [1, `answer best ${ways.best}`],
    [10, '0: 4'],
    [71.5, 'tick'],
    [80, `0: ${ways.best}`],
  );
  expect(viewOf(over).stage).toMatchObject({ at: 'over', winners: [0] });
  for (const what of ['0: 7', '0: timer', '0: hint', '0: next', '0: r^', 'tick', 'answer impossible']) {
    const step = tried(over, [90, what]);
    expect(step.ok ? step.state : over).toBe(over);
    expect(step.ok ? step.events : []).toEqual([]);
  }
});
