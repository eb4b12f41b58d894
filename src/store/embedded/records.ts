import { fstatSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/**
 * Journals and snapshots are lists of records: how long it is, its checksum, and commands of Redis that are done
 * together. The first bytes of a file say which version of this it is.
 */
export const heading = Buffer.from('plateau 1\n');

const headSize = 8;
const pieceSize = 1 << 20;

export function record(payload: Buffer): Buffer {
  const head = Buffer.allocUnsafe(headSize);
  head.writeUInt32LE(payload.length, 0);
  head.writeUInt32LE(crc32(payload), 4);
  return Buffer.concat([head, payload]);
}

/** Writes all of it there, or throws. A full disk takes a part first, and says only the next time that it is full. */
export function writeAll(fd: number, bytes: Buffer, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(fd, bytes, done, bytes.length - done, position + done);
  }
}

/** Gives each whole record, and returns how many bytes of the file are good. A payload is valid until the next. */
export function* recordsOf(fd: number): Generator<Buffer, number> {
  let bytes = Buffer.allocUnsafe(pieceSize);
  let [length, at, good] = [0, 0, 0];
  const { size: fileSize } = fstatSync(fd);

  function readTo(wanted: number): boolean {
    if (at + wanted > bytes.length) {
      const next = wanted > bytes.length ? Buffer.allocUnsafe(wanted + pieceSize) : bytes;
      bytes.copy(next, 0, at, length);
      [bytes, length, at] = [next, length - at, 0];
    }
    while (length - at < wanted) {
      const read = readSync(fd, bytes, length, bytes.length - length, null);
      if (read === 0) return false;
      length += read;
    }
    return true;
  }

  if (!readTo(heading.length) || !bytes.subarray(0, heading.length).equals(heading)) return good;
  good = at = heading.length;
  while (readTo(headSize)) {
    const size = bytes.readUInt32LE(at);
    const sum = bytes.readUInt32LE(at + 4);
    // A garbled size must not ask for more memory than the file is long.
    if (size === 0 || size > fileSize || !readTo(headSize + size)) break;
    const payload = bytes.subarray(at + headSize, at + headSize + size);
    if (crc32(payload) !== sum) break;
    yield payload;
    at += headSize + size;
    good += headSize + size;
  }
  return good;
}
