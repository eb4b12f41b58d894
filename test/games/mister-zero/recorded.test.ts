import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Bridge } from '../../../src/games/mister-zero/board.ts';
import type { Colour, Digit, Event, State, Tally } from '../../../src/games/mister-zero/kind.ts';
import { accepted, seatToMove, setUp, viewOf } from './playing.ts';

interface Recorded {
  readonly placements: readonly (readonly [colour: Colour, digit: Digit, bridge: Bridge, faceDown: boolean])[];
  readonly walk: string;
  readonly payouts: readonly (readonly [colour: Colour, tokens: number])[];
  readonly score: Tally;
}

const file = join(import.meta.dirname, '../../data/mister-zero.json');
const cases: readonly Recorded[] = JSON.parse(readFileSync(file, 'utf8')).cases;

function placedIn(events: readonly Event[]) {
  const [event] = events;
  if (event?.what !== 'placed') throw new Error('Nothing was placed.');
  return event;
}

describe('Recorded games', () => {
  test('There are some, and tokens lie face down in two of them.', () => {
    expect(cases.length).toBe(40);
    expect(cases.filter(({ placements }) => placements.some(([, , , faceDown]) => faceDown))).toHaveLength(2);
  });

  test.each(cases.map((recorded, index) => [index + 1, recorded] as const))(
    'Recorded game %i is placed and walked as recorded: colours, face-down tokens, route, payouts and final counts.',
    (_, { placements, walk, payouts, score }) => {
      let state: State = setUp();
      for (const [colour, digit, bridge, faceDown] of placements) {
        expect(seatToMove(state)).toBe(colour === 'red' ? 0 : 1);
        const step = accepted(state, `${digit}${bridge}`);
        const lies = faceDown ? 'face-down' : 'face-up';
        expect(placedIn(step.events).token).toEqual({ colour, digit, bridge, lies });
        state = step.state;
      }
      const view = viewOf(state);
      if (view.phase !== 'over') throw new Error('The game is not over.');
      expect(view.walk.jumps.map(({ token }) => token.bridge).join('')).toBe(walk);
      expect(view.walk.payouts.map(({ colour, tokens }) => [colour, tokens])).toEqual(payouts);
      expect(view.walk.tally).toEqual(score);
    },
  );
});
