import type { Speech } from '../../contract.ts';
import type { Solution } from '../../solo.ts';
import { face } from './face/face.ts';
import { config, type State } from './kind.ts';
import { viewOf } from './view.ts';

/** The best solution, move by move; in the end with its way. */
export function solution(given: unknown, speech: Speech): Solution {
  const parsed = config.parse(given);
  const start: State = { config: parsed, phase: 'playing', began: 0, slides: [] };
  const over = viewOf({ ...start, phase: 'over' });
  const made = parsed.best.map((_, nth) => viewOf({ ...start, slides: parsed.best.slice(0, nth) }));
  return {
    film: [...made, over].map((view) => face.draw(view, speech)),
    description: face.describe(over, speech),
  };
}
