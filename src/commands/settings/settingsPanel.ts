import {
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import { languages } from '../../games/contract.ts';
import { container, paragraph, type V2Message } from '../board/board.ts';
import { buttonRows, type Row } from '../board/rows.ts';
import { withCapital } from '../board/sentences.ts';
import { words } from '../words/words.ts';
import { hourChoices, postKinds, startKinds } from './changes.ts';
import { type Field, type Part, parts, type SettingsControl, writeSettingsId } from './controls.ts';
import { inWords, type SettingsOf, startsIn } from './inWords.ts';
import { zoneIn } from './serverSettings.ts';
import { mostChannels } from './settings.ts';
import { commonZones, timeIn } from './timeZones.ts';
import { turnLimitNames } from './turnLimits.ts';

export interface Panel extends SettingsOf {
  readonly shown: Part | 'all';
  /** What must be said first. */
  readonly said?: string | undefined;
  /** The command, as a text that whoever reads it may press. */
  readonly command: string;
  /** Wall time. */
  readonly now: number;
}

/** All settings with their values, each with a button that opens it; or one of them with what changes it. */
export function settingsMessage(panel: Panel): V2Message {
  const said = panel.said === undefined ? [] : [paragraph(panel.said)];
  return container([...said, ...(panel.shown === 'all' ? overview(panel) : view(panel.shown, panel))], [], []);
}

function overview(panel: Panel): APIComponentInContainer[] {
  const say = words[panel.language].settings;
  const sections = parts.map(
    (part): APIComponentInContainer => ({
      type: ComponentType.Section,
      components: [
        {
          type: ComponentType.TextDisplay,
          content: `**${say.parts[part].name}**\n${withCapital(inWords(part, panel, panel.now))}`,
        },
      ],
      accessory: button({ show: part }, say.parts[part].button),
    }),
  );
  return [paragraph(`### ${say.title}`), ...sections, paragraph(`-# ${say.intro}`)];
}

function view(part: Part, panel: Panel): APIComponentInContainer[] {
  const say = words[panel.language].settings;
  const { name, about } = say.parts[part];
  const more = part === 'time-zone' ? [paragraph(`-# ${say.otherZone({ command: panel.command })}`)] : [];
  return [
    paragraph(`### ${name}\n${about}`),
    paragraph(say.now({ value: inWords(part, panel, panel.now) })),
    ...rowsOf(part, panel),
    ...more,
    ...buttonRows([button({ show: 'all' }, say.back)]),
  ];
}

/** What changes a setting. What holds is marked. */
function rowsOf(part: Part, panel: Panel): Row[] {
  const { guild, settings, language } = panel;
  const say = words[language];
  const own = say.settings;
  switch (part) {
    case 'language': {
      const choices = (['server', ...languages] as const).map((value) => ({ value, label: say.languages[value] }));
      return [choosing('language', own.chooseLanguage, choices, settings.language ?? 'server')];
    }
    case 'time-zone': {
      const chosen = zoneIn(guild, settings);
      const choices = [...new Set([chosen, ...commonZones])].map((value) => ({
        value,
        label: value.replaceAll('_', ' '),
        description: own.timeThere({ time: timeIn(value, panel.now, language) }),
      }));
      return [choosing('time-zone', own.chooseZone, choices, chosen)];
    }
    case 'channels': {
      const there = startsIn(guild, settings);
      const before = there === 'everywhere' ? [] : there;
      return [
        row({
          type: ComponentType.ChannelSelect,
          custom_id: writeSettingsId({ field: 'channels' }),
          placeholder: own.chooseChannels,
          min_values: 0,
          max_values: mostChannels,
          channel_types: [...startKinds],
          default_values: before.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
        }),
        ...choices('channels', { everywhere: own.everywhere }, there === 'everywhere' ? there : undefined),
      ];
    }
    case 'stop': {
      const { stoppers } = settings;
      const role = typeof stoppers === 'string' ? undefined : stoppers.role;
      const there = role !== undefined && guild.roles.cache.has(role) ? [role] : [];
      return [
        ...choices('who-stops', own.stoppers, typeof stoppers === 'string' ? stoppers : undefined),
        row({
          type: ComponentType.RoleSelect,
          custom_id: writeSettingsId({ field: 'stop-role' }),
          placeholder: own.chooseRole,
          default_values: there.map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
        }),
      ];
    }
    case 'turn-limit': {
      const limits = turnLimitNames.map((value) => ({ value, label: say.limits[value] }));
      return [choosing('turn-limit', own.chooseLimit, limits, settings.turnLimit)];
    }
    case 'computers':
      return choices('computers', own.computers, settings.computers);
    case 'daily-post': {
      const { dailyPost } = settings;
      const there = dailyPost !== undefined && guild.channels.cache.has(dailyPost.channel) ? [dailyPost.channel] : [];
      const hours = hourChoices.map((value) => ({
        value,
        label: value === 'off' ? own.off : own.hour({ hour: value }),
      }));
      return [
        row({
          type: ComponentType.ChannelSelect,
          custom_id: writeSettingsId({ field: 'daily-channel' }),
          placeholder: own.choosePost,
          channel_types: [...postKinds],
          default_values: there.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
        }),
        choosing('daily-hour', own.chooseHour, hours, dailyPost === undefined ? 'off' : String(dailyPost.hour)),
      ];
    }
    case 'results':
      return choices('results', own.results, settings.results);
  }
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

function choosing(field: Field, placeholder: string, offered: readonly Choice[], chosen: string): Row {
  return row({
    type: ComponentType.StringSelect,
    custom_id: writeSettingsId({ field }),
    placeholder,
    options: offered.map(({ label, ...choice }) => ({
      ...choice,
      label: withCapital(label),
      default: choice.value === chosen,
    })),
  });
}

/** A button for each of a few values. */
function choices(field: Field, labels: Readonly<Record<string, string>>, chosen: string | undefined): Row[] {
  return buttonRows(
    Object.entries(labels).map(([value, label]) =>
      button({ field, value }, `${value === chosen ? '✓ ' : ''}${withCapital(label)}`),
    ),
  );
}

const row = (menu: APISelectMenuComponent): Row => ({ type: ComponentType.ActionRow, components: [menu] });

const button = (control: SettingsControl, label: string): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: ButtonStyle.Secondary,
  label,
  custom_id: writeSettingsId(control),
});
