import type { Rng } from '../../rng.ts';
import { solutionOf } from './codes.ts';
import type { Position } from './position.ts';
import { rowsOfEach } from './tried.ts';

/** So many bits of the code are given away: it takes so many fewer to tell it than if it were drawn by lot. */
export const bitsGiven = 0.2;

/** So many seekers are tried, if there is time. */
const mostSeekers = 40;

/** What this many seekers say of a code counts as much as what is true of all codes like it. */
const doubt = 6;

/** How likely the setter is to set each code, in the order of the codes: the likelier, the more rows seekers need for it. */
export function chancesOf(
  position: Position,
  { rng, late }: { readonly rng: Rng; late(): boolean },
): readonly number[] {
  const rows = rowsExpected(position, rng, late);
  // The steeper, the more is given away.
  let [flat, steep] = [0, 16];
  for (let step = 0; step < 20; step++) {
    const slope = (flat + steep) / 2;
    if (bitsMissing(slanted(rows, slope)) > bitsGiven) steep = slope;
    else flat = slope;
  }
  return slanted(rows, flat);
}

/** Each code's chance grows by the same factor with each row that it takes more. */
function slanted(rows: readonly number[], slope: number): readonly number[] {
  const most = rows.reduce((longest, each) => Math.max(longest, each), 0);
  const weights = rows.map((each) => Math.exp(slope * (each - most)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

export function bitsMissing(chances: readonly number[]): number {
  return chances.reduce((bits, chance) => bits + (chance > 0 ? chance * Math.log2(chance * chances.length) : 0), 0);
}

/** How many rows each code takes on average, as far as it was found out. */
function rowsExpected(position: Position, rng: Rng, late: () => boolean): readonly number[] {
  const codes = [...position.codes];
  const taken = codes.map(() => 0);
  let seekers = 0;
  while (seekers < mostSeekers) {
    const rows = rowsOfEach(position, rng, late);
    if (rows === undefined) break;
    for (const [place, code] of codes.entries()) taken[place] = (taken[place] ?? 0) + (rows[code] ?? 0);
    seekers++;
  }
  if (seekers === 0) return taken;
  const kinds = new Map<string, { codes: number; taken: number }>();
  for (const [place, code] of codes.entries()) {
    const kind = kinds.get(kindOf(code)) ?? { codes: 0, taken: 0 };
    kinds.set(kindOf(code), { codes: kind.codes + 1, taken: kind.taken + (taken[place] ?? 0) });
  }
  return codes.map((code, place) => {
    const kind = kinds.get(kindOf(code)) ?? { codes: 1, taken: 0 };
    const usual = kind.taken / kind.codes / seekers;
    return ((taken[place] ?? 0) + doubt * usual) / (seekers + doubt);
  });
}

/** Codes are alike that repeat values as often: so often among the colours, so often among the shapes. */
function kindOf(code: number): string {
  const different = (row: number) => new Set([Math.floor(row / 25), Math.floor(row / 5) % 5, row % 5]).size;
  return [different(solutionOf(code, 'colours')), different(solutionOf(code, 'shapes'))].join('-');
}
