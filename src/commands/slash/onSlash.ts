import { type ChatInputCommandInteraction, MessageFlags, PermissionFlagsBits } from 'discord.js';
import { type GameCommand, type Language, languages, moveOf, type Solo } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Act } from '../../host/match/act.ts';
import { refusalMessage, viewerOf } from '../answering.ts';
import { boardMessage, describe, textMessage, type V2Message } from '../board/board.ts';
import { rulesMessage } from '../board/rulesPage.ts';
import { chatSpeech } from '../board/speech.ts';
import { tableOf } from '../client/channels.ts';
import { missingRights } from '../client/rights.ts';
import type { House } from '../services.ts';
import { playAlone, resultsMessage } from '../solo/solo.ts';
import { choosePublicLanguage } from '../words/language.ts';
import { languageOf, words } from '../words/words.ts';
import { challenge, putUpTable } from './challenge.ts';
import { type CommonCommand, commonCommands } from './commandSet.ts';
import { chosen } from './options.ts';
import type { Asked } from './roomFor.ts';
import { start } from './start.ts';

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
  const game = [...house.host.games.values()].find((game) => game.words.en.command === asked.commandName);
  const old = textMessage(words[language].oldControl);
  if (game === undefined) return old;
  const command = commonCommands(game).find((name) => name === subcommand);
  if (command !== undefined) return commonCommand(asked, command, game, house, language);
  const own = game.commands.find(({ name }) => name === subcommand);
  if (own !== undefined) return ownCommand(asked, own, game, house, language);
  const solo = game.solos.find(({ name }) => name === subcommand);
  return solo === undefined ? old : alone(asked, game, solo, house, language);
}

function alone(asked: Asked, game: Game, solo: Solo, house: House, language: Language): Promise<V2Message> {
  const { guild, member, options } = asked;
  const who = { guild, member, language, house };
  if (solo.comes === 'daily' && options.getBoolean('results') === true) return resultsMessage(who, game, solo);
  const seed = options.getString('seed') ?? undefined;
  const wish = { ...chosen(asked, solo.options), seed };
  const wanted = Object.values(wish).some((value) => value !== undefined) ? 'another' : 'any';
  return playAlone(who, game, solo, wish, wanted);
}

/** A command of the game's own is another way to press something. */
async function ownCommand(
  asked: Asked,
  { options, press }: GameCommand,
  game: Game,
  house: House,
  language: Language,
): Promise<V2Message> {
  const pressed = press(chosen(asked, options));
  const text = moveOf(pressed);
  if (text !== undefined) return act(asked, moveBy(asked, text, language), game, house, language);
  return look(asked, game, house, language, 'draft' in pressed ? pressed.draft : undefined);
}

function moveBy({ user, member }: Asked, text: string, language: Language): Act {
  return { act: 'move', by: user.id, name: member.displayName, text, language };
}

async function commonCommand(
  asked: Asked,
  command: CommonCommand,
  game: Game,
  house: House,
  language: Language,
): Promise<V2Message> {
  const by = asked.user.id;
  switch (command) {
    case 'challenge':
    case 'table':
    case 'start': {
      const begin = { challenge, table: putUpTable, start }[command];
      const begun = await begin(asked, game, house, language);
      if (begun.ok === 'not-here') return textMessage(begun.text);
      if (!begun.ok) return refusalMessage(begun, by, language, house);
      const { table, match } = begun.snapshot;
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
      return rulesMessage(game, language, house);
    case 'show':
      return show(asked, game, house, language);
    case 'move':
      return act(asked, moveBy(asked, asked.options.getString('move', true), language), game, house, language);
    case 'stop': {
      const may = asked.memberPermissions.has(PermissionFlagsBits.ManageMessages);
      return act(asked, { act: 'stop', by, rank: may ? 'moderator' : 'member' }, game, house, language);
    }
    case 'accept':
    case 'decline':
    case 'draw':
    case 'play-on':
    case 'resign':
    case 'leave':
      return act(asked, { act: command, by }, game, house, language);
    case 'rematch':
    case 'again':
      return act(asked, { act: 'rematch', by, name: asked.member.displayName }, game, house, language);
  }
}

async function act(asked: Asked, what: Act, game: Game, house: House, language: Language): Promise<V2Message> {
  const say = words[language];
  const { channel } = asked;
  if (channel === null) return textMessage(say.refusals['no-table']);
  const lacking = missingRights(asked.appPermissions, channel.isThread() ? 'thread' : 'channel', say);
  if (lacking !== undefined) return textMessage(lacking);
  const table = tableOf(channel);
  house.trust(table);
  const seen = { game: game.id };
  const answer = await house.host.act(table, what, { stamp: asked.createdTimestamp, seen });
  if (answer === 'nothing') return textMessage(say.done);
  if (!answer.ok) return refusalMessage(answer, asked.user.id, language, house);
  const speech = chatSpeech(answer.snapshot.match, language, house.wallTime);
  const last = answer.snapshot.match.recent.at(-1);
  const told = what.act === 'move' && last !== undefined ? game.tell(last, speech) : say.done;
  return textMessage(told);
}

async function show(asked: Asked, game: Game, house: House, language: Language): Promise<V2Message> {
  const say = words[language];
  const snapshot = asked.channel === null ? undefined : await house.host.look(tableOf(asked.channel));
  if (snapshot === undefined || snapshot.game.id !== game.id) return textMessage(say.refusals['no-table']);
  if (asked.options.getBoolean('public') === true) {
    house.host.show(snapshot, 'anew');
    return textMessage(say.shownBelow);
  }
  if (asked.options.getBoolean('text') !== true) return look(asked, game, house, language);
  const description = describe(snapshot, viewerOf(snapshot, asked.user.id), language, house);
  return description === undefined ? look(asked, game, house, language) : textMessage(description);
}

/** The board as whoever asks may see it, or one of the game's other looks at it. */
async function look(
  { channel, user }: Asked,
  game: Game,
  house: House,
  language: Language,
  draft?: string,
): Promise<V2Message> {
  const snapshot = channel === null ? undefined : await house.host.look(tableOf(channel));
  if (snapshot === undefined || snapshot.game.id !== game.id) {
    return textMessage(words[language].refusals['no-table']);
  }
  return boardMessage(snapshot, viewerOf(snapshot, user.id), language, house, draft);
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
