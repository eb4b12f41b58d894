import { expect, test } from 'vitest';
import { robots, targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import { bodies, leftBy, robotAt } from '../../../src/games/ricochet/face/board/robots.ts';
import { targetShapes, token } from '../../../src/games/ricochet/face/board/targets.ts';
import { dashes, look, tiles, walls, white } from '../../../src/games/ricochet/face/inks.ts';
import { words } from '../../../src/games/ricochet/words.ts';
import { rgb } from '../../../src/render/inks.ts';
import type { Ink, Shape } from '../../../src/render/scene.ts';
import { contrast } from '../../render/colourVision.ts';
import { expectToldApart } from '../../render/toldApart.ts';

const { letters } = words.en;
const [tile] = tiles.base;

test('Robots and the places where they began are told apart, whatever colours somebody sees.', () => {
  const standing = robots.map((robot) => [robot, [robotAt([0, 0], robot, letters[robot])]] as const);
  const left = robots.map((robot) => [`${robot} was here`, [leftBy([0, 0], robot, letters[robot])]] as const);
  expectToldApart(Object.fromEntries([...standing, ...left]), tile, 26);
});

test('The outlines of robots differ even without their colours and letters.', () => {
  const dark = robots.map((robot): [string, readonly Shape[]] => {
    return [robot, [{ shape: 'path', d: bodies[robot].outline, fill: look.ink }]];
  });
  expectToldApart(Object.fromEntries(dark), tile, 26);
});

test('Targets are told apart, on the floor and as tokens.', () => {
  const inlaid = targetNames.map((name) => [name, targetShapes(name, [0, 0], 17, letters)] as const);
  expectToldApart(Object.fromEntries(inlaid), tile, 26);
  const tokens = targetNames.map((name) => [name, [token(name, [0, 0], 1.75)]] as const);
  expectToldApart(Object.fromEntries(tokens), look.plate.base, 40);
});

const marks: readonly (readonly [what: string, mark: Ink, ground: Ink])[] = [
  ['walls', walls.base, tiles.base[0]],
  ['walls', walls.base, tiles.base[1]],
  ['outlines', look.ink, tiles.base[1]],
  ['the corners of the goal', look.ink, look.gold],
  ['what is golden', look.gold, look.ground],
  ['the rim of a plate', look.gold, look.plate.base],
  ['the hand of the dial', look.gold, look.well.dark],
  ...robots.map((robot) => [`where ${robot} began`, dashes[robot], white] as const),
];

test.each(marks)('One sees %s (%s on %s).', (_, mark, ground) => {
  expect(contrast(rgb(mark), rgb(ground))).toBeGreaterThanOrEqual(3);
});
