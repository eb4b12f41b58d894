/**
 * A text that one thread writes and another reads, in memory that both share: so it can still be read when the thread
 * that wrote it has broken. Two places take turns, since a thread may be ended while it writes.
 */
export interface Note {
  readonly memory: SharedArrayBuffer;
  write(text: string): void;
  /** What was last written. */
  read(): string | undefined;
}

/** A move in notation has at most 60 characters. */
const longest = 240;
const head = 4;
const place = head + longest;

export function openNote(memory = new SharedArrayBuffer(head + 2 * place)): Note {
  /** How often something was written. */
  const count = new Int32Array(memory, 0, 1);
  const at = (nth: number) => head + (nth % 2) * place;
  const lengthAt = (nth: number) => new Int32Array(memory, at(nth), 1);
  const bytesAt = (nth: number) => Buffer.from(memory, at(nth) + head, longest);

  return {
    memory,
    write(text) {
      const next = Atomics.load(count, 0) + 1;
      lengthAt(next)[0] = bytesAt(next).write(text);
      Atomics.store(count, 0, next);
    },
    read() {
      const last = Atomics.load(count, 0);
      return last === 0 ? undefined : bytesAt(last).toString('utf8', 0, lengthAt(last)[0]);
    },
  };
}
