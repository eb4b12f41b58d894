import type { Solo } from '../../games/solo.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { share } from '../daily/share.ts';
import { type Asked, chosen } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import { playSolo } from './playSolo.ts';
import { resultsMessage } from './results.ts';

/** The command of a solo: it shows the board, or how others did today. */
export async function soloCommand({ call, game, language, services }: Asked, solo: Solo): Promise<V2Message> {
  const { guild, member, options } = call;
  const who = { guild, member, language, services };
  if (solo.comes === 'daily' && options.getBoolean('share') === true) {
    const place = { channel: call.channel ?? undefined, has: call.appPermissions };
    const shared = await share(who, { game, solo }, place, 'today');
    return textMessage(shared.ok ? words[language].daily.sharedNow : shared.text);
  }
  if (solo.comes === 'daily' && options.getBoolean('results') === true) return resultsMessage(who, { game, solo });
  const wish = { ...chosen(call, solo.options), seed: options.getString('seed') ?? undefined };
  const wanted = Object.values(wish).some((value) => value !== undefined) ? 'another' : 'any';
  return playSolo(who, { game, solo }, wish, wanted);
}
