import { ApplicationCommandOptionType } from 'discord.js';
import { moveBy } from '../slash/asked.ts';
import { named } from '../slash/bodies.ts';
import { actHere } from './actHere.ts';
import { type CommonCommand, everybody } from './commonCommand.ts';

const option = 'move';

export const move: CommonCommand = {
  name: 'move',
  suits: everybody,
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      required: true,
      max_length: 60,
      autocomplete: true,
      ...named((say) => say.options[option]),
    },
  ],
  answer: (asked) => actHere(asked, moveBy(asked, asked.call.options.getString(option, true))),
};
