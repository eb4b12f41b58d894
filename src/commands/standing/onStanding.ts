import { ApplicationCommandOptionType, type ButtonInteraction, type Guild, type User } from 'discord.js';
import type { Game } from '../../games/kernel.ts';
import { promiseUpdate } from '../acknowledging.ts';
import { sayPrivately } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { escaped, isolated } from '../board/names.ts';
import type { Services } from '../services.ts';
import { publicLanguage } from '../settings/serverSettings.ts';
import type { SlashCall } from '../slash/asked.ts';
import { choiceBody, gameBody, named, type OptionBody, textBody } from '../slash/bodies.ts';
import { languageOf, words } from '../words/words.ts';
import { type Card, cardMessage, type Showing, showRows } from './card.ts';
import { nameOf } from './naming.ts';
import { profileCard } from './profile.ts';
import { periods, rankCard } from './rank.ts';

/** `/plateau rank` and `/plateau profile`: in private, until somebody has it shown to everybody. */

export function rankOptions(games: readonly Game[]): OptionBody[] {
  return [
    { ...gameBody(games), required: true },
    choiceBody(
      (say) => say.options.period,
      periods,
      (say, period) => say.standing.periods[period],
    ),
    textBody(),
  ];
}

export function profileOptions(): OptionBody[] {
  return [{ type: ApplicationCommandOptionType.User, ...named((say) => say.options.member) }, textBody()];
}

/** What is shown: a ranking, or a member. It is written into the button that shows it to everybody. */
type Wanted =
  | { readonly what: 'rank'; readonly game: string; readonly period: (typeof periods)[number] }
  | { readonly what: 'profile'; readonly member: string };

const prefix = 'standing:';
export const isStandingId = (id: string): boolean => id.startsWith(prefix);

const write = (wanted: Wanted): string =>
  wanted.what === 'rank' ? `${prefix}rank:${wanted.game}:${wanted.period}` : `${prefix}profile:${wanted.member}`;

function read(id: string): Wanted | undefined {
  const [what, first = '', second] = id.slice(prefix.length).split(':');
  const period = periods.find((each) => each === second);
  if (what === 'rank' && period !== undefined) return { what, game: first, period };
  return what === 'profile' && /^\d{1,20}$/.test(first) ? { what, member: first } : undefined;
}

export function onRank(call: SlashCall, services: Services): Promise<V2Message> {
  const period = periods.find((each) => each === call.options.getString('period')) ?? 'month';
  return answer(call, { what: 'rank', game: call.options.getString('game', true), period }, services);
}

export async function onProfile(call: SlashCall, services: Services): Promise<V2Message> {
  const user = call.options.getUser('member') ?? call.user;
  if (user.bot) return textMessage(words[languageOf(call.locale)].standing.bot);
  return answer(call, { what: 'profile', member: user.id }, services);
}

async function answer(call: SlashCall, wanted: Wanted, services: Services): Promise<V2Message> {
  const language = languageOf(call.locale);
  const card = await cardOf(wanted, call.user, { guild: call.guild, language, services });
  if (typeof card === 'string') return textMessage(card);
  const as = call.options.getBoolean('text') === true ? 'words' : 'picture';
  return cardMessage(card, as, services, showRows(write(wanted), language));
}

/** It is shown in the language of the server, and nobody is marked in it as the one who asks. */
export async function onShowStanding(interaction: ButtonInteraction, services: Services): Promise<void> {
  await promiseUpdate(interaction);
  const wanted = read(interaction.customId);
  if (wanted === undefined || !interaction.inCachedGuild()) {
    return sayPrivately(interaction, textMessage(words[languageOf(interaction.locale)].oldControl));
  }
  const { guild, user, member } = interaction;
  const language = await publicLanguage(guild, services.settings);
  const card = await cardOf(wanted, undefined, { guild, language, services });
  if (typeof card === 'string') return sayPrivately(interaction, textMessage(card));
  const shown = await cardMessage(card, 'picture', services);
  const name = isolated(escaped(nameOf(guild, user.id, member.displayName)));
  const by = textMessage(words[language].standing.shownBy({ name }));
  await interaction.followUp({ ...shown, components: [...by.components, ...shown.components] });
  await withoutButton(interaction, wanted, services);
}

/** Once everybody has it, there is nothing more to press. */
async function withoutButton(
  interaction: ButtonInteraction<'cached'>,
  wanted: Wanted,
  services: Services,
): Promise<void> {
  const language = languageOf(interaction.locale);
  const own = await cardOf(wanted, interaction.user, { guild: interaction.guild, language, services });
  if (typeof own === 'string') return;
  const as = interaction.message.attachments.size > 0 ? 'picture' : 'words';
  await interaction.editReply({ ...(await cardMessage(own, as, services)), attachments: [] });
}

async function cardOf(wanted: Wanted, asks: User | undefined, showing: Showing): Promise<Card | string> {
  if (wanted.what === 'profile') return profileCard(wanted.member, calledIn(showing.guild, wanted.member), showing);
  const game = showing.services.host.games.get(wanted.game);
  if (game === undefined) return words[showing.language].oldCommand;
  return rankCard(game, wanted.period, asks?.id ?? '', showing);
}

function calledIn({ members, client }: Guild, id: string): string {
  return members.cache.get(id)?.displayName ?? client.users.cache.get(id)?.displayName ?? '';
}
