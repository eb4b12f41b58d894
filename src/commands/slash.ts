import { type ChatInputCommandInteraction, MessageFlags, PermissionFlagsBits } from 'discord.js';
import { type GameCommand, type Language, languages, moveOf, type Solo } from '../games/contract.ts';
import type { Playable } from '../games/kernel.ts';
import type { Act } from '../host/acted.ts';
import { playAlone, resultsMessage } from './alone.ts';
import { refusalMessage, viewerOf } from './answering.ts';
import { boardMessage, describe, textMessage, type V2Message } from './board.ts';
import { challenge, putUpTable } from './challenging.ts';
import { type CommonCommand, commonCommands } from './commandSet.ts';
import type { House } from './house.ts';
import { choosePublicLanguage } from './language.ts';
import { chosen } from './options.ts';
import { tableOf } from './places.ts';
import type { Asked } from './placing.ts';
import { missingRights } from './rights.ts';
import { rulesMessage } from './rulesPage.ts';
import { chatSpeech } from './speech.ts';
import { start } from './starting.ts';
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

async function answer(asked: Asked, house: House, language: Language): Promise<V2Message> {
  const subcommand = asked.options.getSubcommand();
  if (asked.commandName === 'plateau') {
    return subcommand === 'settings' ? settings(asked, house, language) : help(house, language);
  }
  const playable = [...house.host.games.values()].find((game) => game.words.en.command === asked.commandName);
  const old = textMessage(words[language].oldControl);
  if (playable === undefined) return old;
  const command = commonCommands(playable).find((name) => name === subcommand);
  if (command !== undefined) return commonCommand(asked, command, playable, house, language);
  const own = playable.commands.find(({ name }) => name === subcommand);
  if (own !== undefined) return ownCommand(asked, own, playable, house, language);
  const solo = playable.solos.find(({ name }) => name === subcommand);
  return solo === undefined ? old : alone(asked, playable, solo, house, language);
}

function alone(asked: Asked, playable: Playable, solo: Solo, house: House, language: Language): Promise<V2Message> {
  const { guild, member, options } = asked;
  const who = { guild, member, language, house };
  if (solo.comes === 'daily' && options.getBoolean('results') === true) return resultsMessage(who, playable, solo);
  const seed = options.getString('seed') ?? undefined;
  const wish = { ...chosen(asked, solo.options), seed };
  const wanted = Object.values(wish).some((value) => value !== undefined) ? 'another' : 'any';
  return playAlone(who, playable, solo, wish, wanted);
}

/** A command of the game's own is another way to press something. */
async function ownCommand(
  asked: Asked,
  { options, press }: GameCommand,
  playable: Playable,
  house: House,
  language: Language,
): Promise<V2Message> {
  const pressed = press(chosen(asked, options));
  const text = moveOf(pressed);
  if (text !== undefined) return act(asked, moveBy(asked, text, language), playable, house, language);
  return look(asked, playable, house, language, 'draft' in pressed ? pressed.draft : undefined);
}

function moveBy({ user, member }: Asked, text: string, language: Language): Act {
  return { act: 'move', by: user.id, name: member.displayName, text, language };
}

async function commonCommand(
  asked: Asked,
  command: CommonCommand,
  playable: Playable,
  house: House,
  language: Language,
): Promise<V2Message> {
  const by = asked.user.id;
  switch (command) {
    case 'challenge':
    case 'table':
    case 'start': {
      const begin = { challenge, table: putUpTable, start }[command];
      const begun = await begin(asked, playable, house, language);
      if (begun.ok === 'not-here') return textMessage(begun.text);
      if (!begun.ok) return refusalMessage(begun, by, language, house);
      const { table, match } = begun.standing;
      const url = `<#${table.split('.').at(-1)}>`;
      const say = words[language];
      return textMessage(
        match.stage.at === 'invited'
          ? say.challengeSent({ url })
          : match.stage.at === 'gathering'
            ? say.tablePutUp({ url })
            : say.gameBegun({ url }),
      );
    }
    case 'rules':
      return rulesMessage(playable, language, house);
    case 'show':
      return show(asked, playable, house, language);
    case 'move':
      return act(asked, moveBy(asked, asked.options.getString('move', true), language), playable, house, language);
    case 'stop': {
      const may = asked.memberPermissions.has(PermissionFlagsBits.ManageMessages);
      return act(asked, { act: 'stop', by, rank: may ? 'moderator' : 'member' }, playable, house, language);
    }
    case 'accept':
    case 'decline':
    case 'draw':
    case 'play-on':
    case 'resign':
    case 'leave':
      return act(asked, { act: command, by }, playable, house, language);
    case 'rematch':
    case 'again':
      return act(asked, { act: 'rematch', by, name: asked.member.displayName }, playable, house, language);
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
  if (asked.options.getBoolean('text') !== true) return look(asked, playable, house, language);
  const description = describe(standing, viewerOf(standing, asked.user.id), language, house);
  return description === undefined ? look(asked, playable, house, language) : textMessage(description);
}

/** The board as whoever asks may see it, or one of the game's other looks at it. */
async function look(
  { channel, user }: Asked,
  playable: Playable,
  house: House,
  language: Language,
  draft?: string,
): Promise<V2Message> {
  const standing = channel === null ? undefined : await house.host.look(tableOf(channel));
  if (standing === undefined || standing.playable.id !== playable.id) {
    return textMessage(words[language].refusals['no-table']);
  }
  return boardMessage(standing, viewerOf(standing, user.id), language, house, draft);
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
  const games = [...house.host.games.values()].map(({ words: own, seating }) => {
    const { name, command, tagline } = own[language];
    const begin = say.commands[seating.open ? 'start' : 'challenge'].name;
    return say.helpGame({ name, tagline, command: `/${command} ${begin}` });
  });
  return textMessage([say.helpIntro, ...games, say.helpEnd].join('\n\n'));
}
