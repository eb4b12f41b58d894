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
