import { h } from './dom.js';
import { moment } from './moments.js';
import { nameOf, person, say, state } from './state.js';

/**
 * The kinds of markup in a line, the longest marks first, and what each becomes.
 * @type {readonly { at: RegExp, make: (found: RegExpExecArray) => Node | string }[]}
 */
const parts = [
  { at: /^\\([\\*_~`|<>#@:+.\-[\]()])/, make: ([, letter = '']) => letter },
  { at: /^(`+)([^`][\s\S]*?)\1(?!`)/, make: ([, , code = '']) => h('code', {}, code.trim() || code) },
  { at: /^<@!?(\d+)>/, make: ([, id = '']) => mention(id) },
  { at: /^<@&(\d+)>/, make: ([, id = '']) => h('span', { class: 'mention' }, `@${state.roles.get(id)?.name ?? id}`) },
  { at: /^<#(\d+)>/, make: ([, id = '']) => channelLink(id) },
  { at: /^<t:(-?\d{1,12})(?::([tTdDfFR]))?>/, make: ([, seconds = '', style]) => moment(Number(seconds), style) },
  { at: /^<\/([^:>]+):\d+>/, make: ([, name = '']) => h('code', { class: 'mention' }, `/${name}`) },
  { at: /^<a?:(\w+):\d+>/, make: ([, name = '']) => `:${name}:` },
  {
    at: /^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/,
    make: ([, text = '', url = '']) => link(url, inline(text)),
  },
  { at: /^<?(https?:\/\/[^\s<>]+[^\s<>.,:;!?"')\]])>?/, make: ([, url = '']) => link(url, [url]) },
  { at: /^\*\*\*([^\s*][\s\S]*?)\*\*\*/, make: ([, text = '']) => h('strong', {}, h('em', {}, ...inline(text))) },
  { at: /^\*\*([\s\S]+?)\*\*(?!\*)/, make: ([, text = '']) => h('strong', {}, ...inline(text)) },
  { at: /^__([\s\S]+?)__(?!_)/, make: ([, text = '']) => h('u', {}, ...inline(text)) },
  { at: /^~~([\s\S]+?)~~/, make: ([, text = '']) => h('s', {}, ...inline(text)) },
  { at: /^\|\|([\s\S]+?)\|\|/, make: ([, text = '']) => spoiler(text) },
  { at: /^\*([^\s*](?:[\s\S]*?[^\s*])?)\*(?!\*)/, make: ([, text = '']) => h('em', {}, ...inline(text)) },
  { at: /^_([^\s_](?:[\s\S]*?[^\s_])?)_(?![\p{L}\p{N}_])/u, make: ([, text = '']) => h('em', {}, ...inline(text)) },
];

/**
 * Turns the markup of a line into elements.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function inline(text) {
  /** @type {(Node | string)[]} */
  const made = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    // A single mark within a word, as in snake_case, is no markup.
    const inWord = rest[0] === '_' && /[\p{L}\p{N}]$/u.test(plain);
    const found = inWord ? undefined : firstOf(rest);
    if (found === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    const node = found.part.make(found.match);
    if (typeof node === 'string') plain += node;
    else {
      if (plain !== '') made.push(plain);
      plain = '';
      made.push(node);
    }
    at += found.match[0].length;
  }
  if (plain !== '') made.push(plain);
  return made;
}

function firstOf(/** @type {string} */ text) {
  if (!/^[\\`<[h*_~|]/.test(text)) return undefined;
  for (const part of parts) {
    const match = part.at.exec(text);
    if (match !== null) return { part, match };
  }
  return undefined;
}

function mention(/** @type {string} */ id) {
  const known = person(id);
  return h('span', { class: known?.id === state.me ? 'mention own' : 'mention' }, `@${nameOf(id)}`);
}

/** A channel named in a text is a link to it. `main.js` handles the click. */
function channelLink(/** @type {string} */ id) {
  const channel = state.channels.get(id);
  if (channel === undefined) return h('span', { class: 'mention' }, `#${say().unknownChannel}`);
  return h('a', { class: 'mention', href: `?as=${state.as}&in=${id}`, data: { channel: id } }, `#${channel.name}`);
}

function link(/** @type {string} */ url, /** @type {(Node | string)[]} */ text) {
  const place = placeOf(url);
  const known = state.channels.get(place?.channel ?? '');
  if (known === undefined) return h('a', leadTo(url), ...text);
  const within = place?.message === undefined ? '' : ` › ${say().elsewhere}`;
  return h('a', { class: 'mention', ...leadTo(url) }, `#${known.name}${within}`);
}

/** The channel and the message, if there is one, that an address of Discord means. */
function placeOf(/** @type {string} */ url) {
  const [, channel, message] = /\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url) ?? [];
  return channel === undefined ? undefined : { channel, message };
}

/** A link to a place of Discord leads to the same place here; `main.js` handles the click. Any other opens a window. */
export function leadTo(/** @type {string} */ url) {
  const place = placeOf(url);
  if (place === undefined || !state.channels.has(place.channel)) {
    return { href: url, target: '_blank', rel: 'noopener noreferrer' };
  }
  const { channel, message } = place;
  return { href: `?as=${state.as}&in=${channel}`, data: message === undefined ? { channel } : { channel, message } };
}

function spoiler(/** @type {string} */ text) {
  const shown = h('span', { class: 'spoiler-text' }, ...inline(text));
  const cover = h('button', { type: 'button', class: 'spoiler', 'aria-label': say().spoiler });
  cover.addEventListener('click', () => cover.replaceWith(shown));
  return cover;
}
