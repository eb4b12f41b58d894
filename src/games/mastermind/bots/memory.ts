import { mixed } from './guesses.ts';
import type { Position } from './position.ts';

/** What a search has found out about positions, of which the latest stay. */
export interface Memory {
  recall(key: Key): number | undefined;
  keep(key: Key, rows: number): void;
}

/** Two numbers that are both the same for the same position, and hardly ever for two. */
export interface Key {
  readonly slot: number;
  readonly check: number;
}

const slots = 1 << 18;
let shared: { readonly checks: Int32Array; readonly rows: Int32Array } | undefined;

/** One thread thinks of one move at a time, so all searches use the same room. What the last one left there is forgotten. */
export function emptyMemory(): Memory {
  shared ??= { checks: new Int32Array(slots), rows: new Int32Array(slots) };
  const { checks, rows } = shared;
  rows.fill(0);
  return {
    recall({ slot, check }) {
      const known = rows[slot & (slots - 1)] as number;
      return known > 0 && checks[slot & (slots - 1)] === check ? known : undefined;
    },
    keep({ slot, check }, found) {
      checks[slot & (slots - 1)] = check;
      rows[slot & (slots - 1)] = found;
    },
  };
}

export function keyOf({ codes, left: [colours, shapes] }: Position): Key {
  let slot = 16 * colours + shapes;
  let check = slot;
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] as number;
    slot = (slot + mixed(code, 0x9e3779b1)) | 0;
    check = (check + mixed(code, 0x297a2d39)) | 0;
  }
  return { slot: mixed(slot, 0), check };
}
