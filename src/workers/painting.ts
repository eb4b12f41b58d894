/** What the painting thread does: each exported function is a job, called by its name. */

import { renderFilm } from '../render/film.ts';
import { isBaseKept } from '../render/paint.ts';
import { renderPicture } from '../render/picture.ts';
import type { Scene } from '../render/scene.ts';

export function paint(scene: Scene): Uint8Array {
  return renderPicture(scene);
}

/** The scene comes without the shapes of its base. Undefined when this thread has not painted that base yet. */
export function paintOnBase(scene: Scene): Uint8Array | undefined {
  return isBaseKept(scene) ? renderPicture(scene) : undefined;
}

export function film(frames: readonly Scene[]): Uint8Array {
  return renderFilm(frames);
}
