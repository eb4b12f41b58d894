import { describe, expect, test } from 'vitest';
import { gold, ink, look, sides, stone, water, wood } from '../../../src/games/mister-zero/face/inks.ts';
import { signAt } from '../../../src/games/mister-zero/face/signs.ts';
import { besideToken, tag } from '../../../src/games/mister-zero/face/tag.ts';
import { type Face, token } from '../../../src/games/mister-zero/face/token.ts';
import { colours } from '../../../src/games/mister-zero/kind.ts';
import { rgb } from '../../../src/render/inks.ts';
import type { Ink, Shape } from '../../../src/render/scene.ts';
import { contrast } from '../../render/colourVision.ts';
import { expectToldApart } from '../../render/toldApart.ts';

const faces: readonly Face[] = ['face-up', 'face-down', 'turned'];

describe('Whatever colours somebody sees,', () => {
  test('tokens of both sides differ, face up, face down and turned over', () => {
    const pieces = colours.flatMap((colour) =>
      faces.map((face) => [`${colour} ${face}`, token({ colour, digit: 3, face }, [0, 0], 25)] as const),
    );
    expectToldApart(Object.fromEntries(pieces), wood.base, 34);
  });

  test('the signs of the sides differ', () => {
    const signs = colours.map((colour) => [colour, [signAt([0, 0], 25, colour, 'R')]] as const);
    expectToldApart(Object.fromEntries(signs), look.plate.base, 44);
  });

  test('the tags of a walk differ by what they stand for', () => {
    const [x, y] = besideToken('A');
    const around = (shapes: readonly Shape[]): readonly Shape[] => [{ shape: 'group', at: [-x, -y], shapes }];
    const tags = {
      red: around(tag('A', 7, 'red')),
      green: around(tag('A', 7, 'green')),
      nobody: around(tag('A', 7, 'nobody')),
    };
    expectToldApart(tags, water.base, 36);
  });
});

describe('What marks something stands off its ground:', () => {
  const grounds: readonly (readonly [name: string, mark: Ink, ground: Ink])[] = [
    ['the golden rim of a plate', gold, look.plate.base],
    ['the golden rim of the plate in hand', gold, look.lit.base],
    ['the golden ring in its dark case', gold, ink],
    ['the outline of a wooden bridge', ink, wood.base],
    ['the outline of a central bridge', ink, stone.base],
    ['a wooden bridge', wood.base, water.shadow],
    ['a central bridge', stone.base, water.basin],
    ['the dashes of green’s band', sides.green.light, sides.green.dark],
    ['a token in a tray', sides.green.base, look.well.base],
  ];

  test.each(grounds)('%s', (_, mark, ground) => {
    expect(contrast(rgb(mark), rgb(ground))).toBeGreaterThanOrEqual(3);
  });
});
