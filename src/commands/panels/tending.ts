import type { Timers } from '../../host/time/timers.ts';
import { followsFor, tokenLives } from './panel.ts';
import { type Kept, openedAt } from './shelf.ts';

/** Comes back to each panel when its time of following ends, and when its token does. */
export interface Tending {
  /** With a wait, comes back then already. */
  tend(kept: Kept, wait?: number): void;
  knows(name: string): boolean;
  forget(name: string): void;
  stop(): void;
}

export interface TendingParts {
  readonly timers: Timers;
  readonly now: () => number;
  readonly due: (kept: Pick<Kept, 'guild' | 'name'>) => void;
}

export function openTending({ timers, now, due }: TendingParts): Tending {
  const cancels = new Map<string, () => void>();

  function forget(name: string) {
    cancels.get(name)?.();
    cancels.delete(name);
  }

  return {
    forget,
    knows: (name) => cancels.has(name),
    tend({ guild, name, panel }, wait = Number.POSITIVE_INFINITY) {
      forget(name);
      const age = now() - openedAt(name);
      const end = panel.state === 'follows' && age < followsFor ? followsFor : tokenLives;
      const run = () => {
        cancels.delete(name);
        due({ guild, name });
      };
      cancels.set(name, timers.after(Math.max(0, Math.min(end - age, wait)), run));
    },
    stop() {
      for (const cancel of cancels.values()) cancel();
      cancels.clear();
    },
  };
}
