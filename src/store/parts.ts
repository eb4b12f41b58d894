import { answered } from './away.ts';
import { StoreAway } from './port.ts';

/**
 * Asks all parts at once, or those named, and gives what those answer whose machine is there. Fails when no part of the
 * store is there.
 */
export type AskParts = <Reply>(
  question: (part: string) => Promise<Reply>,
  named?: readonly string[],
) => Promise<ReadonlyMap<string, Reply>>;

/**
 * Parts of the store, each of which may be on a machine of its own. One that was away is asked each time, but is not
 * waited for until it has answered once. `changed` is told how many are away, whenever that is another number.
 */
export function openParts(parts: readonly string[], changed: (away: number) => void = () => {}): AskParts {
  const away = new Set<string>();
  let told = 0;

  function tell(): void {
    if (away.size === told) return;
    told = away.size;
    changed(told);
  }

  return async <Reply>(question: (part: string) => Promise<Reply>, named = parts) => {
    const replies = new Map<string, Reply>();
    let fault: unknown;

    async function ask(part: string): Promise<void> {
      try {
        replies.set(part, await answered(question(part)));
        away.delete(part);
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
        fault = error;
        away.add(part);
      }
    }

    const late = named.filter((part) => away.has(part)).map(ask);
    const all = Promise.all(late);
    // Nobody may be waiting for these. If one fails otherwise, it does so again when it is waited for.
    all.catch(() => {});
    await Promise.all(named.filter((part) => !away.has(part)).map(ask));
    const noneThere = () => away.size === parts.length;
    if (noneThere()) await all;
    tell();
    if (noneThere() && fault !== undefined) throw fault;
    return new Map(replies);
  };
}
