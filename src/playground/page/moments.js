import { h } from './dom.js';
import { language } from './state.js';

/**
 * Discord's letters for the format of a date, as options of the browser's own formatting.
 * @satisfies {Record<string, Intl.DateTimeFormatOptions>}
 */
const styles = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** @type {[unit: Intl.RelativeTimeFormatUnit, seconds: number][]} */
const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const format = (/** @type {number} */ at, /** @type {Intl.DateTimeFormatOptions} */ options) =>
  new Intl.DateTimeFormat(language(), options).format(at);

function relative(/** @type {number} */ at) {
  const seconds = Math.round((at - Date.now()) / 1000);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: 'always' }).format(Math.round(seconds / size), unit);
}

/** Draws `<t:seconds:style>`. The style `R` keeps itself up to date. */
export function moment(/** @type {number} */ seconds, style = 'f') {
  const at = seconds * 1000;
  const text =
    style === 'R' ? relative(at) : format(at, styles[/** @type {keyof typeof styles} */ (style)] ?? styles.f);
  return h(
    'time',
    {
      class: 'moment',
      datetime: new Date(at).toISOString(),
      title: format(at, styles.F),
      ...(style === 'R' && { data: { ticks: String(at) } }),
    },
    text,
  );
}

/** When a message came: the time, and the day when it was not today. */
export function stamp(/** @type {number} */ at) {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const text = format(at, today ? styles.t : { dateStyle: 'short', timeStyle: 'short' });
  return h('time', { class: 'stamp', datetime: new Date(at).toISOString(), title: format(at, styles.F) }, text);
}

setInterval(() => {
  for (const element of document.querySelectorAll('time[data-ticks]')) {
    const text = relative(Number(/** @type {HTMLElement} */ (element).dataset.ticks));
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);
