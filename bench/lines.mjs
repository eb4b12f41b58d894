// The form of the figures in the table that `npm run bench` prints.

/**
 * @typedef {object} Line
 * @property {string} what
 * @property {string} measured
 * @property {{ most: number, is: number }} [aim]
 */

export const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
export const micro = (/** @type {number} */ value) => `${(value * 1000).toFixed(0)} µs`;
export const mb = (/** @type {number} */ value) => `${value.toFixed(0)} MB`;
export const kb = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
export const times = (/** @type {number} */ value) => value.toFixed(2);
export const percent = (/** @type {number} */ value) => `${(value * 100).toFixed(1)} %`;

/** @param {number} is @param {number} most */
export const aim = (is, most) => ({ aim: { is, most } });

/** Where games are kept, in the words of the table. */
export const nameOf = /** @type {const} */ ({ sqlite: 'a file', redis: 'a Redis' });

export function print(/** @type {readonly Line[]} */ lines) {
  const rows = lines.map(({ what, measured, aim }) => [
    what,
    measured,
    aim === undefined ? '' : `<= ${aim.most}`,
    aim === undefined ? '' : aim.is <= aim.most ? 'met' : 'NOT MET',
  ]);
  const all = [['', 'measured', 'aim', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const text = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`${text.join('\n')}\n`);
}
