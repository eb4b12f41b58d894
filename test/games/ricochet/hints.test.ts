import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/ricochet/kind.ts';
import { accepted, face, heard, opened, played, refusalOf, slides, viewOf } from './playing.ts';
import { speech } from './sights.ts';
import { best, stages } from './stages.ts';

describe('Hints', () => {
  const solved = played(opened(), [1, best]);

  const three = [
    [5, '2: hint'],
    [65, '0: hint'],
    [125, '1: hint'],
  ] as const;

  test('There are three: four numbers of moves, then two of them, then the robot that moves first.', () => {
    const told = three.map((_, nth) => heard(solved, ...three.slice(0, nth + 1)));
    expect(told).toEqual([
      [{ what: 'hinted', seat: 2, hint: { tells: 'moves', least: expect.any(Number), most: expect.any(Number) } }],
      [{ what: 'hinted', seat: 0, hint: { tells: 'moves', least: expect.any(Number), most: expect.any(Number) } }],
      [{ what: 'hinted', seat: 1, hint: { tells: 'first', robot: 'red' } }],
    ]);
    expect(viewOf(played(solved, ...three)).hint).toBe('none-left');
    expect(refusalOf(solved, ...three, [185, '0: hint'])).toEqual({ why: 'no-hint-left' });
  });

  test('The numbers are always those of bids, lie within those told before, and have the right one at any place.', () => {
    const seven = slides('r^ rv r> r^ rv r< r>');
    const deep: State = { ...solved, round: { ...solved.round, solution: { known: 'best', slides: seven } } };
    const places = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      for (const [state, right] of [
        [deep, 7],
        [solved, 3],
      ] as const) {
        const first = accepted(state, [5, '2: hint'], `seed ${seed}`).state;
        const second = accepted(first, [65, '0: hint'], `seed ${seed}`).state;
        const [wide, narrow] = [first, second].map((each) =>
          viewOf(each).hints?.find(({ tells }) => tells === 'moves'),
        );
        if (wide?.tells !== 'moves' || narrow?.tells !== 'moves') throw new Error('no numbers were told');
        expect([wide.most - wide.least, narrow.most - narrow.least]).toEqual([3, 1]);
        expect([wide.least >= 2, narrow.least >= wide.least, narrow.most <= wide.most]).toEqual([true, true, true]);
        expect(narrow.least <= right && right <= narrow.most).toBe(true);
        if (right === 7) places.add(`${wide.least} ${narrow.least}`);
      }
    }
    expect([...places].sort()).toEqual(['4 6', '5 6', '5 7', '6 6', '6 7', '7 7']);
  });

  test('What hints have told stays on the board until bidding is over, the closest numbers only.', () => {
    const all = played(solved, ...three);
    expect(viewOf(all).hints).toMatchObject([{ tells: 'moves' }, { tells: 'first', robot: 'red' }]);
    expect(face.headline(viewOf(all), speech('en'))).toMatch(/\nHints: (2 or 3|3 or 4) moves, red moves first\.\n/);
    expect(face.describe(viewOf(all), speech('fr'))).toMatch(
      /\nIndices\u00a0: (2 ou 3|3 ou 4) coups, rouge part en premier\.\n/,
    );
    expect(viewOf(played(all, [130, '0: 7'], [192, 'tick'])).hints).toBeUndefined();
  });

  test('A round in which a hint of the older kind was given goes on with the closer ones.', () => {
    const { told: _, ...hints } = played(solved, [5, '2: hint']).round.hints;
    const [event] = heard({ ...solved, round: { ...solved.round, hints } }, [65, '0: hint']);
    expect(event).toMatchObject({ what: 'hinted', hint: { tells: 'moves' } });
  });

  test('There is a minute between two hints, whoever asks.', () => {
    expect(refusalOf(solved, [5, '2: hint'], [64.999, '0: hint'])).toEqual({ why: 'hint-too-early', at: 65_000 });
  });

  test.each(['open', 'quiet', 'turned', 'bidding'])('They may be asked for while bids are taken (%s).', (stage) => {
    const state = stages[stage] as State;
    expect(viewOf(state).hint).toBe('may-ask');
    expect(heard(state, [245, best], [246, '3: hint'])).toMatchObject([{ what: 'hinted', seat: 3 }]);
  });

  test.each(['showing', 'resting'])('They are refused at any other time (%s).', (stage) => {
    const state = stages[stage] as State;
    expect(viewOf(state).hint).toBe('closed');
    expect(refusalOf(state, [90, '0: hint'])).toEqual({ why: 'no-hint-now' });
  });

  test('There is none while the solver has not found the best solution, and only the player who asks is told.', () => {
    for (const state of [opened(), played(opened(), [1, 'answer at-least 9'])]) {
      expect(refusalOf(state, [5, '0: hint'])).toEqual({ why: 'no-hint-yet' });
      expect(viewOf(state).hint).toBe('may-ask');
    }
  });

  test('A hint asked for before the solver answered is not given when the host reads typed text again.', () => {
    const late = played(opened(), [20, best]);
    expect(refusalOf(late, [19.999, '0: hint'])).toEqual({ why: 'hint-too-early', at: 20_000 });
    expect(refusalOf(late, [20, '0: hint'])).toBeUndefined();
  });

  test('Each round has its own hints.', () => {
    const next = played(solved, [5, '2: hint'], [10, '0: 7'], [71.5, 'tick'], [80, '0: give up'], [81, '0: next']);
    expect(next.round.hints).toEqual({ given: 0, nextAt: 81_000 });
  });
});
