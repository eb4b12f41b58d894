import type { Game } from '../../games/kernel.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import type { PrivateBoard } from '../panels/privateBoard.ts';
import type { Beginning } from '../press/customId.ts';
import { playSolo } from '../solo/playSolo.ts';
import { soloPlayer } from '../solo/soloPlayer.ts';
import type { Alone } from './alone.ts';
import { needsServer } from './needsServer.ts';
import { playComputerAt } from './playComputer.ts';

/** Begins by a button what can be played there, or goes on with it. */
export async function beginAlone(
  alone: Alone,
  game: Game,
  { how, level }: Beginning,
): Promise<V2Message | PrivateBoard> {
  if (how === 'computer') return playComputerAt(alone, game, level);
  const solo = game.solos.find(({ name }) => name === how);
  if (solo === undefined) return textMessage(needsServer(alone));
  return playSolo(soloPlayer(alone), { game, solo }, {}, 'any');
}
