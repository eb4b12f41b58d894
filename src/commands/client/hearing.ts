import type { Logger } from 'pino';
import { type Parting, unheard } from './parting.ts';

export interface HearingParts {
  readonly hearing: () => boolean;
  readonly log: Logger;
  readonly part: (parting: Parting) => void;
  readonly now?: () => number;
}

const minute = 60_000;
/** After this time the log says that Discord is not heard. */
const worthTelling = 2 * minute;
/** After this time it is no longer expected that discord.js connects by itself. */
const tooLong = 15 * minute;

/** Returns the look that is to be taken every few seconds at whether Discord is heard. */
export function openHearing({ hearing, log, part, now = () => performance.now() }: HearingParts): () => void {
  let last = now();
  let told = false;
  return () => {
    const silent = now() - last;
    if (hearing()) {
      last = now();
      if (told) log.info({ seconds: Math.round(silent / 1_000) }, 'Discord is heard again');
      told = false;
    } else if (silent >= tooLong) {
      part(unheard);
    } else if (silent >= worthTelling && !told) {
      told = true;
      log.warn(
        'Discord has not been heard for two minutes; games stand still until it is. It is tried again by itself',
      );
    }
  };
}
