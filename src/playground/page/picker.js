import { freshId, h, icon } from './dom.js';
import { say } from './state.js';

/**
 * @typedef {{ value: string, label: string, hint?: string | undefined, chosen?: boolean }} Option
 * @typedef {{
 *   label: string, options: Option[], least: number, most: number, disabled?: boolean, required?: boolean,
 *   onchosen: (values: string[]) => void
 * }} Picking
 */

/**
 * A menu like Discord's: a button that opens a list. A menu for one value closes when it is chosen; several values
 * are handed over when the list closes.
 * @param {Picking} picking
 */
export function picker({ label, options, least, most, disabled, required, onchosen }) {
  const many = most > 1;
  const ids = { list: freshId('list'), option: freshId('option') };
  let chosen = new Set(options.filter((option) => option.chosen).map((option) => option.value));
  let active = -1;
  let typed = '';
  let typedAt = 0;

  const shown = h('span', { class: 'picker-text' });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'picker-button',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': ids.list,
      'aria-label': label,
      'aria-required': required ? 'true' : undefined,
      disabled,
    },
    shown,
    icon('chevron'),
  );
  const rows = options.map((option, index) =>
    h(
      'li',
      { role: 'option', id: `${ids.option}-${index}`, 'aria-selected': 'false', class: 'option' },
      h('span', { class: 'option-label' }, option.label),
      option.hint && h('span', { class: 'option-hint' }, option.hint),
      icon('check'),
    ),
  );
  const list = h(
    'ul',
    {
      role: 'listbox',
      id: ids.list,
      class: 'options',
      hidden: true,
      tabindex: '-1',
      'aria-label': label,
      'aria-multiselectable': many ? 'true' : undefined,
    },
    ...rows,
  );
  const root = h('div', { class: 'picker' }, button, list);

  function paint() {
    const labels = options.filter(({ value }) => chosen.has(value)).map((option) => option.label);
    shown.textContent = labels.length > 0 ? labels.join(', ') : label;
    shown.classList.toggle('empty', labels.length === 0);
    for (const [index, row] of rows.entries()) {
      row.setAttribute('aria-selected', String(chosen.has(options[index]?.value ?? '')));
      row.classList.toggle('active', index === active);
    }
  }

  const isOpen = () => !list.hidden;

  function open() {
    if (isOpen() || button.hasAttribute('disabled')) return;
    list.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    // The list opens where there is more room: below, or above near the end of the channel.
    const around = root.closest('.log, dialog')?.getBoundingClientRect();
    const own = root.getBoundingClientRect();
    const below = (around?.bottom ?? innerHeight) - own.bottom;
    list.classList.toggle('up', below < list.offsetHeight + 12 && own.top - (around?.top ?? 0) > below);
    move(
      Math.max(
        0,
        options.findIndex(({ value }) => chosen.has(value)),
      ),
    );
  }

  function close() {
    if (!isOpen()) return;
    list.hidden = true;
    active = -1;
    button.setAttribute('aria-expanded', 'false');
    button.removeAttribute('aria-activedescendant');
    paint();
  }

  function move(/** @type {number} */ to) {
    active = Math.min(Math.max(to, 0), rows.length - 1);
    button.setAttribute('aria-activedescendant', `${ids.option}-${active}`);
    paint();
    rows[active]?.scrollIntoView({ block: 'nearest' });
  }

  function choose(/** @type {number} */ index) {
    const option = options[index];
    if (option === undefined) return;
    if (!many) {
      chosen = new Set([option.value]);
      close();
      onchosen([...chosen]);
      return;
    }
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < most) chosen.add(option.value);
    paint();
  }

  /** Several values are handed over once, when the list is left. */
  function settle() {
    if (!isOpen()) return;
    close();
    if (many && chosen.size >= least) onchosen([...chosen]);
  }

  function seek(/** @type {string} */ letter) {
    typed = Date.now() - typedAt > 800 ? letter : typed + letter;
    typedAt = Date.now();
    const found = options.findIndex((option) => option.label.toLowerCase().startsWith(typed));
    const within = options.findIndex((option) => option.label.toLowerCase().includes(typed));
    if (found >= 0 || within >= 0) move(found >= 0 ? found : within);
  }

  button.addEventListener('click', () => (isOpen() ? settle() : open()));
  button.addEventListener('blur', settle);
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  for (const [index, row] of rows.entries()) {
    row.addEventListener('click', () => choose(index));
    row.addEventListener('pointermove', () => active !== index && move(index));
  }
  button.addEventListener('keydown', (event) => {
    const { key } = event;
    if (!isOpen()) {
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        open();
      }
      return;
    }
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      PageDown: () => move(active + 6),
      PageUp: () => move(active - 6),
      Enter: () => choose(active),
      ' ': () => choose(active),
      Escape: settle,
    };
    const does =
      keys[key] ?? (key.length === 1 && !event.ctrlKey && !event.metaKey ? () => seek(key.toLowerCase()) : undefined);
    if (does === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  });
  if (many) list.append(h('li', { role: 'presentation', class: 'options-end' }, doneButton(settle)));
  paint();
  return root;
}

function doneButton(/** @type {() => void} */ settle) {
  return h('button', { type: 'button', class: 'button plain', tabindex: '-1', onclick: settle }, say().done);
}
