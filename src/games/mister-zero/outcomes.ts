import type { Step } from '../contract.ts';
import type { Event, MisterZeroKind, Refusal, State } from './kind.ts';

export function done(state: State, ...events: readonly Event[]): Step<MisterZeroKind> {
  return { ok: true, state, events: events.map((event) => ({ to: 'table', event })) };
}

export function refused(refusal: Refusal): Step<MisterZeroKind> {
  return { ok: false, refusal };
}
