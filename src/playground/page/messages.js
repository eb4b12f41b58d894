import { h } from './dom.js';
import { fitPictures } from './fitPictures.js';
import { markdown } from './markdown.js';
import { messageView } from './messageView.js';
import { nameOf, say, state, watch } from './state.js';
import { stickToEnd } from './stickToEnd.js';
import { act, messagesOf, Refused } from './wire.js';

/**
 * @import { Answer, Chosen, Use } from '../web/deeds.ts'
 * @import { MessageSight } from '../web/news.ts'
 * @import { APIMessageComponent } from 'discord-api-types/v10'
 */

/** When one person's messages are so close together, the later ones get no heading. */
const together = 7 * 60_000;
const shown = 200;

/**
 * The messages of the open channel.
 * @param {{
 *   log: HTMLElement, start: HTMLElement, answered: (answer: Answer) => void,
 *   reply: (message: MessageSight) => void, go: (channel: string, message?: string) => void
 * }} parts
 */
export function openMessages({ log, start, answered, reply, go }) {
  const list = h('ol', { class: 'messages', role: 'list' });
  log.append(start, list);
  /** @type {Map<string, { message: MessageSight, row: HTMLElement }>} */
  const rows = new Map();
  let loading = '';
  /** What happens while the messages of a channel are fetched. @type {(() => void)[]} */
  let meanwhile = [];
  // What is smaller must be so before the list goes to its end.
  const shrink = fitPictures(log, list);
  const end = stickToEnd(log, list);

  function handsFor(/** @type {MessageSight} */ message) {
    return {
      press: (/** @type {string} */ customId, /** @type {HTMLElement} */ button) =>
        use(message, button, { do: 'click', message: message.id, customId }),
      choose: (/** @type {string} */ customId, /** @type {Chosen[]} */ values, /** @type {HTMLElement} */ menu) =>
        use(message, menu, { do: 'choose', message: message.id, customId, values }),
      reply: () => reply(message),
      react(/** @type {string} */ emoji) {
        const now = rows.get(message.id)?.message ?? message;
        const own = now.reactions.some((one) => one.emoji === emoji && one.users.includes(state.me));
        quietly(message, act({ do: own ? 'unreact' : 'react', message: message.id, emoji }));
      },
      dismiss: () => quietly(message, act({ do: 'dismiss', message: message.id })),
      go,
    };
  }

  /** A control shows that it is busy until the bot answers, and says when nobody answers. */
  async function use(/** @type {MessageSight} */ message, /** @type {HTMLElement} */ control, /** @type {Use} */ deed) {
    if (control.dataset.busy) return;
    control.dataset.busy = 'true';
    tell(message, '');
    try {
      const answer = await act(deed);
      if (answer.failed) tell(message, say().failed);
      else answered(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      tell(message, error.message);
    } finally {
      delete control.dataset.busy;
    }
  }

  async function quietly(/** @type {MessageSight} */ message, /** @type {Promise<unknown>} */ deed) {
    await deed.catch((error) => tell(message, error.message));
  }

  function tell(/** @type {MessageSight} */ message, /** @type {string} */ text) {
    const line = rows.get(message.id)?.row.querySelector('.body > .fault');
    if (line) line.textContent = text;
  }

  function fill(/** @type {HTMLElement} */ row, /** @type {MessageSight} */ message) {
    const path = pathTo(row, document.activeElement);
    const unfolded = [...row.querySelectorAll('figcaption')].map((caption) => !caption.hidden);
    row.className = `message${message.ephemeral ? ' ephemeral' : ''}${message.callsMe ? ' calls' : ''}`;
    row.replaceChildren(...messageView(message, handsFor(message)));
    for (const [index, caption] of row.querySelectorAll('figcaption').entries()) {
      if (unfolded[index]) /** @type {HTMLElement} */ (caption.previousElementSibling).click();
    }
    if (path !== undefined) refocus(row, path);
  }

  function put(/** @type {MessageSight} */ message) {
    const known = rows.get(message.id);
    if (known !== undefined) {
      known.message = message;
      fill(known.row, message);
    } else {
      // Whoever reads an empty channel has nothing above the first message to stay at.
      if (rows.size === 0) end.stick();
      const row = h('li', { id: `message-${message.id}`, tabindex: '-1' });
      rows.set(message.id, { message, row });
      fill(row, message);
      const later = [...rows.values()].find(({ message: other }) => BigInt(other.id) > BigInt(message.id));
      if (later?.row.isConnected) later.row.before(row);
      else list.append(row);
      while (rows.size > shown) drop([...rows.keys()][0] ?? '');
    }
    group();
  }

  function drop(/** @type {string} */ id) {
    const known = rows.get(id);
    if (known === undefined) return;
    const held = known.row.contains(document.activeElement);
    const next = known.row.nextElementSibling ?? known.row.previousElementSibling;
    known.row.remove();
    rows.delete(id);
    if (held) /** @type {HTMLElement} */ (next ?? log).focus();
    group();
  }

  function group() {
    /** @type {MessageSight | undefined} */
    let before;
    for (const element of list.children) {
      const message = rows.get(element.id.slice('message-'.length))?.message;
      if (message === undefined) continue;
      const headed = message.reply !== undefined || message.asked?.type === 2 || message.ephemeral || before?.ephemeral;
      const same = before?.author === message.author && before.type !== 18 && message.at - before.at < together;
      element.classList.toggle('continued', same && !headed);
      before = message;
    }
    shrink();
    end.settle();
  }

  async function load() {
    const channel = state.here;
    loading = channel;
    meanwhile = [];
    list.replaceChildren();
    rows.clear();
    const found = await messagesOf(channel);
    if (loading !== channel || state.here !== channel) return;
    loading = '';
    end.stick();
    for (const message of found) put(message);
    for (const late of meanwhile) late();
    list.setAttribute('aria-label', say().messages(state.channels.get(channel)?.name ?? ''));
    // An empty channel is read from its beginning.
    if (rows.size === 0) log.scrollTop = 0;
  }

  watch(['people'], () => {
    for (const { message, row } of rows.values()) fill(row, message);
  });

  return {
    load,
    hear(/** @type {MessageSight} */ message) {
      if (message.channel !== state.here) return;
      if (loading === state.here) meanwhile.push(() => put(message));
      else put(message);
    },
    drop(/** @type {string} */ id) {
      if (loading === state.here) meanwhile.push(() => drop(id));
      else drop(id);
    },
    /** Shows the reader what they have just done. */
    follow: end.stick,
    /** Goes to a message, unless it is not there. */
    jump(/** @type {string} */ id) {
      const row = rows.get(id)?.row;
      if (row === undefined) return false;
      end.leave();
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
      return true;
    },
  };
}

/** What is read aloud of a message. @param {MessageSight} message */
export function aloud({ author, content, components, loading }) {
  if (loading) return say().thinking(nameOf(author));
  /** @type {string[]} */
  const texts = content === '' ? [] : [content];
  const gather = (/** @type {APIMessageComponent} */ part) => {
    if ('content' in part) texts.push(part.content);
    for (const inner of 'components' in part ? part.components : []) gather(inner);
  };
  for (const component of components) gather(component);
  const words = texts.map((text) => h('div', {}, ...markdown(text)));
  const said = words.flatMap((box) => [...box.children].map((block) => block.textContent));
  return `${nameOf(author)}: ${said.join(' ')}`;
}

/** Where in a message the focus is: its number among the elements that can have it. */
function pathTo(/** @type {HTMLElement} */ row, /** @type {Element | null} */ focused) {
  if (focused === null || !row.contains(focused)) return undefined;
  if (focused === row) return -1;
  return focusable(row).indexOf(/** @type {HTMLElement} */ (focused));
}

function refocus(/** @type {HTMLElement} */ row, /** @type {number} */ at) {
  const candidates = focusable(row);
  const controls = candidates.filter((element) => element.closest('.row'));
  (candidates[at]?.closest('.row') ? candidates[at] : (controls[0] ?? row)).focus({ preventScroll: true });
}

function focusable(/** @type {HTMLElement} */ row) {
  return /** @type {HTMLElement[]} */ ([...row.querySelectorAll('button:not([disabled]), a[href]')]);
}
