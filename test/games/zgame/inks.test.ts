import { describe, expect, test } from 'vitest';
import { dresses, frame, ghost, label, look, reach, squareInks, white } from '../../../src/games/zgame/face/inks.ts';
import { token } from '../../../src/games/zgame/face/pieces.ts';
import { sides, signs } from '../../../src/games/zgame/kind.ts';
import { rgb } from '../../../src/render/inks.ts';
import type { Ink, Shape } from '../../../src/render/scene.ts';
import { contrast } from '../../render/colourVision.ts';
import { expectToldApart } from '../../render/toldApart.ts';

const radius = 34;

/** Every piece as anybody may see it: open, asleep, and asleep before its owner’s eyes. */
const pieces: Readonly<Record<string, readonly Shape[]>> = Object.fromEntries(
  sides.flatMap((side) => [
    [`${side}, asleep`, [token({ side, face: 'down' }, [0, 0], radius, 'white')]],
    ...signs.flatMap((sign) =>
      (['up', 'down'] as const).map((face) => [
        `${side} ${sign}, ${face}`,
        [token({ side, face, sign }, [0, 0], radius, 'white')],
      ]),
    ),
  ]),
);

describe('Whatever colours somebody sees', () => {
  test.each(Object.entries(squareInks))('no two pieces on a %s square are confused', (_, { base }) => {
    expectToldApart(pieces, base, radius + 12);
  });
});

describe('The contrast', () => {
  const between = (one: Ink, other: Ink) => contrast(rgb(one), rgb(other));

  test.each(sides)('of signs and marks with %s pieces is high', (side) => {
    for (const { base, sign, mark } of Object.values(dresses[side])) {
      expect(between(sign, base)).toBeGreaterThan(4.5);
      expect(between(mark, base)).toBeGreaterThan(3);
    }
  });

  test('of what may be reached, with its rim and with every square, is high', () => {
    expect(between(reach, white)).toBeGreaterThan(4.5);
    for (const { base } of Object.values(squareInks)) expect(between(reach, base)).toBeGreaterThan(3);
  });

  test('of words, ghosts and golden rims is high', () => {
    for (const { base } of [look.plate, look.lit, look.well]) expect(between(look.text, base)).toBeGreaterThan(4.5);
    expect(between(look.soft, look.ground)).toBeGreaterThan(4.5);
    expect(between(label, frame.base)).toBeGreaterThan(4.5);
    expect(between(ghost, look.well.base)).toBeGreaterThan(3);
    expect(between(look.gold, look.well.base)).toBeGreaterThan(4.5);
  });
});
