import type { Carried } from '../../contract.ts';
import type { Draft, View } from '../kind.ts';

const solution: Draft = 'solution';

/** The draft is known even before any round is over, so that whoever asks is told that there is no solution yet. */
export const drafts: Carried<Draft, View> = {
  write: (draft) => draft,
  read: (text) => (text === solution ? text : undefined),
};
