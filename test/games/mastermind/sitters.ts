import type { Bot } from '../../../src/games/contract.ts';
import { oneOf } from '../../../src/games/kit/oneOf.ts';
import { answerTo } from '../../../src/games/mastermind/answers.ts';
import { anyCards } from '../../../src/games/mastermind/bots/anyCards.ts';
import { playerWho } from '../../../src/games/mastermind/bots/turns.ts';
import type { MastermindKind } from '../../../src/games/mastermind/kind.ts';
import type { Row } from '../../../src/games/mastermind/pieces.ts';
import { allRows, codesBySolution, fittingRows } from '../../../src/games/mastermind/possible.ts';
import { progressOf, rowsOf } from '../../../src/games/mastermind/progress.ts';

/** Two who sit for pictures and records. They stay as they are, whatever computer players learn. */

/** Remembers two answers. */
export const dreamer: Bot<MastermindKind> = playerWho(anyCards, ({ given }, open, { rng }) => {
  const puzzle = oneOf(open, rng);
  return { puzzle, row: oneOf(fittingRows(rowsOf(given, puzzle).slice(-2), puzzle), rng) };
});

/** Gives the row that tells most, and half a bit more for the hope that it is the solution. */
export const thinker: Bot<MastermindKind> = playerWho(anyCards, (view, open, { rng }) => {
  const rows = open.flatMap((puzzle) => {
    const solutions = codesBySolution(view, puzzle);
    const last = progressOf(view.given, puzzle).used === 7;
    return rng
      .shuffled(allRows[puzzle])
      .map((row) => ({ puzzle, row, worth: last ? chanceOf(row, solutions) : worthOf(row, solutions) }));
  });
  return rows.reduce((most, each) => (each.worth > most.worth ? each : most));
});

function chanceOf(row: Row, solutions: ReadonlyMap<Row, number>): number {
  return (solutions.get(row) ?? 0) / [...solutions.values()].reduce((sum, codes) => sum + codes, 0);
}

function worthOf(row: Row, solutions: ReadonlyMap<Row, number>): number {
  const parts = new Map<number, number>();
  let all = 0;
  for (const [solution, codes] of solutions) {
    const { black, white } = answerTo(row, solution);
    parts.set(4 * black + white, (parts.get(4 * black + white) ?? 0) + codes);
    all += codes;
  }
  let told = 0;
  for (const part of parts.values()) told += (part / all) * Math.log2(all / part);
  return told + (solutions.has(row) ? 0.5 : 0);
}
