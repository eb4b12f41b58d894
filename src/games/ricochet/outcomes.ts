import type { Step } from '../contract.ts';
import type { Event, Refusal, RicochetKind, State } from './kind.ts';

export function done(state: State, ...events: readonly Event[]): Step<RicochetKind> {
  return { ok: true, state, events: events.map((event) => ({ to: 'table', event })) };
}

export function refused(refusal: Refusal): Step<RicochetKind> {
  return { ok: false, refusal };
}
