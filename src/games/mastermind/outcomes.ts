import type { Step } from '../contract.ts';
import type { Event, MastermindKind, Refusal, State } from './kind.ts';

/** Everybody is told of everything that happens; what is secret is in no event. */
export function done(state: State, ...events: readonly Event[]): Step<MastermindKind> {
  return { ok: true, state, events: events.map((event) => ({ to: 'table', event })) };
}

export function refused(refusal: Refusal): Step<MastermindKind> {
  return { ok: false, refusal };
}
