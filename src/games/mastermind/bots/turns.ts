import type { Bot, Seat } from '../../contract.ts';
import type { Rng } from '../../rng.ts';
import type { MastermindKind, Move, ViewOf } from '../kind.ts';
import { type Puzzle, packWithout, type Row } from '../pieces.ts';
import { openPuzzles } from '../progress.ts';

export interface NextRow {
  readonly puzzle: Puzzle;
  readonly row: Row;
}

/** Chooses a row from what is public. `open` lists the puzzles that the player may give rows for: at least one. */
export type Seek = (view: ViewOf<'seeking'>, open: readonly Puzzle[], rng: Rng) => NextRow;

/** Computer players differ in how they seek. As setters they all choose cards at random, which gives nothing away. */
export function playerWho(seeks: Seek): Bot<MastermindKind> {
  return (view, seat, { rng }): Move => {
    switch (view.phase) {
      case 'choosing':
        return { act: 'choose', cards: rng.shuffled(packWithout(view.covered)).slice(0, 3) };
      case 'seeking': {
        const { puzzle, row } = seeks(view, sought(view, seat), rng);
        return { act: 'row', puzzle, tokens: row };
      }
      case 'shown':
        return { act: 'next' };
      case 'over':
      case 'closed':
        throw new Error('Nobody moves in a game that is over.');
    }
  };
}

function sought({ given, seekers }: ViewOf<'seeking'>, seat: Seat): readonly Puzzle[] {
  return openPuzzles(given).filter((puzzle) => seekers[puzzle] === seat);
}
