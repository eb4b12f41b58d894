import { ApplicationCommandOptionType } from 'discord.js';
import type { Snapshot } from '../../host/tables.ts';
import { viewerOf } from '../answering.ts';
import { describe, textMessage, type V2Message } from '../board/board.ts';
import { writtenSpeech } from '../board/speech.ts';
import { tableOf } from '../client/channels.ts';
import { missingAt } from '../client/rights.ts';
import type { PrivateBoard } from '../panels/privateBoard.ts';
import type { Asked } from '../slash/asked.ts';
import { named } from '../slash/bodies.ts';
import { words } from '../words/words.ts';
import { type CommonCommand, everybody } from './commonCommand.ts';
import { noGameHere } from './noGameHere.ts';

export const show: CommonCommand = {
  name: 'show',
  suits: everybody,
  options: () => [
    { type: ApplicationCommandOptionType.Boolean, ...named((say) => say.options.text) },
    { type: ApplicationCommandOptionType.Boolean, ...named((say) => say.options.public) },
  ],
  async answer(asked) {
    const { call, language, services } = asked;
    const snapshot = await snapshotHere(asked);
    if (snapshot === undefined) return noGameHere(asked);
    if (call.options.getBoolean('public') === true) {
      const lacking = missingAt(call.appPermissions, snapshot.table, words[language]);
      if (lacking !== undefined) return textMessage(lacking);
      services.host.trust(snapshot.table, 'told');
      await services.host.show(snapshot.table);
      return textMessage(words[language].shownBelow);
    }
    const description =
      call.options.getBoolean('text') === true
        ? describe(
            snapshot,
            viewerOf(snapshot, call.user.id),
            writtenSpeech(snapshot.match, language, services.wallTime),
          )
        : undefined;
    return description === undefined ? { snapshot, language } : textMessage(description);
  },
};

/** The board as the asking member may see it; with a draft, the view of the game that the draft asks for. */
export async function look(asked: Asked, draft: string | undefined): Promise<V2Message | PrivateBoard> {
  const snapshot = await snapshotHere(asked);
  return snapshot === undefined ? noGameHere(asked) : { snapshot, language: asked.language, draft };
}

/** The table of this channel; undefined when another game than the command's is played there. */
export async function snapshotHere({ call, game, services }: Asked): Promise<Snapshot | undefined> {
  const snapshot = call.channel === null ? undefined : await services.host.look(tableOf(call.channel));
  return snapshot?.game.id === game.id ? snapshot : undefined;
}
