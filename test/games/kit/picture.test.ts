import { describe, expect, test } from 'vitest';
import type { Speech } from '../../../src/games/contract.ts';
import { blue, type Look, red } from '../../../src/games/kit/picture/look.ts';
import { brackets, dot, lastMoved, lastWay } from '../../../src/games/kit/picture/marks.ts';
import { outcomePlate } from '../../../src/games/kit/picture/outcome.ts';
import { playerPlate, well } from '../../../src/games/kit/picture/plate.ts';
import { burst, winnerPlate } from '../../../src/games/kit/picture/winner.ts';
import { headline, nameText, remark } from '../../../src/games/kit/picture/words.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import type { Scene, Shape } from '../../../src/render/scene.ts';
import { expectGolden } from '../../render/golden.ts';
import { withColours } from '../../render/inks.ts';
import { textsOf } from '../../render/walk.ts';

const look: Look = {
  ground: '#182033',
  ink: '#141b2b',
  text: '#ffffff',
  soft: '#aebad0',
  gold: '#f6c445',
  plate: { base: '#2d3a58', light: '#4f6490', dark: '#0e1420' },
  lit: { base: '#435685', light: '#5a6f9d', dark: '#0e1420' },
  well: { base: '#1c263c', light: '#46587f', dark: '#0e1420' },
};

const box = { x: 10, y: 20, w: 400, h: 80 } as const;
const sign: readonly Shape[] = [{ shape: 'circle', x: 0, y: 0, r: 20, fill: red.base, stroke: look.ink, width: 3 }];
const words = (shapes: readonly Shape[]) => textsOf({ base: { key: '', shapes: [] }, shapes }).map(({ text }) => text);
const named = { language: 'en', player: (seat: number) => ['Ada', 'Bob'][seat] ?? '', when: String } as const;

describe('A player’s plate', () => {
  test('is lit by a golden rim and by a wedge, so that nobody needs the colour to see whose turn it is.', () => {
    for (const side of ['left', 'top'] as const) {
      const [lit, unlit] = [playerPlate(box, look, true, side), playerPlate(box, look, false, side)];
      expect(lit.filter(({ shape }) => shape === 'polygon')).toHaveLength(1);
      expect(unlit.filter(({ shape }) => shape === 'polygon')).toHaveLength(0);
      expect(JSON.stringify(lit)).toContain(look.gold);
      expect(JSON.stringify(unlit)).not.toContain(look.gold);
    }
  });

  test('keeps inside its box.', () => {
    for (const shape of playerPlate(box, look, false, 'top')) {
      if (shape.shape !== 'rect') throw new Error(shape.shape);
      expect([shape.x, shape.w]).toEqual([box.x, box.w]);
      expect(shape.y).toBeGreaterThanOrEqual(box.y);
      expect(shape.y + shape.h).toBeLessThanOrEqual(box.y + box.h);
    }
  });
});

describe('A game that was ended from outside', () => {
  const plate = (ended: Speech['ended'], language: Speech['language'] = 'en') => {
    const speech: Speech = ended === undefined ? { ...named, language } : { ...named, language, ended };
    return outcomePlate(box, speech, look, () => sign);
  };

  test('names who won, beside what stands for them.', () => {
    expect(words(plate({ as: 'won', winners: [1] }) ?? [])).toEqual(['Bob wins']);
    expect(words(plate({ as: 'won', winners: [0, 1] }) ?? [])).toEqual(['Ada and Bob win']);
    expect(words(plate({ as: 'won', winners: [0, 1] }, 'fr') ?? [])).toEqual(['Ada et Bob gagnent']);
    expect(JSON.stringify(plate({ as: 'won', winners: [1] }))).toContain(JSON.stringify(sign[0]));
  });

  test('says what the others did, when they ended it.', () => {
    const [resign, time] = (['resign', 'run-out-of-time'] as const).map((did) => ({ did, seats: [0] }));
    const told = (others: typeof resign, language: Speech['language']) =>
      words(plate({ as: 'won', winners: [1], ...(others && { others }) }, language) ?? []);
    expect(told(resign, 'en')).toEqual(['Bob wins, Ada resigns']);
    expect(told(time, 'en')).toEqual(['Bob wins, Ada is out of time']);
    expect(told(resign, 'fr')).toEqual(['Bob gagne, Ada abandonne']);
    expect(told(time, 'fr')).toEqual(['Bob gagne, Ada à court de temps']);
  });

  test('says that it is drawn.', () => {
    expect(words(plate({ as: 'drawn' }, 'fr') ?? [])).toEqual(['Partie nulle']);
  });

  test('says nothing while it goes on, or when it counts for nobody.', () => {
    expect(plate(undefined)).toBeUndefined();
    expect(plate({ as: 'stopped' })).toBeUndefined();
  });
});

test('In a winner’s plate only names are cut, and only in the line that has them.', () => {
  const texts = winnerPlate(box, { sign, text: 'Ada wins', second: 'in 7 moves', cuts: ['Ada'] });
  const found = textsOf({ base: { key: '', shapes: [] }, shapes: texts });
  expect(found.map(({ text, cuts }) => [text, cuts])).toEqual([
    ['Ada wins', ['Ada']],
    ['in 7 moves', undefined],
  ]);
});

const long = 'Wilhelmina-Alexandra Wilhelmina1';

const everything: Scene = withColours({
  width: 768,
  height: 620,
  ground: look.ground,
  corner: 28,
  base: { key: 'kit', shapes: [] },
  shapes: [
    ...playerPlate({ x: 10, y: 10, w: 370, h: 80 }, look, true, 'left'),
    nameText({ x: 40, y: 48, text: long, room: 300 }, look.text),
    ...playerPlate({ x: 390, y: 10, w: 368, h: 80 }, look, false, 'left'),
    nameText({ x: 420, y: 48, text: 'Maximilian-Alexander', room: 200 }, look.text),
    ...playerPlate({ x: 10, y: 100, w: 370, h: 120 }, look, true, 'top'),
    ...well({ x: 20, y: 170, w: 350, h: 38 }, look.well),
    nameText({ x: 40, y: 142, text: 'Zoé', room: 300 }, look.text),
    headline({ x: 400, y: 130, text: 'Lowest bid 7', room: 200 }, look),
    remark({ x: 750, y: 190, text: 'first to 5 tokens', room: 300 }, look),
    ...winnerPlate({ x: 10, y: 232, w: 748, h: 62 }, { sign, text: 'Ada wins, 8 to 3' }),
    ...winnerPlate(
      { x: 10, y: 302, w: 748, h: 96 },
      { sign, text: `${long} wins`, second: 'in 7 moves', cuts: [long] },
    ),
    ...(outcomePlate({ x: 10, y: 406, w: 748, h: 62 }, { ...named, ended: { as: 'drawn' } }, look, () => []) ?? []),
    ...burst([80, 545], 56, look),
    ...lastMoved({ x: 160, y: 500, w: 84, h: 84 }, 'from'),
    ...lastMoved({ x: 250, y: 500, w: 84, h: 84 }, 'to'),
    ...lastWay([200, 540], [420, 580], look.gold, look.ink),
    ...dot([545, 545], 10, '#fff6df', look.ink),
    ...brackets([620, 545], 34, look.gold, look.ink),
    { shape: 'circle', x: 710, y: 545, r: 26, fill: blue.base, stroke: blue.light, width: 4 },
  ],
});

test('What all games share looks as in its golden picture.', () =>
  expectGolden('kit', renderPicture(everything), import.meta.url));
