import { describe, expect, test } from 'vitest';
import { bridges, isCentral } from '../../../src/games/mister-zero/board.ts';
import { modelGame } from '../../../src/games/mister-zero/chapters.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import { colours, digits, type State } from '../../../src/games/mister-zero/kind.ts';
import { allSeats, colourOf, dealtTo, handOf, parityOf } from '../../../src/games/mister-zero/seats.ts';
import {
  accepted,
  anybody,
  botGame,
  legalMoves,
  moment,
  played,
  refusalOf,
  routeOf,
  rules,
  seatToMove,
  setUp,
  viewOf,
  walkOf,
} from './playing.ts';

function laidOn(state: State, bridge: string) {
  return state.laid.find((token) => token.bridge === bridge);
}

function walkIn(state: State) {
  const view = viewOf(state);
  if (view.phase === 'placing') throw new Error('Nobody walks yet.');
  return view.walk;
}

describe('Players', () => {
  test('Two players, or four in two teams.', () => {
    expect(misterZero.seating).toEqual({ least: 2, most: 4, counts: [2, 4] });
    expect(allSeats(setUp(4)).map((seat) => colourOf(setUp(4), seat))).toEqual(['red', 'green', 'red', 'green']);
    for (const seats of [0, 1, 3, 5]) {
      expect(() => rules.setup(misterZero.presets.standard, seats, moment())).toThrow();
    }
  });

  test('Red and green each have tokens 0 to 9.', () => {
    const state = setUp();
    for (const seat of [0, 1]) expect(handOf(state, seat)).toEqual(digits);
    expect([0, 1].map((seat) => colourOf(state, seat))).toEqual(colours);
  });
});

describe('Placing', () => {
  test('Red begins; turn about, one token a turn on any empty bridge, face up.', () => {
    let state = setUp();
    expect(legalMoves(state)).toHaveLength(10 * 20);
    for (const [index, text] of ['3K', '3A', '7B', '0C'].entries()) {
      expect(rules.awaiting(state)).toEqual([index % 2]);
      state = accepted(state, text).state;
      expect(laidOn(state, text.slice(1))).toEqual({
        colour: colours[index % 2],
        digit: Number(text[0]),
        bridge: text.slice(1),
        lies: 'face-up',
      });
    }
    expect(legalMoves(state).some((text) => 'KABC'.includes(text.slice(1)))).toBe(false);
    expect(legalMoves(state)).toHaveLength(8 * 16);
  });

  describe('Central rule', () => {
    const green2 = played('5A 2H');

    test('A token may not go on a central bridge if its digit equals the smallest digit lying face up on a central bridge.', () => {
      for (const bridge of bridges.filter((each) => isCentral(each) && each !== 'H')) {
        expect(refusalOf(green2, `2${bridge}`)).toEqual({ why: 'closed', bridge, by: laidOn(green2, 'H') });
      }
      for (const bridge of bridges.filter((each) => !isCentral(each) && each !== 'A')) {
        expect(refusalOf(green2, `2${bridge}`)).toBeUndefined();
      }
    });

    test('Smaller or larger is fine.', () => {
      for (const digit of [0, 1, 3, 4, 6, 7, 8, 9]) expect(refusalOf(green2, `${digit}I`)).toBeUndefined();
    });

    test.each([1, 0])('After a green 2 as smallest, the red 2 may not go there until someone lays a %i.', (digit) => {
      expect(refusalOf(green2, '2L')?.why).toBe('closed');
      for (const who of ['red', 'green']) {
        const state = who === 'red' ? played(`${digit}M 9B`, green2) : played(`9B ${digit}M`, green2);
        expect(refusalOf(state, '2L')).toBeUndefined();
      }
    });

    test('It looks at the smallest digit only: the twin of a larger one is fine.', () => {
      expect(refusalOf(played('5H 2I'), '5L')).toEqual({ why: 'token-laid', digit: 5, bridge: 'H' });
      expect(refusalOf(played('5H 2I 9A'), '5L')).toBeUndefined();
    });
  });

  describe('Last token', () => {
    /**
     * Red has a 5, and green has the given token. L and M are free, and green’s 5 is the smallest digit in the centre.
     */
    const nearlyFull = (green: number) => played(`7I 5H 0A 0B 1C 1D 2E 2F 3G 4J 4K 6N 6O 7P 8Q 9R 9S ${11 - green}T`);

    test('A player with one token in hand which the central rule forbids, when only central bridges are free, lays it there face down.', () => {
      for (const bridge of ['L', 'M']) {
        const { state, events } = accepted(nearlyFull(3), `5${bridge}`);
        expect(laidOn(state, bridge)?.lies).toBe('face-down');
        expect(events).toMatchObject([{ what: 'placed', hidden: 'last' }]);
      }
    });

    test('Mister Zero will then begin by jumping it.', () => {
      const walk = walkIn(played('5L 8M', nearlyFull(8)));
      expect(walk.jumps[0]).toMatchObject({ token: { digit: 5, bridge: 'L' }, because: 'face-down' });
    });

    test('Unless a later token on a central bridge is smaller than it: then it is turned face up again.', () => {
      const { state, events } = accepted(played('5L', nearlyFull(3)), '3M');
      expect(events[0]).toMatchObject({ what: 'placed', revealed: { digit: 5, bridge: 'L', lies: 'face-up' } });
      expect(laidOn(state, 'L')?.lies).toBe('face-up');
      expect(walkIn(state).jumps[0]).toMatchObject({ token: { digit: 3, bridge: 'M' }, because: 'smallest' });
    });

    test('While another bridge is free, the last token has to go there.', () => {
      const state = played('7I 5H 0A 0B 1C 1D 2E 2F 3G 4J 4K 6N 6O 7P 8Q 9R 9S 8L');
      expect(refusalOf(state, '5M')).toEqual({ why: 'closed', bridge: 'M', by: laidOn(state, 'H') });
      expect(legalMoves(state)).toEqual(['5T']);
    });

    test('With two tokens in hand, the other one goes there.', () => {
      const state = played('7I 5H 0A 0B 1C 1D 2E 2F 3G 4J 4K 6N 6O 7P 8Q 9R');
      expect(handOf(state, 0)).toEqual([5, 9]);
      expect(legalMoves(state).filter((text) => 'HILM'.includes(text.slice(1)))).toEqual(['9L', '9M']);
    });
  });

  describe('Zeros', () => {
    test('When one zero lies face up on a central bridge, the other zero may be laid on another central bridge face down.', () => {
      const { state, events } = accepted(played('0H'), '0L');
      expect(laidOn(state, 'L')).toEqual({ colour: 'green', digit: 0, bridge: 'L', lies: 'face-down' });
      expect(events).toMatchObject([{ what: 'placed', hidden: 'zero' }]);
      expect(accepted(played('0H'), '0A').state.laid[1]?.lies).toBe('face-up');
    });

    test('Mister Zero will begin with that one.', () => {
      const laid = played(modelGame.join(' '));
      expect(walkIn(laid).jumps[0]).toMatchObject({ token: { digit: 0, lies: 'face-down' }, because: 'face-down' });
      expect(routeOf(walkOf('0H 0L! 1A'))).toBe('L');
    });
  });
});

describe('Four players', () => {
  const state = setUp(4);

  test('Seats clockwise: red odd, green odd, red even, green even; red odd begins.', () => {
    expect(allSeats(state).map((seat) => [colourOf(state, seat), parityOf(state, seat)])).toEqual([
      ['red', 'odd'],
      ['green', 'odd'],
      ['red', 'even'],
      ['green', 'even'],
    ]);
    const turns = ['1A', '1B', '0C', '0D', '3E', '3F'];
    const seats = turns.map((_, index) => seatToMove(played(turns.slice(0, index).join(' '), state)));
    expect(seats).toEqual([0, 1, 2, 3, 0, 1]);
  });

  test('Each holds the odd (1 3 5 7 9) or even (0 2 4 6 8) tokens of their team’s colour and plays only those.', () => {
    const [odd, even] = [
      [1, 3, 5, 7, 9],
      [0, 2, 4, 6, 8],
    ];
    expect(allSeats(state).map((seat) => dealtTo(state, seat))).toEqual([odd, odd, even, even]);
    for (const digit of even) {
      expect(refusalOf(state, `${digit}A`)).toEqual({ why: 'token-of-your-partner', digit, partner: 2 });
    }
    expect(refusalOf(played('1A 1B', state), '3C')).toEqual({ why: 'token-of-your-partner', digit: 3, partner: 0 });
  });

  test('At the start the table agrees whether partners may advise each other.', () => {
    const choice = misterZero.choices?.options.find(({ name }) => name === 'advice');
    expect(choice).toMatchObject({ asks: 'choice', choices: [{ value: 'allowed' }, { value: 'forbidden' }] });
    expect(misterZero.choices?.config({ advice: 'forbidden' }).advice).toBe('forbidden');
  });
});

describe('The walk', () => {
  test('Mister Zero starts in the centre.', () => {
    expect(walkOf('5H').jumps[0]).toMatchObject({ from: 'C', to: 'NW' });
  });

  test('Each jump crosses the unused bridge at his point with the smallest digit, whatever its colour.', () => {
    expect(routeOf(walkOf('5H 4I 6L 7M'))).toBe('I');
    expect(routeOf(walkOf('4I 3D 8F 9K 1B 6G'))).toBe('IDB');
    const jumps = walkIn(played(modelGame.join(' '))).jumps.map(({ token }) => token.colour);
    expect(new Set(jumps)).toEqual(new Set(colours));
  });

  test('The token is turned over (used): no bridge is crossed twice.', () => {
    expect(routeOf(walkOf('0H 1F 2I'))).toBe('HFI');
    expect(routeOf(walkOf('0H 5L 6J 7M'))).toBe('HJLM');
  });

  test('The first jump goes over the face-down central token, if there is one.', () => {
    expect(routeOf(walkOf('2H 5M! 4I'))).toBe('M');
  });

  test('Ties: the bridge furthest to his right as seen from his last jump.', () => {
    expect(routeOf(walkOf('0H 1F 1J'))).toBe('HF');
    expect(walkOf('0H 1F 1J').jumps[1]?.because).toBe('right');
    expect(routeOf(walkOf('0H 1C 1J'))).toBe('HC');
  });

  test.each([
    ['M O L', '0M 1O 2L 5I 5H', 'I', 'of one ahead and one on the left, the one ahead'],
    ['H J L', '0H 1J 2L 5I 5M', 'M', 'of one ahead and one on the right, the first to the right'],
  ])('In the centre again after %s, with %s, he takes %s: %s.', (way, tokens, next) => {
    expect(routeOf(walkOf(tokens)).slice(0, 4)).toBe(`${way.replaceAll(' ', '')}${next}`);
  });

  test('Arriving at a checkpoint, its side takes all tokens turned over since the last payout (any colour, any digit).', () => {
    const walk = walkIn(played(modelGame.join(' ')));
    const [first, second] = walk.payouts;
    const taken = (from: number, to: number) => walk.jumps.slice(from, to).map(({ token }) => token.colour);
    expect(walk.jumps[(first?.jump ?? 0) - 1]?.to).toBe('N');
    expect(walk.jumps[(second?.jump ?? 0) - 1]?.to).toBe('S');
    expect(taken(0, 3)).toContain('red');
    expect(taken(3, 11)).toContain('green');
  });

  test('He stops when no unused bridge leads from his point.', () => {
    expect(routeOf(walkOf('0H 1J 2L'))).toBe('HJL');
    expect(walkOf('0H 1J 2L 9T').jumps).toHaveLength(3);
  });

  test('Tokens still on the board count for nobody, and neither do those turned over after the last payout.', () => {
    const walk = walkIn(played(modelGame.join(' ')));
    expect(walk.unpaid).toBe(1);
    expect(walk.tally.red + walk.tally.green).toBe(walk.jumps.length - 1);
    expect(20 - walk.jumps.length).toBe(8);
  });

  test('Most tokens wins; equal is a draw.', () => {
    const ends = Array.from({ length: 60 }, (_, game) => botGame(`end ${game}`, [anybody]).at(-1) as State);
    const draws = ends.filter((state) => walkIn(state).tally.red === walkIn(state).tally.green);
    expect(draws.length).toBeGreaterThan(0);
    for (const state of ends) {
      const { red, green } = walkIn(state).tally;
      expect(rules.outcome(state)).toEqual({ winners: red === green ? [] : [red > green ? 0 : 1] });
    }
  });
});

describe('The leaflet’s model game', () => {
  const state = played(modelGame.join(' '));
  const walk = walkIn(state);

  test('Figure 1: one player has placed a zero in the centre, and the other did the same, turning it over.', () => {
    const zeros = state.laid.filter(({ digit }) => digit === 0);
    expect(zeros.map(({ bridge }) => isCentral(bridge))).toEqual([true, true]);
    expect(zeros.map(({ lies }) => lies)).toEqual(['face-up', 'face-down']);
  });

  test('Figure 2: at the third jump Mister Zero comes to the green point: green takes the three tokens turned over.', () => {
    expect(walk.payouts[0]).toEqual({ jump: 3, colour: 'green', tokens: 3 });
  });

  test('Figure 3: eight jumps later he comes to the red point, and red takes the eight tokens.', () => {
    expect(walk.payouts[1]).toEqual({ jump: 11, colour: 'red', tokens: 8 });
  });

  test('Then he jumps over the seven and stops. Red has won by eight tokens to three.', () => {
    expect(walk.jumps).toHaveLength(12);
    expect(walk.jumps[11]?.token.digit).toBe(7);
    expect(walk.tally).toEqual({ red: 8, green: 3 });
    expect(rules.outcome(state)).toEqual({ winners: [0] });
  });

  test('Its route, jump by jump, with one tie.', () => {
    expect(walk.jumps.map(({ token }) => `${token.digit}${token.bridge}`).join(' ')).toBe(
      '0H 1C 5A 5B 2G 8P 7R 3M 0L 1Q 2S 7T',
    );
    expect(walk.jumps.findIndex(({ because }) => because === 'right')).toBe(6);
  });
});
