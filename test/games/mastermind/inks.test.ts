import { expect, test } from 'vitest';
import { smallBack } from '../../../src/games/mastermind/face/backs.ts';
import {
  faint,
  ivory,
  letterOn,
  look,
  pegLight,
  strip,
  tonesOf,
  trays,
} from '../../../src/games/mastermind/face/inks.ts';
import { signs } from '../../../src/games/mastermind/face/roles.ts';
import { pegOf, token } from '../../../src/games/mastermind/face/tokens.ts';
import { colours, values } from '../../../src/games/mastermind/pieces.ts';
import { words } from '../../../src/games/mastermind/words.ts';
import { rgb } from '../../../src/render/inks.ts';
import type { Ink, Shape } from '../../../src/render/scene.ts';
import { contrast } from '../../render/colourVision.ts';
import { expectToldApart } from '../../render/toldApart.ts';

const between = (one: Ink, other: Ink) => contrast(rgb(one), rgb(other));

test.each(['en', 'fr'] as const)('No two tokens are confused, whatever colours somebody sees (%s).', (language) => {
  const { letters } = words[language];
  const tokens = [...values.colours, ...values.shapes].map((value) => [value, token(value, [0, 0], letters)] as const);
  expectToldApart(Object.fromEntries(tokens), trays.base, 30);
});

test('The two kinds of pegs and an empty place are told apart on their strip.', () => {
  const kinds = ['black', 'white', 'none'] as const;
  const pegs = kinds.map((kind): [string, readonly Shape[]] => [kind, pegOf(kind, [0, 0])]);
  expectToldApart(Object.fromEntries(pegs), strip.base, 14);
});

test('The signs of who sets, who seeks colours and who seeks shapes are told apart on both kinds of plates.', () => {
  for (const ground of [look.plate.base, look.lit.base]) {
    expectToldApart({ setter: smallBack, ...signs }, ground, 26);
  }
});

test('Letters stand off their colours, and numbers and words off what they lie on.', () => {
  for (const colour of colours) {
    expect(between(letterOn[colour], tonesOf[colour].base), colour).toBeGreaterThanOrEqual(4.5);
  }
  for (const ink of [look.text, look.soft, look.gold, faint] as const) {
    expect(between(ink, trays.base), ink).toBeGreaterThanOrEqual(4.5);
  }
  for (const ink of [look.text, look.gold]) expect(between(ink, look.lit.base), ink).toBeGreaterThanOrEqual(4.5);
  expect(between(look.ink, strip.base)).toBeGreaterThanOrEqual(4.5);
});

test('Tokens, pegs, cards and golden rims stand off what they lie on.', () => {
  const pairs: readonly (readonly [Ink, Ink])[] = [
    [ivory.base, trays.base],
    [ivory.base, look.lit.base],
    [look.ink, ivory.base],
    [strip.base, trays.base],
    [strip.base, look.lit.base],
    [look.ink, strip.base],
    [pegLight, look.ink],
    [look.gold, trays.base],
    [look.gold, look.well.base],
    [look.gold, look.plate.base],
    [look.gold, look.lit.base],
  ];
  for (const [one, other] of pairs) expect(between(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(3);
});
