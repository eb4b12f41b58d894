import { h, icon, iconButton } from './dom.js';
import { stamp } from './moments.js';
import { me, nameOf, say, state, watch } from './state.js';
import { act } from './wire.js';

/** How many notifications somebody has not looked at. */
export const unseenOf = (/** @type {string} */ id) => state.unseen.get(id) ?? 0;

/** A number on a face or a button, drawn by the style. Whatever carries it says it in words. */
export const badge = (/** @type {number} */ count) =>
  count > 0 && h('span', { class: 'pill calls badge-count', 'aria-hidden': 'true', data: { count: String(count) } });

/** The button that opens the person's phone. */
export function phoneButton() {
  const button = h('button', { type: 'button', class: 'icon-button phone-button', onclick: showPhone });
  watch(['me', 'people', 'phones'], () => {
    const label = say().phone.open(unseenOf(state.me));
    button.setAttribute('aria-label', label);
    button.title = label;
    button.replaceChildren(icon('bell'), ...[badge(unseenOf(state.me)) || []].flat());
  });
  return button;
}

/** What is drawn again when something comes while the phone is shown. */
let draw = () => {};
watch(['me', 'phones'], () => draw());

/** Shows what the person's locked phone shows, the newest first. */
function showPhone() {
  const list = h('ol', { class: 'pushes', role: 'list', reversed: true });
  const none = h('p', { class: 'quiet' });
  const title = h('h2', { id: 'phone' });
  const about = h('p', { class: 'quiet' });
  const close = iconButton('close', say().close, { class: 'icon-button corner', onclick: () => dialog.close() });
  const dialog = h('dialog', { class: 'modal phone', 'aria-labelledby': 'phone' }, title, about, list, none, close);
  /** What came since the last look, however often the list is drawn. */
  let fresh = 0;

  draw = () => {
    const { phone } = say();
    title.textContent = phone.title(nameOf(state.me));
    about.textContent = phone.about;
    none.textContent = phone.none;
    none.hidden = state.pushes.length > 0;
    fresh += unseenOf(state.me);
    const newest = state.pushes.toReversed();
    list.replaceChildren(...newest.map((push, index) => row(push, index < fresh ? 'fresh' : 'seen')));
    if (unseenOf(state.me) > 0 && me() !== undefined) {
      state.unseen.set(state.me, 0);
      act({ do: 'look at phone' }).catch(() => undefined);
    }
  };
  // A link leads to its message, which the dialog would hide.
  list.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && dialog.close());
  dialog.addEventListener('close', () => {
    draw = () => {};
    dialog.remove();
  });
  document.body.append(dialog);
  draw();
  dialog.showModal();
}

function row(/** @type {import('../web/news.ts').PushSight} */ push, /** @type {'fresh' | 'seen'} */ how) {
  const { phone } = say();
  const link = h(
    'a',
    { href: `?as=${state.as}&in=${push.channel}`, data: { channel: push.channel, message: push.message } },
    phone.follow,
  );
  return h(
    'li',
    { class: `push ${how}` },
    h('p', { class: 'push-title' }, h('b', {}, push.title), stamp(push.at)),
    push.text === '' ? h('p', { class: 'quiet' }, phone.noText) : h('p', { class: 'push-text' }, push.text),
    h('p', {}, how === 'fresh' && h('span', { class: 'push-new' }, `${phone.fresh} · `), link),
  );
}
