import type { Step } from '../contract.ts';
import type { Event, FoxuKind, Refusal, State } from './kind.ts';

export function done(state: State, ...events: readonly Event[]): Step<FoxuKind> {
  return { ok: true, state, events: events.map((event) => ({ to: 'table', event })) };
}

export function refused(refusal: Refusal): Step<FoxuKind> {
  return { ok: false, refusal };
}
