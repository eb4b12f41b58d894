import type { Speech } from '../../contract.ts';
import type { Colour, ViewOf } from '../kind.ts';
import { colourOf } from '../seats.ts';
import { outcomeOf, winningColour } from '../series.ts';
import type { Page } from './showing.ts';

type Walked = ViewOf<'between' | 'over'>;

/** Whether the result that counts is that of the whole series. */
export function isSeriesOver({ phase, config }: Walked): boolean {
  return phase === 'over' && config.games > 1;
}

/** The side that won: the series once it is over, or else this game. Undefined for a draw, and until he stops. */
export function winningSide(view: Walked, { stopped, tally }: Page, { ended }: Speech): Colour | undefined {
  if (!stopped) return undefined;
  if (ended !== undefined && view.phase === 'between') {
    return ended.as === 'won' ? sideOf(view, ended.winners) : undefined;
  }
  return isSeriesOver(view) ? sideOf(view, outcomeOf(view).winners) : winningColour(tally);
}

function sideOf(view: Walked, [first]: readonly number[]): Colour | undefined {
  return first === undefined ? undefined : colourOf(view, first);
}
