import { paint } from './paint.ts';
import { encodePng } from './png.ts';
import type { Scene } from './scene.ts';

/** A scene as the bytes of a PNG file. Takes some milliseconds of its thread. */
export function renderPicture(scene: Scene): Uint8Array {
  return encodePng(paint(scene));
}
