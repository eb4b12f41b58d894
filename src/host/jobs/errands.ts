import type { Logger } from 'pino';
import type { Errand } from '../../games/contract.ts';
import type { Snapshot } from '../tables.ts';
import { openUnderWay } from './underWay.ts';

export type RunErrand = (task: { readonly game: string; readonly errand: Errand }) => Promise<unknown>;
export type Deliver = (snapshot: Snapshot, errand: Errand, value: unknown) => Promise<void>;

export interface Errands {
  /** Starts the work that the table waits for, unless it is under way. Returns before the work is done. */
  attend(snapshot: Snapshot): void;
  /** Waits for what is under way. What fails from now on is not told: another process begins it again. */
  stop(): Promise<void>;
}

export function openErrands(run: RunErrand, deliver: Deliver, log: Logger): Errands {
  const underWay = openUnderWay();

  async function attendTo(snapshot: Snapshot, errand: Errand) {
    const { match, table } = snapshot;
    try {
      await deliver(snapshot, errand, await run({ game: match.game, errand }));
    } catch (error) {
      if (underWay.stopping()) return;
      log.error(
        { table, game: match.game, errand: errand.name, err: error },
        'the work a game asked for failed; it is begun again in half a minute',
      );
    }
  }

  return {
    attend(snapshot) {
      const { match, game, table } = snapshot;
      const errand = match.stage.at === 'playing' && match.play !== undefined ? game.errand(match.play) : undefined;
      if (errand === undefined) return;
      const name = `${table}/${match.began}/${errand.name}`;
      underWay.begin(name, () => attendTo(snapshot, errand));
    },
    stop: underWay.stop,
  };
}
