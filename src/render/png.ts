import { crc32 } from 'node:zlib';
import { alphas } from './corners.ts';
import { type Rgb, rgb } from './inks.ts';
import type { Scene } from './scene.ts';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const indexedColour = 3;
/** A window of 32 kB, and no word on how hard it was packed. */
const zlibHeader = Uint8Array.of(0x78, 0x01);
/** An empty last block. */
const lastBlock = Uint8Array.of(0x03, 0x00);

export function chunk(type: string, ...data: readonly Uint8Array[]): Uint8Array {
  const length = data.reduce((sum, part) => sum + part.length, 0);
  const bytes = Buffer.alloc(length + 12);
  bytes.writeUInt32BE(length, 0);
  bytes.write(type, 4, 'latin1');
  let at = 8;
  for (const part of data) {
    bytes.set(part, at);
    at += part.length;
  }
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), length + 8);
  return bytes;
}

function header(width: number, height: number): Uint8Array {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, indexedColour, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

const wholes = new Map<string, Uint8Array>();

/** All before the rows: it is the same for all pictures of a game. */
function opening({ width, height, ground, colours }: Scene, rgbs: readonly Rgb[]): Uint8Array {
  const key = `${width} ${height} ${ground} ${colours}`;
  const known = wholes.get(key);
  if (known !== undefined) return known;
  const grounds = alphas.map(() => rgb(ground));
  const bytes = Buffer.concat([
    signature,
    header(width, height),
    chunk('PLTE', Uint8Array.from([...grounds, ...rgbs].flat())),
    chunk('tRNS', Uint8Array.from(alphas)),
    chunk('IDAT', zlibHeader),
  ]);
  if (wholes.size > 20) wholes.clear();
  wholes.set(key, bytes);
  return bytes;
}

/** The sum that ends packed bytes, and the number of bytes it was made from. */
export interface Adler {
  readonly low: number;
  readonly high: number;
  readonly length: number;
}

const prime = 65_521;

export function adlerOf(bytes: Uint8Array): Adler {
  let [low, high] = [0, 0];
  for (let start = 0; start < bytes.length; start += 3_800) {
    const end = Math.min(bytes.length, start + 3_800);
    for (let at = start; at < end; at++) {
      low += bytes[at] as number;
      high += low;
    }
    low %= prime;
    high %= prime;
  }
  return { low, high, length: bytes.length };
}

/** The sum of bytes that follow one another: each byte counts as often as bytes follow it, and itself. */
function joined(parts: readonly Adler[]): number {
  let [low, high] = [1, 0];
  for (const part of parts) {
    high = (high + part.high + low * (part.length % prime)) % prime;
    low = (low + part.low) % prime;
  }
  return high * 0x10000 + low;
}

/** Rows packed on their own, as a chunk of the file. */
export interface PackedRows {
  readonly chunk: Uint8Array;
  readonly adler: Adler;
}

export function pngOf(scene: Scene, rgbs: readonly Rgb[], bands: readonly PackedRows[]): Uint8Array {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(joined(bands.map(({ adler }) => adler)));
  const parts = [
    opening(scene, rgbs),
    ...bands.map((band) => band.chunk),
    chunk('IDAT', lastBlock, sum),
    chunk('IEND'),
  ];
  // The file gets its own buffer: with a slice of a pool, the whole pool would be copied to the other thread.
  const file = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
