import { h, icon } from './dom.js';
import { markdown } from './markdown.js';
import { picker } from './picker.js';
import { gallery, picture } from './pictures.js';
import { say, state } from './state.js';

/** Discord's numbers of the kinds of component. */
export const kinds = /** @type {const} */ ({
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
});

const tones = ['', 'main', 'plain', 'good', 'danger', 'plain link', 'plain'];

/**
 * @import { Button, Component, Menu } from './componentShapes.d.ts'
 * @import { Chosen } from './shapes.d.ts'
 * @import { Option } from './picker.js'
 *
 * @typedef {{
 *   press: (customId: string, button: HTMLElement) => void,
 *   choose: (customId: string, values: readonly Chosen[], menu: HTMLElement) => void
 * }} Hands What is done with controls.
 */

/** @param {Component} component @param {Hands} hands @returns {Node} */
export function draw(component, hands) {
  const inside = (/** @type {readonly Component[]} */ parts) => parts.map((each) => draw(each, hands));
  switch (component.type) {
    case kinds.container: {
      const box = h('div', { class: 'container' }, ...inside(component.components));
      const accent = component.accent_color;
      if (typeof accent === 'number') box.style.setProperty('--accent', `#${accent.toString(16).padStart(6, '0')}`);
      return box;
    }
    case kinds.text:
      return h('div', { class: 'text' }, ...markdown(component.content));
    case kinds.section:
      return h(
        'div',
        { class: 'section' },
        h('div', { class: 'section-text' }, ...inside(component.components)),
        draw(component.accessory, hands),
      );
    case kinds.thumbnail:
      return h('div', { class: 'thumbnail' }, picture({ ...component.media, description: component.description }));
    case kinds.gallery:
      return gallery(component.items);
    case kinds.separator:
      return h('hr', {
        class: component.divider === false ? 'gap' : 'line',
        data: { spacing: component.spacing ?? 1 },
      });
    case kinds.file:
      return h('a', { class: 'file', href: component.file.url, download: true }, component.file.url.split('/').at(-1));
    case kinds.row:
      return h('div', { class: 'row' }, ...inside(component.components));
    case kinds.button:
      return button(component, hands);
    case kinds.stringSelect:
    case kinds.userSelect:
    case kinds.roleSelect:
    case kinds.mentionableSelect:
    case kinds.channelSelect:
      return menu(component, hands);
    // The parts of a form are drawn by the form.
    case kinds.label:
    case kinds.textInput:
    case kinds.fileUpload:
    case kinds.radioGroup:
    case kinds.checkboxGroup:
    case kinds.checkbox:
      return h('div');
  }
}

function button(/** @type {Button} */ component, /** @type {Hands} */ hands) {
  const { style = 2, label, emoji, url, custom_id: customId, disabled } = component;
  const props = { class: `button ${tones[style] ?? 'plain'}` };
  const face = [emoji?.name && h('span', { class: 'emoji', 'aria-hidden': 'true' }, emoji.name), label];
  if (style === 5)
    return h('a', { ...props, href: url, target: '_blank', rel: 'noopener noreferrer' }, ...face, icon('link'));
  const made = h(
    'button',
    { ...props, type: 'button', disabled, 'aria-label': label ? undefined : emoji?.name },
    ...face,
  );
  if (customId !== undefined) made.addEventListener('click', () => hands.press(customId, made));
  return made;
}

function menu(/** @type {Menu} */ component, /** @type {Hands} */ hands) {
  const { custom_id: customId, placeholder, min_values: least = 1, max_values: most = 1, disabled } = component;
  const made = picker({
    label: placeholder ?? say().choose,
    options: optionsOf(component),
    least: least ?? 1,
    most: most ?? 1,
    disabled: disabled === true,
    onchosen: (values) => hands.choose(customId, valuesOf(component, values), made),
  });
  return made;
}

/** What a menu offers: its own options, or the people and channels here. @returns {Option[]} */
export function optionsOf(/** @type {Menu} */ component) {
  switch (component.type) {
    case kinds.userSelect:
    case kinds.mentionableSelect:
      return [...state.people.values()].map(({ id, displayName }) => ({ value: id, label: displayName }));
    case kinds.channelSelect:
      return [...state.channels.values()].map(({ id, name }) => ({ value: id, label: `#${name}` }));
    default:
      return (component.options ?? []).map((option) => ({
        value: option.value,
        label: [option.emoji?.name, option.label].filter(Boolean).join(' '),
        hint: option.description ?? undefined,
        chosen: option.default === true,
      }));
  }
}

/** People and channels are told apart from words. @returns {readonly Chosen[]} */
export function valuesOf(/** @type {Menu} */ component, /** @type {readonly string[]} */ values) {
  switch (component.type) {
    case kinds.userSelect:
    case kinds.mentionableSelect:
      return values.map((user) => ({ user }));
    case kinds.channelSelect:
      return values.map((channel) => ({ channel }));
    default:
      return values;
  }
}
