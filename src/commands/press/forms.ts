import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import type { Form } from '../../games/controls.ts';
import { type Target, writeCustomId } from './customId.ts';

const field = 'typed';

export function formModal(form: Form, target: Target): APIModalInteractionResponseCallbackData {
  return {
    title: form.title,
    custom_id: writeCustomId({ ...target, typedAfter: form.prefix, board: form.anytime ? 'any' : 'this' }),
    components: [
      {
        type: ComponentType.Label,
        label: form.label,
        component: {
          type: ComponentType.TextInput,
          custom_id: field,
          style: TextInputStyle.Short,
          required: true,
          max_length: form.longest,
          ...(form.value === undefined ? {} : { value: form.value }),
          ...(form.placeholder === undefined ? {} : { placeholder: form.placeholder }),
        },
      },
    ],
  };
}

/** What was typed into the field; undefined for a form without this field. */
export function typedIn({ fields }: ModalSubmitInteraction): string | undefined {
  const filled = fields.fields.get(field);
  return filled?.type === ComponentType.TextInput ? filled.value : undefined;
}
