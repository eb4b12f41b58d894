import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../src/games/contract.ts';
import { oneOf } from '../../../src/games/kit/oneOf.ts';
import { bridgesFrom, checkpoints, isCentral, otherEnd } from '../../../src/games/mister-zero/board.ts';
import type { Jump, Laid, MisterZeroKind, State, View, Walk } from '../../../src/games/mister-zero/kind.ts';
import { seatings } from '../../../src/games/mister-zero/kind.ts';
import { openBridges, smallestInCentre } from '../../../src/games/mister-zero/placing.ts';
import { handOf, seatsOf } from '../../../src/games/mister-zero/seats.ts';
import { sweep } from '../../sweep.ts';
import { anybody, botGame, legalMoves, setUp, viewOf } from './playing.ts';

/** A player who lays in the centre as late, or as early, as possible: the centre has the hardest rules. */
function centreLover(preference: 'early' | 'late'): Bot<MisterZeroKind> {
  return (view, seat, { rng }) => {
    if (view.phase !== 'placing') return { act: 'next' };
    const open = handOf(view, seat).flatMap((digit) =>
      openBridges(view, seat, digit).map(({ bridge }) => ({ digit, bridge })),
    );
    const liked = open.filter(({ bridge }) => isCentral(bridge) === (preference === 'early'));
    return { act: 'place', ...oneOf(liked.length > 0 ? liked : open, rng) };
  };
}

const manners = { anybody, early: centreLover('early'), late: centreLover('late') };

const games = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  seats: fc.constantFrom(...seatings),
  one: fc.constantFrom(...(Object.keys(manners) as (keyof typeof manners)[])),
  other: fc.constantFrom(...(Object.keys(manners) as (keyof typeof manners)[])),
});

function everyGame(check: (states: readonly State[]) => void, numRuns = 120): void {
  fc.assert(
    fc.property(games, ({ seed, seats, one, other }) => {
      check(botGame(seed, [manners[one], manners[other]], setUp(seats)));
    }),
    { numRuns: sweep(numRuns) },
  );
}

function walkIn(view: View): Walk {
  if (view.phase === 'placing') throw new Error('Nobody walks yet.');
  return view.walk;
}

const over = (states: readonly State[]) => states.at(-1) as State;
const inCentre = (laid: readonly Laid[]) => laid.filter(({ bridge }) => isCentral(bridge));

describe('Placing', () => {
  test('At every turn somebody can place a token.', () => {
    everyGame((states) => {
      for (const state of states.slice(0, -1)) expect(legalMoves(state).length).toBeGreaterThan(0);
    }, 40);
  });

  test('A game is twenty turns long, and nobody has a token left.', () => {
    everyGame((states) => {
      expect(states).toHaveLength(21);
      const state = over(states);
      for (const colour of ['red', 'green'] as const) {
        expect(seatsOf(state, colour).flatMap((seat) => handOf(state, seat))).toEqual([]);
      }
    });
  });

  test('The smallest digit lying face up in the centre lies there once only.', () => {
    everyGame((states) => {
      for (const { laid } of states) {
        const smallest = smallestInCentre({ laid })?.digit;
        const same = inCentre(laid).filter(({ digit, lies }) => lies === 'face-up' && digit === smallest);
        expect(same.length).toBe(smallest === undefined ? 0 : 1);
      }
    });
  });

  test('One token at most lies face down: in the centre, and not larger than any that lies there face up.', () => {
    const met = new Set<'zero' | 'last'>();
    for (let game = 0; game < 150; game++) {
      for (const { laid } of botGame(`hidden ${game}`, [manners.late, manners.late, manners.anybody])) {
        const hidden = laid.filter(({ lies }) => lies === 'face-down');
        expect(hidden.length).toBeLessThanOrEqual(1);
        for (const { bridge, digit } of hidden) {
          met.add(digit === 0 ? 'zero' : 'last');
          expect(isCentral(bridge)).toBe(true);
          expect(digit).toBeLessThanOrEqual(smallestInCentre({ laid })?.digit ?? 0);
        }
      }
    }
    expect([...met].sort()).toEqual(['last', 'zero']);
  });

  test('The start of the walk is never ambiguous: a token lies face down, or one digit alone is the smallest.', () => {
    everyGame((states) => {
      const state = over(states);
      const centre = inCentre(state.laid);
      const hidden = centre.filter(({ lies }) => lies === 'face-down');
      const least = Math.min(...centre.map(({ digit }) => digit));
      const first = hidden.length === 1 ? hidden : centre.filter(({ digit }) => digit === least);
      expect(first).toHaveLength(1);
      expect(walkIn(viewOf(state)).jumps[0]?.token).toEqual(first[0]);
    });
  });
});

describe('The walk', () => {
  function everyWalk(check: (walk: Walk, laid: readonly Laid[]) => void): void {
    everyGame((states) => check(walkIn(viewOf(over(states))), over(states).laid));
  }

  test('It begins in the centre, and every jump starts where the last one ended.', () => {
    everyWalk(({ jumps }) => {
      jumps.forEach(({ token, from, to }, index) => {
        expect(from).toBe(index === 0 ? 'C' : jumps[index - 1]?.to);
        expect(otherEnd(token.bridge, from)).toBe(to);
      });
    });
  });

  test('A bridge is crossed at most once.', () => {
    everyWalk(({ jumps }) => {
      expect(new Set(jumps.map(({ token }) => token.bridge)).size).toBe(jumps.length);
    });
  });

  test('No smaller digit was in front of him, and a twin only when he took the one to his right.', () => {
    everyWalk(({ jumps }, laid) => {
      jumps.forEach((jump, index) => {
        const before = jumps.slice(0, index);
        if (jump.because === 'face-down') return;
        const ahead = inFront(jump, before, laid);
        expect(Math.min(...ahead.map(({ digit }) => digit))).toBe(jump.token.digit);
        const twins = ahead.filter(({ digit }) => digit === jump.token.digit);
        expect(twins).toHaveLength(jump.because === 'right' ? 2 : 1);
        expect(twins[0]).toEqual(jump.token);
      });
    });
  });

  test('He stops only where no unused bridge leads on.', () => {
    everyWalk(({ jumps }) => {
      const used = jumps.map(({ token }) => token.bridge);
      const last = jumps.at(-1) as Jump;
      expect(bridgesFrom(last.to).every((bridge) => used.includes(bridge))).toBe(true);
    });
  });

  test('There is a payout at every arrival at a checkpoint, for its side, and nowhere else.', () => {
    everyWalk(({ jumps, payouts }) => {
      const arrivals = jumps.flatMap(({ to }, index) => {
        const colour = (['red', 'green'] as const).find((each) => checkpoints[each] === to);
        return colour === undefined ? [] : [{ jump: index + 1, colour }];
      });
      expect(payouts.map(({ jump, colour }) => ({ jump, colour }))).toEqual(arrivals);
    });
  });

  test('Payouts plus what is left equal 20.', () => {
    everyWalk(({ jumps, payouts, tally, unpaid }) => {
      const paid = payouts.reduce((sum, { tokens }) => sum + tokens, 0);
      expect(tally.red + tally.green).toBe(paid);
      expect(paid + unpaid + (20 - jumps.length)).toBe(20);
      expect(paid + unpaid).toBe(jumps.length);
    });
  });

  function inFront({ from }: Jump, before: readonly Jump[], laid: readonly Laid[]): readonly Laid[] {
    return bridgesFrom(from, before.at(-1)?.token.bridge).flatMap((bridge) =>
      laid.filter((token) => token.bridge === bridge && !before.some((jump) => jump.token.bridge === token.bridge)),
    );
  }
});
