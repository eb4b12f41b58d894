import { describe, expect, test } from 'vitest';
import { languages, type Speech } from '../../../src/games/contract.ts';
import { dial } from '../../../src/games/ricochet/face/below/dial.ts';
import type { View } from '../../../src/games/ricochet/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { wordsOn } from './drawn.ts';
import { face } from './playing.ts';
import { bidding, over, resting, showing, speech, view } from './sights.ts';

const names = ['Ada', 'Maximilian-Alexander von Rosen 2'];
/** A clock that shows this second whenever something ends. */
const ending = (second: number, language: Speech['language'] = 'en'): Speech => ({
  ...speech(language, names),
  second: () => second,
});
const textsOf = (sight: View, spoken: Speech) => wordsOn(face.draw(sight, spoken));
const turned = view({ at: 'turned', until: 60_000 });
const running = [turned, bidding, showing('y> yv')];

describe('While the time runs', () => {
  test('the picture and its text say at which second it is over, in two digits.', () => {
    for (const sight of running) {
      expect(textsOf(sight, ending(42))).toContain('until :42');
      expect(textsOf(sight, ending(7, 'fr'))).toContain('jusqu’à\u00a0:07');
      expect(face.describe(sight, ending(42))).toContain('(until :42)');
      expect(face.describe(sight, ending(7, 'fr'))).toContain('(jusqu’à\u00a0:07)');
    }
  });

  test('the second is that of the instant when the time is over.', () => {
    const asked: number[] = [];
    const spoken: Speech = { ...speech('en'), second: (instant) => asked.push(instant) };
    face.draw(showing('y>', { until: 95_000 }), spoken);
    expect(new Set(asked)).toEqual(new Set([95_000]));
  });

  test.each([
    [0, [0, -24]],
    [15, [24, 0]],
    [30, [0, 24]],
    [45, [-24, 0]],
  ] as const)('the hand of the dial stands as on any clock at second %i.', (second, tip) => {
    const hands = dial([0, 0], second).flatMap((shape) => (shape.shape === 'line' ? [shape.points] : []));
    const hand = hands.at(-1);
    expect(hand?.[0]).toEqual([0, 0]);
    expect(hand?.[1]?.[0]).toBeCloseTo(tip[0]);
    expect(hand?.[1]?.[1]).toBeCloseTo(tip[1]);
  });

  test.each([
    ['clock-bidding', bidding, 42, 'en'],
    ['clock-demonstration', showing('y> yv rv r<', { seat: 1 }), 7, 'fr'],
  ] as const)('the picture “%s” is as it was approved.', async (name, sight, second, language) => {
    const png = renderPicture(face.draw(sight, ending(second, language)));
    await expectGolden(name, png, import.meta.url);
  });
});

test.each(languages)('No clock is shown where no time runs, or where nobody knows the clock (%s).', (language) => {
  const still = [view(), view({ at: 'quiet' }), view({ at: 'judging' }), resting(), over()];
  for (const sight of still) {
    expect(face.draw(sight, ending(42, language))).toEqual(face.draw(sight, speech(language, names)));
  }
  for (const sight of running) {
    const stopped: Speech = { ...ending(42, language), ended: { as: 'stopped' } };
    const said = [...textsOf(sight, stopped), ...textsOf(sight, speech(language, names))];
    expect(said.filter((text) => /:\d/.test(text))).toEqual([]);
  }
});
