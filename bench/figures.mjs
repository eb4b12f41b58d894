/** Figures that sum up many measured values. */

/** @param {readonly number[]} values */
const sorted = (values) => [...values].sort((a, b) => a - b);

/**
 * @param {readonly number[]} values
 * @param {number} part
 */
function quantile(values, part) {
  const value = sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {readonly number[]} values */
export const p95 = (values) => quantile(values, 0.95);

/** @param {readonly number[]} values */
export const p99 = (values) => quantile(values, 0.99);

/**
 * The line through points by least squares: how much it rises for each unit, and the standard error of that.
 * @param {readonly (readonly [x: number, y: number])[]} points At least three.
 */
export function slope(points) {
  const mean = (/** @type {readonly number[]} */ values) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [x0, y0] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
  const rise = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / spread;
  const left = points.reduce((sum, [x, y]) => sum + (y - y0 - rise * (x - x0)) ** 2, 0);
  return { rise, error: Math.sqrt(left / (points.length - 2) / spread) };
}
