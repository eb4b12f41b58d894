import type { Logger } from 'pino';
import { type Parting, unheard } from './parting.ts';

/** What the bot would hear now of its servers. Each shard hears a part of them. */
export type Heard = 'everything' | 'a part' | 'nothing';

export interface HearingParts {
  readonly heard: () => Heard;
  readonly log: Logger;
  readonly part: (parting: Parting) => void;
  readonly now?: () => number;
}

const minute = 60_000;
/** After this time the log says what is not heard. */
const worthTelling = 2 * minute;
/** After this time it is no longer expected that discord.js connects by itself. */
const tooLong = 15 * minute;

const warnings = {
  'a part':
    'a part of the servers has not been heard for two minutes; presses there fail until it is. It is tried again by itself',
  nothing: 'Discord has not been heard for two minutes; games stand still until it is. It is tried again by itself',
} as const;

/** Returns the look that is to be taken every few seconds at whether all of Discord is heard. */
export function openHearing({ heard, log, part, now = () => performance.now() }: HearingParts): () => void {
  let last = now();
  const told = new Set<Heard>();
  return () => {
    const silent = now() - last;
    const what = heard();
    if (what === 'everything') {
      last = now();
      if (told.size > 0) log.info({ seconds: Math.round(silent / 1_000) }, 'Discord is heard again');
      told.clear();
    } else if (silent >= tooLong) {
      part(unheard);
    } else if (silent >= worthTelling && !told.has(what)) {
      told.add(what);
      log.warn(warnings[what]);
    }
  };
}
