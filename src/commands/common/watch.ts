import { ApplicationCommandOptionType } from 'discord.js';
import { seatOf } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { buttonRows, commonButton } from '../board/rows.ts';
import { targetAt } from '../board/targetAt.ts';
import type { Asked } from '../slash/asked.ts';
import { named } from '../slash/bodies.ts';
import { words } from '../words/words.ts';
import { type CommonCommand, everybody } from './commonCommand.ts';
import { noGameHere } from './noGameHere.ts';
import { snapshotHere } from './show.ts';

/** The neutral view of a table, for anybody, and how it ends. */
export const watch: CommonCommand = {
  name: 'watch',
  suits: everybody,
  options: () => [{ type: ApplicationCommandOptionType.Boolean, ...named((say) => say.options.tell) }],
  async answer(asked) {
    const { call, language, services } = asked;
    const snapshot = await snapshotHere(asked);
    if (snapshot === undefined) return noGameHere(asked);
    const wanted = call.options.getBoolean('tell');
    if (wanted === null) return { snapshot, language, eyes: 'everybody' };
    return (wanted ? tellEnd : tellNot)(snapshot, { user: call.user.id, language, services });
  },
};

type Asking = Pick<Asked, 'language' | 'services'> & { readonly user: string };

/** From now on this person is told how the match ends. The answer says how, and has a button to take it back. */
export async function tellEnd(snapshot: Snapshot, { user, language, services }: Asking): Promise<V2Message> {
  const { match } = snapshot;
  const { watching: say, buttons } = words[language];
  if (match.stage.at !== 'playing' || match.solo !== undefined) return textMessage(say.notPlaying);
  if (seatOf(match, user) !== undefined) return textMessage(say.playsHere);
  await services.watching.tell(snapshot, user, language);
  const not = commonButton(targetAt(snapshot, 'table'), 'tell-not', buttons['tell-not']);
  return textMessage(say.willTell, buttonRows([not]));
}

export async function tellNot(snapshot: Snapshot, { user, language, services }: Asking): Promise<V2Message> {
  await services.watching.tellNot(snapshot, user);
  return textMessage(words[language].watching.tellsNot);
}
