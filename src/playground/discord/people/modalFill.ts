import { ComponentType } from 'discord-api-types/v10';
import type { Modal } from '../interactions/exchange.ts';
import { selectTypes } from '../rules/componentRules.ts';
import { lengthOf } from '../rules/form.ts';
import { type Component, everyComponent } from '../world/content.ts';
import type { World } from '../world/world.ts';
import { type Chosen, checkCount, valuesOf } from './componentUse.ts';
import type { Resolved } from './resolved.ts';

/** What a person puts into a field: a text, an option or several, or a tick. */
export type FieldValue = string | boolean | Chosen | readonly Chosen[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Makes the `data` of the submission. Throws when Discord's client would not send the modal like this. */
export function fillModal(modal: Modal, values: FieldValues, world: World): unknown {
  const fields = everyComponent(modal.components).flatMap(({ custom_id }) => custom_id ?? []);
  for (const key of Object.keys(values)) {
    if (!fields.includes(key)) throw new Error(`the modal has no field ${key}; it has: ${fields.join(', ')}`);
  }
  const resolved: Resolved = {};
  let running = 0;
  const filled = (component: Component): unknown => {
    running += 1;
    const shared = { type: component.type, id: component.id || running };
    if (component.type === ComponentType.ActionRow) return { ...shared, components: component.components?.map(filled) };
    if (component.component !== undefined) return { ...shared, component: filled(component.component) };
    if (component.custom_id === undefined) return shared;
    const answer = answerTo(component, values[component.custom_id], modal, resolved, world);
    return { ...shared, custom_id: component.custom_id, ...answer };
  };
  return {
    custom_id: modal.custom_id,
    components: modal.components.map(filled),
    ...(Object.keys(resolved).length > 0 && { resolved }),
  };
}

function answerTo(
  field: Component,
  given: FieldValue | undefined,
  modal: Modal,
  resolved: Resolved,
  world: World,
): { readonly value: string | boolean | null } | { readonly values: readonly string[] } {
  const required = field.required !== false;
  if (field.type === ComponentType.TextInput) return { value: typed(field, given ?? field.value ?? '') };
  if (field.type === ComponentType.Checkbox)
    return { value: given === undefined ? field.default === true : given === true };
  const preset = (field.options ?? []).filter((option) => option.default).map(({ value }) => value);
  const chosen = given === undefined ? preset : ([given].flat() as readonly Chosen[]);
  if (field.type === ComponentType.RadioGroup) {
    const [value] = valuesOf(field, chosen, modal.channel, resolved, world);
    if (value === undefined && required) throw new Error(`the field ${field.custom_id} must be chosen`);
    if (chosen.length > 1) throw new Error(`the field ${field.custom_id} takes one value`);
    return { value: value ?? null };
  }
  if (field.type === ComponentType.CheckboxGroup || selectTypes.includes(field.type)) {
    const values = valuesOf(field, chosen, modal.channel, resolved, world);
    const most =
      field.type === ComponentType.CheckboxGroup ? (field.max_values ?? field.options?.length ?? 1) : field.max_values;
    const least = field.min_values ?? (required ? 1 : 0);
    if (values.length > 0 || required) checkCount({ ...field, max_values: most ?? 1 }, values.length, least);
    return { values };
  }
  throw new Error(`the field ${field.custom_id} cannot be filled in here`);
}

function typed(field: Component, given: FieldValue): string {
  if (typeof given !== 'string') throw new Error(`the field ${field.custom_id} takes a text`);
  const length = lengthOf(given);
  if (length === 0) {
    if (field.required !== false) throw new Error(`the field ${field.custom_id} must be filled in`);
    return given;
  }
  const [least, most] = [field.min_length ?? 0, field.max_length ?? 4000];
  if (length < least || length > most) {
    throw new Error(`the field ${field.custom_id} takes ${least} to ${most} characters, not ${length}`);
  }
  return given;
}
