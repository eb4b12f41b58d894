import { textMessage, type V2Message } from '../board/board.ts';
import { notify } from '../calls/notify.ts';
import type { PrivateBoard } from '../panels/privateBoard.ts';
import { exportMe } from '../privacy/exportMe.ts';
import { forgetMe } from '../privacy/forgetMe.ts';
import { onReplayCommand } from '../replays/replayCommand.ts';
import type { AnyCall } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import type { Alone } from './alone.ts';
import { helpAlone } from './helpAlone.ts';
import { listOwn } from './listOwn.ts';
import { needsServer } from './needsServer.ts';
import { onGame } from './onGame.ts';

/** Slash commands where the bot is not a member. There it has nothing but its answers. */
export async function onAlone(asked: Alone<AnyCall>): Promise<V2Message | PrivateBoard> {
  const { call, language, services } = asked;
  const given = call.options.getSubcommand();
  if (call.commandName === words.en.commands.plateau.name) return onPlateauAlone(asked, given);
  const game = [...services.host.games.values()].find(({ words: own }) => own.en.command === call.commandName);
  return game === undefined ? textMessage(words[language].oldCommand) : onGame({ ...asked, game }, given);
}

async function onPlateauAlone(asked: Alone<AnyCall>, given: string): Promise<V2Message> {
  const { call, language, services } = asked;
  const { commands } = words.en;
  switch (given) {
    case commands.help.name:
      return helpAlone(asked);
    case commands.games.name: {
      const { text, rows } = await listOwn(call.user.id, language, services);
      return text === '' ? textMessage(words[language].alone.noGames) : textMessage(text, rows);
    }
    case commands.notify.name:
      return notify(call, language, services);
    case commands['forget-me'].name:
      return forgetMe(call, services);
    case commands['export-me'].name:
      return exportMe(call, services);
    case commands.replay.name:
      return onReplayCommand(call, language, services);
    default:
      return textMessage(needsServer(asked));
  }
}
