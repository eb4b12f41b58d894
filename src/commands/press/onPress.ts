import {
  type ButtonInteraction,
  GuildMember,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Act } from '../../host/match/act.ts';
import type { Seen } from '../../host/tables.ts';
import { refusalMessage, sayPrivately, viewerOf } from '../answering.ts';
import { boardMessage, describe, textMessage } from '../board/board.ts';
import { buttonRows, houseButton } from '../board/rows.ts';
import { rulesMessage } from '../board/rulesPage.ts';
import { chatSpeech } from '../board/speech.ts';
import { moreRows } from '../board/stageRows.ts';
import { missingRights } from '../client/rights.ts';
import type { House } from '../services.ts';
import { noteScore, playAlone, resultsMessage, soloOf } from '../solo/solo.ts';
import { languageOf, words } from '../words/words.ts';
import { type HouseButton, type Pressed, readCustomId, readPressed, seatButtons, type Target } from './customId.ts';
import { formModal, typedIn } from './forms.ts';

/** Buttons, menus and fields on boards, public or private. */

type Press = ButtonInteraction | StringSelectMenuInteraction;

export async function onPress(interaction: Press, house: House): Promise<void> {
  const language = languageOf(interaction.locale);
  const id = readCustomId(interaction.customId);
  const value = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  const pressed =
    id !== undefined && 'pressed' in id ? id.pressed : value === undefined ? undefined : readPressed(value);
  if (id === undefined || pressed === undefined) {
    return sayPrivately(interaction, textMessage(words[language].oldControl));
  }
  const target = { table: id.table, revision: id.revision };
  const press: Pressing = { interaction, target, language, house };
  if ('house' in pressed) return onHouseButton(press, pressed.house);
  return onGameControl(press, pressed);
}

interface Pressing {
  readonly interaction: Press;
  readonly target: Target;
  readonly language: Language;
  readonly house: House;
}

async function onGameControl(press: Pressing, pressed: Exclude<Pressed, { house: unknown }>): Promise<void> {
  const { interaction, target, language, house } = press;
  if ('form' in pressed) {
    const snapshot = await house.host.look(target.table);
    const form = snapshot?.game.form(pressed.form, chatSpeech(snapshot.match, language, house.wallTime));
    if (form === undefined) return sayPrivately(interaction, textMessage(words[language].oldControl));
    await interaction.showModal(formModal(form, target));
  } else if ('draft' in pressed) {
    await openPrivately(interaction);
    await showBoard(press, pressed.draft);
  } else {
    const seen = 'move' in pressed ? newest(press) : { match: target.revision };
    const text = 'move' in pressed ? pressed.move : pressed.anytime;
    await act(press, moveBy(interaction, text, language), seen);
  }
}

export async function onForm(interaction: ModalSubmitInteraction, house: House): Promise<void> {
  const language = languageOf(interaction.locale);
  const id = readCustomId(interaction.customId);
  if (id === undefined || !('typedAfter' in id) || !interaction.isFromMessage()) {
    return sayPrivately(interaction, textMessage(words[language].oldControl));
  }
  const text = `${id.typedAfter} ${typedIn(interaction)}`.trim();
  const target = { table: id.table, revision: id.revision };
  const press = { interaction, target, language, house };
  await act(press, moveBy(interaction, text, language), id.board === 'this' ? newest(press) : { match: id.revision });
}

function moveBy(interaction: Press | ModalSubmitInteraction, text: string, language: Language): Act {
  return { act: 'move', by: interaction.user.id, name: nameOf(interaction), text, language };
}

function nameOf({ user, member }: Press | ModalSubmitInteraction): string {
  return member instanceof GuildMember ? member.displayName : user.displayName;
}

const isPrivate = (interaction: Press | ModalSubmitInteraction): boolean =>
  interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false;

/** What it was pressed on must be what stands there now. */
function newest({
  interaction,
  target,
}: Pick<Pressing, 'target'> & { interaction: Press | ModalSubmitInteraction }): Seen {
  return isPrivate(interaction) ? { panel: target.revision } : { board: target.revision };
}

async function onHouseButton(press: Pressing, button: HouseButton): Promise<void> {
  const { interaction, target, language, house } = press;
  const say = words[language];
  const by = interaction.user.id;
  switch (button) {
    case 'accept':
    case 'decline':
    case 'draw':
    case 'play-on':
      return act(press, { act: button, by }, newest(press));
    case 'rematch':
    case 'again':
      return act(press, { act: 'rematch', by, name: nameOf(interaction) }, { match: target.revision });
    case 'surely-resign':
      return act(press, { act: 'resign', by }, { match: target.revision });
    case 'sit-0':
    case 'sit-1':
    case 'sit-2':
    case 'sit-3':
      return act(
        press,
        { act: 'sit', by, name: nameOf(interaction), seat: seatButtons.indexOf(button) },
        { match: target.revision },
      );
    case 'stand':
    case 'fill':
      return act(press, { act: button, by }, newest(press));
    case 'another':
    case 'results':
      return onAlone(press, button);
    case 'surely-leave':
      return act(press, { act: 'leave', by }, { match: target.revision });
    case 'resign':
      return makeSure(press, say.resignSure, 'surely-resign');
    case 'leave': {
      const snapshot = await house.host.look(target.table);
      const back = snapshot?.game.seating.open === true;
      return makeSure(press, back ? say.leaveSure : say.leaveForGoodSure, 'surely-leave');
    }
    case 'more': {
      await openPrivately(interaction);
      const snapshot = await house.host.look(target.table);
      if (snapshot === undefined) return noTable(press);
      await interaction.editReply({
        ...textMessage(say.moreIntro, moreRows(snapshot, viewerOf(snapshot, by), language)),
        attachments: [],
      });
      return;
    }
    case 'board':
      await openPrivately(interaction);
      return showBoard(press);
    case 'text': {
      await openPrivately(interaction);
      const snapshot = await house.host.look(target.table);
      const description = snapshot && describe(snapshot, viewerOf(snapshot, by), language, house);
      if (description === undefined) return noTable(press);
      await interaction.editReply({ ...textMessage(description), attachments: [] });
      return;
    }
    case 'rules': {
      await openPrivately(interaction);
      const snapshot = await house.host.look(target.table);
      if (snapshot === undefined) return noTable(press);
      await interaction.editReply({ ...(await rulesMessage(snapshot.game, language, house)), attachments: [] });
      return;
    }
  }
}

/**
 * Acts, and answers privately when there is something to say. The board itself is kept by the publisher.
 * Discord is told at once that somebody is on it, but nobody waits for its answer to that.
 */
async function act(
  press: Omit<Pressing, 'interaction'> & { readonly interaction: Press | ModalSubmitInteraction },
  what: Act,
  seen: Seen,
): Promise<void> {
  const { interaction, target, language, house } = press;
  const acknowledged = acknowledge(interaction);
  const missing = missingRights(
    interaction.appPermissions,
    target.table.includes('.') ? 'thread' : 'channel',
    words[language],
  );
  if (missing !== undefined) {
    await acknowledged;
    return sayPrivately(interaction, textMessage(missing));
  }
  const trust = house.trust(target.table);
  const acting = house.host.act(target.table, what, { stamp: interaction.createdTimestamp, seen });
  const answer = await acting.finally(() => acknowledged);
  if (answer === 'nothing') return;
  if (!answer.ok) {
    // The board may be behind for all that was refused.
    if (trust === 'refused before' && answer.snapshot !== undefined) house.host.show(answer.snapshot, 'in-place');
    return sayPrivately(interaction, await refusalMessage(answer, interaction.user.id, language, house));
  }
  await noteScore(answer.snapshot, house);
  if (isPrivate(interaction)) {
    const { snapshot } = answer;
    const board = await boardMessage(snapshot, viewerOf(snapshot, interaction.user.id), language, house);
    await interaction.editReply({ ...board, attachments: [] });
  }
}

function acknowledge(interaction: Press | ModalSubmitInteraction): Promise<unknown> {
  const deferred = interaction.deferUpdate();
  // Whoever waits for it learns that it failed; until then it is not unheard of.
  deferred.catch(() => undefined);
  return deferred;
}

async function showBoard({ interaction, target, language, house }: Pressing, draft?: string): Promise<void> {
  const snapshot = await house.host.look(target.table);
  if (snapshot === undefined) return noTable({ interaction, target, language, house });
  const viewer = viewerOf(snapshot, interaction.user.id);
  // A draft is only a look: a game reads an old one as far as it still makes sense. One of an earlier match makes none.
  const current = target.revision >= snapshot.match.began ? draft : undefined;
  const board = await boardMessage(snapshot, viewer, language, house, current);
  await interaction.editReply({ ...board, attachments: [] });
}

/** Below a board for one: a fresh one in its place, or how others did. */
async function onAlone({ interaction, target, language, house }: Pressing, button: 'another' | 'results') {
  await interaction.deferUpdate();
  const snapshot = await house.host.look(target.table);
  const found = snapshot && soloOf(snapshot.match, house);
  if (snapshot === undefined || found === undefined || !interaction.inCachedGuild()) {
    return sayPrivately(interaction, textMessage(words[language].oldControl));
  }
  const who = { guild: interaction.guild, member: interaction.member, language, house };
  if (button === 'results') return sayPrivately(interaction, await resultsMessage(who, found.game, found.solo));
  const board = await playAlone(who, found.game, found.solo, found.solo.another(snapshot.match.config), 'another');
  await interaction.editReply({ ...board, attachments: [] });
}

async function makeSure(
  { interaction, target, language }: Pressing,
  question: string,
  button: 'surely-resign' | 'surely-leave',
): Promise<void> {
  await openPrivately(interaction);
  const sure = houseButton(target, button, words[language].buttons[button], 'danger');
  await interaction.editReply({ ...textMessage(question, buttonRows([sure])), attachments: [] });
}

async function noTable({ interaction, language }: Pressing): Promise<void> {
  await interaction.editReply({ ...textMessage(words[language].refusals['no-table']), attachments: [] });
}

/** A private panel goes on where it is; a public board opens one. */
async function openPrivately(interaction: Press): Promise<void> {
  if (isPrivate(interaction)) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
}
