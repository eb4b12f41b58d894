/** Reads GIF files by the specification. It throws on every feature that our files do not use. */

export interface GifFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How long the frame stays, in hundredths of a second. */
  readonly delay: number;
  readonly dispose: number;
  /** The index that is transparent. */
  readonly clear: number | undefined;
  readonly indices: Uint8Array;
}

export interface Gif {
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, each a byte. */
  readonly palette: Uint8Array;
  /** How often the film is repeated: 0 is for ever. */
  readonly repeat: number | undefined;
  readonly frames: readonly GifFrame[];
}

export function readGif(bytes: Uint8Array): Gif {
  const file = Buffer.from(bytes);
  const fields = file.readUInt8(10);
  if ((fields & 0x80) === 0) throw new Error('There is no palette for all frames.');
  const paletteEnd = 13 + 3 * (2 << (fields & 7));
  const frames: GifFrame[] = [];
  let repeat: number | undefined;
  let control: { delay: number; dispose: number; clear: number | undefined } | undefined;

  let at = paletteEnd;
  const blocks = (): Buffer => {
    const parts = [];
    for (let size = file.readUInt8(at++); size > 0; size = file.readUInt8(at++)) {
      parts.push(file.subarray(at, at + size));
      at += size;
    }
    return Buffer.concat(parts);
  };
  const extension = (): void => {
    const label = file.readUInt8(at++);
    const data = blocks();
    if (label === 0xf9) {
      const packed = data.readUInt8(0);
      const clear = (packed & 1) === 1 ? data.readUInt8(3) : undefined;
      control = { dispose: (packed >> 2) & 7, delay: data.readUInt16LE(1), clear };
    } else if (label === 0xff && data.toString('latin1', 0, 11) === 'NETSCAPE2.0') repeat = data.readUInt16LE(12);
    else throw new Error(`Our files do not use the extension ${label}.`);
  };
  const image = (): void => {
    const [x, y, width, height] = [0, 2, 4, 6].map((offset) => file.readUInt16LE(at + offset));
    if (file.readUInt8(at + 8) !== 0) throw new Error('A frame is interlaced or has a palette of its own.');
    if (control === undefined) throw new Error('A frame does not say how long it stays.');
    const bits = file.readUInt8(at + 9);
    at += 10;
    const indices = unpack(blocks(), bits, width! * height!);
    frames.push({ x: x!, y: y!, width: width!, height: height!, ...control, indices });
    control = undefined;
  };

  for (;;) {
    const kind = file.readUInt8(at++);
    if (kind === 0x21) extension();
    else if (kind === 0x2c) image();
    else if (kind === 0x3b) break;
    else throw new Error(`A block cannot start with ${kind}.`);
  }
  if (at !== file.length) throw new Error('Something follows the end.');
  return {
    signature: file.toString('latin1', 0, 6),
    width: file.readUInt16LE(6),
    height: file.readUInt16LE(8),
    palette: file.subarray(13, paletteEnd),
    repeat,
    frames,
  };
}

/** LZW: each code means a run that came before, or the last run with its first index added. */
function unpack(data: Buffer, bits: number, length: number): Uint8Array {
  const [restart, end] = [1 << bits, (1 << bits) + 1];
  const indices: number[] = [];
  let runs: number[][] = [];
  let size = bits + 1;
  let last: number[] | undefined;
  let bit = 0;
  const next = (): number => {
    let code = 0;
    for (let low = 0; low < size; low++, bit++) code |= ((data.readUInt8(bit >> 3) >> (bit & 7)) & 1) << low;
    return code;
  };
  for (let code = next(); code !== end; code = next()) {
    if (code === restart) {
      runs = Array.from({ length: restart + 2 }, (_, index) => (index < restart ? [index] : []));
      size = bits + 1;
      last = undefined;
      continue;
    }
    const run: number[] | undefined = runs[code] ?? (code === runs.length && last ? [...last, last[0]!] : undefined);
    if (run === undefined || run.length === 0) throw new Error(`The code ${code} means nothing yet.`);
    for (const index of run) indices.push(index);
    if (last !== undefined && runs.length < 4096) runs.push([...last, run[0]!]);
    if (runs.length === 1 << size && size < 12) size++;
    last = run;
  }
  if (indices.length !== length) throw new Error(`A frame of ${length} pixels has ${indices.length}.`);
  return Uint8Array.from(indices);
}

/** What each frame shows: the colours, pixel by pixel, as red + green × 256 + blue × 65 536. */
export function screensOf({ width, height, palette, frames }: Gif): Int32Array[] {
  const screen = new Int32Array(width * height).fill(-1);
  return frames.map((frame) => {
    if (frame.dispose !== 1) throw new Error('A frame does not stay under the next.');
    for (const [at, index] of frame.indices.entries()) {
      if (index === frame.clear) continue;
      const [red, green, blue] = palette.subarray(index * 3, index * 3 + 3);
      const place = (frame.y + Math.floor(at / frame.width)) * width + frame.x + (at % frame.width);
      screen[place] = red! | (green! << 8) | (blue! << 16);
    }
    return screen.slice();
  });
}
