import { expect, test } from 'vitest';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import { type Line, numberOf, signs } from '../../../src/games/zgame/kind.ts';
import { judgeLine } from '../../../src/games/zgame/line.ts';
import { accepted, arranged, moment, viewOf } from './playing.ts';

const seeds = Array.from({ length: 40 }, (_, index) => `line ${index}`);
const unloved = '+0x0Z>x+';

/** Every line that the rules allow. */
function everyLine(begun = ''): readonly Line[] {
  if (begun.length === 8) {
    const judged = judgeLine(begun);
    return judged.ok ? [judged.line] : [];
  }
  return signs.flatMap((sign) => (begun.split(sign).length > numberOf[sign] ? [] : everyLine(begun + sign)));
}

const possible = everyLine();
const levels = Object.entries(zgame.bots);

/** A player is ready with a line just when it might have chosen it. */
function chosenBy(bot: (typeof levels)[number][1]): readonly Line[] {
  return possible.filter((line) => {
    const view = { phase: 'arranging', eyes: 'white', ready: [], line } as const;
    return bot(view, 0, thinkingFor(1, moment().rng)).act === 'ready';
  });
}

test('There are 1 260 base lines, and a computer player keeps at least nine bits of chance among them.', () => {
  expect(possible).toHaveLength(1_260);
  for (const [, bot] of levels) expect(Math.log2(chosenBy(bot).length)).toBeGreaterThanOrEqual(9);
});

test('The order of the other pieces tells nothing of where the Z stands.', () => {
  for (const [, bot] of levels) {
    const places = new Map<string, number[]>();
    for (const line of chosenBy(bot)) {
      const others = line.filter((sign) => sign !== 'Z').join('');
      places.set(others, [...(places.get(others) ?? []), line.indexOf('Z')]);
    }
    for (const found of places.values()) expect(found.toSorted()).toEqual([3, 4]);
  }
});

test('What a player lays out anew is one of the lines it would be ready with; every one of them comes equally often.', () => {
  for (const [, bot] of levels) {
    const chosen = new Set(chosenBy(bot).map((line) => line.join('')));
    const laid = seeds.map((seed) => bot(viewOf(arranged(unloved), 0), 0, thinkingFor(1, moment(seed).rng)));
    for (const move of laid) expect(move.act === 'arrange' && chosen.has(move.line)).toBe(true);
    // Forty lots out of several hundred are nearly all different.
    expect(new Set(laid.map((move) => JSON.stringify(move))).size).toBeGreaterThan(34);
  }
});

test('Players arrange their pieces once and then are ready.', () => {
  for (const [, bot] of levels) {
    for (const seed of seeds) {
      const state = arranged(unloved);
      const laid = bot(viewOf(state, 0), 0, thinkingFor(1, moment(seed).rng));
      const after = accepted(state, zgame.notation.write(laid), 0).state;
      expect(bot(viewOf(after, 0), 0, thinkingFor(1, moment(seed).rng))).toEqual({ act: 'ready' });
    }
  }
});
