import { ApplicationCommandOptionType } from 'discord.js';
import { languages } from '../../games/contract.ts';
import { choiceBody, named, type OptionBody } from '../slash/bodies.ts';
import { hourChoices, postKinds } from './changes.ts';
import type { Field } from './controls.ts';
import { turnLimitNames } from './turnLimits.ts';

const { Channel, Role, String: Text } = ApplicationCommandOptionType;

/** The options of `/plateau settings`, for those who cannot use menus. Their English names are those of the fields. */
export function settingsOptions(): OptionBody[] {
  return [
    choiceBody(
      (say) => say.options.language,
      ['server', ...languages] as const,
      (say, value) => say.languages[value],
    ),
    { type: Text, max_length: 60, autocomplete: true, ...own('time-zone') },
    { type: Text, max_length: 1_000, ...own('channels') },
    choiceBody(
      (say) => say.settings.options['who-stops'],
      ['moderators', 'everybody'] as const,
      (say, value) => say.settings.stoppers[value],
    ),
    { type: Role, ...own('stop-role') },
    choiceBody(
      (say) => say.settings.options['turn-limit'],
      turnLimitNames,
      (say, value) => say.limits[value],
    ),
    choiceBody(
      (say) => say.settings.options.computers,
      ['allowed', 'not-allowed'] as const,
      (say, value) => say.settings.computers[value],
    ),
    { type: Channel, channel_types: [...postKinds], ...own('daily-channel') },
    choiceBody(
      (say) => say.settings.options['daily-hour'],
      hourChoices,
      (say, value) => (value === 'off' ? say.settings.off : say.settings.hour({ hour: value })),
    ),
    choiceBody(
      (say) => say.settings.options.results,
      ['count', 'do-not-count'] as const,
      (say, value) => say.settings.results[value],
    ),
  ];
}

const own = (field: Exclude<Field, 'language'>) => named((say) => say.settings.options[field]);
