import { createCanvas } from './fonts.ts';
import { encodeGif } from './gif.ts';
import { type Painting, paintCanvas } from './paint.ts';
import type { Scene } from './scene.ts';

/** Letters of 28 pixels in a board of 768 are still 18 high. */
const widest = 512;
const tallest = 1024;

/** What is new in each is held until the colours of all are known: in the worst case, two megabytes a frame. */
const mostFrames = 40;

/** Time to see a move; and the end stays, so that nobody misses it before the film starts again. */
const timing = { each: 900, last: 4_000 };

/** One after another on one canvas: a painting is good until the next is asked for. */
function* paintSmall(frames: readonly Scene[], { width, height }: Scene): Iterable<Painting> {
  const scale = Math.min(1, widest / width, tallest / height);
  const small = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = small.getContext('2d');
  // High quality would soften the letters, and even what keeps its size.
  context.imageSmoothingQuality = 'medium';
  // Scaling may round a pixel to a trace less than opaque, and the picture before would shine through.
  context.globalCompositeOperation = 'copy';
  for (const frame of frames) {
    context.drawImage(paintCanvas(frame), 0, 0, small.width, small.height);
    const { buffer, byteOffset } = small.data();
    const pixels = new Int32Array(buffer, byteOffset, small.width * small.height);
    yield { width: small.width, height: small.height, pixels };
  }
}

/** Scenes of one size as the bytes of a GIF file that moves. Takes about ten milliseconds a frame of the thread it runs in. */
export function renderFilm(frames: readonly Scene[]): Uint8Array {
  const [first] = frames;
  if (first === undefined) throw new Error('A film needs a frame.');
  if (frames.length > mostFrames) throw new Error(`A film has at most ${mostFrames} frames, not ${frames.length}.`);
  const { width, height } = first;
  for (const [at, frame] of frames.entries()) {
    if (frame.width === width && frame.height === height) continue;
    const size = `${frame.width} by ${frame.height}`;
    throw new Error(`Frame ${at + 1} measures ${size} pixels, and the first ${width} by ${height}.`);
  }
  return encodeGif(paintSmall(frames, first), timing);
}
