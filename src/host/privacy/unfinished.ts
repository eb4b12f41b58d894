import type { Logger } from 'pino';
import { StoreAway } from '../../store/port.ts';
import { openUnderWay } from '../jobs/underWay.ts';
import { openPassing } from './aside.ts';
import { enterLines } from './enterLines.ts';
import { type ForgettingParts, type Forgotten, forgetPerson, waitingRoom } from './forgetting.ts';

/** People are forgotten to the end, also when the process that has begun it is killed. */
export interface Forgetting {
  forget(person: string): Promise<Forgotten>;
  /** Takes up what other processes have begun and not ended, and deletes what was cleared long ago or has passed. */
  look(): Promise<void>;
  idle(): Promise<void>;
  stop(): Promise<void>;
}

export interface UnfinishedParts extends ForgettingParts {
  /** Wall time. */
  readonly wall: () => number;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

const page = 'asked';
/** Whoever has begun is hardly ever busy for so long. To forget somebody twice does no harm. */
const patience = 10_000;
const lookEvery = 5_000;
const day = 24 * 60 * 60_000;
/** What was cleared can be brought back for so long. */
const clearedKept = 90 * day;

export function openForgetting(parts: UnfinishedParts): Forgetting {
  const { store, wall, log } = parts;
  const underWay = openUnderWay();
  const told = new Set<string>();
  const dropPassed = openPassing(store);
  let looked = Number.NEGATIVE_INFINITY;
  let dropped = Number.NEGATIVE_INFINITY;

  async function finish(person: string): Promise<Forgotten> {
    const forgotten = await forgetPerson(person, parts);
    await enterLines(waitingRoom, [{ page, name: person, text: undefined }], store);
    told.delete(person);
    log.info({ unread: forgotten.unread }, 'somebody was forgotten');
    return forgotten;
  }

  /** Nothing is done when another process has taken it up, or ended it, since the page was read. */
  async function takeUp(person: string, since: string): Promise<void> {
    try {
      const from = await store.bookRevision(waitingRoom);
      if ((await store.page(waitingRoom, page, [person])).get(person) !== since) return;
      const lines = [{ page, name: person, text: String(wall()) }];
      if ((await store.enter(waitingRoom, { from, lines, scores: [] })) === 'done') await finish(person);
    } catch (error) {
      // The heartbeat tells of a store that is away.
      if (error instanceof StoreAway || underWay.stopping() || told.has(person)) return;
      told.add(person);
      log.error({ err: error }, 'somebody could not be forgotten yet; it is tried again');
    }
  }

  async function dropOld(now: number): Promise<void> {
    try {
      await dropPassed();
      await store.seeCleared(({ at }) => (now - at > clearedKept ? 'drop' : 'keep'));
    } catch (error) {
      dropped = Number.NEGATIVE_INFINITY;
      if (error instanceof StoreAway || underWay.stopping() || told.has('outdated')) return;
      told.add('outdated');
      log.error({ err: error }, 'what is kept for some time only could not be deleted yet; it is tried again');
    }
  }

  return {
    async forget(person) {
      await enterLines(waitingRoom, [{ page, name: person, text: String(wall()) }], store);
      return finish(person);
    },
    async look() {
      const now = wall();
      if (now - looked < lookEvery) return;
      looked = now;
      if (now - dropped > day) {
        dropped = now;
        underWay.begin('outdated', () => dropOld(now));
      }
      for (const [person, since] of await store.page(waitingRoom, page)) {
        if (now - Number(since) > patience) underWay.begin(person, () => takeUp(person, since));
      }
    },
    idle: underWay.idle,
    stop: underWay.stop,
  };
}
