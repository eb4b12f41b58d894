/** How much is seen of the ground, from 0 to 255, where a round corner cuts through a pixel. */
export const alphas = [0, 64, 128, 192] as const;

/** For a corner of this radius: which of the alphas each pixel gets, row by row; `alphas.length` where it is opaque. */
function maskOf(radius: number): Uint8Array {
  const mask = new Uint8Array(radius * radius);
  for (let y = 0; y < radius; y++) {
    for (let x = 0; x < radius; x++) {
      const inside = radius - Math.hypot(radius - x - 0.5, radius - y - 0.5) + 0.5;
      mask[y * radius + x] = Math.round(Math.min(1, Math.max(0, inside)) * alphas.length);
    }
  }
  return mask;
}

const kept = new Map<number, Uint8Array>();

/** Makes the round corners of a picture transparent, in some of its rows. The alphas are the first colours. */
export function cutCorners(
  rows: Uint8Array,
  { top, width, height, stride }: { top: number; width: number; height: number; stride: number },
  radius: number,
): void {
  const mask = kept.get(radius) ?? maskOf(radius);
  kept.set(radius, mask);
  for (let row = 0; row * stride < rows.length; row++) {
    const fromEdge = Math.min(top + row, height - 1 - top - row);
    if (fromEdge >= radius) continue;
    for (let x = 0; x < radius; x++) {
      const place = mask[fromEdge * radius + x] as number;
      if (place === alphas.length) continue;
      const start = row * stride + 1;
      rows[start + x] = place;
      rows[start + width - 1 - x] = place;
    }
  }
}
