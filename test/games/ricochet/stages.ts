import type { State } from '../../../src/games/ricochet/kind.ts';
import { opened, played, ways } from './playing.ts';

/** What the solver answers to the first round. */
export const best = `answer best ${ways.best}`;
/** The first round in each of its stages, before the solver has answered. */
export const stages: Readonly<Record<string, State>> = {
  open: opened(),
  quiet: played(opened(), [240, 'tick']),
  turned: played(opened(), [240, '0: timer']),
  bidding: played(opened(), [240, '0: 7']),
  showing: played(opened(), [10, '0: 7'], [71.5, 'tick'], [80, '0: r^']),
  resting: played(opened(), [10, '0: 7'], [71.5, 'tick'], [80, '0: give up']),
};
