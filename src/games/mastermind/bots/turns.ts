import type { Bot, Seat } from '../../contract.ts';
import type { Thinking } from '../../thinking.ts';
import type { MastermindKind, Move, ViewOf } from '../kind.ts';
import type { Card, Puzzle, Row } from '../pieces.ts';
import { openPuzzles } from '../progress.ts';

export interface NextRow {
  readonly puzzle: Puzzle;
  readonly row: Row;
}

/** Chooses a row from what is public. `open` lists the puzzles that the player may give rows for: at least one. */
export type Seek = (view: ViewOf<'seeking'>, open: readonly Puzzle[], thinking: Thinking<NextRow>) => NextRow;

/** Chooses three cards of the pack. */
export type Choose = (view: ViewOf<'choosing'>, thinking: Thinking<readonly Card[]>) => readonly Card[];

export function playerWho(chooses: Choose, seeks: Seek): Bot<MastermindKind> {
  return (view, seat, thinking): Move => {
    const { rng, late, best } = thinking;
    switch (view.phase) {
      case 'choosing':
        return choosing(chooses(view, { rng, late, best: (cards) => best(choosing(cards)) }));
      case 'seeking':
        return giving(seeks(view, soughtBy(seat, view), { rng, late, best: (next) => best(giving(next)) }));
      case 'shown':
        return { act: 'next' };
      case 'over':
      case 'closed':
        throw new Error('Nobody moves in a game that is over.');
    }
  };
}

function choosing(cards: readonly Card[]): Move {
  return { act: 'choose', cards };
}

export function giving({ puzzle, row }: NextRow): Move {
  return { act: 'row', puzzle, tokens: row };
}

export function soughtBy(seat: Seat, { given, seekers }: ViewOf<'seeking'>): readonly Puzzle[] {
  return openPuzzles(given).filter((puzzle) => seekers[puzzle] === seat);
}
