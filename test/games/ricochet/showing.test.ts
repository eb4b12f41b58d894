import { describe, expect, test } from 'vitest';
import { accepted, at, heard, opened, place, played, refusalOf, rules, slides, viewOf, ways } from './playing.ts';

/** Seat 0 has bid four and demonstrates until second 151.5; seat 1 would be next. */
const showing = played(opened(), [10, '0: 4'], [20, '1: 5'], [71.5, 'tick']);

describe('Moving robots', () => {
  test('A player may move robots one by one or several times at once; each move counts.', () => {
    const one = played(showing, [80, '0: r^'], [81, '0: rv'], [82, '0: r>']);
    const all = played(showing, [82, '0: r^ rv r>']);
    expect(one).toEqual(all);
  });

  test('If one move moves nothing, all moves typed with it are refused.', () => {
    const refusal = { why: 'does-not-move', slide: { robot: 'red', direction: 'up' }, nth: 3 };
    expect(refusalOf(showing, [80, '0: g< r^ r^'])).toEqual(refusal);
    expect(refusalOf(showing, [80, '0: g< r^ r^ rv r> r<'])).toEqual(refusal);
  });

  test('What is typed after the target is reached is not needed, whatever it is.', () => {
    const { state, events } = accepted(showing, [80, `0: ${ways.best} r> r> g<`]);
    expect(events[0]).toEqual({ what: 'slid', seat: 0, slides: slides(ways.best) });
    expect(at(state, 'resting').result).toEqual({ how: 'won', seat: 0, slides: slides(ways.best) });
  });

  test('Reaching the target with more moves than bid is a failure.', () => {
    const failed = heard(showing, [80, `0: g< g> ${ways.best}`]);
    expect(failed.slice(1)).toEqual([
      { what: 'failed', seat: 0, by: 'too-many-moves' },
      { what: 'shows', seat: 1, moves: 5 },
    ]);
  });

  test('All moves made without reaching the target is not yet a failure: some may be taken back.', () => {
    const spent = played(showing, [80, '0: g< g> g< g>']);
    expect(at(viewOf(spent), 'showing').legs).toHaveLength(4);
    expect(heard(spent, [81, '0: g<'])).toContainEqual({ what: 'failed', seat: 0, by: 'too-many-moves' });
    const won = played(
      spent,
      [81, '0: undo'],
      [82, '0: undo'],
      [83, '0: undo'],
      [84, `0: undo`],
      [85, `0: ${ways.best}`],
    );
    expect(won.stage.at).toBe('resting');
  });

  test('When the robot is on the target without a turn, the demonstration goes on, from there too.', () => {
    const there = played(showing, [80, '0: r>']);
    expect(at(viewOf(there), 'showing')).toMatchObject({ unturned: true, legs: [{ from: 211, to: 213 }] });
    expect(at(viewOf(played(there, [81, '0: g<'])), 'showing').unturned).toBe(true);
    expect(at(viewOf(played(there, [81, '0: r<'])), 'showing').unturned).toBe(false);
  });
});

describe('The chosen robot', () => {
  test('It is the active robot at first, then the robot that moved last, or one that was chosen.', () => {
    expect(at(showing, 'showing').chosen).toBe('red');
    expect(at(played(showing, [80, '0: r^ g<']), 'showing').chosen).toBe('green');
    const { state, events } = accepted(showing, [80, '0: y']);
    expect(events).toEqual([{ what: 'chosen', seat: 0, robot: 'yellow' }]);
    expect(at(state, 'showing').chosen).toBe('yellow');
    expect(at(played(state, [81, '0: r^'], [82, '0: undo']), 'showing').chosen).toBe('red');
  });

  test('Choosing it again changes nothing.', () => {
    expect(accepted(showing, [80, '0: r'])).toEqual({ state: showing, events: [] });
    expect(played(showing, [80, '0: r'])).toBe(showing);
  });

  test('Its ways are the directions in which it can move, and choosing does not count as a move.', () => {
    expect(at(viewOf(showing), 'showing').ways).toEqual(['up', 'right', 'left']);
    const green = at(viewOf(played(showing, [80, '0: g'])), 'showing');
    expect(green).toMatchObject({ ways: ['up', 'right', 'left'], legs: [] });
    for (const way of ['gv', 'rv'])
      expect(refusalOf(showing, [80, `0: ${way}`])).toMatchObject({ why: 'does-not-move' });
  });
});

describe('Taking back', () => {
  test('Undo takes the last move back, reset all of them.', () => {
    const three = played(showing, [80, '0: g< r^ rv']);
    expect(accepted(three, [81, '0: undo'])).toEqual({
      state: played(showing, [80, '0: g< r^ rv'], [81, '0: undo']),
      events: [{ what: 'undone', seat: 0 }],
    });
    expect(at(played(three, [81, '0: undo']), 'showing').slides).toEqual(slides('g< r^'));
    expect(heard(three, [81, '0: reset'])).toEqual([{ what: 'reset', seat: 0 }]);
    expect(viewOf(played(three, [81, '0: reset']))).toMatchObject({ place, stage: { legs: [] } });
  });

  test('Before the first move there is nothing to take back.', () => {
    for (const typed of ['undo', 'reset']) {
      expect(refusalOf(showing, [80, `0: ${typed}`])).toEqual({ why: 'nothing-to-undo' });
    }
  });
});

describe('Who and when', () => {
  test('Only the lowest bidder moves robots.', () => {
    for (const typed of ['r^', 'r', 'undo', 'reset', 'give up']) {
      expect(refusalOf(showing, [80, `1: ${typed}`])).toEqual({ why: 'another-shows', seat: 0 });
    }
  });

  test('A move made in time counts even if it arrives later; a move made later does not.', () => {
    expect(at(showing, 'showing').until).toBe(151_500);
    expect(rules.deadline(showing)).toBe(153_000);
    expect(heard(showing, [151.5, `0: ${ways.best}`])).toMatchObject([{}, { what: 'won' }]);
    for (const typed of ['r^', 'y', 'undo', 'reset', 'give up']) {
      expect(refusalOf(showing, [151.501, `0: ${typed}`])).toEqual({ why: 'too-late-to-show' });
    }
    expect(played(showing, [152.9, 'tick'])).toBe(showing);
  });

  test('The next player’s time begins when it is their turn.', () => {
    const next = played(showing, [153, 'tick']);
    expect(at(next, 'showing')).toMatchObject({
      seat: 1,
      until: 153_000 + 60_000 + 5 * 5_000,
      slides: [],
      chosen: 'red',
    });
    expect(at(next, 'showing').until).toBe(238_000);
  });

  test('Whoever has failed does not demonstrate again in this round.', () => {
    const done = played(showing, [80, '0: give up'], [81, '1: give up']);
    expect(at(done, 'resting').result).toEqual({ how: 'nobody' });
    expect(done.round.bids.map(({ standing }) => standing)).toEqual(['failed', 'failed']);
  });
});
