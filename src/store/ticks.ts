import type { Clock, Outage } from './port.ts';

/** The clock of all tables as it is kept. */
export interface Ticks {
  /** The last pulse; 0 when there was none. */
  readonly last: number;
  readonly before: string;
  /** The outages, each as `from-to`. */
  readonly spans: string;
}

export const noTicks: Ticks = { last: 0, before: '0', spans: '' };

/** More outages than these are summed up. */
const keep = 100;

export function clockOf({ before, spans }: Ticks): Clock {
  const outages = [...spans.matchAll(/(\d+)-(\d+)/g)].map(([, from, to]): Outage => [Number(from), Number(to)]);
  return { before: Number(before), outages };
}

/** The clock after another pulse: what `pulse.lua` does. */
export function ticked(ticks: Ticks, now: number, tolerance: number): Ticks {
  const last = ticks.last || now;
  if (now - last <= tolerance) return { ...ticks, last: Math.max(last, now) };
  const { before, outages } = clockOf(ticks);
  const all = [...outages, [last, now] as const];
  const summed = all.slice(0, -keep).reduce((sum, [from, to]) => sum + to - from, before);
  const spans = all.slice(-keep).map(([from, to]) => `${from}-${to} `);
  return { last: now, before: String(summed), spans: spans.join('') };
}
