import { expect, test } from 'vitest';
import { cupScene } from '../../../src/commands/cups/cupScene.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';

/** Names in several scripts, short and long. */
const names = [
  'Ada',
  'Максимилиан Константинович',
  'مريم',
  '小林さくら',
  'A very long name that nobody would read to its end',
  'ok 🎲',
];

const scenes = {
  'a cup that is over': cupScene({
    title: 'Royale Mastermind',
    remark: 'after 7 of 7 rounds',
    heads: ['3', '4', '5', '6', '7'],
    total: 'points',
    rows: names.map((name, nth) => ({
      place: String(nth === 3 ? 3 : nth + 1),
      name,
      rounds: ['12½', '9', '–', '24', '½'],
      points: `${120 - nth}½`,
      marked: nth === 0 ? ('winner' as const) : ('no' as const),
    })),
  }),
  'a cup in its first round': cupScene({
    title: 'Foxu',
    remark: 'ronde 1 sur 3',
    heads: ['R1'],
    total: 'points',
    rows: ['Ada', 'Bob', 'Cléo'].map((name, nth) => ({
      place: '1',
      name,
      rounds: [nth === 2 ? '1' : '…'],
      points: nth === 2 ? '1' : '0',
      marked: 'no' as const,
    })),
  }),
};

test.each(Object.entries(scenes))('the picture of %s is as it was approved, and not large', async (name, scene) => {
  const picture = renderPicture(scene);
  expect(picture.length).toBeLessThan(60_000);
  await expectGolden(name.replaceAll(' ', '-'), picture, import.meta.url);
});
