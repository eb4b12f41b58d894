import { ButtonStyle, ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import type { Component } from '../world/content.ts';
import { type Form, isObject, lengthOf } from './form.ts';

type Path = readonly (string | number)[];

export const selectTypes: readonly number[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];
const inContainer = [
  ComponentType.ActionRow,
  ComponentType.Section,
  ComponentType.TextDisplay,
  ComponentType.MediaGallery,
  ComponentType.File,
  ComponentType.Separator,
];

/** What a check of components needs to know, and what it counts on the way. */
export interface ComponentCheck {
  readonly form: Form;
  /** Files that `attachment://` may name. */
  readonly files: ReadonlySet<string>;
  readonly customIds: Set<string>;
  total: number;
  letters: number;
}

export function componentCheck(form: Form, files: ReadonlySet<string>): ComponentCheck {
  return { form, files, customIds: new Set(), total: 0, letters: 0 };
}

/** Checks the components of a message. */
export function checkComponents(check: ComponentCheck, components: unknown, at: Path, layout: 'rows' | 'v2'): void {
  const list = check.form.list(components, at, 0, layout === 'rows' ? 5 : Number.POSITIVE_INFINITY);
  const allowed = layout === 'rows' ? [ComponentType.ActionRow] : [...inContainer, ComponentType.Container];
  for (const [index, component] of list.entries()) checkComponent(check, component, [...at, index], allowed);
  if (layout === 'rows') return;
  if (check.total > 40) {
    check.form.wrong(at, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', 'Total number of components exceeds maximum of 40');
  }
  if (check.letters > 4000) {
    const words = 'Components displayable text size exceeds maximum size of 4000';
    check.form.wrong(at, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', words);
  }
}

/** Checks one component. Only the kinds in `allowed` may be here. */
export function checkComponent(check: ComponentCheck, given: unknown, at: Path, allowed: readonly number[]): void {
  const { form } = check;
  check.total += 1;
  const component = isObject(given) ? (given as Partial<Component>) : undefined;
  if (component === undefined) {
    form.wrong(at, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    return;
  }
  const type = component.type ?? 0;
  if (!allowed.includes(type)) {
    const words = `Value of field "type" must be one of (${allowed.join(', ')},).`;
    form.wrong([...at, 'type'], 'UNION_TYPE_CHOICES', words);
    return;
  }
  form.whole(component.id, [...at, 'id'], 0, 2 ** 31 - 1);
  const inner = (list: unknown, most: number, kinds: readonly number[]) => {
    const children = form.list(list, [...at, 'components'], 1, most);
    for (const [index, child] of children.entries()) checkComponent(check, child, [...at, 'components', index], kinds);
  };
  if (type === ComponentType.ActionRow) checkRow(check, component, at);
  else if (type === ComponentType.Button) checkButton(check, component, at);
  else if (selectTypes.includes(type)) checkSelect(check, component, at);
  else if (type === ComponentType.Container) {
    inner(component.components, 40, inContainer);
    form.whole(component.accent_color, [...at, 'accent_color'], 0, 0xffffff);
  } else if (type === ComponentType.Section) {
    inner(component.components, 3, [ComponentType.TextDisplay]);
    if (form.need(component.accessory, [...at, 'accessory'])) {
      checkComponent(check, component.accessory, [...at, 'accessory'], [ComponentType.Button, ComponentType.Thumbnail]);
    }
  } else if (type === ComponentType.TextDisplay) {
    form.need(component.content, [...at, 'content']);
    check.letters += lengthOf(form.text(component.content, [...at, 'content'], 1, 4000) ?? '');
  } else if (type === ComponentType.MediaGallery) {
    const items = form.list(component.items, [...at, 'items'], 1, 10);
    for (const [index, item] of items.entries()) {
      const pictured: { media?: unknown; description?: unknown } = isObject(item) ? item : {};
      checkMedia(check, pictured.media, [...at, 'items', index, 'media']);
      form.text(pictured.description, [...at, 'items', index, 'description'], 1, 1024);
    }
  } else if (type === ComponentType.Thumbnail) {
    checkMedia(check, component.media, [...at, 'media']);
    form.text(component.description, [...at, 'description'], 1, 1024);
  } else if (type === ComponentType.File) {
    checkMedia(check, component.file, [...at, 'file']);
  } else if (type === ComponentType.Separator) {
    form.whole(component.spacing, [...at, 'spacing'], SeparatorSpacingSize.Small, SeparatorSpacingSize.Large);
  }
}

function checkRow(check: ComponentCheck, row: Partial<Component>, at: Path): void {
  const path = [...at, 'components'];
  const children = check.form.list(row.components, path, 1, 5);
  for (const [index, child] of children.entries()) {
    checkComponent(check, child, [...path, index], [ComponentType.Button, ...selectTypes]);
    const type = isObject(child) ? (child as Partial<Component>).type : undefined;
    if (selectTypes.includes(type ?? 0) && children.length > 1) {
      const words = 'The specified component exceeds the maximum width';
      check.form.wrong([...path, index], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', words);
    }
  }
}

export function checkCustomId(check: ComponentCheck, customId: unknown, at: Path): void {
  const text = check.form.text(customId, at, 1, 100);
  if (text === undefined) return;
  if (check.customIds.has(text)) {
    check.form.wrong(at, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  }
  check.customIds.add(text);
}

function checkButton(check: ComponentCheck, button: Partial<Component>, at: Path): void {
  const { form } = check;
  const style = form.whole(button.style, [...at, 'style'], ButtonStyle.Primary, ButtonStyle.Premium);
  form.need(button.style, [...at, 'style']);
  form.text(button.label, [...at, 'label'], 0, 80);
  if (style === ButtonStyle.Premium) return;
  if (style === ButtonStyle.Link) {
    if (!form.need(button.url, [...at, 'url'])) return;
    form.text(button.url, [...at, 'url'], 1, 512);
    if (button.custom_id !== undefined) {
      const words = 'A custom id and url cannot both be specified';
      form.wrong(at, 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', words);
    }
  } else if (typeof button.custom_id !== 'string' || button.custom_id === '') {
    form.wrong([...at, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
  } else {
    checkCustomId(check, button.custom_id, [...at, 'custom_id']);
    if (button.url) form.wrong([...at, 'url'], 'BUTTON_COMPONENT_INVALID_URL', 'Only link buttons can have a url');
  }
  if (!button.label && !button.emoji) {
    form.wrong([...at, 'label'], 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required');
  }
}

export function checkSelect(check: ComponentCheck, select: Partial<Component>, at: Path): void {
  const { form } = check;
  if (form.need(select.custom_id, [...at, 'custom_id'])) {
    checkCustomId(check, select.custom_id, [...at, 'custom_id']);
  }
  form.text(select.placeholder, [...at, 'placeholder'], 0, 150);
  checkBounds(form, select, at, 25);
  if (select.type === ComponentType.StringSelect) checkOptions(form, select, at, { least: 1, most: 25 });
  else checkDefaults(form, select, at);
}

const defaultKinds: Readonly<Record<number, readonly string[]>> = {
  [ComponentType.UserSelect]: ['user'],
  [ComponentType.RoleSelect]: ['role'],
  [ComponentType.MentionableSelect]: ['user', 'role'],
  [ComponentType.ChannelSelect]: ['channel'],
};

/** Checks what a menu of people, roles or channels shows as chosen. */
function checkDefaults(form: Form, select: Partial<Component>, at: Path): void {
  const path = [...at, 'default_values'];
  const chosen = form.list(select.default_values, path, 0, 25);
  for (const [index, value] of chosen.entries()) {
    const given: { id?: unknown; type?: unknown } = isObject(value) ? value : {};
    if (form.need(given.id, [...path, index, 'id'])) form.text(given.id, [...path, index, 'id'], 1, 20);
    const kinds = defaultKinds[select.type ?? 0] ?? [];
    if (!kinds.some((kind) => kind === given.type)) {
      const words = `Value of field "type" must be one of (${kinds.join(', ')},).`;
      form.wrong([...path, index, 'type'], 'UNION_TYPE_CHOICES', words);
    }
  }
  const [least, most] = [select.min_values ?? 1, select.max_values ?? 1];
  if (chosen.length > 0 && (chosen.length < least || chosen.length > most)) {
    const words = 'The number of default values must be in the range defined by min_values and max_values';
    form.wrong(path, 'SELECT_COMPONENT_INVALID_DEFAULT_VALUES', words);
  }
}

/** Checks `min_values` and `max_values` with each other, and with the number of options. */
export function checkBounds(form: Form, select: Partial<Component>, at: Path, most: number): void {
  const least = form.whole(select.min_values, [...at, 'min_values'], 0, most) ?? 1;
  const upper = form.whole(select.max_values, [...at, 'max_values'], 1, most) ?? 1;
  if (least > upper) {
    const words = 'The minimum number of values may not exceed the maximum';
    form.wrong([...at, 'min_values'], 'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES', words);
  }
  if (Array.isArray(select.options) && Math.max(least, upper) > select.options.length) {
    const words = 'The number of values may not exceed the number of options';
    form.wrong([...at, 'max_values'], 'SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS', words);
  }
}

export function checkOptions(
  form: Form,
  select: Partial<Component>,
  at: Path,
  bounds: { readonly least: number; readonly most: number },
): void {
  const options = form.list(select.options, [...at, 'options'], bounds.least, bounds.most);
  const values = new Set<unknown>();
  let chosen = 0;
  for (const [index, option] of options.entries()) {
    const path = [...at, 'options', index];
    const given: { label?: unknown; value?: unknown; description?: unknown; default?: unknown } = isObject(option)
      ? option
      : {};
    for (const field of ['label', 'value'] as const) {
      if (form.need(given[field], [...path, field])) form.text(given[field], [...path, field], 1, 100);
    }
    form.text(given.description, [...path, 'description'], 0, 100);
    if (given.default === true) chosen += 1;
    if (values.has(given.value)) {
      form.wrong(path, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
    }
    values.add(given.value);
  }
  if (chosen > (select.max_values ?? (select.type === ComponentType.CheckboxGroup ? bounds.most : 1))) {
    const words = 'The specified number of default values exceeds the specified maximum values';
    form.wrong([...at, 'options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', words);
  }
}

/** Checks the address of a picture: on the web, or of a file that was sent with the message. */
export function checkMedia(check: Pick<ComponentCheck, 'form' | 'files'>, media: unknown, at: Path): void {
  if (!check.form.need(media, at)) return;
  const { url }: { url?: unknown } = isObject(media) ? media : {};
  if (!check.form.need(url, [...at, 'url'])) return;
  const text = check.form.text(url, [...at, 'url'], 1, 2048);
  if (text === undefined || /^https?:\/\//.test(text)) return;
  const name = /^attachment:\/\/(.+)$/.exec(text)?.[1];
  if (name === undefined) {
    const words = `Scheme of "${text}" is not supported. Scheme must be one of ('http', 'https', 'attachment').`;
    check.form.wrong([...at, 'url'], 'URL_TYPE_INVALID_SCHEME', words);
  } else if (!check.files.has(name)) {
    const words = 'The referenced attachment could not be found';
    check.form.wrong([...at, 'url'], 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', words);
  }
}
