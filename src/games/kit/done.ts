import type { Kind, Step } from '../contract.ts';

/** The step happened, and everybody at the table is told of these events. */
export function done<K extends Kind>(state: K['state'], ...events: readonly K['event'][]): Step<K> {
  return { ok: true, state, events: events.map((event) => ({ to: 'table', event })) };
}

export function refused<K extends Kind>(refusal: K['refusal']): Step<K> {
  return { ok: false, refusal };
}
