import type { Entering, Store } from '../../store/port.ts';

/** Another process may write to the same book. So often it is tried again. */
const tries = 20;

/** Writes these lines into a book, whatever else stands there. */
export async function enterLines(home: string, lines: Entering['lines'], store: Store): Promise<void> {
  if (lines.length === 0) return;
  for (let attempt = 0; attempt < tries; attempt++) {
    const from = await store.bookRevision(home);
    if ((await store.enter(home, { from, lines, scores: [] })) !== 'conflict') return;
  }
  throw new Error(`a book was written to ${tries} times while a line was to be entered`);
}
