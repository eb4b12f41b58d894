import type { Carried } from '../../contract.ts';
import type { Draft, View } from '../kind.ts';

const solution: Draft = 'solution';

/** Who asks before any round is over is told so: it is no old draft. */
export const drafts: Carried<Draft, View> = {
  write: (draft) => draft,
  read: (text) => (text === solution ? text : undefined),
};
