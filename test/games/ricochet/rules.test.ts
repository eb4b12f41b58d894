import { describe, expect, test } from 'vitest';
import { boardCodes, boardOf, centre } from '../../../src/games/ricochet/board/board.ts';
import { robots, targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import { choices } from '../../../src/games/ricochet/choices.ts';
import { leastBid, mostBid } from '../../../src/games/ricochet/kind.ts';
import {
  accepted,
  at,
  heard,
  moment,
  opened,
  place,
  played,
  refusalOf,
  rules,
  standard,
  viewOf,
  ways,
} from './playing.ts';

const starts = Array.from({ length: 40 }, (_, nth) => rules.setup(standard, 1, moment(nth, 'start')));
/** Seat 0 has bid three and demonstrates. */
const showing = played(opened(), [10, '0: 3'], [71.5, 'tick']);

describe('Board', () => {
  test('The board is any of the 96.', () => {
    expect(boardCodes).toHaveLength(96);
    expect(new Set(starts.map(({ board }) => board)).size).toBeGreaterThan(20);
  });

  test('17 targets: 4 symbols × 4 colours, and the cosmic vortex, of every colour.', () => {
    expect(starts[0]?.left).toEqual(targetNames);
    expect(targetNames).toHaveLength(17);
  });

  test('At the start each robot stands on a random free cell that is neither the centre nor a target cell.', () => {
    for (const { board, round } of starts) {
      const taken = [...centre, ...Object.values(boardOf(board).targets)];
      expect(new Set(round.place).size).toBe(robots.length);
      expect(round.place.filter((cell) => taken.includes(cell))).toEqual([]);
    }
    expect(new Set(starts.map(({ round }) => `${round.place}`)).size).toBe(starts.length);
  });

  test('Robots stay where a solved round left them.', () => {
    const won = played(showing, [80, `0: ${ways.best}`]);
    const left = viewOf(won).place;
    expect(left).toEqual([213, 17, 30, 225]);
    expect(viewOf(played(won, [81, '1: next']))).toMatchObject({ place: left, start: left });
  });
});

describe('Movement', () => {
  test('A move that moves nothing is not a move (it is refused and not counted).', () => {
    const once = played(showing, [80, '0: r^']);
    expect(refusalOf(once, [81, '0: r^'])).toMatchObject({ why: 'does-not-move' });
    expect(at(viewOf(once), 'showing').legs).toHaveLength(1);
  });

  test('Each slide of any robot counts one.', () => {
    expect(at(viewOf(played(showing, [80, '0: g<'], [81, '0: b<'], [82, '0: r^'])), 'showing').legs).toHaveLength(3);
    expect(heard(showing, [80, '0: g< b< r^ rv'])).toMatchObject([{ what: 'slid' }, { by: 'too-many-moves' }, {}]);
  });
});

describe('A round', () => {
  test('A target is drawn at random from those not yet won, and shown.', () => {
    const shown = starts.map((state) => viewOf(state).target);
    expect(new Set(shown).size).toBeGreaterThan(8);
    const few = opened({ left: ['red-star', 'green-moon', 'vortex'] });
    const resting = played(few, [10, '0: 3'], [71.5, 'tick'], [80, `0: ${ways.best}`]);
    const drawn = Array.from({ length: 12 }, (_, nth) => accepted(resting, [110, 'tick'], `draw ${nth}`).state);
    expect(new Set(drawn.map((state) => viewOf(state).target))).toEqual(new Set(['green-moon', 'vortex']));
  });

  test('The robot of its colour is the active robot; for the vortex any robot may reach it.', () => {
    expect(at(showing, 'showing').chosen).toBe('red');
    const vortex = played(opened({ target: 'vortex' }), [10, '0: 3'], [71.5, 'tick']);
    expect(at(vortex, 'showing').chosen).toBeUndefined();
  });

  test('If it reaches the target without a turn, another way must be found.', () => {
    const there = played(showing, [80, `0: ${ways.straight}`]);
    expect(viewOf(there)).toMatchObject({ place: [213, 17, 30, 225], stage: { at: 'showing', unturned: true } });
    const another = played(there, [81, '0: reset'], [82, `0: ${ways.best}`]);
    expect(at(another, 'resting').result).toMatchObject({ how: 'won', seat: 0 });
  });

  test('Decided: two opposite moves (there and back) are not a turn.', () => {
    const there = played(showing, [80, `0: ${ways.thereAndBack}`]);
    expect(at(viewOf(there), 'showing')).toMatchObject({ unturned: true });
  });

  test('Anyone in the channel may bid a number of moves, at any time, as often as they like.', () => {
    const bids = played(opened(), [10, '0: 9'], [20, 'join 4'], [20, '4: 7'], [30, '0: 6'], [35, '0: 5'], [40, '4: 4']);
    expect(at(viewOf(bids), 'bidding').bidders).toEqual([
      { seat: 4, moves: 4 },
      { seat: 0, moves: 5 },
    ]);
  });

  test('The first bid starts the one-minute timer.', () => {
    const first = accepted(opened(), [10, '0: 9']);
    expect(first.events).toEqual([{ what: 'bid', seat: 0, moves: 9, first: true }]);
    expect(at(first.state, 'bidding').until).toBe(70_000);
    const second = accepted(first.state, [30, '1: 8']);
    expect(second.events).toEqual([{ what: 'bid', seat: 1, moves: 8, first: false }]);
    expect(at(second.state, 'bidding').until).toBe(70_000);
  });

  test('Bids need not be lower than others’ bids: equal and higher ones are taken too.', () => {
    const bids = played(opened(), [10, '0: 5'], [20, '1: 5'], [30, '2: 8']);
    expect(at(viewOf(bids), 'bidding').bidders.map(({ moves }) => moves)).toEqual([5, 5, 8]);
  });

  test('But nobody may replace their own bid by a higher or equal one.', () => {
    const bid = played(opened(), [10, '0: 5']);
    for (const moves of [5, 6, 99]) {
      expect(refusalOf(bid, [20, `0: ${moves}`])).toEqual({ why: 'bid-not-lower', yours: 5 });
    }
  });

  test('A bid is a whole number from 2 (a ricochet takes two moves) to 99.', () => {
    for (const moves of [leastBid, mostBid]) expect(refusalOf(opened(), [10, `0: ${moves}`])).toBeUndefined();
    for (const given of [0, 1, 100, 999]) {
      expect(refusalOf(opened(), [10, `0: ${given}`])).toEqual({ why: 'bid-out-of-range', given });
    }
  });

  test('When the minute is over the lowest bidder demonstrates.', () => {
    const bids = played(opened(), [10, '0: 5'], [20, '1: 4'], [30, '2: 8']);
    expect(heard(bids, [71.5, 'tick'])).toEqual([{ what: 'shows', seat: 1, moves: 4 }]);
    expect(rules.awaiting(played(bids, [71.5, 'tick']))).toEqual([1]);
  });

  test('Ties go to the player with fewer tokens so far, and of those to the one who bid that number first.', () => {
    const bids = played(opened({ tokens: [2, 1, 1, 2] }), [10, '0: 5'], [20, '1: 5'], [30, '2: 5'], [40, '3: 5']);
    expect(at(viewOf(bids), 'bidding').bidders.map(({ seat }) => seat)).toEqual([1, 2, 0, 3]);
  });

  test('In the tournament variant ties always go to the player who bid that number first.', () => {
    const tournament = opened({ tokens: [2, 1, 1, 2], config: { ties: 'tournament' } });
    const bids = played(tournament, [10, '0: 5'], [20, '1: 5'], [30, '2: 5'], [40, '3: 4']);
    expect(at(viewOf(bids), 'bidding').bidders.map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
  });

  test('The player moves robots on the board, each move re-drawn and counted.', () => {
    const { state, events } = accepted(showing, [80, '0: r^']);
    expect(events).toEqual([{ what: 'slid', seat: 0, slides: [{ robot: 'red', direction: 'up' }] }]);
    const { place: now, stage } = viewOf(state);
    expect(now).not.toEqual(place);
    expect(stage).toMatchObject({ moves: 3, legs: [{ robot: 'red', direction: 'up', from: 211, to: now[0] }] });
  });

  test('Reaching the target within the number bid wins the token, and the round is over with the robots where they now are.', () => {
    const { state, events } = accepted(showing, [80, `0: ${ways.best}`]);
    expect(events).toMatchObject([{ what: 'slid' }, { what: 'won', seat: 0, target: 'red-star', moves: 3 }]);
    expect(state.players[0]?.won).toEqual(['red-star']);
    expect(state.left).not.toContain('red-star');
    expect(viewOf(state)).toMatchObject({ place: [213, 17, 30, 225], stage: { at: 'resting' } });
  });

  const two = played(opened(), [10, '0: 3'], [20, '1: 4'], [71.5, 'tick']);
  test.each([
    ['More moves than bid', 'too-many-moves', [80, '0: g< g> g< g>']],
    ['Giving up', 'gave-up', [80, '0: give up']],
    ['The demonstration time limit', 'time', [148, 'tick']],
  ] as const)(
    '%s is a failure: the robots go back to where the round began, and the next bidder by the same order demonstrates.',
    (_title, by, deed) => {
      const { state, events } = accepted(played(two, [75, '0: r^']), deed);
      expect(events.slice(-2)).toEqual([
        { what: 'failed', seat: 0, by },
        { what: 'shows', seat: 1, moves: 4 },
      ]);
      expect(viewOf(state)).toMatchObject({ place, stage: { at: 'showing', seat: 1, legs: [], next: [] } });
    },
  );

  test('Decided: the time limit is 60 s plus 5 s for each move bid, an option.', () => {
    expect(at(showing, 'showing').until).toBe(71_500 + 60_000 + 3 * 5_000);
    const short = played(opened({ config: { demonstrating: 20_000 } }), [10, '0: 9'], [71.5, 'tick']);
    expect(at(short, 'showing').until).toBe(71_500 + 20_000 + 9 * 5_000);
  });

  test('The mover may undo or reset inside their time; what counts is the sequence that stands.', () => {
    const wandered = played(showing, [80, '0: g<'], [81, '0: b<'], [82, '0: undo'], [83, '0: undo'], [84, '0: g>']);
    expect(at(viewOf(wandered), 'showing').legs).toMatchObject([{ robot: 'green', direction: 'right' }]);
    const again = played(wandered, [85, '0: reset'], [86, `0: ${ways.best}`]);
    expect(again.stage).toMatchObject({ at: 'resting', result: { how: 'won' } });
  });

  test('If no bidder succeeds, the target is shuffled back among those not yet won, robots at their start cells.', () => {
    const failed = accepted(played(two, [75, '0: r^'], [76, '0: give up'], [77, '1: g<']), [78, '1: give up']);
    expect(failed.events.at(-1)).toEqual({ what: 'nobody', target: 'red-star' });
    expect(failed.state.left).toContain('red-star');
    expect(viewOf(failed.state)).toMatchObject({
      place,
      stage: { at: 'resting', past: { result: { how: 'nobody' } } },
    });
  });
});

describe('What the program adds', () => {
  test('After each round: the optimal number of moves and one optimal solution.', () => {
    const best = { known: 'best', legs: [{ from: 211 }, { to: 211 }, { to: 213 }] };
    const solved = played(opened(), [1, `answer best ${ways.best}`]);
    const won = played(solved, [10, '0: 4'], [71.5, 'tick'], [80, `0: ${ways.longer}`]);
    const nobody = played(solved, [10, '0: 4'], [71.5, 'tick'], [80, '0: give up']);
    const unbid = played(solved, [240, '0: timer'], [301.5, 'tick']);
    for (const state of [won, nobody, unbid]) {
      expect(at(viewOf(state), 'resting').past.reveal).toMatchObject(best);
      expect(viewOf(played(state, [400, 'tick'])).before?.reveal).toMatchObject(best);
    }
  });

  test('The solver must honour the ricochet rule.', () => {
    const wrong = accepted(opened(), [1, `answer best ${ways.straight}`]);
    expect(wrong.state.round.solution).toEqual({ known: 'not-yet' });
  });

  test('Options at start: tournament ties, tokens to win, bid time, whether a target that needs more than N moves is skipped (default: skip none).', () => {
    expect(choices.config({})).toEqual({ bidding: 60_000, demonstrating: 60_000, ties: 'classic', edition: 2 });
    const chosen = { tokens: 3, bidding: 90, demonstration: 30, ties: 'tournament', longest: 12 };
    expect(choices.config(chosen)).toEqual({
      tokens: 3,
      bidding: 90_000,
      demonstrating: 30_000,
      ties: 'tournament',
      longest: 12,
      edition: 2,
    });
    const longer = played(opened({ config: { bidding: 90_000 } }), [10, '0: 7']);
    expect(at(longer, 'bidding').until).toBe(100_000);
  });
});
