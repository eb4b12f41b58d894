import { describe, expect, test } from 'vitest';
import { findProgram } from '../../src/store/pathServer.ts';

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

const linux = process.platform === 'linux';
if (!linux) process.stdout.write('Not on Linux: the measurement of memory is not tried.\n');

const kinds = (await findProgram()) === undefined ? ['embedded'] : ['embedded', 'path'];
if (kinds.length === 1) process.stdout.write('No redis-server on the PATH: what tables take there is not tried.\n');

const once = { warmUp: 1, repetitions: 3 };

describe('a measurement gives figures that can be', () => {
  test.each([
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
    ...kinds.map((kind) => ({
      what: `of a year (${kind})`,
      file: 'year',
      name: 'measureYear',
      options: { kind, members: 10, gamesADay: 2, days: 9, replayDays: 3 },
      figures: 3,
    })),
    { what: 'of the journal', file: 'journal', name: 'measureJournal', options: once, figures: 3 },
    { what: 'of a crowd', file: 'crowd', name: 'measureCrowd', options: { presses: 5 }, figures: 2 },
    ...(linux
      ? [{ what: 'of memory', file: 'start', name: 'measureMemory', options: { rest: 50, boards: 2 }, figures: 9 }]
      : []),
  ])('$what', async ({ file, name, options, figures }) => {
    const given = await measure(file, name, options);
    expect(given.length).toBe(figures);
    for (const figure of given) expect(figure).toBeGreaterThan(0);
    for (const figure of given) expect(Number.isFinite(figure)).toBe(true);
  });

  test.runIf(linux)('of the embedded store', async () => {
    const given = await measure('store', 'measureEmbedded', { tables: 100, seconds: 1, repetitions: 1 });
    expect(given.length).toBe(8);
    // Idle, it may write nothing at all.
    for (const figure of given) expect(figure).toBeGreaterThanOrEqual(0);
    for (const figure of given) expect(Number.isFinite(figure)).toBe(true);
  });

  test.each(kinds)('of live tables (%s)', async (kind) => {
    const few = { kind, tables: 40, shown: 20, warmUp: 20, slides: 2 };
    const given = await measure('tables', 'measureTables', few);
    expect(given.length).toBe(4);
    const [store, bot, body, log] = given;
    for (const figure of [store, body, log]) expect(figure).toBeGreaterThan(0);
    // So few tables may weigh less than what is tidied up meanwhile.
    expect(Number.isFinite(bot)).toBe(true);
  });
});

test.runIf(linux)('a soak plays all games, and gives figures', async () => {
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
