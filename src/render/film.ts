import { createCanvas } from './fonts.ts';
import { encodeGif } from './gif.ts';
import { type Painting, paintCanvas } from './paint.ts';
import type { Scene } from './scene.ts';

/** As wide as a board: the last frame is the only picture of how it ended. */
const widest = 768;
const tallest = 1024;

/** The changed part of each frame is kept until all colours are known: three megabytes a frame in the worst case. */
const mostFrames = 40;

/** On a phone, a larger film takes long to load. What would be larger is made smaller, step by step. */
const mostBytes = 1_000_000;
const sizes = [1, 0.75, 0.6, 0.5, 0.35] as const;

/** Long enough to see each move. The end stays; where a film is begun again all the same, it stays longer. */
const timing = { each: 900, last: 4_000 };

/** Paints all frames on one canvas, so a painting is valid only until the next is asked for. */
function* paintSmall(frames: readonly Scene[], { width, height }: Scene, size: number): Iterable<Painting> {
  const scale = size * Math.min(1, widest / width, tallest / height);
  const small = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = small.getContext('2d');
  // High quality would blur the letters, even in a film that is not made smaller.
  context.imageSmoothingQuality = 'medium';
  // Scaling may make a pixel slightly less than opaque, and the picture before would show through.
  context.globalCompositeOperation = 'copy';
  for (const frame of frames) {
    context.drawImage(paintCanvas(frame), 0, 0, small.width, small.height);
    const { buffer, byteOffset } = small.data();
    const pixels = new Int32Array(buffer, byteOffset, small.width * small.height);
    yield { width: small.width, height: small.height, pixels };
  }
}

/** Scenes of one size as the bytes of an animated GIF. Takes about ten milliseconds of its thread for each frame. */
export function renderFilm(frames: readonly Scene[], { again = false } = {}): Uint8Array {
  const [first] = frames;
  if (first === undefined) throw new Error('A film needs a frame.');
  if (frames.length > mostFrames) throw new Error(`A film has at most ${mostFrames} frames, not ${frames.length}.`);
  const { width, height } = first;
  for (const [at, frame] of frames.entries()) {
    if (frame.width === width && frame.height === height) continue;
    const size = `${frame.width} by ${frame.height}`;
    throw new Error(`Frame ${at + 1} measures ${size} pixels, and the first ${width} by ${height}.`);
  }
  for (const size of sizes) {
    const film = encodeGif(paintSmall(frames, first, size), first.colours, { ...timing, again });
    if (film.length <= mostBytes) return film;
  }
  throw new Error(`A film of ${frames.length} frames has more than ${mostBytes} bytes, however small it is.`);
}
