import { fallible } from './fallible.ts';

/** Sees some turns ahead. */
export const medium = fallible({ plies: 3, blur: 50 });
