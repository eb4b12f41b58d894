import { shownIn } from '../../store/address.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { tableOf } from '../client/channels.ts';
import type { Asked } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import { beginCommand } from './beginCommand.ts';

/** The answer where the command's game is not played. Who plays it beside this place, in a thread, is shown the way. */
export async function noGameHere({ call, game, language, services }: Asked): Promise<V2Message> {
  const say = words[language];
  const live = call.channel === null ? [] : await services.host.live(tableOf(call.channel));
  const theirs = [...live].filter(
    ([, at]) => at.game === game.id && at.course?.members.includes(call.user.id) === true,
  );
  const urls = theirs.map(([table]) => `<#${shownIn(table)}>`).join(', ');
  const command = beginCommand(game, language);
  return textMessage(urls === '' ? say.noGameHere({ command }) : say.playedElsewhere({ urls }));
}
