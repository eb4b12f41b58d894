import { createHash } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';
import { rowsOf } from './bounds.ts';
import { type Colours, coloursOf } from './colours.ts';
import { alphas, cutCorners } from './corners.ts';
import { indexPixels } from './indexing.ts';
import { baseKey, checkSides, paintRows } from './paint.ts';
import { adlerOf, chunk, type PackedRows, pngOf } from './png.ts';
import type { Scene, Shape } from './scene.ts';

/**
 * A picture is made of bands of rows. What a band looks like depends only on the shapes that reach into it, so bands
 * that were painted and packed before are used again, in this picture and in those of other tables.
 */
const bandHeight = 48;
const level = 6;

interface Band {
  readonly top: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** Equal keys give equal bytes. */
  readonly key: string;
}

function bandsOf(scene: Scene): readonly Band[] {
  const { width, height, corner, colours, shapes } = scene;
  const written = shapes.map((shape) => ({ shape, ...rowsOf(shape), text: JSON.stringify(shape) }));
  const same = `${width}x${height} ${corner} ${colours} ${baseKey(scene)}`;
  return Array.from({ length: Math.ceil(height / bandHeight) }, (_, nth): Band => {
    const top = nth * bandHeight;
    const end = Math.min(height, top + bandHeight);
    const inside = written.filter((one) => one.bottom > top && one.top < end);
    const key = createHash('sha1').update(`${top} ${same}`);
    for (const { text } of inside) key.update(text);
    return { top, height: end - top, shapes: inside.map(({ shape }) => shape), key: key.digest('base64') };
  });
}

function pack(scene: Scene, { top, height, shapes }: Band, colours: Colours): PackedRows {
  const { width, corner = 0 } = scene;
  const stride = width + 1;
  const { pixels } = paintRows(scene, shapes, top, height);
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    // Every row starts with the number of its filter: none, which is best for places.
    const row = rows.subarray(y * stride + 1, (y + 1) * stride);
    indexPixels(pixels.subarray(y * width, (y + 1) * width), colours, row, alphas.length);
  }
  if (corner > 0) cutCorners(rows, { top, width, height: scene.height, stride }, corner);
  const packed = deflateRawSync(rows, { level, finishFlush: constants.Z_SYNC_FLUSH });
  return { chunk: chunk('IDAT', packed), adler: adlerOf(rows) };
}

/** Bands that were packed, the last used last. */
const kept = new Map<string, PackedRows>();
const mostBytes = 4_000_000;
let keptBytes = 0;

function keep(key: string, rows: PackedRows): void {
  kept.set(key, rows);
  keptBytes += rows.chunk.length;
  for (const [oldest, { chunk }] of kept) {
    if (keptBytes <= mostBytes) return;
    kept.delete(oldest);
    keptBytes -= chunk.length;
  }
}

function packedOnce(scene: Scene, band: Band, colours: Colours): PackedRows {
  const known = kept.get(band.key);
  if (known === undefined) {
    const rows = pack(scene, band, colours);
    keep(band.key, rows);
    return rows;
  }
  kept.delete(band.key);
  kept.set(band.key, known);
  return known;
}

/** A scene as the bytes of a PNG file. Equal scenes give equal bytes, whatever was painted before. */
export function renderPicture(scene: Scene): Uint8Array {
  checkSides(scene);
  const colours = coloursOf(scene.colours);
  return pngOf(
    scene,
    colours.rgb,
    bandsOf(scene).map((band) => packedOnce(scene, band, colours)),
  );
}
