import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Component } from '../world/content.ts';
import {
  type ComponentCheck,
  checkBounds,
  checkComponent,
  checkCustomId,
  checkOptions,
  checkSelect,
  componentCheck,
  selectTypes,
} from './componentRules.ts';
import { isObject, openForm } from './form.ts';

type Path = readonly (string | number)[];

/** A form the bot showed to one person. */
export interface ModalBody {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly Component[];
}

const labelled = [
  ComponentType.TextInput,
  ...selectTypes,
  ComponentType.FileUpload,
  ComponentType.RadioGroup,
  ComponentType.CheckboxGroup,
  ComponentType.Checkbox,
];

/** Refuses what is no modal. Each part of one is a label, an old row with one text input, or text. */
export function readModal(data: unknown): ModalBody {
  const form = openForm();
  const body: { custom_id?: unknown; title?: unknown; components?: unknown } = isObject(data) ? data : {};
  const check = componentCheck(form, new Set());
  for (const [field, most] of [
    ['custom_id', 100],
    ['title', 45],
  ] as const) {
    if (form.need(body[field], [field])) form.text(body[field], [field], 1, most);
  }
  const parts = form.list(body.components, ['components'], 1, 5);
  for (const [index, part] of parts.entries()) checkPart(check, part, ['components', index]);
  form.done();
  return data as ModalBody;
}

function checkPart(check: ComponentCheck, part: unknown, at: Path): void {
  const given = isObject(part) ? (part as Partial<Component>) : {};
  const { form } = check;
  if (given.type === ComponentType.TextDisplay) {
    checkComponent(check, part, at, [ComponentType.TextDisplay]);
  } else if (given.type === ComponentType.ActionRow) {
    const fields = form.list(given.components, [...at, 'components'], 1, 1);
    for (const [index, field] of fields.entries()) {
      const path = [...at, 'components', index];
      checkField(check, field, path, [ComponentType.TextInput]);
      const { label }: { label?: unknown } = isObject(field) ? field : {};
      if (form.need(label, [...path, 'label'])) form.text(label, [...path, 'label'], 1, 45);
    }
  } else if (given.type === ComponentType.Label) {
    if (form.need(given.label, [...at, 'label'])) form.text(given.label, [...at, 'label'], 1, 45);
    form.text(given.description, [...at, 'description'], 1, 100);
    if (form.need(given.component, [...at, 'component'])) {
      checkField(check, given.component, [...at, 'component'], labelled);
    }
  } else {
    const allowed = [ComponentType.ActionRow, ComponentType.TextDisplay, ComponentType.Label];
    form.wrong([...at, 'type'], 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed.join(', ')},).`);
  }
}

function checkField(check: ComponentCheck, field: unknown, at: Path, allowed: readonly number[]): void {
  const { form } = check;
  const given = isObject(field) ? (field as Partial<Component>) : {};
  const type = given.type ?? 0;
  if (!allowed.includes(type)) {
    const words = `Value of field "type" must be one of (${allowed.join(', ')},).`;
    form.wrong([...at, 'type'], 'UNION_TYPE_CHOICES', words);
    return;
  }
  if (given.disabled === true) {
    form.wrong([...at, 'disabled'], 'COMPONENT_DISABLED_IN_MODAL', 'Modals cannot have disabled components');
  }
  if (selectTypes.includes(type)) {
    checkSelect(check, given, at);
    return;
  }
  if (form.need(given.custom_id, [...at, 'custom_id'])) checkCustomId(check, given.custom_id, [...at, 'custom_id']);
  if (type === ComponentType.TextInput) checkTextInput(check, given, at);
  else if (type === ComponentType.RadioGroup) checkOptions(form, given, at, { least: 2, most: 10 });
  else if (type === ComponentType.CheckboxGroup) {
    checkOptions(form, given, at, { least: 1, most: 10 });
    form.whole(given.min_values, [...at, 'min_values'], 0, 10);
    form.whole(given.max_values, [...at, 'max_values'], 1, 10);
  } else if (type === ComponentType.FileUpload) checkBounds(form, given, at, 10);
}

function checkTextInput({ form }: ComponentCheck, input: Partial<Component>, at: Path): void {
  if (form.need(input.style, [...at, 'style']))
    form.whole(input.style, [...at, 'style'], TextInputStyle.Short, TextInputStyle.Paragraph);
  const least = form.whole(input.min_length, [...at, 'min_length'], 0, 4000) ?? 0;
  const most = form.whole(input.max_length, [...at, 'max_length'], 1, 4000) ?? 4000;
  form.text(input.placeholder, [...at, 'placeholder'], 0, 100);
  if (least > most) {
    form.wrong([...at, 'min_length'], 'BASE_TYPE_BAD_LENGTH', 'min_length may not exceed max_length');
  }
  if (input.value) form.text(input.value, [...at, 'value'], least, most);
}
