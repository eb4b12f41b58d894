import { h } from './dom.js';
import { state } from './state.js';

const hues = 4;

/** People are told apart by their letter, and by a colour beside it. */
export const hueOf = (/** @type {string} */ id) => String(Math.max(0, state.playable.indexOf(id)) % hues);

/** A face is a colour and a letter; the bot's is the sign of the house. @param {import('../web/news.ts').PersonSight | undefined} person */
export function avatar(person) {
  if (person?.bot) return h('img', { class: 'avatar', src: '/page/icon.svg', alt: '', width: '40', height: '40' });
  const letter = [...(person?.displayName ?? '?')][0] ?? '?';
  // A letter to look at, not to read: it stands in the style.
  return h('span', { class: 'avatar', data: { hue: hueOf(person?.id ?? ''), letter: letter.toUpperCase() } });
}
