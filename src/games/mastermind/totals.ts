/** The points of several rounds together. */
export function totalOf(points: readonly number[]): number {
  return points.reduce((sum, more) => sum + more, 0);
}
