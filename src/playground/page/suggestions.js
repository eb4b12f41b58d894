import { freshId, h } from './dom.js';
import { say } from './state.js';

/**
 * The list above the field. The field keeps the focus, and the arrow keys move in the list.
 * @param {HTMLInputElement} field
 * @param {(suggestion: { text: string }) => void} take
 */
export function openSuggestions(field, take) {
  const ids = { list: 'suggestions', option: freshId('suggestion') };
  const heading = h('p', { class: 'suggest-about', hidden: true });
  const list = h('ul', { role: 'listbox', id: ids.list, class: 'suggest-list', 'aria-label': say().suggestions });
  const root = h('div', { class: 'suggest', hidden: true }, heading, list);
  /** @type {import('./slash.js').Suggestion[]} */
  let shown = [];
  let active = -1;

  function mark(/** @type {number} */ to) {
    active = to;
    for (const [index, row] of [...list.children].entries()) {
      row.classList.toggle('active', index === active);
      row.setAttribute('aria-selected', String(index === active));
    }
    if (active < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `${ids.option}-${active}`);
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  }

  function hide() {
    root.hidden = true;
    shown = [];
    field.setAttribute('aria-expanded', 'false');
    mark(-1);
  }

  field.setAttribute('aria-controls', ids.list);
  root.addEventListener('pointerdown', (event) => event.preventDefault());
  hide();

  return {
    root,
    hide,
    isOpen: () => !root.hidden,
    /**
     * @param {import('./slash.js').Suggestion[]} suggestions
     * @param {{ label: string, description: string } | undefined} about
     * @param {boolean} urgent
     */
    show(suggestions, about, urgent) {
      if (suggestions.length === 0 && about === undefined) return hide();
      shown = suggestions;
      root.hidden = false;
      list.hidden = shown.length === 0;
      field.setAttribute('aria-expanded', String(shown.length > 0));
      heading.hidden = about === undefined;
      heading.replaceChildren(h('b', {}, about?.label ?? ''), ' ', about?.description ?? '');
      list.setAttribute('aria-label', about?.label ?? say().suggestions);
      list.replaceChildren(
        ...shown.map(({ label, hint, kind }, index) =>
          h(
            'li',
            {
              role: 'option',
              id: `${ids.option}-${index}`,
              class: `suggestion ${kind}`,
              'aria-selected': 'false',
              onclick: () => shown[index] && take(shown[index]),
            },
            h('span', { class: 'suggestion-label' }, label),
            hint && h('span', { class: 'suggestion-hint' }, hint),
          ),
        ),
      );
      mark(urgent && shown.length > 0 ? 0 : -1);
    },
    /** Whether the key was for the list. @param {KeyboardEvent} event */
    key(event) {
      if (root.hidden) return false;
      const { key, shiftKey } = event;
      if (key === 'ArrowDown' && shown.length > 0) mark((active + 1) % shown.length);
      else if (key === 'ArrowUp' && shown.length > 0) mark((active <= 0 ? shown.length : active) - 1);
      else if (key === 'Escape') hide();
      else if ((key === 'Enter' && active >= 0) || (key === 'Tab' && !shiftKey && shown.length > 0)) {
        const chosen = shown[Math.max(active, 0)];
        if (chosen !== undefined) take(chosen);
      } else return false;
      event.preventDefault();
      return true;
    },
  };
}
