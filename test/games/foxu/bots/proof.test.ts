import { describe, expect, test } from 'vitest';
import { type Point, points } from '../../../../src/games/foxu/board.ts';
import type { Position, Slid } from '../../../../src/games/foxu/bots/position.ts';
import { prove } from '../../../../src/games/foxu/bots/proof.ts';
import { prover } from '../../../../src/games/foxu/bots/prover.ts';
import { bitOf, plainlyLoses, plainlyWins, randomPosition } from './positions.ts';

const positions = Array.from({ length: 300 }, (_, index) => randomPosition(`proof ${index}`, 2 + (index % 8)));

function proofOf(position: Position, late = () => false) {
  const told: Slid[] = [];
  return { ...prove(position, prover(late), (slid) => told.push(slid)), told };
}

/** The fewest plies in which the position is decided, found by trying everything. */
function plainFate(position: Position) {
  for (const plies of [1, 2, 3, 4]) {
    if (plainlyWins(position, plies)) return { end: 'won', plies } as const;
    if (plainlyLoses(position, plies)) return { end: 'lost', plies } as const;
  }
  return undefined;
}

describe('A proof', () => {
  const near = positions.flatMap((position) => {
    const fate = plainFate(position);
    return fate === undefined ? [] : [{ position, fate }];
  });

  test('has the end and the number of plies that trying everything finds.', () => {
    expect(near.length).toBeGreaterThan(200);
    for (const { position, fate } of near) expect(proofOf(position).fate).toEqual(fate);
  });

  test('gives all slides that win at once, where there are any.', () => {
    for (const { position, fate } of near) {
      if (fate.plies > 1) continue;
      for (const { after } of proofOf(position).slides) expect(after.theirLeft).toBe(0);
    }
  });

  test('gives slides that win nearly as soon, and sooner than going round in circles.', () => {
    const wins = near.filter(({ fate }) => fate.end === 'won' && fate.plies === 3);
    expect(wins.length).toBeGreaterThan(10);
    for (const { position } of wins) {
      for (const { after, drops } of proofOf(position).slides) {
        expect(plainlyLoses(after, drops > 0 ? 4 : 2)).toBe(true);
      }
    }
  });

  test('gives the slides that resist longest, where all lose.', () => {
    const losses = near.filter(({ fate }) => fate.end === 'lost' && fate.plies === 4);
    expect(losses.length).toBeGreaterThan(5);
    for (const { position } of losses) {
      for (const { after } of proofOf(position).slides) expect(plainlyWins(after, 1)).toBe(false);
    }
  });

  test('gives the best slide so far, told before, when it is late.', () => {
    for (const position of positions.slice(0, 30)) {
      const { slides, told } = proofOf(position, () => true);
      expect(slides.length).toBeGreaterThan(0);
      expect(told.map(({ to }) => to)).toContain(slides[0]?.to);
    }
  });

  test('leaves open who wins where nobody can force it.', () => {
    const holes = 'a2 a4 a5 b1 b2 b5 c1 d1 d2 d3 d4 d5 e2 e3 e4 e6 f2 f3 f4 f5'.split(' ') as Point[];
    const empty = holes.reduce((set, hole) => set | bitOf(hole), 0);
    const drawn = { empty, mine: points.indexOf('f1'), theirs: points.indexOf('d6'), left: 11, theirLeft: 10 };
    expect(proofOf(drawn).fate).toEqual({ end: 'open' });
  });
});
