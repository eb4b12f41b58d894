import { expect, test } from 'vitest';
import type { Answer } from '../../../src/games/mastermind/answers.ts';
import type { Given, State } from '../../../src/games/mastermind/kind.ts';
import { type Code, puzzles } from '../../../src/games/mastermind/pieces.ts';
import { allRows } from '../../../src/games/mastermind/possible.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { face, longNames, rules, speech, standard } from './playing.ts';

const code: Code = ['yellow-star', 'purple-triangle', 'green-circle'];
const answer: Answer = { black: 1, white: 1 };

/** All sixteen rows, with nothing twice in a row: equal tokens side by side are packed better. */
function rowsOf(seed: number): readonly Given[] {
  const rng = rngFrom('fullest', seed);
  return puzzles.flatMap((puzzle) => {
    const mixed = allRows[puzzle].filter((row) => new Set(row).size === 3);
    return rng
      .shuffled(mixed)
      .slice(0, 8)
      .map((row): Given => ({ puzzle, row, answer }));
  });
}

const course = { config: { ...standard, length: 'short' }, seats: 3, points: [16, 16, 16], covered: [] } as const;
const ends: readonly State[] = Array.from({ length: 12 }, (_, seed): State => {
  return { phase: 'over', course, code, given: rowsOf(seed), fresh: [] };
});

test('The fullest board of three players with long names takes at most 60,000 bytes.', () => {
  for (const state of ends) {
    const png = renderPicture(face.draw(rules.view(state, 'table'), speech('fr', longNames)));
    expect(png.length).toBeLessThanOrEqual(60_000);
  }
});
