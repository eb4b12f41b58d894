import { channelIcon } from './channelIcon.js';
import { h, iconButton } from './dom.js';
import { call, leavesOf } from './slash.js';
import { bot, localDescription, localName, nameOf, say, state, watch } from './state.js';
import { act, Refused } from './wire.js';

/**
 * @import { Answer } from '../web/deeds.ts'
 * @import { CommandSight } from '../web/news.ts'
 *
 * @typedef {{ answered: (answer: Answer) => void, sent: () => void }} Starting Whom to tell that a game begins.
 */

/**
 * What a newcomer sees first: where they are, who they can be, and every game with the buttons that start it.
 * @param {Starting} parts
 */
export function openWelcome({ answered, sent }) {
  const root = h('section', { class: 'welcome', 'aria-labelledby': 'welcome' });

  watch(['here', 'me', 'commands', 'people', 'channels'], () => {
    const channel = state.channels.get(state.here);
    if (channel === undefined) return;
    const title = h('h3', { id: 'welcome' });
    if (channel.kind !== 'channel') {
      title.textContent = say()[channel.kind === 'thread' ? 'welcomeThread' : 'welcomeDirect'](channel.name);
      root.replaceChildren(h('span', { class: 'badge' }, channelIcon(channel.kind)), title);
      return;
    }
    title.textContent = say().welcome(channel.name);
    root.replaceChildren(
      h('img', { class: 'badge', src: '/page/icon.svg', alt: '' }),
      title,
      h('p', {}, say().intro),
      gameCards({ answered, sent }, 'h4'),
      h('p', { class: 'quiet' }, say().introPeople),
    );
  });
  return root;
}

/** Shows the same cards in a dialog, in any channel. */
export function showGames(/** @type {Starting} */ { answered, sent }) {
  const dialog = h('dialog', { class: 'modal games', 'aria-labelledby': 'games' });
  const close = () => dialog.close();
  const started = () => {
    close();
    sent();
  };
  dialog.append(
    h('h2', { id: 'games' }, say().games),
    gameCards({ answered, sent: started }, 'h3'),
    iconButton('close', say().close, { class: 'icon-button corner', onclick: close }),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A card's heading ranks below the one that stands over all cards. */
function gameCards(/** @type {Starting} */ parts, /** @type {'h3' | 'h4'} */ rank) {
  const games = state.commands.map(startsOf).filter(({ starts }) => starts.length > 0);
  if (games.length === 0) return h('p', { class: 'quiet', role: 'status' }, say().noGames);
  return h(
    'div',
    {},
    h('ul', { class: 'cards', role: 'list' }, ...games.map((game) => card(game, parts, rank))),
    h('p', { class: 'quiet' }, say().seeAll),
  );
}

/** So many buttons are looked at before somebody chooses. */
const mostStarts = 4;

/**
 * The ways to begin a game that its command offers and that need nothing more: one against the computer, one with others,
 * then what is for one alone.
 */
function startsOf(/** @type {CommandSight} */ command) {
  const leaves = leavesOf([command], localName, localDescription);
  const at = (/** @type {string} */ name) => leaves.find((leaf) => leaf.name === `${command.name} ${name}`);
  const ready = (/** @type {string} */ name) => {
    const leaf = at(name);
    return leaf?.options.every(({ required }) => !required) ? `/${leaf.label}` : undefined;
  };
  const other = state.playable.find((id) => id !== state.me);
  const against = (/** @type {string | undefined} */ who) => {
    const challenge = at('challenge');
    const [opponent, ...more] = challenge?.options.filter(({ required }) => required) ?? [];
    if (who === undefined || opponent?.type !== 6 || more.length > 0) return undefined;
    return `/${challenge?.label} ${opponent.label}:@${nameOf(who)}`;
  };
  const ways = say().starts;
  const together = [
    { label: ways.start, text: ready('start') },
    { label: ways.table, text: ready('table') },
    { label: ways.challenge(other === undefined ? '' : nameOf(other)), text: against(other) },
  ].find(({ text }) => text !== undefined);
  const trial = { label: ways.try, text: ready('try') };
  const others = [
    { label: ways.computer, text: ready('computer') ?? against(bot()?.id) },
    ...(together === undefined ? [] : [together]),
    { label: ways.puzzle, text: ready('puzzle') },
    { label: ways.daily, text: ready('daily') },
  ].filter(({ text }) => text !== undefined);
  const room = trial.text === undefined ? mostStarts : mostStarts - 1;
  const starts = [...others.slice(0, room), trial].flatMap(({ label, text }) =>
    text === undefined ? [] : [{ label, text }],
  );
  return { name: localName(command), about: localDescription(command), starts };
}

function card(
  /** @type {ReturnType<typeof startsOf>} */ { name, about, starts },
  /** @type {Starting} */ { answered, sent },
  /** @type {'h3' | 'h4'} */ rank,
) {
  const fault = h('p', { class: 'fault', role: 'alert' });

  async function begin(/** @type {string} */ text, /** @type {HTMLElement} */ button) {
    button.dataset.busy = 'true';
    fault.textContent = '';
    const called = call(text, knownNames());
    try {
      if (!called.ok) throw new Refused(say().wrong.unknown(text));
      sent();
      answered(await act({ do: 'command', channel: state.here, name: called.name, values: called.values }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      fault.textContent = error.message;
    } finally {
      delete button.dataset.busy;
    }
  }

  const buttons = starts.map(({ label, text }, nth) => {
    const tone = nth === 0 ? 'main' : 'plain';
    const button = h('button', { type: 'button', class: `button ${tone}`, 'aria-label': `${name}: ${label}` }, label);
    button.addEventListener('click', () => begin(text, button));
    return button;
  });
  return h(
    'li',
    { class: 'card' },
    h(rank, { class: 'card-name' }, `/${name}`),
    h('p', {}, about),
    h('div', { class: 'row' }, ...buttons),
    h('p', { class: 'or' }, say().orType, ' ', h('code', {}, starts[0]?.text ?? '')),
    fault,
  );
}

function knownNames() {
  return {
    leaves: leavesOf(state.commands, localName, localDescription),
    people: [...state.people.values()].map(({ id, displayName }) => ({
      label: `@${displayName}`,
      value: { user: id },
    })),
    channels: [],
    roles: [],
    flags: [],
  };
}
