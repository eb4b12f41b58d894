import type { Companion } from './companion.ts';
import { mountComputers } from './computers.ts';
import type { Aside, Bot, Kind, Level, Notation, Seat } from './contract.ts';
import type { Judging } from './judging.ts';
import type { Rng } from './rng.ts';

/**
 * What thinks in a game. The threads load a game's mind, or what does its errands, and nothing else of it, so a mind imports neither schemas nor
 * the face: somebody waits while it is loaded.
 */
export interface Mind<K extends Kind> {
  readonly id: string;
  readonly notation: Notation<K['move']>;
  /** From the weakest to the strongest. */
  readonly bots: Readonly<Partial<Record<Level, Bot<K>>>>;
  /** What the computer players of these levels do aside. */
  readonly asides?: Readonly<Partial<Record<Level, Aside<K>>>>;
  /** Computer players that may join an open game. */
  readonly companions?: Readonly<Record<Level, Companion<K>>>;
  /** Any legal move, found at once: it is played when thinking fails. Games without computer players omit it. */
  readonly anyMove?: (view: K['view'], seat: Seat, rng: Rng) => K['move'];
  /** For hints, and for the look back at a game. Games that omit it have neither. */
  readonly judging?: Judging<K>;
}

/** A mind with its types sealed in. */
export type SealedMind = ReturnType<typeof sealed>;

export function sealed<K extends Kind>(mind: Mind<K>) {
  return mountComputers(mind);
}
