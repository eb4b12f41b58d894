import type { Scene, Shape, Text } from '../../src/render/scene.ts';

/** All shapes, also those in groups, with the scale at which they are painted. */
export function* shapesIn(
  shapes: readonly Shape[],
  scale = 1,
): Iterable<{ readonly shape: Shape; readonly scale: number }> {
  for (const shape of shapes) {
    yield { shape, scale };
    if (shape.shape === 'group') yield* shapesIn(shape.shapes, scale * (shape.scale ?? 1));
  }
}

export function textsOf({ base, shapes }: Pick<Scene, 'base' | 'shapes'>): readonly Text[] {
  return [...shapesIn([...base.shapes, ...shapes])].flatMap(({ shape }) => (shape.shape === 'text' ? [shape] : []));
}
