import { freshId, h, iconButton } from './dom.js';
import { say } from './state.js';

/**
 * A picture with its description, which screen readers read and a button shows.
 *
 * @typedef {{ url: string, width?: number | null | undefined, height?: number | null | undefined }} Media
 *
 * @param {Media & { description?: string | null | undefined }} picture
 */
export function picture({ url, description, width, height }) {
  const text = description ?? '';
  const image = h('img', { src: url, alt: text, width, height, loading: 'eager', decoding: 'sync' });
  // The picture's space is reserved before it loads, so that a board does not jump at every move.
  if (width && height) {
    image.style.setProperty('--wide', `${width}px`);
    image.style.setProperty('--ratio', String(width / height));
  }
  const enlarge = h('button', { type: 'button', class: 'picture-open', title: say().enlarge }, image);
  enlarge.addEventListener('click', () => enlarged(url, text));
  const figure = h('figure', { class: 'picture' }, enlarge);
  image.addEventListener('error', () => enlarge.replaceWith(h('p', { class: 'small' }, text || say().pictureGone)));
  if (text !== '') figure.append(...described(text));
  return figure;
}

function described(/** @type {string} */ text) {
  const id = freshId('alt');
  const caption = h('figcaption', { id, hidden: true }, text);
  const button = h(
    'button',
    {
      type: 'button',
      class: 'alt-button',
      'aria-expanded': 'false',
      'aria-controls': id,
      'aria-label': say().showAlt,
      title: say().showAlt,
    },
    say().alt,
  );
  button.addEventListener('click', () => {
    caption.hidden = !caption.hidden;
    button.setAttribute('aria-expanded', String(!caption.hidden));
  });
  return [button, caption];
}

function enlarged(/** @type {string} */ url, /** @type {string} */ text) {
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      'dialog',
      { class: 'lightbox', 'aria-label': say().enlarge },
      h('img', { src: url, alt: text }),
      iconButton('close', say().close, { onclick: () => dialog.close() }),
    )
  );
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** One picture fills the width; several share it. */
export function gallery(/** @type {readonly { media: Media, description?: string | null | undefined }[]} */ items) {
  const pictures = items.map(({ media, description }) => picture({ ...media, description }));
  return h('div', { class: 'gallery', data: { count: String(items.length) } }, ...pictures);
}
