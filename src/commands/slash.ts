import { type ChatInputCommandInteraction, MessageFlags, PermissionFlagsBits } from 'discord.js';
import { type Language, languages } from '../games/contract.ts';
import type { Playable } from '../games/table.ts';
import type { Act } from '../host/acts.ts';
import { refusalMessage, viewerOf } from './answering.ts';
import { boardMessage, describe, textMessage, type V2Message } from './board.ts';
import { challenge } from './challenging.ts';
import { type GameCommand, gameCommands } from './commandSet.ts';
import type { House } from './house.ts';
import { choosePublicLanguage } from './language.ts';
import { tableOf } from './places.ts';
import { missingRights } from './rights.ts';
import { rulesMessage } from './rulesPage.ts';
import { chatSpeech } from './speech.ts';
import { languageOf, words } from './words.ts';

/** Slash commands. Every one is answered privately; what all should see stands on the board. */
export async function onSlash(interaction: ChatInputCommandInteraction, house: House): Promise<void> {
  const language = languageOf(interaction.locale);
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const message = interaction.inCachedGuild()
    ? await answer(interaction, house, language)
    : textMessage(words[language].onlyInServers);
  await interaction.editReply(message);
}

type Asked = ChatInputCommandInteraction<'cached'>;

async function answer(asked: Asked, house: House, language: Language): Promise<V2Message> {
  const subcommand = asked.options.getSubcommand();
  if (asked.commandName === 'plateau') {
    return subcommand === 'settings' ? settings(asked, house, language) : help(house, language);
  }
  const playable = [...house.host.games.values()].find((game) => game.words.en.command === asked.commandName);
  const command = gameCommands.find((name) => name === subcommand);
  if (playable === undefined || command === undefined) return textMessage(words[language].oldControl);
  return gameCommand(asked, command, playable, house, language);
}

async function gameCommand(
  asked: Asked,
  command: GameCommand,
  playable: Playable,
  house: House,
  language: Language,
): Promise<V2Message> {
  const by = asked.user.id;
  switch (command) {
    case 'challenge': {
      const challenged = await challenge(asked, playable, house, language);
      if (challenged.ok === 'not-here') return textMessage(challenged.text);
      if (!challenged.ok) return refusalMessage(challenged, by, language, house);
      const { table, match } = challenged.standing;
      const url = `<#${table.split('.').at(-1)}>`;
      const say = words[language];
      return textMessage(match.stage.at === 'invited' ? say.challengeSent({ url }) : say.gameBegun({ url }));
    }
    case 'rules':
      return rulesMessage(playable, language, house);
    case 'show':
      return show(asked, playable, house, language);
    case 'move':
      return act(asked, { act: 'move', by, text: asked.options.getString('move', true) }, playable, house, language);
    case 'stop': {
      const may = asked.memberPermissions.has(PermissionFlagsBits.ManageMessages);
      return act(asked, { act: 'stop', by, rank: may ? 'moderator' : 'member' }, playable, house, language);
    }
    case 'accept':
    case 'decline':
    case 'draw':
    case 'play-on':
    case 'resign':
    case 'rematch':
      return act(asked, { act: command, by }, playable, house, language);
  }
}

async function act(asked: Asked, what: Act, playable: Playable, house: House, language: Language): Promise<V2Message> {
  const say = words[language];
  const { channel } = asked;
  if (channel === null) return textMessage(say.refusals['no-table']);
  const lacking = missingRights(asked.appPermissions, channel.isThread() ? 'thread' : 'channel', say);
  if (lacking !== undefined) return textMessage(lacking);
  const table = tableOf(channel);
  house.trust(table);
  const seen = { game: playable.id };
  const answer = await house.host.act(table, what, { stamp: asked.createdTimestamp, seen });
  if (answer === 'nothing') return textMessage(say.done);
  if (!answer.ok) return refusalMessage(answer, asked.user.id, language, house);
  const speech = chatSpeech(answer.standing.match, language, house.wallTime);
  const last = answer.standing.match.recent.at(-1);
  const told = what.act === 'move' && last !== undefined ? playable.tell(last, speech) : say.done;
  return textMessage(told);
}

async function show(asked: Asked, playable: Playable, house: House, language: Language): Promise<V2Message> {
  const say = words[language];
  const standing = asked.channel === null ? undefined : await house.host.look(tableOf(asked.channel));
  if (standing === undefined || standing.playable.id !== playable.id) return textMessage(say.refusals['no-table']);
  if (asked.options.getBoolean('public') === true) {
    house.host.show(standing, 'anew');
    return textMessage(say.shownBelow);
  }
  const viewer = viewerOf(standing, asked.user.id);
  const description = describe(standing, viewer, language, house);
  if (asked.options.getBoolean('text') === true && description !== undefined) return textMessage(description);
  return boardMessage(standing, viewer, language, house);
}

async function settings(asked: Asked, house: House, language: Language): Promise<V2Message> {
  const say = words[language];
  if (!asked.memberPermissions.has(PermissionFlagsBits.ManageGuild)) return textMessage(say.notAllowed);
  const chosen = asked.options.getString('language', true);
  const choice = languages.find((known) => known === chosen) ?? 'server';
  await choosePublicLanguage(asked.guildId, house.store, choice);
  return textMessage(say.languageSet({ language: say.languages[choice] }));
}

function help(house: House, language: Language): V2Message {
  const say = words[language];
  const challengeName = say.commands.challenge.name;
  const games = [...house.host.games.values()].map(({ words: own }) => {
    const { name, command, tagline } = own[language];
    return say.helpGame({ name, tagline, command: `/${command} ${challengeName}` });
  });
  return textMessage([say.helpIntro, ...games, say.helpEnd].join('\n\n'));
}
