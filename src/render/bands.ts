import { createHash } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';
import { type Colours, coloursOf } from './colours.ts';
import { alphas, cutCorners } from './corners.ts';
import { indexPixels } from './indexing.ts';
import { baseKey, paintRows } from './paint.ts';
import { adlerOf, chunk, type PackedRows } from './png.ts';
import type { Scene } from './scene.ts';
import { type Placed, placed } from './stamps.ts';

/**
 * Higher bands pack a little better, but more of a picture is painted anew when something changes. Of the games’
 * pictures, bands of 64 rows take up to 3 % more bytes than the whole picture packed at once.
 */
const usualHeight = 64;
/** A band is packed once and sent many times, so it is packed well. */
const level = 6;
/** How many packed bytes are kept. A band has one to five thousand. */
const mostBytes = 3_000_000;

interface Band {
  readonly top: number;
  readonly height: number;
  readonly shapes: readonly Placed[];
  /** Equal keys give equal bytes. */
  readonly key: string;
}

function bandsOf(scene: Scene, bandHeight: number): readonly Band[] {
  const { height, corner, colours } = scene;
  const shapes = scene.shapes.map(placed);
  const same = `${corner} ${colours} ${baseKey(scene)}`;
  return Array.from({ length: Math.ceil(height / bandHeight) }, (_, nth): Band => {
    const top = nth * bandHeight;
    const end = Math.min(height, top + bandHeight);
    const inside = shapes.filter(({ bounds }) => bounds.bottom > top && bounds.top < end);
    const key = createHash('sha1').update(`${top} ${end} ${same}`);
    for (const { at, text } of inside) key.update(`${at} ${text}`);
    return { top, height: end - top, shapes: inside, key: key.digest('base64') };
  });
}

/** Each row starts with the number of its filter. Places are packed best as they are. */
const filters = { none: 0, differenceToRowAbove: 2 } as const;

function rowsOf(scene: Scene, { top, height, shapes }: Band, colours: Colours): Uint8Array {
  const { width, corner = 0 } = scene;
  const stride = width + 1;
  const { pixels } = paintRows(scene, shapes, top, height);
  const painted = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const start = y * stride;
    const fromEdge = Math.min(top + y, scene.height - 1 - top - y);
    // Much of a board is upright. A row that is the one above again is packed as nothing but zeros.
    if (y > 0 && fromEdge > corner && isRowAbove(painted, y, 4 * width)) {
      rows[start] = filters.differenceToRowAbove;
      continue;
    }
    rows[start] = filters.none;
    const row = pixels.subarray(y * width, (y + 1) * width);
    indexPixels(row, colours, rows.subarray(start + 1, start + stride), alphas.length);
  }
  if (corner > 0) cutCorners(rows, { top, width, height: scene.height, stride }, corner);
  return rows;
}

function isRowAbove(pixels: Buffer, y: number, bytes: number): boolean {
  return pixels.compare(pixels, (y - 1) * bytes, y * bytes, y * bytes, (y + 1) * bytes) === 0;
}

function pack(scene: Scene, band: Band, colours: Colours): PackedRows {
  const rows = rowsOf(scene, band, colours);
  const packed = deflateRawSync(rows, { level, finishFlush: constants.Z_SYNC_FLUSH });
  return { chunk: chunk('IDAT', packed), adler: adlerOf(rows) };
}

/** The packed rows of a scene, from top to bottom. */
export type Bands = (scene: Scene) => readonly PackedRows[];

/**
 * What a band looks like depends only on the shapes that reach into it. So a band that was packed once is used again,
 * in the next picture of its table and in those of others.
 */
export function keepBands(bandHeight = usualHeight): Bands {
  /** The last used is last. */
  const kept = new Map<string, PackedRows>();
  let bytes = 0;

  function keep(key: string, rows: PackedRows): void {
    kept.set(key, rows);
    bytes += rows.chunk.length;
    for (const [oldest, { chunk }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= chunk.length;
    }
  }

  return (scene) => {
    const colours = coloursOf(scene.colours);
    return bandsOf(scene, bandHeight).map((band) => {
      const known = kept.get(band.key);
      if (known === undefined) {
        const rows = pack(scene, band, colours);
        keep(band.key, rows);
        return rows;
      }
      kept.delete(band.key);
      kept.set(band.key, known);
      return known;
    });
  };
}
