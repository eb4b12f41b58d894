import { pino } from 'pino';
import { games } from '../dist/games/registry.js';
import { openHost } from '../dist/host/host.js';
import { openTableClock } from '../dist/host/time/tableClock.js';

const nobody = () => Promise.reject(new Error('Nobody here is a computer.'));

/** A host that plays without Discord and without computers. */
export const quietHost = (/** @type {import('./place.mjs').Store} */ store) =>
  openHost({
    store,
    games,
    herald: { announce: async () => ({ bulletin: 'shown', posted: 'edited' }) },
    chat: { async *typedSince() {} },
    clock: openTableClock(Date.now),
    ...{ ponder: nobody, ponderAside: nobody, plan: nobody, judge: nobody, runErrand: nobody },
    hearing: () => true,
    log: pino({ level: 'silent' }),
  });
