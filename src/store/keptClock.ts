import { openParts } from './parts.ts';
import type { Clock, Outage } from './port.ts';
import type { Script } from './scripts.ts';

/** The clock as one key keeps it. */
interface Kept {
  /** The last pulse; 0 when there was none. */
  readonly last: number;
  readonly before: string;
  readonly spans: string;
}

export interface KeptClock {
  pulse(now: number, tolerance: number): Promise<Clock>;
  read(): Promise<Clock>;
}

const unknown: Kept = { last: 0, before: '0', spans: '' };

/**
 * The clock of all tables, kept under several keys, so that it goes on when the machine of one is gone. A key that was
 * away takes over what the others have when it is back. When all were away, what they say then counts.
 *
 * One key alone is believed: it may have been restored from an older day, and the days since are an outage. Only when it
 * is behind by no more than `ticksLost`, what its server may lose of the clock alone, it takes over what we know.
 */
export function openKeptClock(
  keys: readonly string[],
  ticksLost: number,
  scripts: { readonly pulse: Script; readonly read: (key: string) => Promise<(string | null)[]> },
): KeptClock {
  const ask = openParts(keys);
  const alone = keys.length === 1;
  const mostBehind = alone ? ticksLost : Number.MAX_SAFE_INTEGER;
  /** What the last pulse gave, and the keys that took it. */
  let known = unknown;
  let taken: ReadonlySet<string> = new Set();

  /** In the order of the keys, so that all processes believe the same one. */
  function inOrder(replies: ReadonlyMap<string, readonly (string | null)[]>): Kept[] {
    return keys.flatMap((key) => {
      const reply = replies.get(key);
      return reply === undefined ? [] : [keptIn(reply)];
    });
  }

  async function newest(): Promise<Kept> {
    return latest(inOrder(await ask(scripts.read)));
  }

  return {
    read: async () => clockOf(await newest()),

    async pulse(now, tolerance) {
      const stale = taken.size === 0 || now - known.last > tolerance;
      if (stale && !alone) known = await newest();
      const upToDate = stale || alone ? new Set<string>() : taken;
      try {
        const replies = await ask((key) => {
          const { last, before, spans } = upToDate.has(key) ? unknown : known;
          return scripts.pulse([key], [now, tolerance, last, before, spans, mostBehind]) as Promise<string[]>;
        });
        taken = new Set(replies.keys());
        const next = latest(inOrder(replies));
        // Pulses may overtake one another.
        if (next.last >= known.last) known = next;
        return clockOf(known);
      } catch (error) {
        taken = new Set();
        throw error;
      }
    },
  };
}

function keptIn([last, before, spans]: readonly (string | null)[]): Kept {
  return { last: Number(last ?? 0), before: before ?? '0', spans: spans ?? '' };
}

/** The one with the last pulse; among equals the first. */
function latest(all: readonly Kept[]): Kept {
  return all.reduce((best, each) => (each.last > best.last ? each : best), unknown);
}

function clockOf({ before, spans }: Kept): Clock {
  const outages = [...spans.matchAll(/(\d+)-(\d+)/g)].map(([, from, to]): Outage => [Number(from), Number(to)]);
  return { before: Number(before), outages };
}
