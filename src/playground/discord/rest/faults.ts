import { setTimeout as pause } from 'node:timers/promises';

export interface Fault {
  readonly method?: string;
  /** Is matched with the decoded path, without `/api/v10`. */
  readonly path?: RegExp;
  /** The status to answer with. Without it, only `delayMs` and `destroy` take effect. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** How many requests it hits; one by default. */
  readonly times?: number;
  /** A request is dropped when the bot gives up before its work begins. */
  readonly delayMs?: number;
  /** How the connection breaks. discord.js tries again after a `reset`, but not after a `close`. */
  readonly destroy?: 'reset' | 'close';
  /** With `after`, the request does its work, and only its answer is lost. */
  readonly when?: 'before' | 'after';
}

export interface FaultHandle {
  /** How many requests it hit. */
  hits(): number;
  stop(): void;
}

export interface RateLimit {
  readonly method?: string;
  readonly path?: RegExp;
  readonly seconds: number;
  readonly scope?: 'user' | 'shared' | 'global';
}

/** The answer that a request gets instead of its own. */
export interface Forced {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type Befallen = { readonly answer: Forced } | { readonly destroy: 'reset' | 'close' } | undefined;

export interface Faults {
  fail(fault: Fault): FaultHandle;
  /** Answers 429 for so many seconds of real time. */
  rateLimit(limit: RateLimit): FaultHandle;
  befall(method: string, path: string, when: 'before' | 'after'): Promise<Befallen>;
}

interface Trap {
  readonly fault: Fault;
  left: number;
  hits: number;
}

export function openFaults(): Faults {
  const traps = new Set<Trap>();
  const limits = new Set<{ readonly limit: RateLimit; readonly until: number; hits: number }>();
  const meets = (on: { readonly method?: string; readonly path?: RegExp }, method: string, path: string) =>
    (on.method === undefined || on.method.toUpperCase() === method) && (on.path === undefined || on.path.test(path));

  function limited(method: string, path: string): Forced | undefined {
    for (const entry of limits) {
      const left = (entry.until - performance.now()) / 1000;
      if (left <= 0) {
        limits.delete(entry);
      } else if (meets(entry.limit, method, path)) {
        entry.hits += 1;
        const scope = entry.limit.scope ?? 'user';
        const global = scope === 'global';
        return {
          status: 429,
          headers: {
            'retry-after': left.toFixed(3),
            'x-ratelimit-scope': scope,
            via: '1.1 google',
            ...(global && { 'x-ratelimit-global': 'true' }),
          },
          body: { message: 'You are being rate limited.', retry_after: left, global },
        };
      }
    }
    return undefined;
  }

  return {
    fail(fault) {
      const trap: Trap = { fault, left: fault.times ?? 1, hits: 0 };
      traps.add(trap);
      return { hits: () => trap.hits, stop: () => void traps.delete(trap) };
    },
    rateLimit(limit) {
      const entry = { limit, until: performance.now() + limit.seconds * 1000, hits: 0 };
      limits.add(entry);
      return { hits: () => entry.hits, stop: () => void limits.delete(entry) };
    },
    async befall(method, path, when) {
      const forced = when === 'before' ? limited(method, path) : undefined;
      if (forced !== undefined) return { answer: forced };
      for (const trap of traps) {
        const { fault } = trap;
        if ((fault.when ?? 'before') !== when || !meets(fault, method, path)) continue;
        trap.hits += 1;
        trap.left -= 1;
        if (trap.left <= 0) traps.delete(trap);
        if (fault.delayMs !== undefined) await pause(fault.delayMs);
        if (fault.destroy !== undefined) return { destroy: fault.destroy };
        if (fault.status === undefined) return undefined;
        const body = fault.body ?? { message: `${fault.status}: made to fail`, code: 0 };
        return { answer: { status: fault.status, headers: fault.headers ?? {}, body } };
      }
      return undefined;
    },
  };
}
