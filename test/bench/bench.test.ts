import { describe, expect, test } from 'vitest';
import { localKinds, type Need, needs } from '../needs.ts';

/** Measurements are plain JavaScript over what was built: loaded as they stand, and known by what they give. */
async function measure(file: string, name: string, options: object): Promise<number[]> {
  const module: Record<string, (options: object) => Promise<unknown>> = await import(
    new URL(`../../bench/${file}.mjs`, import.meta.url).href
  );
  return numbersIn(await module[name]!(options));
}

function numbersIn(given: unknown): number[] {
  if (typeof given === 'number') return [given];
  if (typeof given === 'object' && given !== null) return Object.values(given).flatMap(numbersIn);
  throw new Error(`no figure: ${String(given)}`);
}

const linux = !needs.linux.skip;

interface Measurement {
  readonly what: string;
  readonly file: string;
  readonly name: string;
  readonly options: object;
  /** How many it gives. */
  readonly figures: number;
  readonly need?: Need;
}

const once = { warmUp: 1, repetitions: 3 };

describe('a measurement gives figures that can be', () => {
  test.for<Measurement>([
    { what: 'of pictures', file: 'picture', name: 'measurePictures', options: { rounds: 1 }, figures: 35 },
    { what: 'of moves', file: 'move', name: 'measureMoves', options: once, figures: linux ? 14 : 12 },
    { what: 'of the start', file: 'start', name: 'measureStart', options: { repetitions: 1 }, figures: 2 },
    { what: 'of round trips', file: 'roundTrips', name: 'measureRoundTrips', options: { moves: 2 }, figures: 1 },
    { what: 'of the end of a match', file: 'ending', name: 'measureEnding', options: once, figures: 3 },
    {
      what: 'of rankings',
      file: 'standings',
      name: 'measureRanking',
      options: { members: 30, few: 20, many: 60, repetitions: 2 },
      figures: 7,
    },
    ...localKinds.map(({ kind, ...given }) => ({
      ...given,
      ...{ what: `of a year (${kind})`, file: 'year', name: 'measureYear' },
      options: { kind, members: 10, gamesADay: 2, days: 9, replayDays: 3 },
      figures: 3,
    })),
    { what: 'of the journal', file: 'journal', name: 'measureJournal', options: once, figures: 3 },
    { what: 'of a crowd', file: 'crowd', name: 'measureCrowd', options: { presses: 5 }, figures: 2 },
    {
      ...{ what: 'of memory', file: 'start', name: 'measureMemory', options: { rest: 50, boards: 2 }, figures: 9 },
      need: needs.linux,
    },
  ])('$what', async ({ file, name, options, figures, need }, { skip }) => {
    if (need?.skip) skip(need.meta.needs);
    const given = await measure(file, name, options);
    expect(given.length).toBe(figures);
    for (const figure of given) expect(figure).toBeGreaterThan(0);
    for (const figure of given) expect(Number.isFinite(figure)).toBe(true);
  });

  test('of the embedded store', needs.linux, async () => {
    const given = await measure('store', 'measureEmbedded', { tables: 100, seconds: 1, repetitions: 1 });
    expect(given.length).toBe(8);
    // Idle, it may write nothing at all.
    for (const figure of given) expect(figure).toBeGreaterThanOrEqual(0);
    for (const figure of given) expect(Number.isFinite(figure)).toBe(true);
  });

  test.for(localKinds)('of live tables ($name)', async (row, { skip }) => {
    const { kind } = row;
    if ('need' in row && row.need.skip) skip(row.need.meta.needs);
    const few = { kind, tables: 40, shown: 20, warmUp: 20, slides: 2 };
    const given = await measure('tables', 'measureTables', few);
    expect(given.length).toBe(4);
    const [store, bot, body, log] = given;
    for (const figure of [store, body, log]) expect(figure).toBeGreaterThan(0);
    // So few tables may weigh less than what is tidied up meanwhile.
    expect(Number.isFinite(bot)).toBe(true);
  });
});

test('a soak plays all games, and gives figures', needs.linux, async () => {
  const { measureSoak } = (await import(new URL('../../bench/soak.mjs', import.meta.url).href)) as {
    measureSoak(options: object): Promise<{ samples: object[]; acts: number; growth: object }>;
  };
  const { samples, acts, growth } = await measureSoak({ seconds: 8, rate: 20, channels: 15 });
  expect(acts).toBeGreaterThan(20);
  expect(samples.length).toBeGreaterThan(3);
  for (const figure of numbersIn([...samples, growth])) expect(Number.isFinite(figure)).toBe(true);
});

test.each([
  ['a line', [1, 3, 5, 7], 2, 0],
  ['a flat line', [4, 4, 4, 4], 0, 0],
  ['scattered points', [0, 2, 0, 2], 0.4, Math.sqrt(0.32)],
] as const)('the slope of %s comes with its standard error', async (_, values, rise, error) => {
  const { slope } = (await import(new URL('../../bench/figures.mjs', import.meta.url).href)) as {
    slope(points: readonly (readonly [number, number])[]): { rise: number; error: number };
  };
  const given = slope(values.map((value, at) => [at, value] as const));
  expect(given.rise).toBeCloseTo(rise, 9);
  expect(given.error).toBeCloseTo(error, 9);
});

test('the round trips of a move are exactly two', async () => {
  expect(await measure('roundTrips', 'measureRoundTrips', { moves: 3 })).toEqual([2]);
});
