import type { Logger } from 'pino';
import { StoreAway } from '../../store/port.ts';

/** The parts of the host that ask the store again and again. */
export type Asker = 'heartbeat' | 'sweep' | 'rereading';

/** Tells once that the store does not answer, and once that it answers again, whoever asks. */
export interface StoreWatch {
  /** Gives `away` when the store does not answer. Any other error is the asker's own. */
  ask<T>(asker: Asker, question: () => Promise<T>): Promise<T | 'away'>;
}

/** `back` is called when the store answers again. */
export function openStoreWatch(log: Logger, back: () => void): StoreWatch {
  const unanswered = new Set<Asker>();
  return {
    async ask(asker, question) {
      try {
        const answer = await question();
        if (unanswered.delete(asker) && unanswered.size === 0) {
          log.info('the store answers again');
          back();
        }
        return answer;
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
        if (unanswered.size === 0) {
          log.error({ err: error }, 'the store does not answer; games stand still until it does');
        }
        unanswered.add(asker);
        return 'away';
      }
    },
  };
}
