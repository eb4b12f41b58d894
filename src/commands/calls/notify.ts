import type { Language } from '../../games/contract.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import type { Services } from '../services.ts';
import type { AnyCall } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import { chooseCalls, preferencesOf, ways } from './preferences.ts';

/** `/plateau notify`: how whoever gives it wants to be called. Without a choice, it tells what holds. */
export async function notify(call: AnyCall, language: Language, { store }: Services): Promise<V2Message> {
  const given = call.options.getString(words.en.options.how.name);
  const chosen = ways.find((way) => way === given);
  if (chosen !== undefined) await chooseCalls(call.user.id, { calls: chosen, language }, store);
  const { calls } = chosen === undefined ? await preferencesOf(call.user.id, store) : { calls: chosen };
  return textMessage(words[language].calls.holds[calls]);
}
