import { avatar } from './avatars.js';
import { channelIcon } from './channelIcon.js';
import { h, icon, iconButton } from './dom.js';
import { language, me, say, state, watch } from './state.js';
import { act } from './wire.js';

/**
 * The side: channels and threads, the other people, language and colours.
 * @param {HTMLElement} side
 * @param {{ go: (channel: string) => void, close: () => void }} parts
 */
export function drawSide(side, { go, close }) {
  const channels = h('div', { class: 'channels' });
  const foot = h('div', { class: 'side-foot' });
  const name = h('h2', { class: 'server' });
  const shut = iconButton('close', say().closeChannels, { class: 'icon-button side-close', onclick: close });
  side.append(h('div', { class: 'side-head' }, name, shut), channels, foot);

  watch(['here', 'channels', 'me', 'unread'], () => {
    name.textContent = state.guild.name;
    side.setAttribute('aria-label', say().channels);
    const all = [...state.channels.values()];
    const direct = all.filter(({ kind }) => kind === 'direct').map((channel) => channelRow(channel, go));
    const rows = all
      .filter(({ kind }) => kind === 'channel')
      .flatMap((channel) => [
        channelRow(channel, go),
        ...all
          .filter((thread) => thread.parent === channel.id && (!thread.archived || thread.id === state.here))
          .sort((a, b) => Number(BigInt(b.id) - BigInt(a.id) > 0n) - 0.5)
          .map((thread) => channelRow(thread, go)),
      ]);
    const held =
      document.activeElement instanceof HTMLElement && channels.contains(document.activeElement)
        ? document.activeElement.dataset.channel
        : undefined;
    channels.replaceChildren(h('h3', { class: 'side-title' }, say().channels), h('ul', { role: 'list' }, ...rows));
    if (direct.length > 0) {
      channels.append(h('h3', { class: 'side-title' }, say().direct), h('ul', { role: 'list' }, ...direct));
    }
    if (held) /** @type {HTMLElement | null} */ (channels.querySelector(`[data-channel="${held}"]`))?.focus();
  });

  watch(['me', 'people'], () => {
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.hold : undefined;
    foot.replaceChildren(others(), mailbox(), languages(), themes(), h('p', { class: 'quiet' }, say().onlyHere));
    if (held) /** @type {HTMLElement | null} */ (foot.querySelector(`[data-hold="${held}"]`))?.focus();
  });
}

function channelRow(
  /** @type {import('../web/news.ts').ChannelSight} */ { id, kind, name },
  /** @type {(id: string) => void} */ go,
) {
  const waiting = state.unread.get(id);
  const link = h(
    'a',
    {
      class: `channel${kind === 'thread' ? ' thread' : ''}${waiting ? ' unread' : ''}`,
      href: `?as=${state.as}&in=${id}`,
      'aria-current': id === state.here ? 'page' : undefined,
      data: { channel: id },
    },
    channelIcon(kind),
    h('span', { class: 'channel-name' }, name),
    waiting &&
      h(
        'span',
        { class: waiting.calls ? 'pill calls' : 'pill', 'aria-label': say().unread(waiting.count), role: 'img' },
        String(waiting.count),
      ),
  );
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(id);
  });
  return h('li', {}, link);
}

/** Opens a second window, for a second person. */
function others() {
  const people = state.playable.filter((id) => id !== state.me).flatMap((id) => state.people.get(id) ?? []);
  const links = people.map((person) =>
    h(
      'a',
      { class: 'other', href: `?as=${person.name}&in=${state.here}`, target: '_blank', title: say().another },
      avatar(person),
      person.displayName,
      icon('window'),
    ),
  );
  return h('div', {}, h('h3', { class: 'side-title' }, say().another), h('div', { class: 'others' }, ...links));
}

/** Whether the bot can write to this person, as the person's own Discord has it. */
function mailbox() {
  const words = say().mailbox;
  const buttons = /** @type {const} */ (['open', 'closed']).map((is) =>
    h(
      'button',
      {
        type: 'button',
        'aria-pressed': String(me()?.mailbox === is),
        data: { hold: `mailbox-${is}` },
        onclick: () => act({ do: 'mailbox', is }),
      },
      words[is],
    ),
  );
  const label = h('h3', { class: 'side-title', id: 'mailbox' }, words.label);
  return h('div', {}, label, h('div', { class: 'switch', role: 'group', 'aria-labelledby': 'mailbox' }, ...buttons));
}

function languages() {
  const choices = /** @type {const} */ ([
    ['en', 'en-US', 'English'],
    ['fr', 'fr', 'Français'],
  ]);
  const buttons = choices.map(([own, locale, name]) =>
    h(
      'button',
      {
        type: 'button',
        lang: own,
        'aria-pressed': String(language() === own),
        data: { hold: `language-${own}` },
        onclick: () => act({ do: 'speak', locale }),
      },
      name,
    ),
  );
  return h('div', { class: 'switch', role: 'group', 'aria-label': say().language }, ...buttons);
}

function themes() {
  const words = say().themes;
  const chosen = localStorage.getItem('theme') ?? 'auto';
  const buttons = /** @type {const} */ (['auto', 'light', 'dark']).map((theme) => {
    const button = h('button', { type: 'button', 'aria-pressed': String(theme === chosen) }, words[theme]);
    button.addEventListener('click', () => {
      localStorage.setItem('theme', theme);
      if (theme === 'auto') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === button));
    });
    return button;
  });
  return h('div', { class: 'switch', role: 'group', 'aria-label': say().theme }, ...buttons);
}
