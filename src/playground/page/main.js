import { openComposer } from './composer.js';
import { h } from './dom.js';
import { openHeader } from './header.js';
import { aloud, openMessages } from './messages.js';
import { showModal } from './modal.js';
import { drawSide } from './side.js';
import { bot, changed, language, nameOf, say, state, watch } from './state.js';
import { openWelcome, showGames } from './welcome.js';
import { listen } from './wire.js';

/**
 * @import { Answer } from '../web/deeds.ts'
 * @import { MessageSight, News, NewsKind } from '../web/news.ts'
 *
 * @typedef {{ readonly [Kind in NewsKind]: (news: News<Kind>) => void }} Hearing
 */

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const frame = part('frame');
const side = part('side');
const room = part('room');
const veil = part('veil');
const spoken = part('spoken');

const narrow = matchMedia('(max-width: 760px)');
const log = h('div', { class: 'log', tabindex: '0', role: 'region' });
const notice = h('p', { class: 'notice', role: 'status', hidden: true });
const typing = h('p', { class: 'typing-now', 'aria-live': 'off' });
const composer = openComposer(answered, () => messages.follow());
const started = { answered, sent: () => messages.follow() };
const messages = openMessages({ log, start: openWelcome(started), answered, reply: composer.reply, go });
const header = openHeader({ be, openSide: () => showSide('open'), games: () => showGames(started) });
room.append(header, notice, log, composer.root, typing);
drawSide(side, { go, close: () => showSide('shut') });

/** Shows what an interaction brought back beside messages. */
function answered(/** @type {Answer} */ answer) {
  if (answer.modal) showModal(answer.modal, answered);
  if (answer.failed) tell(say().failed);
}

/** Says something for a moment. */
function tell(/** @type {string} */ text) {
  notice.textContent = text;
  notice.hidden = false;
  setTimeout(drawNotice, 4000);
}

function showSide(/** @type {'open' | 'shut'} */ how) {
  frame.classList.toggle('side-shown', how === 'open');
  // On a narrow page the keyboard cannot reach what is out of sight.
  side.inert = narrow.matches && how === 'shut';
  room.inert = narrow.matches && how === 'open';
  if (how === 'open') /** @type {HTMLElement | null} */ (side.querySelector('[aria-current]'))?.focus();
  else if (narrow.matches) /** @type {HTMLElement | null} */ (room.querySelector('.side-open'))?.focus();
}
narrow.addEventListener('change', () => showSide('shut'));
veil.addEventListener('click', () => showSide('shut'));
side.addEventListener('keydown', ({ key }) => key === 'Escape' && narrow.matches && showSide('shut'));
side.inert = narrow.matches;

const address = () => `?as=${state.as}&in=${state.here}`;

/** @param {string} channel @param {string} [message] */
async function go(channel, message) {
  if (frame.classList.contains('side-shown')) showSide('shut');
  if (channel !== state.here && state.channels.has(channel)) {
    state.here = channel;
    state.unread.delete(channel);
    history.pushState(null, '', address());
    changed('here', 'unread');
    await messages.load();
    if (!narrow.matches) composer.focus();
  }
  if (message !== undefined && !messages.jump(message)) tell(say().gone);
}

/** When the person changes, everything is loaded again, since each sees other things. */
function be(/** @type {string} */ name) {
  if (name === state.as) return;
  state.as = name;
  history.pushState(null, '', address());
  connect();
}

function connect() {
  state.unread.clear();
  listen(hear, () => {
    state.connected = false;
    drawNotice();
  });
}

/** @type {Hearing} */
const hearing = {
  hello(news) {
    state.me = news.me;
    state.guild = news.guild;
    state.roles = new Map(news.roles.map((role) => [role.id, role]));
    state.people = byId(news.people);
    state.playable = news.playable;
    state.channels = byId(news.channels);
    state.commands = news.commands;
    state.awake = news.awake;
    state.pushes = news.pushes;
    state.unseen = new Map(Object.entries(news.unseen));
    state.connected = true;
    state.as = state.people.get(news.me)?.name ?? state.as;
    const wished = new URLSearchParams(location.search).get('in') ?? '';
    if (!state.channels.has(state.here)) state.here = wished;
    if (!state.channels.has(state.here)) state.here = [...state.channels.keys()][0] ?? '';
    history.replaceState(null, '', address());
    changed('me', 'here', 'people', 'channels', 'commands', 'unread', 'awake', 'phones');
    messages.load();
  },
  message({ manner, message }) {
    messages.hear(message);
    if (message.author !== state.me) noticeNew(message, manner);
  },
  gone: ({ message }) => messages.drop(message),
  channel({ channel }) {
    state.channels.set(channel.id, channel);
    changed('channels');
  },
  'no channel'({ channel }) {
    state.channels.delete(channel);
    if (state.here === channel) go([...state.channels.keys()][0] ?? '');
    changed('channels');
  },
  person({ person }) {
    state.people.set(person.id, person);
    changed('people', 'me');
  },
  commands({ commands }) {
    state.commands = commands;
    changed('commands');
  },
  bot({ awake }) {
    state.awake = awake;
    changed('awake');
  },
  phone({ person, unseen, pushes }) {
    state.unseen.set(person, unseen);
    state.pushes = pushes ?? state.pushes;
    changed('phones');
  },
  typing({ channel }) {
    if (channel !== state.here) return;
    typing.textContent = say().typing(bot()?.displayName ?? '');
    setTimeout(() => typing.replaceChildren(), 8000);
  },
};

/**
 * @template {{ id: string }} Thing
 * @param {readonly Thing[]} things
 */
const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));

/**
 * @template {NewsKind} Kind
 * @param {News<Kind>} news
 */
function hear(news) {
  hearing[news.news]?.(news);
}

/** A new message is read aloud in the open channel, and counted in the others. */
function noticeNew(/** @type {MessageSight} */ message, /** @type {'new' | 'changed'} */ manner) {
  if (message.channel === state.here) {
    typing.replaceChildren();
    if (!message.loading) speak(aloud(message));
  } else if (manner === 'new') {
    const { count = 0, calls = false } = state.unread.get(message.channel) ?? {};
    const direct = state.channels.get(message.channel)?.kind === 'direct';
    state.unread.set(message.channel, { count: count + 1, calls: calls || message.callsMe || direct });
    changed('unread');
  }
}

function speak(/** @type {string} */ text) {
  if (spoken.lastElementChild?.textContent === text) return;
  spoken.append(h('p', {}, text));
  while (spoken.children.length > 3) spoken.firstElementChild?.remove();
}

function drawNotice() {
  notice.hidden = state.connected && state.awake;
  notice.textContent = state.connected ? say().asleep : say().connecting;
}

watch(['awake', 'me'], drawNotice);
watch(['me', 'here', 'unread', 'people'], () => {
  document.documentElement.lang = language();
  part('skip').textContent = say().skip;
  part('title').textContent = say().title;
  const waiting = [...state.unread.values()].reduce((sum, { count }) => sum + count, 0);
  const channel = state.channels.get(state.here)?.name ?? '';
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${nameOf(state.me)} · ${channel} · ${say().title}`;
  log.setAttribute('aria-label', say().messages(channel));
});

part('skip').addEventListener('click', (event) => {
  event.preventDefault();
  composer.focus();
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-channel]') : null;
  if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.dataset.channel ?? '', link.dataset.message);
});

addEventListener('popstate', () => {
  const wished = new URLSearchParams(location.search);
  const [as, channel] = [wished.get('as') ?? state.as, wished.get('in') ?? ''];
  state.here = state.channels.has(channel) ? channel : state.here;
  if (as !== state.as) {
    state.as = as;
    connect();
    return;
  }
  state.unread.delete(state.here);
  changed('here', 'unread');
  messages.load();
});

state.as = new URLSearchParams(location.search).get('as') ?? state.as;
connect();
