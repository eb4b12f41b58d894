import { moveOf } from '../../games/controls.ts';
import { isOnOwnMessage, promiseAnswer, promiseUpdate } from '../acknowledging.ts';
import { sayPrivately } from '../answering.ts';
import { textMessage } from '../board/board.ts';
import type { LessonPress } from '../press/customId.ts';
import type { Press } from '../press/pressing.ts';
import type { Services } from '../services.ts';
import { languageOf, words } from '../words/words.ts';
import { type AtStep, lessonMessage } from './lessonMessage.ts';

/** A press in a lesson changes its message. The button that opens it leaves the message where it stands as it is. */
export async function onLesson(interaction: Press, press: LessonPress, services: Services): Promise<void> {
  const language = languageOf(interaction.locale);
  const game = services.host.games.get(press.game);
  if (game === undefined) return sayPrivately(interaction, textMessage(words[language].oldControl));
  if (press.does === 'open' || !isOnOwnMessage(interaction)) await promiseAnswer(interaction);
  else await promiseUpdate(interaction);
  const message = await lessonMessage(game, atStep(press), { call: interaction, language, services });
  await interaction.editReply({ ...message, attachments: [] });
}

function atStep({ step, does }: LessonPress): AtStep {
  if (typeof does === 'string') return { nth: step };
  return { nth: step, move: moveOf(does), draft: 'draft' in does ? does.draft : undefined, after: does.after };
}
