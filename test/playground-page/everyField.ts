import {
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord.js';

const label = (text: string, component: APIComponentInLabel): APILabelComponent => ({
  type: ComponentType.Label,
  label: text,
  component,
});
const options = ['Red', 'Blue'].map((name) => ({ label: name, value: name.toLowerCase() }));

/** A form with every kind of field that the page draws. */
export const everyField: APIModalInteractionResponseCallbackData = {
  title: 'A form',
  custom_id: 'filled',
  components: [
    label('Name', { type: ComponentType.TextInput, custom_id: 'name', style: TextInputStyle.Short, max_length: 9 }),
    label('More', {
      type: ComponentType.TextInput,
      custom_id: 'more',
      style: TextInputStyle.Paragraph,
      required: false,
    }),
    label('Menu', { type: ComponentType.StringSelect, custom_id: 'menu', options }),
    label('One', { type: ComponentType.RadioGroup, custom_id: 'one', options }),
    label('Many', { type: ComponentType.CheckboxGroup, custom_id: 'many', options }),
  ],
};
