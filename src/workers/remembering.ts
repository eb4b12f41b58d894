import type { Scene } from '../render/scene.ts';

export interface Wish {
  /** Aborted when the picture is no longer wanted. If it still waits for a painter, it is not painted. */
  readonly signal?: AbortSignal;
}

type Paint<Of> = (of: Of, wish?: Wish) => Promise<Uint8Array>;

interface Remembered {
  readonly picture: Promise<Uint8Array>;
  readonly unwanted: AbortController;
  /** How many want it. Without end, when somebody gave no signal. */
  wanted: number;
  painted: boolean;
}

/** Equal keys mean equal pictures: the key of a base stands for its shapes. */
function keyOf(of: Scene | readonly Scene[]): string {
  return JSON.stringify([of].flat().map((scene) => ({ ...scene, base: scene.base.key })));
}

/** Paints a picture once when it is asked for several times, at once or one after another. */
export function remembering<Of extends Scene | readonly Scene[]>(paint: Paint<Of>, kept = 48): Paint<Of> {
  const pictures = new Map<string, Remembered>();

  function begin(scene: Of): Remembered {
    const unwanted = new AbortController();
    return { picture: paint(scene, { signal: unwanted.signal }), unwanted, wanted: 0, painted: false };
  }

  return (scene, { signal } = {}) => {
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    const key = keyOf(scene);
    const remembered = pictures.get(key) ?? begin(scene);
    const forget = () => {
      if (pictures.get(key) === remembered) pictures.delete(key);
    };
    // The last asked for is forgotten last.
    pictures.delete(key);
    pictures.set(key, remembered);
    remembered.picture.then(() => {
      remembered.painted = true;
    }, forget);
    const oldest = pictures.keys().next().value;
    if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);

    remembered.wanted += signal === undefined ? Number.POSITIVE_INFINITY : 1;
    const giveUp = () => {
      remembered.wanted--;
      if (remembered.wanted > 0 || remembered.painted) return;
      forget();
      remembered.unwanted.abort(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    return remembered.picture;
  };
}
