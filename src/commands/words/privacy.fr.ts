import type { privacy as english } from './privacy.en.ts';

/** What the services says in French about what is kept of a person. */
export const privacy: typeof english = {
  former: 'un ancien joueur',
};
