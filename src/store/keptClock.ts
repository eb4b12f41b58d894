import { openParts } from './parts.ts';
import type { Clock } from './port.ts';
import type { Script } from './scripts.ts';
import { clockOf, noTicks, type Ticks } from './ticks.ts';

export interface KeptClock {
  pulse(now: number, tolerance: number): Promise<Clock>;
  read(): Promise<Clock>;
}

/**
 * The clock of all tables, kept under several keys, so that it goes on when the machine of one is gone. A key that was
 * away takes over what the others have when it is back. When all were away, what they say then counts.
 *
 * One key alone is believed: it may have been restored from an older day, and the days since are an outage.
 */
export function openKeptClock(
  keys: readonly string[],
  scripts: { readonly pulse: Script; readonly read: (key: string) => Promise<(string | null)[]> },
): KeptClock {
  const ask = openParts(keys);
  const alone = keys.length === 1;
  const mostBehind = alone ? 0 : Number.MAX_SAFE_INTEGER;
  /** What the last pulse gave, and the keys that took it. */
  let known = noTicks;
  let taken: ReadonlySet<string> = new Set();

  /** In the order of the keys, so that all processes believe the same one. */
  function inOrder(replies: ReadonlyMap<string, readonly (string | null)[]>): Ticks[] {
    return keys.flatMap((key) => {
      const reply = replies.get(key);
      return reply === undefined ? [] : [keptIn(reply)];
    });
  }

  async function newest(): Promise<Ticks> {
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
          const { last, before, spans } = upToDate.has(key) ? noTicks : known;
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

function keptIn([last, before, spans]: readonly (string | null)[]): Ticks {
  return { last: Number(last ?? 0), before: before ?? '0', spans: spans ?? '' };
}

/** The one with the last pulse; among equals the first. */
function latest(all: readonly Ticks[]): Ticks {
  return all.reduce((best, each) => (each.last > best.last ? each : best), noTicks);
}
