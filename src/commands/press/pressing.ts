import {
  type ButtonInteraction,
  GuildMember,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Act } from '../../host/match/act.ts';
import type { Answer, Seen, Snapshot } from '../../host/tables.ts';
import { shownIn } from '../../store/address.ts';
import { HeardElsewhere, isOnOwnMessage, promiseAnswer, promiseUpdate } from '../acknowledging.ts';
import { explain, refusalMessage, sayPrivately } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { revisionOnMessage, strayOf } from '../board/bulletin.ts';
import { missingAt } from '../client/rights.ts';
import type { Services } from '../services.ts';
import { publicLanguage } from '../settings/serverSettings.ts';
import { underSettings } from '../settings/underSettings.ts';
import { noteScore } from '../solo/results.ts';
import { words } from '../words/words.ts';
import type { Target } from './customId.ts';

export type Press = ButtonInteraction | StringSelectMenuInteraction;

/** A control that somebody pressed, or a form that somebody filled in. */
export interface Pressing<On extends Press | ModalSubmitInteraction = Press> {
  readonly interaction: On;
  readonly target: Target;
  readonly language: Language;
  readonly services: Services;
}
type AnyPressing = Pressing<Press | ModalSubmitInteraction>;

/** The person who pressed. */
export function actorOf({ interaction: { user, member } }: AnyPressing) {
  return { by: user.id, name: member instanceof GuildMember ? member.displayName : user.displayName };
}

export function moveBy(press: AnyPressing, text: string): Act {
  return { act: 'move', ...actorOf(press), text, language: press.language };
}

/** No public board stands outside the channel of its table. */
const isOnBoard = (press: AnyPressing): boolean =>
  !isPrivate(press) && press.interaction.channelId === shownIn(press.target.table);

const isPrivate = ({ interaction }: AnyPressing): boolean => isOnOwnMessage(interaction);

/** The act counts only if the board or panel that was pressed is the newest. */
export function newest(press: AnyPressing): Seen {
  const { revision, own = 0 } = press.target;
  return isPrivate(press) ? { panel: revision + own, table: revision } : { board: revision };
}

/** The act counts from every board of its match. */
export const anyOfMatch = ({ target }: AnyPressing): Seen => ({ match: target.revision });

/**
 * Acts, and answers privately when there is something to say. The publisher updates the public board.
 * Discord gets the acknowledgement at once, and the act does not wait until it has arrived.
 */
export function act(press: AnyPressing, what: Act, seen: Seen): Promise<void> {
  const { interaction, target, services } = press;
  const acting = actAndAnswer(press, what, seen);
  if (isPrivate(press)) services.panels.acting(target.table, interaction.user.id, acting);
  return acting;
}

async function actAndAnswer(press: AnyPressing, what: Act, seen: Seen): Promise<void> {
  const { interaction, target, language, services } = press;
  const acknowledged = promiseUpdate(interaction);
  // If it fails, the code that awaits it gets the error. This prevents an unhandled rejection before that.
  acknowledged.catch(() => undefined);
  const missing = missingAt(interaction.appPermissions, target.table, words[language]);
  if (missing !== undefined) {
    await acknowledged;
    return sayPrivately(interaction, textMessage(missing));
  }
  services.host.trust(target.table, 'told');
  const how = { stamp: interaction.createdTimestamp, seen, input: interaction.id };
  const acting = underSettings(what, target.table, interaction.guild, services).then((allowed) =>
    'ok' in allowed ? allowed : services.host.act(target.table, allowed, how),
  );
  const answer = await acting.finally(() => acknowledged).catch((error: unknown) => afterAll(error, acting, press));
  if (answer === 'nothing') return;
  if (!answer.ok) {
    mend(press, answer);
    if (hasMovedOn(answer)) return showInstead(press, answer);
    await sayPrivately(interaction, await refusalMessage(answer, interaction.user.id, language, services));
    if (isUnknown(answer)) await retireBoard(press);
    return;
  }
  await noteScore(answer.snapshot, services);
  if (isPrivate(press)) await services.panels.show(interaction, { snapshot: answer.snapshot, language }, 'answer');
}

type Refused = Answer & { readonly ok: false };
type MovedOn = Refused & { readonly snapshot: Snapshot };

const hasMovedOn = (answer: Refused): answer is MovedOn =>
  answer.refusal.of === 'host' && answer.refusal.why === 'moved-on' && answer.snapshot !== undefined;

/** What was pressed is not the newest: a panel becomes it, and beside a public board a panel is opened. */
async function showInstead(press: AnyPressing, { refusal, snapshot }: MovedOn): Promise<void> {
  const { interaction, language, services } = press;
  const said = explain(refusal, language, snapshot, services);
  await services.panels.show(interaction, { snapshot, language, said }, isPrivate(press) ? 'answer' : 'beside');
}

/** Nothing is kept of the table, as in a store that was restored from an older day. */
const isUnknown = ({ refusal, snapshot }: Refused): boolean =>
  refusal.of === 'host' && refusal.why === 'no-table' && snapshot === undefined;

/** The board that was pressed is not the newest. If it is stuck, or newer than what is kept, it is shown again. */
function mend(press: AnyPressing, answer: Refused): void {
  const { interaction, target, services } = press;
  if (!hasMovedOn(answer)) return;
  const { snapshot } = answer;
  if (!isOnBoard(press) || interaction.message === null) return;
  // The last board of an earlier match stays as it is.
  if (target.revision < snapshot.match.began) return;
  const { id } = interaction.message;
  services.host.mend(snapshot, { place: id, bulletin: JSON.stringify(strayOf(id, snapshot)) });
}

/** Another process acknowledged this press. If it counted here, the answer is given here all the same. */
async function afterAll<Of extends Answer | 'nothing'>(
  error: unknown,
  acting: Promise<Of>,
  { interaction }: AnyPressing,
): Promise<Of> {
  if (!(error instanceof HeardElsewhere)) throw error;
  const answer = await acting;
  if (answer === 'nothing' || !answer.ok) throw error;
  interaction.deferred = true;
  return answer;
}

/** Acknowledges a press: a private panel is changed, and from a public board a new panel is opened. */
export async function openPanel(press: Pressing): Promise<void> {
  if (isPrivate(press)) await promiseUpdate(press.interaction);
  else await promiseAnswer(press.interaction);
}

/** Shows something else than a board in the panel. It stays as it is until somebody presses again. */
export async function replacePanel(press: AnyPressing, message: V2Message): Promise<void> {
  const { interaction, target, services } = press;
  if (isPrivate(press)) await services.panels.leave(interaction, target.table);
  await interaction.editReply({ ...message, attachments: [] });
}

export async function showBoard(press: Pressing, draft?: string): Promise<void> {
  const { interaction, target, language, services } = press;
  const snapshot = await services.host.look(target.table);
  if (snapshot === undefined) return unknownTable(press);
  // A draft changes nothing, so an old one is allowed: the game uses what still makes sense. A draft of an earlier
  // match never does.
  const current = target.revision >= snapshot.match.began ? draft : undefined;
  await services.panels.show(interaction, { snapshot, language, draft: current }, 'answer');
}

export function noTable(press: Pressing): Promise<void> {
  return replacePanel(press, textMessage(words[press.language].refusals['no-table']));
}

/** Nothing is kept of the table: says so, and takes the controls off the board that was pressed. */
export async function unknownTable(press: Pressing): Promise<void> {
  const { interaction, language } = press;
  const message = textMessage(words[language].refusals['no-table']);
  await (interaction.deferred ? replacePanel(press, message) : sayPrivately(interaction, message));
  await retireBoard(press);
}

/** Replaces the board that was pressed, whose table is not known any more, by a text. */
async function retireBoard(press: AnyPressing): Promise<void> {
  const { interaction, target, services } = press;
  const { message, guild } = interaction;
  if (!isOnBoard(press) || message === null || guild === null) return;
  // What was pressed says itself which table it shows.
  if (message.author.id !== interaction.client.user.id) return;
  if (revisionOnMessage(message, target.table) === undefined) return;
  try {
    const text = words[await publicLanguage(guild, services.settings)].unknownGame;
    await message.edit({ ...textMessage(text), attachments: [] });
  } catch (error) {
    services.log.debug({ err: error }, 'the board of an unknown game could not be replaced by a text');
  }
}

export function sayOld({ interaction, language }: AnyPressing): Promise<void> {
  return sayPrivately(interaction, textMessage(words[language].oldControl));
}
