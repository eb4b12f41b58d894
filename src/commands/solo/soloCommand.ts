import type { Game } from '../../games/kernel.ts';
import type { Solo } from '../../games/solo.ts';
import type { Alone } from '../alone/alone.ts';
import { needsServer } from '../alone/needsServer.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { share } from '../daily/share.ts';
import { type AnyCall, chosen } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import { playSolo } from './playSolo.ts';
import { resultsMessage } from './results.ts';
import { soloPlayer } from './soloPlayer.ts';

interface Asking extends Alone<AnyCall> {
  readonly game: Game;
}

/** The command of a solo: it shows the board, or how others did today. */
export async function soloCommand(asked: Asking, solo: Solo): Promise<V2Message> {
  const { call, game } = asked;
  const { options } = call;
  const who = soloPlayer(asked);
  if (solo.comes === 'daily' && options.getBoolean('share') === true) {
    if (!call.inCachedGuild()) return textMessage(needsServer(asked));
    const place = { channel: call.channel ?? undefined, has: call.appPermissions };
    const shared = await share(who, { game, solo }, place, 'today');
    return textMessage(shared.ok ? words[asked.language].daily.sharedNow : shared.text);
  }
  if (solo.comes === 'daily' && options.getBoolean('results') === true) return resultsMessage(who, { game, solo });
  const wish = { ...chosen(call, solo.options), seed: options.getString('seed') ?? undefined };
  const wanted = Object.values(wish).some((value) => value !== undefined) ? 'another' : 'any';
  return playSolo(who, { game, solo }, wish, wanted);
}
