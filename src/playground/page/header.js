import { avatar } from './avatars.js';
import { channelIcon } from './channelIcon.js';
import { h, icon, iconButton } from './dom.js';
import { badge, phoneButton, unseenOf } from './phone.js';
import { say, state, watch } from './state.js';

/**
 * The header: the channel, the person, and a button for the games.
 * @param {{ be: (name: string) => void, openSide: () => void, games: () => void }} parts
 */
export function openHeader({ be, openSide, games }) {
  const menu = iconButton('menu', say().openChannels, { class: 'icon-button side-open', onclick: openSide });
  const title = h('h2', { class: 'room-name' });
  const topic = h('p', { class: 'topic' });
  const people = h('div', { class: 'people', role: 'group' });
  const play = h('button', { type: 'button', class: 'button main games-button', onclick: games });
  const root = h('header', { class: 'room-head' }, menu, title, topic, play, phoneButton(), people);

  watch(['here', 'me', 'channels', 'people', 'unread', 'phones'], () => {
    const channel = state.channels.get(state.here);
    if (channel === undefined) return;
    title.replaceChildren(channelIcon(channel.kind), h('span', {}, channel.name));
    topic.textContent = channel.topic ?? '';
    topic.hidden = channel.topic === undefined;
    play.replaceChildren(icon('play'), h('span', {}, say().games));
    play.setAttribute('aria-label', say().games);
    // Games begin in a server.
    play.hidden = channel.kind === 'direct';
    menu.setAttribute('aria-label', say().openChannels);
    menu.classList.toggle(
      'unread',
      [...state.unread.keys()].some((id) => id !== state.here),
    );
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.person : undefined;
    people.setAttribute('aria-label', say().people);
    people.replaceChildren(...state.playable.map((id) => face(id, be)));
    if (held) /** @type {HTMLElement | null} */ (people.querySelector(`[data-person="${held}"]`))?.focus();
  });
  return root;
}

/** It is a link, so that the middle button of the mouse opens a second window. */
function face(/** @type {string} */ id, /** @type {(name: string) => void} */ be) {
  const person = state.people.get(id);
  if (person === undefined) return '';
  const own = id === state.me;
  const unseen = unseenOf(id);
  const name = own ? say().youAre(person.displayName) : say().be(person.displayName);
  const label = unseen > 0 ? say().phone.called(name, unseen) : name;
  const link = h(
    'a',
    {
      class: 'face',
      href: `?as=${person.name}&in=${state.here}`,
      'aria-current': own ? 'true' : undefined,
      'aria-label': label,
      title: label,
      data: { person: person.name },
    },
    avatar(person),
    h('span', { class: 'face-name' }, person.displayName),
    badge(unseen),
  );
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    be(person.name);
  });
  return link;
}
