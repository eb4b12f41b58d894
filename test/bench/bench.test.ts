import { describe, expect, test } from 'vitest';
import { describeEach, findProgram, type Need, need, needs, storeKinds } from '../needs.ts';

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
const redis = !needs.server.skip;
const strace = need('strace on the PATH (Debian: apt-get install strace)', findProgram(['strace']) !== undefined);

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
const fewBoards = { rest: 50, restAgain: 50, boards: 2 };

describe('a measurement gives figures that can be', () => {
  test.for<Measurement>([
    { what: 'of pictures', file: 'picture', name: 'measurePictures', options: { rounds: 1 }, figures: 35 },
    { what: 'of moves', file: 'move', name: 'measureMoves', options: once, figures: linux ? 14 : 12 },
    { what: 'of the start', file: 'start', name: 'measureStart', options: { repetitions: 1 }, figures: 2 },
    { what: 'of the end of a match', file: 'ending', name: 'measureEnding', options: once, figures: 3 },
    {
      what: 'of rankings',
      file: 'standings',
      name: 'measureRanking',
      options: { members: 30, few: 20, many: 60, repetitions: 2 },
      figures: 7,
    },
    ...storeKinds.flatMap((given): Measurement[] => [
      {
        ...{ ...given, what: `of a year (${given.name})`, file: 'year', name: 'measureYear' },
        options: { kind: given.kind, members: 10, gamesADay: 2, days: 9, replayDays: 3 },
        figures: 3,
      },
      {
        ...{ ...given, what: `of a start with tables (${given.name})`, file: 'start', name: 'measureStart' },
        options: { kind: given.kind, tables: 30, repetitions: 1 },
        figures: 2,
      },
    ]),
    {
      ...{ what: 'of commits', file: 'commits', name: 'measureCommits', options: { ...once, crowds: 2 } },
      figures: redis ? 15 : 6,
    },
    {
      ...{ what: 'of moves where games are in a file or in a Redis', file: 'moveKinds', name: 'measureMoveKinds' },
      options: once,
      figures: redis ? 5 : 2,
    },
    { what: 'of a crowd', file: 'crowd', name: 'measureCrowd', options: { presses: 5 }, figures: 2 },
    {
      ...{ what: 'of memory', file: 'start', name: 'measureMemory', options: fewBoards, figures: 4 },
      need: needs.linux,
    },
  ])('$what', async ({ file, name, options, figures, need }, { skip }) => {
    if (need?.skip) skip(need.meta.needs);
    const given = await measure(file, name, options);
    expect(given.length).toBe(figures);
    for (const figure of given) expect(figure).toBeGreaterThan(0);
    for (const figure of given) expect(Number.isFinite(figure)).toBe(true);
  });

  test('of a slow disk', strace, async () => {
    const delay = 20;
    const given = await measure('slowDisk', 'measureSlowDisk', { delay, repetitions: 3, crowds: 1 });
    expect(given.length).toBe(5);
    const [commit, together, ...stalls] = given;
    for (const figure of [commit, together]) expect(figure).toBeGreaterThan(delay);
    for (const figure of stalls) expect(Number.isFinite(figure)).toBe(true);
  });

  test('of stalls', async () => {
    const given = await measure('stalls', 'measureStalls', { tables: 100 });
    expect(given.length).toBe(9);
    // Nothing need stand still.
    for (const figure of given) expect(Number.isFinite(figure)).toBe(true);
  });

  describeEach(storeKinds, 'of tables in the $name store:', ({ kind }) => {
    test('many', needs.linux, async () => {
      const few = { kind, tables: 40, few: 2, rest: 50, seconds: 1, ...once };
      const given = await measure('tables', 'measureTables', few);
      expect(given.length).toBe(10);
      // A bot that rests for a second may take no processor time.
      for (const figure of given) expect(figure).toBeGreaterThanOrEqual(0);
      for (const figure of given) expect(Number.isFinite(figure)).toBe(true);
    });

    test('live', async () => {
      const given = await measure('weight', 'measureWeight', { kind, tables: 40, shown: 20, warmUp: 20 });
      expect(given.length).toBe(4);
      const [store, bot, body, log] = given;
      for (const figure of [store, body, log]) expect(figure).toBeGreaterThan(0);
      // So few tables may weigh less than what is tidied up meanwhile.
      expect(Number.isFinite(bot)).toBe(true);
    });
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

describeEach(storeKinds, 'In the $name store', ({ kind }) => {
  test('the round trips of a move are exactly two', async () => {
    expect(await measure('roundTrips', 'measureRoundTrips', { kind, moves: 3 })).toEqual([2]);
  });
});
