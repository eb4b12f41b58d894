import type { Arc, Circle, Ink, Line, Rect, Shape } from '../../render/scene.ts';

type Bare<S> = Omit<S, 'stroke' | 'width'>;
type Outline = Bare<Rect> | Bare<Circle> | Bare<Line> | Bare<Arc>;

/** A bright line with a dark rim, which is seen on every ground: around what may be pressed, for one. */
export function outlined(
  shape: Outline,
  stroke: Ink,
  { width, rim }: Record<'width' | 'rim', number>,
): readonly Shape[] {
  return [
    { ...shape, stroke: 'ink', width: rim },
    { ...shape, stroke, width },
  ];
}
