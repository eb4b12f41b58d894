import { fallible } from './fallible.ts';

/** A beginner, who takes a win and gives away none that is there to be seen, and else goes by what looks good. */
export const easy = fallible({ plies: 1, blur: 150 });
