import type { Kind } from './contract.ts';

/** How a game counts in a cup. Its games there have two players. */
export interface CupRules<K extends Kind> {
  /** By seat, what was won so far, where a cup counts that. When left out, a win counts 1 and a draw ½. */
  won?(state: K['state']): readonly number[];
  /**
   * By seat, the places as they stand before the end: 1 for the best, and the same for those who share it. Only games where
   * anybody may act at any time need it; in others, who keeps the rest waiting loses when there is no more time.
   */
  places?(state: K['state']): readonly number[];
  /** What was chosen, with what must be in a cup. */
  config?(config: K['config']): K['config'];
}

/** The same for all games. `Of` is what they are asked about. */
export interface SealedCupRules<Of> {
  readonly counts: 'wins' | 'points';
  won(of: Of): readonly number[] | undefined;
  places(of: Of): readonly number[] | undefined;
  config(config: unknown): unknown;
}

export function mountCupRules<K extends Kind, Of>(
  rules: CupRules<K> | undefined,
  stateOf: (play: Of) => K['state'],
  configOf: (config: unknown) => K['config'],
): SealedCupRules<Of> {
  return {
    counts: rules?.won === undefined ? 'wins' : 'points',
    won: (of) => rules?.won?.(stateOf(of)),
    places: (of) => rules?.places?.(stateOf(of)),
    config: (config) => rules?.config?.(configOf(config)) ?? configOf(config),
  };
}
