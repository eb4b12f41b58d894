import { describe, expect, test } from 'vitest';
import { boardCodes, boardOf } from '../../../src/games/ricochet/board/board.ts';
import type { RobotCells } from '../../../src/games/ricochet/board/vocabulary.ts';
import { accepted, at, heard, opened, place, played, refusalOf, rules, slides, viewOf, ways } from './playing.ts';

describe('Preparation', () => {
  test('There are 96 ways to lay the boards.', () => {
    expect(new Set(boardCodes.map((code) => JSON.stringify(boardOf(code)))).size).toBe(96);
  });

  test('Turn one target over at random: the game can begin.', () => {
    const state = opened();
    expect(viewOf(state)).toMatchObject({ round: 1, target: 'red-star', stage: { at: 'open' } });
    expect(rules.awaiting(state)).toBe('anyone');
  });
});

describe('Goal', () => {
  test('On the board the same picture is printed once, with the same symbol and colour: it is the target of the round.', () => {
    for (const code of boardCodes) expect(new Set(Object.values(boardOf(code).targets)).size).toBe(17);
  });

  test('Whoever finds the shortest way wins the token.', () => {
    const bids = played(opened(), [10, '0: 4'], [20, '1: 3'], [71.5, 'tick'], [80, `1: ${ways.best}`]);
    expect(bids.players.map(({ won }) => won.length)).toEqual([0, 1, 0, 0]);
  });
});

describe('Planning', () => {
  test('At the beginning of a round the robots move only in the players’ heads.', () => {
    for (const typed of ['r^', 'r', 'undo', 'reset', 'give up']) {
      expect(refusalOf(opened(), [10, `0: ${typed}`])).toEqual({ why: 'nobody-shows' });
      expect(refusalOf(opened(), [10, '0: 7'], [20, `0: ${typed}`])).toEqual({ why: 'nobody-shows' });
    }
  });
});

describe('A round', () => {
  const helped: RobotCells = [91, 8, 48, 157];

  test('Moves of other robots, to clear a way or to stand in one, count in the total.', () => {
    const round = opened({ place: helped, target: 'red-moon' });
    const three = played(round, [10, '0: 3'], [71.5, 'tick'], [80, '0: g> r^ r<']);
    expect(at(three, 'resting').result).toEqual({ how: 'won', seat: 0, slides: slides('g> r^ r<') });
    const two = played(round, [10, '0: 2'], [71.5, 'tick']);
    expect(heard(two, [80, '0: g> r^ r<'])).toContainEqual({ what: 'failed', seat: 0, by: 'too-many-moves' });
  });

  test.each(['r< rv r>', 'g> g^ g>', 'y< yv y>'])(
    'If the target is the cosmic vortex, which is of all colours, any robot may reach it: %s.',
    (way) => {
      const vortex = opened({ place: [97, 144, 3, 113], target: 'vortex' });
      const won = played(vortex, [10, '0: 3'], [71.5, 'tick'], [80, `0: ${way}`]);
      expect(at(won, 'resting').result).toMatchObject({ how: 'won', seat: 0 });
    },
  );

  test('Another robot on the target of the active robot does not count.', () => {
    const beside: RobotCells = [17, 211, 30, 225];
    const showing = played(opened({ place: beside }), [10, '0: 3'], [71.5, 'tick'], [80, '0: g^ gv g>']);
    expect(viewOf(showing)).toMatchObject({ place: [17, 213, 30, 225], stage: { at: 'showing', unturned: false } });
  });

  test('To reach the target the active robot must ricochet at least once.', () => {
    const there = played(opened(), [10, '0: 2'], [71.5, 'tick'], [80, `0: ${ways.straight}`]);
    expect(at(viewOf(there), 'showing').unturned).toBe(true);
  });

  test('As soon as somebody has found a solution, they may say the number of moves and turn the timer: the others have one minute.', () => {
    const bid = played(opened(), [3, '2: 12']);
    expect(at(bid, 'bidding').until).toBe(63_000);
    expect(refusalOf(bid, [63, '1: 11'])).toBeUndefined();
    expect(refusalOf(bid, [63.001, '1: 11'])).toEqual({ why: 'bid-too-late' });
  });

  test('There is no order to bid in, and everybody may bid several times.', () => {
    const bids = played(opened(), [1, '3: 12'], [2, '3: 11'], [3, '0: 10'], [4, '3: 9'], [5, '0: 8'], [6, '3: 7']);
    expect(at(viewOf(bids), 'bidding').bidders.map(({ moves }) => moves)).toEqual([7, 8]);
  });

  test('Bids are mostly lower than the last, but may be as high or higher (for instance when another bid something improbable).', () => {
    const bids = played(opened(), [1, '0: 2'], [2, '1: 2'], [3, '2: 40']);
    expect(at(viewOf(bids), 'bidding').bidders.map(({ moves }) => moves)).toEqual([2, 2, 40]);
  });

  test('Who has bid cannot change to a higher number; only another player can.', () => {
    const bid = played(opened(), [1, '0: 5']);
    expect(refusalOf(bid, [2, '0: 6'])).toEqual({ why: 'bid-not-lower', yours: 5 });
    expect(refusalOf(bid, [2, '1: 6'])).toBeUndefined();
  });

  test('If the number of moves is equal to or smaller than the number bid, they take the token and the round is over.', () => {
    for (const moves of [3, 4, 9, 99]) {
      const won = played(opened(), [10, `0: ${moves}`], [71.5, 'tick'], [80, `0: ${ways.best}`]);
      expect(won.players[0]?.won).toEqual(['red-star']);
    }
  });

  test('If they fail, the robots go back to their cells and the next lowest bidder has their turn; of equal ones, the one with fewer tokens so far; and so on until somebody shows a solution.', () => {
    const bids = played(
      opened({ tokens: [0, 2, 1, 0] }),
      [10, '0: 3'],
      [20, '1: 4'],
      [30, '2: 4'],
      [40, '3: 9'],
      [71.5, 'tick'],
    );
    const second = accepted(played(bids, [80, '0: r^']), [81, '0: give up']);
    expect(second.events.at(-1)).toEqual({ what: 'shows', seat: 2, moves: 4 });
    expect(viewOf(second.state).place).toEqual(place);
    const third = accepted(second.state, [90, '2: give up']);
    expect(third.events.at(-1)).toEqual({ what: 'shows', seat: 1, moves: 4 });
    const won = played(third.state, [100, `1: ${ways.longer}`]);
    expect(at(won, 'resting').result).toMatchObject({ how: 'won', seat: 1 });
    expect(won.players[3]?.won).toEqual([]);
  });

  test('As soon as a round is over, another can begin, from where the robots now stand.', () => {
    const won = played(opened(), [10, '0: 3'], [71.5, 'tick'], [80, `0: ${ways.best}`]);
    expect(refusalOf(played(opened(), [10, '0: 3']), [11, '1: next'])).toEqual({ why: 'round-goes-on' });
    const next = viewOf(played(won, [81, '3: next']));
    expect(next).toMatchObject({ round: 2, stage: { at: 'open' }, start: [213, 17, 30, 225] });
  });
});

describe('Note', () => {
  test('After 4 or 5 minutes without a bid, a player is allowed to turn the timer.', () => {
    for (const second of [240, 270, 300, 9_999]) expect(refusalOf(opened(), [second, '0: timer'])).toBeUndefined();
  });

  test('If the timer runs out without a bid, the token is shuffled among the others and a new one is drawn.', () => {
    const unbid = played(
      opened({ left: ['red-star', 'vortex'] }),
      [240, '0: timer'],
      [301.5, 'tick'],
      [302, '1: next'],
    );
    expect(unbid.left).toEqual(['red-star', 'vortex']);
    expect(unbid.round).toMatchObject({ number: 2, target: 'vortex' });
  });
});

describe('Tournament', () => {
  test('Of equal bids, the player who bid first has precedence to show a solution.', () => {
    const tournament = opened({ tokens: [5, 0], config: { ties: 'tournament' } });
    const shows = heard(tournament, [10, '0: 7'], [11, '1: 7'], [71.5, 'tick']);
    expect(shows).toEqual([{ what: 'shows', seat: 0, moves: 7 }]);
  });
});
