import { h, icon } from './dom.js';
import { leadTo } from './inline.js';
import { markdown } from './markdown.js';
import { picker } from './picker.js';
import { gallery, picture } from './pictures.js';
import { say, state } from './state.js';

/**
 * Discord's numbers of the kinds of component. A page without a bundler cannot load the package that has them.
 * @type {Omit<typeof import('discord-api-types/v10').ComponentType, 'ContentInventoryEntry' | 'SelectMenu'>}
 */
export const kinds = {
  ActionRow: 1,
  Button: 2,
  StringSelect: 3,
  TextInput: 4,
  UserSelect: 5,
  RoleSelect: 6,
  MentionableSelect: 7,
  ChannelSelect: 8,
  Section: 9,
  TextDisplay: 10,
  Thumbnail: 11,
  MediaGallery: 12,
  File: 13,
  Separator: 14,
  Container: 17,
  Label: 18,
  FileUpload: 19,
  RadioGroup: 21,
  CheckboxGroup: 22,
  Checkbox: 23,
};

/** @type {Pick<typeof import('discord-api-types/v10').ButtonStyle, 'Link' | 'Premium'>} */
const styles = { Link: 5, Premium: 6 };

const tones = ['', 'main', 'plain', 'good', 'danger', 'plain link', 'plain'];

/**
 * @import { Chosen } from '../web/deeds.ts'
 * @import { APIButtonComponent, APIMessageComponent, APISelectMenuComponent } from 'discord-api-types/v10'
 * @import { Option } from './picker.js'
 *
 * @typedef {{
 *   press: (customId: string, button: HTMLElement) => void,
 *   choose: (customId: string, values: Chosen[], menu: HTMLElement) => void
 * }} Hands What is done with controls.
 */

/** @param {APIMessageComponent} component @param {Hands} hands @returns {Node} */
export function draw(component, hands) {
  const inside = (/** @type {readonly APIMessageComponent[]} */ parts) => parts.map((each) => draw(each, hands));
  switch (component.type) {
    case kinds.Container: {
      const box = h('div', { class: 'container' }, ...inside(component.components));
      const accent = component.accent_color;
      if (typeof accent === 'number') box.style.setProperty('--accent', `#${accent.toString(16).padStart(6, '0')}`);
      return box;
    }
    case kinds.TextDisplay:
      return h('div', { class: 'text' }, ...markdown(component.content));
    case kinds.Section:
      return h(
        'div',
        { class: 'section' },
        h('div', { class: 'section-text' }, ...inside(component.components)),
        draw(component.accessory, hands),
      );
    case kinds.Thumbnail:
      return h('div', { class: 'thumbnail' }, picture({ ...component.media, description: component.description }));
    case kinds.MediaGallery:
      return gallery(component.items);
    case kinds.Separator:
      return h('hr', {
        class: component.divider === false ? 'gap' : 'line',
        data: { spacing: component.spacing ?? 1 },
      });
    case kinds.File:
      return h('a', { class: 'file', href: component.file.url, download: true }, component.file.url.split('/').at(-1));
    case kinds.ActionRow:
      return h('div', { class: 'row' }, ...inside(component.components));
    case kinds.Button:
      return button(component, hands);
    case kinds.StringSelect:
    case kinds.UserSelect:
    case kinds.RoleSelect:
    case kinds.MentionableSelect:
    case kinds.ChannelSelect:
      return menu(component, hands);
  }
}

function button(/** @type {APIButtonComponent} */ component, /** @type {Hands} */ hands) {
  const { style, disabled } = component;
  const props = { class: `button ${tones[style] ?? 'plain'}` };
  if (component.style === styles.Premium) return h('button', { ...props, type: 'button', disabled });
  const { label, emoji } = component;
  const face = [emoji?.name && h('span', { class: 'emoji', 'aria-hidden': 'true' }, emoji.name), label];
  if (component.style === styles.Link) {
    const { url: href } = component;
    return h('a', { ...props, ...leadTo(href) }, ...face, icon('link'));
  }
  const { custom_id: customId } = component;
  const made = h(
    'button',
    { ...props, type: 'button', disabled, 'aria-label': label ? undefined : emoji?.name },
    ...face,
  );
  made.addEventListener('click', () => hands.press(customId, made));
  return made;
}

function menu(/** @type {APISelectMenuComponent} */ component, /** @type {Hands} */ hands) {
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

/** What a menu offers: its own options, or the people, roles and channels here. @returns {Option[]} */
export function optionsOf(/** @type {APISelectMenuComponent} */ component) {
  const before = 'default_values' in component ? (component.default_values ?? []) : [];
  const option = (/** @type {string} */ value, /** @type {string} */ label) => ({
    value,
    label,
    chosen: before.some(({ id }) => id === value),
  });
  const people = () => [...state.people.values()].map(({ id, displayName }) => option(id, displayName));
  const roles = () => [...state.roles.values()].map(({ id, name }) => option(id, `@${name}`));
  switch (component.type) {
    case kinds.UserSelect:
      return people();
    case kinds.RoleSelect:
      return roles();
    case kinds.MentionableSelect:
      return [...people(), ...roles()];
    case kinds.ChannelSelect:
      return [...state.channels.values()]
        .filter(({ kind, type }) => kind !== 'direct' && (component.channel_types ?? [type]).includes(type))
        .map(({ id, name }) => option(id, `#${name}`));
    case kinds.StringSelect:
      return component.options.map((option) => ({
        value: option.value,
        label: [option.emoji?.name, option.label].filter(Boolean).join(' '),
        hint: option.description ?? undefined,
        chosen: option.default === true,
      }));
  }
}

/** People, roles and channels are told apart from words. @returns {Chosen[]} */
export function valuesOf(/** @type {APISelectMenuComponent} */ component, /** @type {string[]} */ values) {
  switch (component.type) {
    case kinds.UserSelect:
    case kinds.MentionableSelect:
    case kinds.RoleSelect:
      return values.map((id) => (state.roles.has(id) ? { role: id } : { user: id }));
    case kinds.ChannelSelect:
      return values.map((channel) => ({ channel }));
    default:
      return values;
  }
}
