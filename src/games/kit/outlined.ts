import type { Arc, Circle, Ink, Line, Rect, Shape } from '../../render/scene.ts';

type Bare<S> = Omit<S, 'stroke' | 'width'>;
type Outline = Bare<Rect> | Bare<Circle> | Bare<Line> | Bare<Arc>;

/** A bright line with a dark rim, which can be seen on every ground. It marks, for one, what may be pressed. */
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
