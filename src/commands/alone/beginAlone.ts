import type { BaseInteraction } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import type { Services } from '../services.ts';
import { playSolo } from '../solo/playSolo.ts';
import { soloPlayer } from '../solo/soloPlayer.ts';
import { needsServer } from './needsServer.ts';

/** Somebody who is where the bot is not a member: in direct messages, or in a server without it. */
export interface Alone<On extends BaseInteraction = BaseInteraction> {
  readonly call: On;
  readonly language: Language;
  readonly services: Services;
}

/** Begins by a button what can be played there, or goes on with it. */
export async function beginAlone(alone: Alone, game: Game, how: string): Promise<V2Message> {
  const solo = game.solos.find(({ name }) => name === how);
  if (solo === undefined) return textMessage(needsServer(alone));
  return playSolo(soloPlayer(alone), { game, solo }, {}, 'any');
}
