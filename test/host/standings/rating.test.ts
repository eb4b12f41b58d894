import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bout, Player } from '../../../src/host/standings/bouts.ts';
import { loadRate, type Rating, ratedAfter, surely, unrated } from '../../../src/host/standings/rating.ts';

const rate = await loadRate();

interface Seated {
  readonly rating: Rating;
  readonly stayed?: Player['stayed'];
}

/** The ratings after a contest, by side. Without places, the sides are in their order. */
function ratedIn(
  sides: readonly (readonly Seated[])[],
  places: readonly number[] = sides.map((_, at) => at),
  part = 1,
): readonly Rating[][] {
  const idOf = (at: number, nth: number) => `${at}/${nth}`;
  const bout: Pick<Bout, 'sides'> = {
    sides: sides.map((side, at) => ({
      place: places[at] as number,
      players: side.map(({ stayed = 'to-the-end' }, nth): Player => ({ id: idOf(at, nth), name: '', stayed })),
    })),
  };
  const before = new Map(sides.flatMap((side, at) => side.map(({ rating }, nth) => [idOf(at, nth), rating] as const)));
  const rated = ratedAfter(
    bout,
    (id) => before.get(id) as Rating,
    () => part,
    rate,
  );
  return sides.map((side, at) => side.map((_, nth) => rated.get(idOf(at, nth)) as Rating));
}

const alone = (rating: Rating = unrated): Seated[] => [{ rating }];

function expectRating(rating: Rating | undefined, mu: number, sigma: number) {
  expect(rating?.mu).toBeCloseTo(mu, 9);
  expect(rating?.sigma).toBeCloseTo(sigma, 9);
}

describe('A rating moves as the published examples of the method say:', () => {
  test('two newcomers', () => {
    const [[won], [lost]] = ratedIn([alone(), alone()]) as [Rating[], Rating[]];
    expectRating(won, 27.63523138347365, 8.065506316323548);
    expectRating(lost, 22.36476861652635, 8.065506316323548);
  });

  test('two teams of two', () => {
    const team = (...ratings: Rating[]) => ratings.map((rating) => ({ rating }));
    const [[a1, a2], [b1, b2]] = ratedIn([
      team(unrated, { mu: 32.444, sigma: 5.123 }),
      team({ mu: 43.381, sigma: 2.421 }, { mu: 25.188, sigma: 6.211 }),
    ]) as [Rating[], Rating[]];
    expectRating(a1, 28.669648436582808, 8.071520788025197);
    expectRating(a2, 33.83086971107981, 5.062772998705765);
    expectRating(b1, 43.071274808241974, 2.4166900452721256);
    expectRating(b2, 23.149503312339064, 6.1378606973362135);
  });

  test('four of whom each has a place of their own', () => {
    const all = ratedIn([alone(), alone(), alone(), alone()], [4, 1, 3, 2]);
    const means = all.map(([rating]) => Number(rating?.mu.toFixed(3)));
    const spans = all.map(([rating]) => Number(rating?.sigma.toFixed(3)));
    expect(means).toEqual([20.963, 27.795, 24.689, 26.553]);
    expect(spans).toEqual([8.084, 8.263, 8.084, 8.179]);
  });

  test('four of whom two share a place', () => {
    const all = ratedIn([alone(), alone(), alone(), alone()], [2, 4, 2, 1]);
    expect(all.map(([rating]) => Number(rating?.mu.toFixed(3)))).toEqual([24.689, 22.826, 24.689, 27.795]);
  });
});

const ratings = fc.record({
  mu: fc.double({ min: 0, max: 60, noNaN: true }),
  sigma: fc.double({ min: 0.8, max: 25 / 3, noNaN: true }),
});
const parts = fc.double({ min: 0, max: 1, noNaN: true });
const tiny = 1e-9;

describe('Whatever the ratings were before,', () => {
  test('nobody stands better by being last, nor worse by winning', () => {
    const sides = fc.array(fc.array(ratings, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(sides, parts, (all, part) => {
        const seated = all.map((side) => side.map((rating) => ({ rating })));
        const rated = ratedIn(seated, undefined, part);
        for (const [nth, rating] of (rated.at(-1) ?? []).entries()) {
          expect(surely(rating)).toBeLessThanOrEqual(surely(all.at(-1)?.[nth] ?? unrated) + tiny);
        }
        for (const [nth, rating] of (rated[0] ?? []).entries()) {
          expect(surely(rating)).toBeGreaterThanOrEqual(surely(all[0]?.[nth] ?? unrated) - tiny);
        }
      }),
    );
  });

  test('it makes no difference in which order the sides are named', () => {
    fc.assert(
      fc.property(fc.array(ratings, { minLength: 2, maxLength: 5 }), parts, (all, part) => {
        const places = all.map((_, at) => at);
        const there = ratedIn(all.map(alone), places, part);
        const back = ratedIn(all.map(alone).toReversed(), places.toReversed(), part).toReversed();
        for (const [at, [rating]] of there.entries()) {
          expect(rating?.mu).toBeCloseTo(back[at]?.[0]?.mu ?? 0, 9);
          expect(rating?.sigma).toBeCloseTo(back[at]?.[0]?.sigma ?? 0, 9);
        }
      }),
    );
  });

  test('a part of nothing changes nothing', () => {
    fc.assert(
      fc.property(ratings, ratings, (one, other) => {
        const [[first], [second]] = ratedIn([alone(one), alone(other)], undefined, 0) as [Rating[], Rating[]];
        expectRating(first, one.mu, one.sigma);
        expectRating(second, other.mu, other.sigma);
      }),
    );
  });
});

test('Who left loses, also where their partner wins.', () => {
  const [[stayed, left]] = ratedIn([[{ rating: unrated }, { rating: unrated, stayed: 'not' }], alone(), alone()]) as [
    Rating[],
  ];
  expect(stayed?.mu).toBeGreaterThan(25);
  expect(left?.mu).toBeLessThan(25);
});
