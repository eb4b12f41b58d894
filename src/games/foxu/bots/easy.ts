import type { Bot } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import { corners } from '../board.ts';
import { colours, type FoxuKind, type Stop } from '../kind.ts';

/** Slides without looking ahead, but prefers a slide that drops pegs. */
export const easy: Bot<FoxuKind> = (view, _seat, { rng }) => {
  switch (view.phase) {
    case 'pegs':
      return { act: 'ready' };
    case 'corners':
      return { act: 'corners', colour: 'yellow', corner: oneOf(corners, rng) };
    case 'opening': {
      const colour = oneOf(colours, rng);
      return { act: 'slide', colour, to: betterOfTwo(view.stops[colour], rng).to };
    }
    case 'pie':
      return rng.int(2) === 0 ? { act: 'take' } : { act: 'keep' };
    case 'turns':
      return { act: 'slide', to: betterOfTwo(view.stops, rng).to };
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};

function betterOfTwo(stops: readonly Stop[], rng: Rng): Stop {
  const one = oneOf(stops, rng);
  const other = oneOf(stops, rng);
  return other.drops > one.drops ? other : one;
}
