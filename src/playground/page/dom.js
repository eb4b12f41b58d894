/**
 * Makes an element with attributes, listeners (`onclick`), dataset and children. Text is never parsed as HTML.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [props]
 * @param {...(Node | string | undefined | null | false | (Node | string)[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === 'data') Object.assign(element.dataset, value);
    else if (name === 'value') /** @type {HTMLInputElement} */ (element).value = String(value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...kids(children));
  return element;
}

/** @param {unknown[]} children */
export function kids(children) {
  return /** @type {(Node | string)[]} */ (
    children.flat().filter((child) => child !== undefined && child !== null && child !== false)
  );
}

const shapes = {
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  hash: 'M9 4 7 20M17 4l-2 16M4.500 9h16M3.500 15h16',
  thread: 'M5 5h14v10H11l-4 4v-4H5zM9 9h6M9 11.600h4',
  close: 'M6 6l12 12M18 6 6 18',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  send: 'M4 12 20 4l-5 16-4-7zM11 13l9-9',
  reply: 'M9 6 4 11l5 5M4 11h9c4 0 6 2 7 6',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.500 14c1.800 2.600 5.200 2.600 7 0M9 9.500v.5M15 9.500v.5',
  eye: 'M2.500 12C6 6 18 6 21.500 12 18 18 6 18 2.500 12zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  chevron: 'M7 10l5 5 5-5',
  play: 'M8 5v14l11-7z',
  window: 'M4 5h11v4M4 5v14h11v-4M11 12h9M17 9l3 3-3 3',
  link: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  check: 'M5 13l4 4L19 7',
  command: 'M5 5h14v14H5zM10.500 15.500l3-7',
};

/** @param {keyof typeof shapes} name */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', shapes[name]);
  svg.append(path);
  return svg;
}

/** A button that shows only an icon says in words what it does. */
export function iconButton(/** @type {keyof typeof shapes} */ name, /** @type {string} */ label, props = {}) {
  return h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, ...props }, icon(name));
}

let running = 0;

/** A fresh id for `aria-*` to point to. */
export function freshId(prefix = 'p') {
  running += 1;
  return `${prefix}${running}`;
}
