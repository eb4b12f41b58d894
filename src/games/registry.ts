import { foxu } from './foxu/index.ts';
import { mount, type Playable } from './table.ts';

/** Every game there is, one line each. */
export const games: readonly Playable[] = [mount(foxu)];
