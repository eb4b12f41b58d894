import { kinds, optionsOf, valuesOf } from './components.js';
import { freshId, h } from './dom.js';
import { markdown } from './markdown.js';
import { picker } from './picker.js';
import { say } from './state.js';
import { act, Refused } from './wire.js';

/**
 * @import { Answer, FieldGiven } from '../web/deeds.ts'
 * @import { ModalSight } from '../web/news.ts'
 * @import { APICheckboxGroupComponent, APIComponentInLabel, APIRadioGroupComponent } from 'discord-api-types/v10'
 *
 * @typedef {{ element: Node, read?: () => [string, FieldGiven] | undefined, focus?: HTMLElement | undefined }} Drawn
 */

/**
 * Shows a form of the bot. The focus returns to where it was when the form is closed.
 * @param {ModalSight} modal
 * @param {(answer: Answer) => void} answered
 */
export function showModal({ key, title, components }, answered) {
  const words = say().form;
  const heading = freshId('modal');
  const fields = components.flatMap(parts);
  const fault = h('p', { class: 'fault', role: 'alert' });
  const submit = h('button', { type: 'submit', class: 'button main' }, words.submit);
  const form = h(
    'form',
    { novalidate: true },
    h('h2', { id: heading }, title),
    ...fields.map(({ element }) => element),
    fault,
    h(
      'div',
      { class: 'modal-end' },
      h('button', { type: 'button', class: 'button plain', onclick: () => dialog.close() }, words.cancel),
      submit,
    ),
  );
  const dialog = h('dialog', { class: 'modal', 'aria-labelledby': heading }, form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(fields.flatMap(({ read }) => [read?.()].filter((each) => each !== undefined)));
    submit.setAttribute('disabled', '');
    fault.textContent = '';
    try {
      const answer = await act({ do: 'submit', modal: key, values });
      if (answer.failed) throw new Refused(say().failed);
      dialog.close();
      answered(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const empty = fields.find(({ focus }) => focus?.matches(':invalid'));
      fault.textContent = empty === undefined ? error.message : words.missing;
      (empty ?? fields.find(({ focus }) => focus))?.focus?.focus();
    } finally {
      submit.removeAttribute('disabled');
    }
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields.find(({ focus }) => focus)?.focus?.focus();
}

/** A label with its field, an old row with a text input, or words. @returns {Drawn[]} */
function parts(/** @type {ModalSight['components'][number]} */ component) {
  if (component.type === kinds.TextDisplay)
    return [{ element: h('div', { class: 'text' }, ...markdown(component.content, 2)) }];
  if (component.type === kinds.ActionRow) {
    return component.components.map((input) => labelled(input.label ?? '', undefined, input));
  }
  return [labelled(component.label, component.description, component.component)];
}

/** @returns {Drawn} */
function labelled(
  /** @type {string} */ label,
  /** @type {string | null | undefined} */ hint,
  /** @type {APIComponentInLabel} */ component,
) {
  const words = say().form;
  const required = component.type !== kinds.Checkbox && component.required !== false;
  const id = freshId('field');
  const made = field(component, id, label, required);
  const note = required ? h('span', { class: 'required' }, ` (${words.required})`) : undefined;
  const described = hint ? h('p', { class: 'hint', id: `${id}-hint` }, hint) : undefined;
  if (described) made.focus?.setAttribute('aria-describedby', `${id}-hint`);
  const isGroup = component.type === kinds.RadioGroup || component.type === kinds.CheckboxGroup;
  const element = isGroup
    ? h('fieldset', { class: 'field' }, h('legend', {}, label, note), described, made.element)
    : h('div', { class: 'field' }, h('label', { for: id }, label, note), described, made.element);
  return { ...made, element };
}

/** @returns {Drawn} */
function field(
  /** @type {APIComponentInLabel} */ component,
  /** @type {string} */ id,
  /** @type {string} */ label,
  /** @type {boolean} */ required,
) {
  const name = component.custom_id;
  switch (component.type) {
    case kinds.TextInput: {
      const { style, value, placeholder, min_length: minlength, max_length: maxlength } = component;
      const props = { id, value, placeholder, minlength, maxlength, required, autocomplete: 'off' };
      const input = style === 2 ? h('textarea', { rows: '5', ...props }) : h('input', { type: 'text', ...props });
      return { element: input, focus: input, read: () => [name, input.value] };
    }
    case kinds.Checkbox: {
      const input = h('input', { type: 'checkbox', id, checked: component.default });
      return { element: input, focus: input, read: () => [name, input.checked] };
    }
    case kinds.RadioGroup:
    case kinds.CheckboxGroup:
      return group(component, id, required);
    case kinds.FileUpload:
      return { element: h('p', { class: 'hint' }, say().form.files) };
    default: {
      /** @type {string[] | undefined} */
      let values;
      const element = picker({
        label: component.placeholder ?? label,
        options: optionsOf(component),
        least: component.min_values ?? (required ? 1 : 0),
        most: component.max_values ?? 1,
        required,
        onchosen: (chosen) => {
          values = chosen;
        },
      });
      const focus = /** @type {HTMLElement} */ (element.firstElementChild);
      focus.id = id;
      return { element, focus, read: () => values && [name, valuesOf(component, values)] };
    }
  }
}

/** @returns {Drawn} */
function group(
  /** @type {APICheckboxGroupComponent | APIRadioGroupComponent} */ component,
  /** @type {string} */ id,
  /** @type {boolean} */ required,
) {
  const many = component.type === kinds.CheckboxGroup;
  const inputs = component.options.map((option, index) =>
    h('input', {
      type: many ? 'checkbox' : 'radio',
      id: `${id}-${index}`,
      name: id,
      value: option.value,
      checked: option.default === true,
      required: !many && required,
    }),
  );
  const rows = component.options.map((option, index) =>
    h(
      'label',
      { class: 'choice', for: `${id}-${index}` },
      inputs[index],
      h('span', {}, option.label, option.description && h('span', { class: 'option-hint' }, option.description)),
    ),
  );
  const read = () => {
    const values = inputs.filter((input) => input.checked).map((input) => input.value);
    return /** @type {[string, FieldGiven]} */ ([component.custom_id, values]);
  };
  return { element: h('div', { class: 'choices' }, ...rows), focus: inputs[0], read };
}
