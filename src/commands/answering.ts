import { type Interaction, MessageFlags, type RepliableInteraction } from 'discord.js';
import type { Language, Viewer } from '../games/contract.ts';
import { seatOf } from '../host/match/match.ts';
import type { HostRefusal } from '../host/match/refusals.ts';
import type { Answer, Snapshot } from '../host/tables.ts';
import { reasonFor, Unreadable } from '../host/unreadable.ts';
import { StoreAway } from '../store/port.ts';
import { isHeardElsewhere, surelyTaken } from './acknowledging.ts';
import { boardMessage, textMessage, type V2Message } from './board/board.ts';
import { chatSpeech } from './board/speech.ts';
import type { Services } from './services.ts';
import { mentions } from './settings/inWords.ts';
import { TooBusy } from './tooBusy.ts';
import type { Words } from './words/words.en.ts';
import { languageOf, words } from './words/words.ts';

/** Private answers, in the language of the person who asked. */

export function viewerOf(snapshot: Snapshot, user: string): Viewer {
  return seatOf(snapshot.match, user) ?? 'table';
}

export function explain(
  refusal: HostRefusal,
  language: Language,
  snapshot: Snapshot | undefined,
  services: Services,
): string {
  const say = words[language];
  if (refusal.of === 'host') {
    if (refusal.channels !== undefined) return say.settings.elsewhere({ channels: mentions(refusal.channels) });
    const text = say.refusals[refusal.why];
    if (snapshot === undefined) return text;
    const { typing, command } = snapshot.game.words[language];
    if (refusal.why === 'unreadable') return `${text} ${say.howToType({ how: typing })}`;
    if (refusal.why !== 'typed-openly') return text;
    return `${text} ${say.howInPrivate({ command: `/${command} ${say.commands.move.name}` })}`;
  }
  if (snapshot === undefined) return say.broken;
  return snapshot.game.explain(refusal.refusal, chatSpeech(snapshot.match, language, services.wallTime));
}

/** The answer to a refused act. If the board has moved on, the answer shows it as it is now. */
export async function refusalMessage(
  answer: Answer & { ok: false },
  user: string,
  language: Language,
  services: Services,
): Promise<V2Message> {
  const { refusal, snapshot } = answer;
  const text = explain(refusal, language, snapshot, services);
  if (refusal.of !== 'host' || refusal.why !== 'moved-on' || snapshot === undefined) return textMessage(text);
  const board = await boardMessage(snapshot, viewerOf(snapshot, user), language, services);
  return { ...board, components: [...textMessage(text).components, ...board.components] };
}

/** Answers privately, whether the interaction was acknowledged as an update, as an answer, or not at all. */
export async function sayPrivately(interaction: RepliableInteraction, message: V2Message): Promise<void> {
  const answered = interaction.deferred || interaction.replied;
  if (!answered) {
    await surelyTaken(interaction, interaction.reply({ ...message, flags: message.flags | MessageFlags.Ephemeral }));
    interaction.replied = true;
  } else if (interaction.ephemeral === true && interaction.deferred && !interaction.replied) {
    await interaction.editReply({ ...message, attachments: [] });
  } else {
    await interaction.followUp({ ...message, flags: message.flags | MessageFlags.Ephemeral });
  }
}

/** Runs `answer`. If it fails, whoever pressed or typed is told what to do. */
export async function guarded(
  interaction: Interaction,
  services: Services,
  answer: () => Promise<void>,
): Promise<void> {
  try {
    await answer();
  } catch (error) {
    if (isHeardElsewhere(error)) {
      services.log.debug(
        { interaction: interaction.id, err: error },
        'another process answers this, or nobody can now',
      );
      return;
    }
    const say = words[languageOf(interaction.locale)];
    const text = sentenceFor(error, say);
    const kind =
      error instanceof StoreAway
        ? 'the store does not answer; whoever pressed or gave a command was told to try again'
        : 'a press or a command failed; whoever made it was told to try again';
    // Of these two the log has been told.
    if (!(error instanceof Unreadable || error instanceof TooBusy))
      services.log.error({ interaction: interaction.id, err: error }, kind);
    if (!interaction.isRepliable()) return;
    await sayPrivately(interaction, textMessage(text)).catch((second: unknown) =>
      services.log.error(
        { interaction: interaction.id, err: second },
        'Discord did not take the answer to a failed press or command',
      ),
    );
  }
}

function sentenceFor(error: unknown, say: Words): string {
  if (error instanceof StoreAway) return say.storeAway;
  if (error instanceof TooBusy) return say.busy;
  return error instanceof Unreadable ? say.refusals[reasonFor(error)] : say.broken;
}
