import type { Point, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { squareAround } from '../../kit/box.ts';
import { outlined } from '../../kit/outlined.ts';
import type { Draft, Given, View } from '../kind.ts';
import { type Puzzle, puzzles, type Value } from '../pieces.ts';
import { progressOf, rowsOf } from '../progress.ts';
import { words } from '../words.ts';
import { rowNumber } from './base.ts';
import { peg, token } from './glyphs.ts';
import { areaBox, pegAt, rowLine, tokenAt, tokenRadius } from './layout.ts';

/** Both puzzles: the rows given so far, with the newest one lit, and the row that its player is putting together. */
export function areas(view: View, speech: Speech, draft: Draft): readonly Shape[] {
  const given = 'given' in view ? view.given : [];
  const newest = view.phase === 'seeking' ? given.at(-1) : undefined;
  return puzzles.flatMap((puzzle) => {
    const rows = rowsOf(given, puzzle);
    return [
      ...('given' in view ? [status(view.given, puzzle, speech)] : []),
      ...(newest?.puzzle === puzzle ? [lit(puzzle, rows.length - 1), rowNumber(puzzle, rows.length - 1)] : []),
      ...rows.flatMap((row, at) => answered(row, at, speech)),
      ...(draft.of === 'row' && draft.puzzle === puzzle ? begun(puzzle, rows.length, draft.tokens, speech) : []),
    ];
  });
}

function status(given: readonly Given[], puzzle: Puzzle, { language }: Speech): Shape {
  const { x, y, w } = areaBox[puzzle];
  const progress = progressOf(given, puzzle);
  const text = words[language].picture.progress(progress);
  const weight = progress.status === 'open' ? 'regular' : 'bold';
  return { shape: 'text', x: x + w - 18, y: y + 30, text, size: 30, ink: 'ink', weight, align: 'right' };
}

function band(puzzle: Puzzle, row: number) {
  const { x, w } = areaBox[puzzle];
  return { shape: 'rect', x: x + 6, y: rowLine(row) - 30, w: w - 12, h: 60, radius: 14 } as const;
}

function lit(puzzle: Puzzle, row: number): Shape {
  return { ...band(puzzle, row), fill: 'paper', stroke: 'ink', width: 3 };
}

function answered({ puzzle, row, answer }: Given, at: number, { language }: Speech): readonly Shape[] {
  const { x } = areaBox[puzzle];
  const pegs = [...Array<'black'>(answer.black).fill('black'), ...Array<'white'>(answer.white).fill('white')];
  return [
    ...row.flatMap((value, place) => token(value, [x + (tokenAt[place] ?? 0), rowLine(at)], words[language].letters)),
    ...pegs.map((kind, place) => peg(kind, [x + (pegAt[place] ?? 0), rowLine(at)])),
  ];
}

/** A row that is not given yet. Only the player who puts it together sees it. */
function begun(puzzle: Puzzle, at: number, tokens: readonly Value[], { language }: Speech): readonly Shape[] {
  const { x } = areaBox[puzzle];
  const next = tokenAt[tokens.length];
  return [
    { ...band(puzzle, at), fill: 'white', stroke: 'glow', width: 5 },
    rowNumber(puzzle, at),
    ...tokenAt.map((each): Shape => ({ ...squareAround([x + each, rowLine(at)], 8), fill: 'hole' })),
    ...tokens.flatMap((value, place) =>
      token(value, [x + (tokenAt[place] ?? 0), rowLine(at)], words[language].letters),
    ),
    ...(next === undefined ? [] : frame([x + next, rowLine(at)])),
  ];
}

/** A frame where the next token goes. */
function frame(middle: Point): readonly Shape[] {
  return outlined(squareAround(middle, tokenRadius - 2), 'glow', { width: 5, rim: 9 });
}
