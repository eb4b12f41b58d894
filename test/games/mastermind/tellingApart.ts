import { answerTo } from '../../../src/games/mastermind/answers.ts';
import type { Given } from '../../../src/games/mastermind/kind.ts';
import { type Code, cards, type Puzzle, puzzles, type Row, solution } from '../../../src/games/mastermind/pieces.ts';
import { allRows } from '../../../src/games/mastermind/possible.ts';

/** What computer players find out, found out here by trying everything with the rules alone. */

export function answered(code: Code, puzzle: Puzzle, row: Row): Given {
  return { puzzle, row, answer: answerTo(row, solution(code, puzzle)) };
}

function same(one: Given, other: Given): boolean {
  return one.answer.black === other.answer.black && one.answer.white === other.answer.white;
}

/** Every code without these cards that gets all these answers. */
export function codesLeft(covered: readonly string[], given: readonly Given[]): Code[] {
  const pack = cards.filter((card) => !covered.includes(card));
  return pack.flatMap((left) =>
    pack.flatMap((middle) =>
      pack
        .map((right): Code => [left, middle, right])
        .filter((code) => new Set(code).size === 3)
        .filter((code) => given.every((each) => same(each, answered(code, each.puzzle, each.row)))),
    ),
  );
}

/** How few rows these codes can take, all together. None is left for a puzzle that is solved. */
export function fewestRows(codes: readonly Code[], left: Readonly<Record<Puzzle, number>>): number {
  const open = puzzles.filter((puzzle) => left[puzzle] > 0);
  if (open.length === 0 || codes.length === 0) return 0;
  if (codes.length === 1) return open.length;
  let fewest = Infinity;
  const tried = new Set<string>();
  for (const puzzle of open) {
    for (const row of allRows[puzzle]) {
      const answers = codes.map((code) => Object.values(answered(code, puzzle, row).answer).join(' '));
      const alike = [puzzle, ...answers.map((answer) => (answer === '3 0' ? answer : answers.indexOf(answer)))].join();
      if (tried.has(alike)) continue;
      tried.add(alike);
      const parts = [...new Set(answers)];
      if (parts.length === 1 && parts[0] !== '3 0') continue;
      let rows = codes.length;
      for (const answer of parts) {
        if (rows >= fewest) break;
        const part = codes.filter((_code, place) => answers[place] === answer);
        rows += fewestRows(part, { ...left, [puzzle]: answer === '3 0' ? 0 : left[puzzle] - 1 });
      }
      fewest = Math.min(fewest, rows);
    }
  }
  return fewest;
}
