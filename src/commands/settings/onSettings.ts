import { type AnySelectMenuInteraction, type ButtonInteraction, type CacheType, PermissionFlagsBits } from 'discord.js';
import { homeOf } from '../../store/address.ts';
import { promiseUpdate } from '../acknowledging.ts';
import { sayPrivately } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { tableOf } from '../client/channels.ts';
import { commandMention } from '../client/commandMention.ts';
import { postPlace } from '../daily/postPlace.ts';
import type { Services } from '../services.ts';
import type { SlashCall } from '../slash/asked.ts';
import { languageOf, words } from '../words/words.ts';
import { type Change, type Changed, changeTo, channelsTyped, type Place } from './changes.ts';
import { type Field, fields, type Part, partOf, readSettingsId, type SettingsControl } from './controls.ts';
import type { Settings } from './settings.ts';
import { settingsMessage } from './settingsPanel.ts';

type SettingsPress<Cached extends CacheType = CacheType> = ButtonInteraction<Cached> | AnySelectMenuInteraction<Cached>;
type Asking = SlashCall | SettingsPress<'cached'>;

/** A field, and what was typed for it or chosen in its menu. */
type Choice = readonly [field: Field, given: string | readonly string[]];

/** `/plateau settings`: the panel, after what the options say has been chosen. */
export async function onSettingsCommand(call: SlashCall, services: Services): Promise<V2Message> {
  if (!mayChoose(call)) return textMessage(words[languageOf(call.locale)].notAllowed);
  const given = call.options.data.flatMap(({ options = [] }) => options);
  const choices = fields.flatMap((field): Choice[] => {
    const value = given.find(({ name }) => name === field)?.value;
    return value === undefined ? [] : [[field, String(value)]];
  });
  const { refused, settings, said } = await choose(call, choices, services);
  return panelOf(call, refused ? partOf[refused] : 'all', settings, said);
}

/** A button or a menu of the panel. */
export async function onSettingsPress(interaction: SettingsPress, services: Services): Promise<void> {
  const control = readSettingsId(interaction.customId);
  if (control === undefined || !interaction.inCachedGuild()) {
    return sayPrivately(interaction, textMessage(words[languageOf(interaction.locale)].oldControl));
  }
  await promiseUpdate(interaction);
  await interaction.editReply(await afterPress(interaction, control, services));
}

async function afterPress(
  press: SettingsPress<'cached'>,
  control: SettingsControl,
  services: Services,
): Promise<V2Message> {
  if (!mayChoose(press)) return textMessage(words[languageOf(press.locale)].settings.lostRight);
  if ('show' in control) {
    return panelOf(press, control.show, await services.settings.of(press.guildId), undefined);
  }
  const { field } = control;
  const given = 'value' in control ? control.value : press.isAnySelectMenu() ? press.values : [];
  const { refused, settings, said } = await choose(press, [[field, given]], services);
  const part = partOf[field];
  // There a channel and an hour are chosen, one after the other.
  const stays = refused !== undefined || part === 'daily-post';
  return panelOf(press, stays ? part : 'all', settings, said);
}

interface Chosen {
  readonly settings: Settings;
  readonly said: string | undefined;
  /** Then nothing was changed. */
  readonly refused?: Field;
}

/** Changes all that was chosen, or nothing when one of them is refused. */
async function choose(asking: Asking, choices: readonly Choice[], { settings }: Services): Promise<Chosen> {
  const say = words[languageOf(asking.locale)].settings;
  const present = await settings.of(asking.guildId);
  if (choices.length === 0) return { settings: present, said: undefined };
  const changes: Change[] = [];
  let then = present;
  for (const choice of choices) {
    const changed = changeFor(choice, placeOf(asking), then);
    const why = 'refused' in changed ? say.refusals[changed.refused] : noPosts(asking, changed.posts);
    if ('refused' in changed || why !== undefined) return { settings: present, said: why, refused: choice[0] };
    changes.push(changed.change);
    then = changed.change(then);
  }
  const after = await settings.change(asking.guildId, (now) => changes.reduce((done, change) => change(done), now));
  const names = [...new Set(choices.map(([field]) => say.parts[partOf[field]].name))];
  return { settings: after, said: say.changed({ names: names.join(', ') }) };
}

function changeFor([field, given]: Choice, place: Place, present: Settings): Changed {
  if (typeof given !== 'string') return changeTo(field, given, place, present);
  const values = field === 'channels' ? channelsTyped(given, place) : [given];
  return values === undefined ? { refused: 'no-such-channel' } : changeTo(field, values, place, present);
}

/** Why the board of the day cannot be posted there, as a text; undefined when it can. */
function noPosts({ guild, locale }: Asking, channel: string | undefined): string | undefined {
  if (channel === undefined) return undefined;
  const say = words[languageOf(locale)];
  const place = postPlace(guild, channel, say);
  if (!('trouble' in place)) return undefined;
  return say.settings.noPosts({ channel: `<#${channel}>`, why: place.trouble });
}

function placeOf({ guild, channel, channelId }: Asking): Place {
  return { guild, channel: channel === null ? channelId : homeOf(tableOf(channel)) };
}

async function panelOf(
  { guild, locale, client }: Asking,
  shown: Part | 'all',
  settings: Settings,
  said: string | undefined,
): Promise<V2Message> {
  const command = await commandMention(client, words.en.commands.plateau.name, words.en.commands.settings.name);
  return settingsMessage({ guild, settings, language: languageOf(locale), shown, said, command, now: Date.now() });
}

const mayChoose = ({ memberPermissions }: Asking): boolean => memberPermissions.has(PermissionFlagsBits.ManageGuild);
