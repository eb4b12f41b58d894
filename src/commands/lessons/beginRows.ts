import type { Game } from '../../games/kernel.ts';
import { buttonsAlone } from '../alone/waysAlone.ts';
import { buttonRows, type Row } from '../board/rows.ts';
import { tableOf } from '../client/channels.ts';
import { beginButtons, waysOf } from '../common/beginButtons.ts';
import { lessonTarget } from './learner.ts';
import type { Lesson } from './lessonMessage.ts';

/** The buttons that really begin the game, where the learner is. */
export async function beginRows(game: Game, { call, language, services }: Lesson): Promise<readonly Row[]> {
  if (!call.inCachedGuild()) return buttonRows(buttonsAlone(game, lessonTarget(call.user.id), language));
  if (call.channel === null) return [];
  const { computers } = await services.settings.of(call.guildId);
  const target = { table: tableOf(call.channel), revision: 0 };
  return buttonRows(beginButtons(game, waysOf(game, computers), target, language));
}
