import type { Carried } from '../../../contract.ts';
import type { Draft, View } from '../kind.ts';

/** To see the best solution ends the board, so whoever presses it is asked once. */
export const drafts: Carried<Draft, View> = {
  write: (draft) => (draft === 'board' ? '' : draft),
  read(text, { phase }) {
    if (text === '') return 'board';
    return text === 'give-up' && phase === 'playing' ? text : undefined;
  },
};
