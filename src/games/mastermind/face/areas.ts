import type { Point, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { squareAround } from '../../kit/box.ts';
import type { Draft, Given, View } from '../kind.ts';
import { type Puzzle, puzzles, type Value } from '../pieces.ts';
import { progressOf, rowsOf } from '../progress.ts';
import { words } from '../words.ts';
import { places } from './base.ts';
import { faint, look } from './inks.ts';
import { allRows, answerBox, areaBox, numberAt, pegAt, rowBox, rowLine, tokenAt } from './layout.ts';
import { ledge, pegOf, token } from './tokens.ts';

/** Both puzzles: the rows given so far with their answers, and the row in hand, which stands out. */
export function areas(view: View, speech: Speech, draft: Draft): readonly Shape[] {
  const given = 'given' in view ? view.given : [];
  const newest = view.phase === 'seeking' ? given.at(-1) : undefined;
  return puzzles.flatMap((puzzle) => {
    const rows = rowsOf(given, puzzle);
    const begun = draft.of === 'row' && draft.puzzle === puzzle ? draft.tokens : undefined;
    const inHand = rowInHand(view, puzzle, draft);
    return [
      ...('given' in view ? [status(given, puzzle, speech)] : []),
      ...(inHand === undefined ? [] : lit(puzzle, inHand)),
      ...allRows.map((row) => rowNumber(puzzle, row, row === inHand ? 'now' : 'later')),
      ...rows.flatMap((row, at) => [
        ...row.row.flatMap((value, place) => placed(value, puzzle, at, place, speech)),
        ...answered(row, at, row === newest ? 'newest' : 'older'),
      ]),
      ...(begun ?? []).flatMap((value, place) => placed(value, puzzle, rows.length, place, speech)),
      ...(begun === undefined ? [] : nextPlace(puzzle, rows.length, begun.length)),
    ];
  });
}

function status(given: readonly Given[], puzzle: Puzzle, { language }: Speech): Shape {
  const { x, y, w } = areaBox[puzzle];
  const progress = progressOf(given, puzzle);
  const manner =
    progress.status === 'open'
      ? ({ ink: look.soft } as const)
      : ({ ink: progress.status === 'solved' ? look.gold : look.text, weight: 'bold' } as const);
  const text = words[language].picture.progress(progress);
  return { shape: 'text', x: x + w - 18, y: y + 35, text, size: 26, align: 'right', ...manner };
}

/** The row that comes next or, in a solved puzzle, the row that solved it. A draft stands out alone. */
function rowInHand(view: View, puzzle: Puzzle, draft: Draft): number | undefined {
  if (!('given' in view)) return undefined;
  const { status: how, used } = progressOf(view.given, puzzle);
  if (how === 'solved') return used - 1;
  const drafted = draft.of !== 'row' || draft.puzzle === puzzle;
  return how === 'open' && view.phase === 'seeking' && drafted ? used : undefined;
}

function lit(puzzle: Puzzle, row: number): readonly Shape[] {
  const { x, y, w, h } = rowBox(puzzle, row);
  const band = { shape: 'rect', x: x + 2, y: y + 2, w: w - 4, h: h - 4, radius: 15 } as const;
  return [{ ...band, fill: look.lit.base, stroke: look.gold, width: 4 }, ...places(puzzle, row)];
}

function rowNumber(puzzle: Puzzle, row: number, when: 'now' | 'later'): Shape {
  const at = { x: areaBox[puzzle].x + numberAt, y: rowLine(row) } as const;
  const manner =
    when === 'now' ? ({ ink: look.gold, weight: 'heavy' } as const) : ({ ink: faint, weight: 'bold' } as const);
  return { shape: 'text', ...at, text: `${row + 1}`, size: 26, ...manner };
}

const placeOf = (puzzle: Puzzle, row: number, from: number): Point => [areaBox[puzzle].x + from, rowLine(row)];

function placed(value: Value, puzzle: Puzzle, row: number, place: number, { language }: Speech): readonly Shape[] {
  return token(value, placeOf(puzzle, row, tokenAt[place] ?? 0), words[language].letters);
}

/** Only rows that were answered have a strip, so that what is known stands out. The newest has a rim. */
function answered({ puzzle, answer }: Given, at: number, age: 'newest' | 'older'): readonly Shape[] {
  const box = answerBox(puzzle, at);
  const kinds = [...Array<'black'>(answer.black).fill('black'), ...Array<'white'>(answer.white).fill('white')];
  return [
    ...ledge(box),
    ...pegAt.flatMap((from, place) => pegOf(kinds[place] ?? 'none', placeOf(puzzle, at, from))),
    ...(age === 'newest' ? [{ shape: 'rect', ...box, radius: 10, stroke: look.gold, width: 4 } as const] : []),
  ];
}

/** Where the next token of a draft goes. */
function nextPlace(puzzle: Puzzle, row: number, place: number): readonly Shape[] {
  const from = tokenAt[place];
  if (from === undefined) return [];
  const [x, y] = placeOf(puzzle, row, from);
  const rim = { stroke: look.gold, width: 4 } as const;
  return puzzle === 'colours'
    ? [{ shape: 'circle', x, y: y + 1, r: 20, ...rim }]
    : [{ ...squareAround([x, y + 1], 20), radius: 9, ...rim }];
}
