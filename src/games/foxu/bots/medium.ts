import { fallible } from './fallible.ts';

/** Sees some turns ahead, and misjudges a little what is behind that. */
export const medium = fallible({ plies: 8, blur: 60 });
