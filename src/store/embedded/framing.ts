import { numberAt } from './resp.ts';

const star = '*'.charCodeAt(0);

/**
 * Cuts what a client sends into whole commands. Throws at anything else, such as a command typed in a terminal.
 * A long command comes in many pieces: each byte is looked at once.
 */
export function openFraming(): (piece: Buffer) => Buffer[] {
  let bytes = Buffer.alloc(0);
  let length = 0;
  let at = 0;
  /** How many arguments are still to come. Undefined between two commands. */
  let left: number | undefined;

  function keep(piece: Buffer): void {
    if (length + piece.length > bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(2 * length, length + piece.length));
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    }
    piece.copy(bytes, length);
    length += piece.length;
  }

  /** Whether the command that begins at 0 is whole now. Then `at` is its end. */
  function isWhole(): boolean {
    const come = bytes.subarray(0, length);
    if (left === undefined) {
      if (come.length > 0 && come[0] !== star) throw new Error('This is not a command.');
      const head = numberAt(come, 0);
      if (head === undefined) return false;
      [left, at] = head;
    }
    while (left > 0) {
      const size = numberAt(come, at);
      if (size === undefined || size[1] + size[0] + 2 > length) return false;
      at = size[1] + size[0] + 2;
      left -= 1;
    }
    return true;
  }

  return (piece) => {
    keep(piece);
    const frames: Buffer[] = [];
    while (length > 0 && isWhole()) {
      frames.push(bytes.subarray(0, at));
      // What follows is kept apart, since the frames are still used.
      bytes = bytes.subarray(at, length);
      length -= at;
      left = undefined;
    }
    if (frames.length > 0) bytes = Buffer.from(bytes.subarray(0, length));
    return frames;
  };
}
