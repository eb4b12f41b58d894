import { expect, test } from 'vitest';
import { cream, glazes, hole, look, wood } from '../../../src/games/foxu/face/inks.ts';
import { halfMark, type Mark, mark } from '../../../src/games/foxu/face/marks.ts';
import { badge, peg, question, storedPeg, tube } from '../../../src/games/foxu/face/pieces.ts';
import { colours } from '../../../src/games/foxu/kind.ts';
import { rgb } from '../../../src/render/inks.ts';
import type { Ink } from '../../../src/render/scene.ts';
import { contrast } from '../../render/colourVision.ts';
import { expectToldApart } from '../../render/toldApart.ts';

const kinds = ['grey', ...colours] as const;

test('Pegs, tubes and what stands for them in a rack are told apart, whatever colours somebody sees.', () => {
  expectToldApart(Object.fromEntries(kinds.map((kind) => [kind, peg(kind)])), wood.base, 40);
  expectToldApart({ yellow: tube('yellow', 'Y', 4), blue: tube('blue', 'B', 4), question }, wood.base, 64);
  expectToldApart({ yellow: badge('yellow', 'J'), blue: badge('blue', 'B') }, look.plate.base, 40);
  expectToldApart({ yellow: storedPeg('yellow'), blue: storedPeg('blue'), dent: [] }, look.well.base, 16);
});

test.each<[Mark, Ink]>([
  ['dot', hole],
  ['dish', wood.base],
  ['ring', wood.base],
])('A %s of yellow, one of blue, and one for both are told apart, whatever colours somebody sees.', (kind, ground) => {
  const [yellow, blue] = colours.map((colour) => halfMark(colour, kind));
  const marks = {
    yellow: yellow ?? [],
    blue: blue ?? [],
    both: [...(yellow ?? []), ...(blue ?? [])],
    alone: mark(kind),
  };
  expectToldApart(marks, ground, 50);
});

test.each<[what: string, ink: Ink, ground: Ink]>([
  ['a dot in a hole', cream, hole],
  ['the rim of a dish', cream, wood.dark],
  ['the dot of yellow', glazes.yellow.base, hole],
  ['the dot of blue', glazes.blue.light, hole],
  ['the rim of yellow', glazes.yellow.base, wood.dark],
  ['the rim of blue', glazes.blue.light, wood.dark],
  ['a hole in the plank', hole, wood.base],
  ['a dish in the plank', wood.dark, wood.base],
  ['the outline of a piece', look.ink, wood.base],
  ['the cross of a grey peg', glazes.grey.sign, glazes.grey.base],
  ['the star of a yellow peg', glazes.yellow.sign, glazes.yellow.base],
  ['the square of a blue peg', glazes.blue.sign, glazes.blue.base],
  ['the collar of a new peg', look.gold, look.ink],
  ['the golden rim of a plate', look.gold, look.ground],
])('%s stands out from what is around it', (_, ink, ground) => {
  expect(contrast(rgb(ink), rgb(ground))).toBeGreaterThanOrEqual(3);
});
