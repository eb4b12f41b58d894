import type { Act } from '../../host/match/act.ts';
import type { Answer } from '../../host/tables.ts';
import { refusalMessage } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { chatSpeech } from '../board/speech.ts';
import { tableOf } from '../client/channels.ts';
import { missingAt } from '../client/rights.ts';
import { underSettings } from '../settings/underSettings.ts';
import type { Asked } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import { noGameHere } from './noGameHere.ts';

/** Acts on the table of the channel where the command was given. */
export async function actHere(asked: Asked, act: Act): Promise<V2Message> {
  const { call, game, language, services } = asked;
  const say = words[language];
  if (call.channel === null) return noGameHere(asked);
  const table = tableOf(call.channel);
  const lacking = missingAt(call.appPermissions, table, say);
  if (lacking !== undefined) return textMessage(lacking);
  services.host.trust(table, 'told');
  services.sight.visited(table);
  const seen = { game: game.id };
  const allowed = await underSettings(act, table, call.guild, services);
  const answer =
    'ok' in allowed
      ? allowed
      : await services.host.act(table, allowed, { stamp: call.createdTimestamp, seen, input: call.id });
  if (answer === 'nothing') return textMessage(say.done);
  if (!answer.ok && isUnknown(answer)) return noGameHere(asked);
  if (!answer.ok) return refusalMessage(answer, call.user.id, language, services);
  const speech = chatSpeech(answer.snapshot.match, language, services.wallTime);
  const last = answer.snapshot.match.recent.at(-1);
  return textMessage(act.act === 'move' && last !== undefined ? game.tell(last, speech) : say.done);
}

const isUnknown = ({ refusal }: Answer & { ok: false }): boolean => refusal.of === 'host' && refusal.why === 'no-table';
