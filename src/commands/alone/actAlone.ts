import type { Act } from '../../host/match/act.ts';
import type { Snapshot } from '../../host/tables.ts';
import { refusalMessage, viewerOf } from '../answering.ts';
import { describe, textMessage, type V2Message } from '../board/board.ts';
import { writtenSpeech } from '../board/speech.ts';
import type { PrivateBoard } from '../panels/privateBoard.ts';
import { noteScore } from '../solo/results.ts';
import { words } from '../words/words.ts';
import type { AskedAlone } from './onGame.ts';
import { ownMatch } from './ownGames.ts';

/** Commands for a game that somebody plays alone. No channel shows it, so each is answered with the board. */
export async function actAlone(asked: AskedAlone, act: Act): Promise<V2Message | PrivateBoard> {
  const { call, language, services } = asked;
  return atOwn(asked, async ({ table }) => {
    const how = { stamp: call.createdTimestamp, input: call.id };
    const answer = await services.host.act(table, act, how);
    if (answer === 'nothing') return textMessage(words[language].done);
    if (!answer.ok) return refusalMessage(answer, call.user.id, language, services);
    await noteScore(answer.snapshot, services);
    return { snapshot: answer.snapshot, language };
  });
}

/** The board, or the same in words. */
export function showAlone(asked: AskedAlone): Promise<V2Message | PrivateBoard> {
  const { call, language, services } = asked;
  return atOwn(asked, async (snapshot) => {
    const speech = writtenSpeech(snapshot.match, language, services.wallTime);
    const viewer = viewerOf(snapshot, call.user.id);
    const text = call.options.getBoolean('text') === true ? describe(snapshot, viewer, speech) : undefined;
    return text === undefined ? { snapshot, language } : textMessage(text);
  });
}

/** What to answer where there is a game. */
export async function atOwn(
  { call, game, language, services }: AskedAlone,
  answer: (snapshot: Snapshot) => Promise<V2Message | PrivateBoard>,
): Promise<V2Message | PrivateBoard> {
  const snapshot = await ownMatch(call.user.id, game, services);
  if (snapshot !== undefined) return answer(snapshot);
  const { alone, commands } = words[language];
  const how = game.solos[0]?.words[language].name ?? commands.computer.name;
  return textMessage(alone.noGame({ command: `/${game.words[language].command} ${how}` }));
}
