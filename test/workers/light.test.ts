import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errandsOf, mindOf } from '../../src/games/minds.ts';
import { games } from '../../src/games/registry.ts';

const root = new URL('../../src/', import.meta.url);
const imports = /^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)';$/gm;

/** All that is loaded with this file of `src/`: other files of it, and packages. */
function loadedWith(file: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const waiting = [new URL(file, root).href];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (loaded.has(url)) continue;
    loaded.add(url);
    if (!url.startsWith('file:')) continue;
    for (const [, from = ''] of readFileSync(new URL(url), 'utf8').matchAll(imports)) {
      waiting.push(from.startsWith('.') ? new URL(from, url).href : from);
    }
  }
  return loaded;
}

const heavy = (file: string) => [...loadedWith(file)].filter((each) => each === 'zod' || each.includes('/face/'));

test('what is loaded with a file is found', () => {
  expect(heavy('games/foxu/index.ts').length).toBeGreaterThan(5);
  expect(heavy('games/foxu/schema.ts')).toEqual(['zod']);
});

describe.each(games.map((game) => [game.id, game] as const))('the mind of %s', (id, game) => {
  test('brings neither zod nor a face into the thread that loads it', () => {
    expect(heavy(`games/${id}/mind.ts`)).toEqual([]);
  });

  test('is that of the game', async () => {
    const mind = await mindOf(id);
    expect([mind.bots, mind.asides, mind.companions, mind.judging]).toEqual([
      game.bots,
      game.asides,
      game.companions,
      game.judging,
    ]);
  });
});

test.each(['pondering', 'errands'])('the thread for %s brings neither before it knows the game', (thread) => {
  expect(heavy(`workers/${thread}.ts`)).toEqual([]);
});

test('what does an errand of a game does it as the game itself would, and brings no computer players', async () => {
  const begun = games.map((game) => {
    const seats = game.seating.least;
    return { game, errand: game.errand(game.open({ config: game.presets.standard, seats, seed: 'light', now: 0 })) };
  });
  const asking = begun.flatMap(({ game, errand }) => (errand === undefined ? [] : [{ game, errand }]));
  expect(asking.map(({ game }) => game.id)).toEqual(['ricochet']);
  for (const { game, errand } of asking) {
    const runErrand = await errandsOf(game.id);
    expect(runErrand(errand)).toEqual(game.runErrand(errand));
    const loaded = [...loadedWith(`games/${game.id}/solver/errand.ts`), ...loadedWith('workers/errands.ts')];
    expect(loaded.filter((each) => /zod|\/face\/|\/bots\/|pure-rand/.test(each))).toEqual([]);
  }
});

test('no game runs the errands of another', async () => {
  await expect(errandsOf('foxu')).rejects.toThrow('foxu runs no errands');
});

test('there is no mind of a game that there is not', async () => {
  await expect(mindOf('ludo')).rejects.toThrow('no game named ludo');
});
