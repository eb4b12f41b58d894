import type { Scene } from '../render/scene.ts';

type Paint<Of> = (of: Of) => Promise<Uint8Array>;

/** Paints a picture once when it is asked for several times, at once or one after another. */
export function remembering<Of extends Scene | readonly Scene[]>(paint: Paint<Of>, kept = 48): Paint<Of> {
  const pictures = new Map<string, Promise<Uint8Array>>();
  return (scene) => {
    const key = JSON.stringify(scene);
    const known = pictures.get(key);
    pictures.delete(key);
    const picture = known ?? paint(scene);
    pictures.set(key, picture);
    picture.catch(() => pictures.delete(key));
    const oldest = pictures.keys().next().value;
    if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);
    return picture;
  };
}
