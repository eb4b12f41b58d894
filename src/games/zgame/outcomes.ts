import type { Seat, Step, Told } from '../contract.ts';
import type { Event, Refusal, State, ZGameKind } from './kind.ts';

export function done(state: State, ...events: readonly Event[]): Step<ZGameKind> {
  return { ok: true, state, events: events.map((event): Told<Event> => ({ to: 'table', event })) };
}

/** Done in private: only this seat hears of it. */
export function doneUnseen(state: State, seat: Seat, event: Event): Step<ZGameKind> {
  return { ok: true, state, events: [{ to: seat, event }] };
}

export function refused(refusal: Refusal): Step<ZGameKind> {
  return { ok: false, refusal };
}
