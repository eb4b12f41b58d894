import type { Input, Kind, Moment, Seat, Step } from '../contract.ts';
import { done } from './done.ts';

interface Own<K extends Kind> {
  move(state: K['state'], seat: Seat, move: K['move'], at: Moment): Step<K>;
  /** Games without a deadline leave this out. */
  tick?(state: K['state'], at: Moment): Step<K>;
}

/** A refusal that every game with fixed seats must have among its own. */
interface SeatsFixed {
  readonly ok: false;
  readonly refusal: { readonly why: 'seats-fixed' };
}

/** The steps of a game whose players sit down before it begins and stay to its end. Such a game only adds its moves. */
export function fixedSeats<K extends Kind>({ move, tick = (state) => done(state) }: Own<K>) {
  return (state: K['state'], input: Input<K['move']>, at: Moment): Step<K> | SeatsFixed => {
    switch (input.type) {
      case 'tick':
        return tick(state, at);
      case 'move':
        return move(state, input.seat, input.move, at);
      case 'join':
      case 'leave':
      case 'answer':
        return { ok: false, refusal: { why: 'seats-fixed' } };
    }
  };
}
