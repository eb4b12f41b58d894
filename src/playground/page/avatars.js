import { h } from './dom.js';
import { state } from './state.js';

const hues = 4;

/** People differ by their letter and by a colour. */
export const hueOf = (/** @type {string} */ id) => String(Math.max(0, state.playable.indexOf(id)) % hues);

/**
 * A face is a colour and a letter; the bot has the icon of Plateau.
 * @param {import('../web/news.ts').PersonSight | undefined} person
 */
export function avatar(person) {
  if (person?.bot) return h('img', { class: 'avatar', src: '/page/icon.svg', alt: '', width: '40', height: '40' });
  const letter = [...(person?.displayName ?? '?')][0] ?? '?';
  // The name stands beside it, so no screen reader spells the letter.
  return h('span', {
    class: 'avatar',
    'aria-hidden': 'true',
    data: { hue: hueOf(person?.id ?? ''), letter: letter.toUpperCase() },
  });
}
