/** What the painting thread does: each exported function is a job, called by its name. */

import { renderPicture } from '../render/picture.ts';
import type { Scene } from '../render/scene.ts';

export function paint(scene: Scene): Uint8Array {
  return renderPicture(scene);
}
