/** What the painting thread does: each exported function is a job, called by its name. */

import { renderFilm } from '../render/film.ts';
import { renderPicture } from '../render/picture.ts';
import type { Scene } from '../render/scene.ts';

export function paint(scene: Scene): Uint8Array {
  return renderPicture(scene);
}

export function film(frames: readonly Scene[]): Uint8Array {
  return renderFilm(frames);
}
