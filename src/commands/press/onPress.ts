import type { ModalSubmitInteraction } from 'discord.js';
import type { Press as ControlPress } from '../../games/controls.ts';
import type { Snapshot } from '../../host/tables.ts';
import { surelyTaken } from '../acknowledging.ts';
import { sayPrivately, viewerOf } from '../answering.ts';
import { textMessage } from '../board/board.ts';
import { chatSpeech } from '../board/speech.ts';
import { onLesson } from '../lessons/onLesson.ts';
import { onReplay } from '../replays/onReplay.ts';
import type { Services } from '../services.ts';
import { languageOf, words } from '../words/words.ts';
import { commonButtons } from './commonButtons.ts';
import { readCustomId, readPressed, targetOf } from './customId.ts';
import { formModal, typedIn } from './forms.ts';
import { onBegin } from './onBegin.ts';
import {
  act,
  actorOf,
  anyOfMatch,
  moveBy,
  newest,
  openPanel,
  type Press,
  type Pressing,
  sayOld,
  showBoard,
  unknownTable,
} from './pressing.ts';

/** Buttons and menus on boards, public or private. */
export async function onPress(interaction: Press, services: Services): Promise<void> {
  const language = languageOf(interaction.locale);
  const id = readCustomId(interaction.customId);
  const value = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  const pressed =
    id !== undefined && 'pressed' in id ? id.pressed : value === undefined ? undefined : readPressed(value);
  if (id === undefined || pressed === undefined) {
    return sayPrivately(interaction, textMessage(words[language].oldControl));
  }
  if ('begin' in pressed) return onBegin(interaction, pressed.begin, services);
  if ('lesson' in pressed) return onLesson(interaction, pressed.lesson, services);
  const press: Pressing = { interaction, target: targetOf(id), language, services };
  if ('common' in pressed) return commonButtons[pressed.common](press);
  if ('replay' in pressed) return onReplay(press, pressed.replay);
  if ('sit' in pressed) return act(press, { act: 'sit', ...actorOf(press), seat: pressed.sit }, anyOfMatch(press));
  return onGameControl(press, pressed);
}

/** Forms that were filled in. */
export async function onForm(interaction: ModalSubmitInteraction, services: Services): Promise<void> {
  const language = languageOf(interaction.locale);
  const id = readCustomId(interaction.customId);
  const typed = typedIn(interaction);
  if (id === undefined || !('typedAfter' in id) || typed === undefined || !interaction.isFromMessage()) {
    return sayPrivately(interaction, textMessage(words[language].oldControl));
  }
  const text = `${id.typedAfter} ${typed}`.trim();
  const press = { interaction, target: targetOf(id), language, services };
  await act(press, moveBy(press, text), id.board === 'this' ? newest(press) : anyOfMatch(press));
}

async function onGameControl(press: Pressing, pressed: ControlPress): Promise<void> {
  if ('form' in pressed) {
    const snapshot = await press.services.host.look(press.target.table);
    if (snapshot === undefined) return unknownTable(press);
    const form = formFor(press, snapshot, pressed.form);
    if (form === undefined) return sayOld(press);
    await surelyTaken(press.interaction, press.interaction.showModal(formModal(form, press.target)));
  } else if ('draft' in pressed) {
    await openPanel(press);
    await showBoard(press, pressed.draft);
  } else if ('move' in pressed) await act(press, moveBy(press, pressed.move), newest(press));
  else await act(press, moveBy(press, pressed.anytime), anyOfMatch(press));
}

/** The form that a control opens, for the person who pressed it and the board as it is now. */
function formFor({ interaction, language, services }: Pressing, snapshot: Snapshot, form: string) {
  const { match, game } = snapshot;
  if (match.play === undefined) return undefined;
  const viewer = viewerOf(snapshot, interaction.user.id);
  return game.form(match.play, viewer, form, chatSpeech(match, language, services.wallTime));
}
