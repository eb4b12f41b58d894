import { avatar, hueOf } from './avatars.js';
import { draw } from './components.js';
import { h, icon, iconButton } from './dom.js';
import { inline } from './inline.js';
import { markdown } from './markdown.js';
import { stamp } from './moments.js';
import { gallery } from './pictures.js';
import { leavesOf } from './slash.js';
import { localDescription, localName, nameOf, person, say, state } from './state.js';

/**
 * @import { Embed } from '../discord/world/content.ts'
 * @import { MessageSight } from '../web/news.ts'
 *
 * @typedef {import('./components.js').Hands & {
 *   reply: () => void, react: (emoji: string) => void, dismiss: () => void, go: (channel: string, message?: string) => void
 * }} MessageHands
 */

const palette = ['👍', '❤️', '😂', '🎉', '🤔', '👏', '😮', '👀'];
const threadCreated = 18;

/**
 * Draws a message of the list.
 * @param {MessageSight} message
 * @param {MessageHands} hands
 * @returns {Node[]}
 */
export function messageView(message, hands) {
  if (message.type === threadCreated) return [threadLine(message, hands)];
  const author = person(message.author);
  const heading = h(
    'h3',
    { class: 'byline', id: `by-${message.id}` },
    h('span', { class: 'author', data: { hue: author?.bot ? 'bot' : hueOf(message.author) } }, nameOf(message.author)),
    ' ',
    author?.bot && h('span', { class: 'app' }, say().app),
    ' ',
    stamp(message.at),
  );
  const body = h('div', { class: 'body' }, heading, ...content(message, hands));
  if (message.ephemeral) body.append(privately(hands));
  else body.append(reactionRow(message, hands));
  body.append(h('p', { class: 'fault', role: 'alert' }));
  return [...above(message, hands), avatar(author), body, ...(message.ephemeral ? [] : [tools(hands)])];
}

function content(/** @type {MessageSight} */ message, /** @type {MessageHands} */ hands) {
  if (message.loading) {
    const dots = h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));
    return [h('p', { class: 'thinking' }, dots, say().thinking(nameOf(message.author)))];
  }
  const words = message.content === '' ? [] : markdown(message.content);
  const shown = new Set(JSON.stringify(message.components).match(/\/files\/\d+\//g) ?? []);
  const loose = message.attachments.filter(({ url }) => ![...shown].some((part) => url.startsWith(part)));
  const pictures = loose.filter(({ contentType }) => contentType.startsWith('image/'));
  const files = loose.filter((attachment) => !pictures.includes(attachment));
  return [
    words.length > 0 &&
      h('div', { class: 'text' }, ...words, message.edited && h('span', { class: 'edited' }, say().edited)),
    pictures.length > 0 && gallery(pictures.map((media) => ({ media, description: media.description }))),
    ...files.map(({ url, filename }) => h('a', { class: 'file', href: url, download: filename }, filename)),
    ...message.embeds.map(embed),
    ...message.components.map((component) => draw(component, hands)),
    message.thread && threadLink(message.thread, hands),
  ].filter((part) => part !== false && part !== undefined && part !== '');
}

/** The line above a message: whom it answers, or which command was used. */
function above(/** @type {MessageSight} */ { reply, asked }, /** @type {MessageHands} */ hands) {
  if (reply !== undefined) {
    const text = h(
      'span',
      { class: 'reply-text' },
      ...inline(reply.text.replace(/^(#{1,3}|-#|>)\s/gm, '').replaceAll('\n', ' ')),
    );
    const button = h('button', { type: 'button', class: 'above', onclick: () => hands.go(state.here, reply.id) });
    button.append(icon('reply'), h('b', {}, nameOf(reply.author)), text);
    return [button];
  }
  if (asked === undefined || asked.type !== 2) return [];
  const command = h(
    'span',
    { class: 'mention' },
    asked.command === undefined ? say().aCommand : `/${commandLabel(asked.command)}`,
  );
  return [h('p', { class: 'above' }, icon('reply'), h('span', {}, say().used(nameOf(asked.by)), ' ', command))];
}

/** The command's name in the reader's language. */
function commandLabel(/** @type {string} */ name) {
  return leavesOf(state.commands, localName, localDescription).find((leaf) => leaf.name === name)?.label ?? name;
}

function privately(/** @type {MessageHands} */ hands) {
  const dismiss = h('button', { type: 'button', class: 'link-button', onclick: hands.dismiss }, say().dismiss);
  return h('p', { class: 'private' }, icon('eye'), h('span', {}, say().onlyYou, ' · '), dismiss);
}

function threadLine(/** @type {MessageSight} */ message, /** @type {MessageHands} */ hands) {
  // Discord posts this message when a thread starts from no message. The text is the thread's name.
  const thread = [...state.channels.values()].find(
    ({ parent, name }) => parent === message.channel && name === message.content,
  );
  const text = h('span', {}, say().openedThread(nameOf(message.author)), ' ');
  const target = thread === undefined ? h('b', {}, message.content) : threadLink(thread.id, hands);
  return h('div', { class: 'event' }, icon('thread'), text, target, stamp(message.at));
}

function threadLink(/** @type {string} */ id, /** @type {MessageHands} */ hands) {
  const channel = state.channels.get(id);
  if (channel === undefined) return undefined;
  return h(
    'button',
    { type: 'button', class: 'thread-link', onclick: () => hands.go(id) },
    icon('thread'),
    channel.name,
  );
}

function reactionRow(/** @type {MessageSight} */ { reactions }, /** @type {MessageHands} */ hands) {
  const chips = reactions.map(({ emoji, users }) => {
    const names = users.map(nameOf).join(', ');
    const pressed = String(users.includes(state.me));
    return h(
      'button',
      { type: 'button', class: 'reaction', 'aria-pressed': pressed, title: names, onclick: () => hands.react(emoji) },
      h('span', { class: 'emoji' }, emoji),
      h('span', {}, String(users.length)),
      h('span', { class: 'unseen' }, names),
    );
  });
  return h('div', { class: 'reactions' }, ...chips);
}

/** The buttons of a message, shown while the pointer or the focus is on it. */
function tools(/** @type {MessageHands} */ hands) {
  const choices = h(
    'div',
    { class: 'palette', hidden: true, role: 'group', 'aria-label': say().react },
    ...palette.map((emoji) =>
      h(
        'button',
        {
          type: 'button',
          class: 'icon-button emoji',
          'aria-label': say().addReaction(emoji),
          onclick: () => pick(emoji),
        },
        emoji,
      ),
    ),
  );
  const react = iconButton('smile', say().react, {
    'aria-expanded': 'false',
    onclick: () => show(Boolean(choices.hidden)),
  });
  const bar = h('div', { class: 'tools' }, choices, react, iconButton('reply', say().reply, { onclick: hands.reply }));

  function show(/** @type {boolean} */ open) {
    choices.hidden = !open;
    react.setAttribute('aria-expanded', String(open));
    if (open) /** @type {HTMLElement} */ (choices.firstElementChild).focus();
  }
  function pick(/** @type {string} */ emoji) {
    show(false);
    react.focus();
    hands.react(emoji);
  }
  bar.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || choices.hidden) return;
    show(false);
    react.focus();
  });
  bar.addEventListener(
    'focusout',
    ({ relatedTarget }) => !bar.contains(/** @type {Node} */ (relatedTarget)) && show(false),
  );
  return bar;
}

function embed(/** @type {Embed} */ { title, description, url, color, author, footer, fields, image, thumbnail }) {
  const shown = image ?? thumbnail;
  const box = h(
    'div',
    { class: 'container embed' },
    author?.name && h('p', { class: 'small' }, author.name),
    title &&
      h(
        'h4',
        { class: 'title3' },
        url ? h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, title) : title,
      ),
    description && h('div', { class: 'text' }, ...markdown(description)),
    ...(fields ?? []).map(({ name, value }) =>
      h('div', { class: 'text' }, h('p', {}, h('b', {}, ...inline(name))), ...markdown(value)),
    ),
    shown?.url && gallery([{ media: { ...shown, url: shown.url } }]),
    footer?.text && h('p', { class: 'small' }, footer.text),
  );
  if (typeof color === 'number') box.style.setProperty('--accent', `#${color.toString(16).padStart(6, '0')}`);
  return box;
}
