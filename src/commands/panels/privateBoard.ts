import type { Language } from '../../games/contract.ts';
import { revisionShown } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import { viewerOf } from '../answering.ts';
import { type BoardParts, boardMessage, textMessage, type V2Message } from '../board/board.ts';
import { buttonRows, commonButton } from '../board/rows.ts';
import { watchedBoard } from '../watching/watchedBoard.ts';
import { words } from '../words/words.ts';
import type { Eyes } from './panel.ts';

/** A board for one person, before it is painted. */
export interface PrivateBoard {
  readonly snapshot: Snapshot;
  /** The person's. */
  readonly language: Language;
  readonly draft?: string | undefined;
  /** `everybody`: they watch, and see what everybody sees. */
  readonly eyes?: Eyes | undefined;
  /** What must be said before the board. */
  readonly said?: string | undefined;
}

export async function privateMessage(
  { snapshot, language, draft, said, eyes }: PrivateBoard,
  user: string,
  parts: BoardParts,
): Promise<V2Message> {
  const board =
    eyes === 'everybody'
      ? await watchedBoard(snapshot, language, parts)
      : await boardMessage(snapshot, viewerOf(snapshot, user), language, parts, draft);
  return said === undefined ? board : below(textMessage(said), board);
}

/** Says first that it no longer follows, with the button that brings it up to date in its place. */
export async function oldPanelMessage(board: PrivateBoard, user: string, parts: BoardParts): Promise<V2Message> {
  const { snapshot, language } = board;
  const { table, revision, match } = snapshot;
  const say = words[language].oldPanel;
  const target = { table, revision: revisionShown(match, revision, viewerOf(snapshot, user)) };
  const again = board.eyes === 'everybody' ? 'watch' : 'board';
  const head = textMessage(say.text, buttonRows([commonButton(target, again, say.button, 'main')]));
  return below(head, await privateMessage(board, user, parts));
}

const below = (head: V2Message, board: V2Message): V2Message => ({
  ...board,
  components: [...head.components, ...board.components],
});
