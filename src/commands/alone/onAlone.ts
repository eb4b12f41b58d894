import { textMessage, type V2Message } from '../board/board.ts';
import { rulesMessage } from '../board/rulesPage.ts';
import { notify } from '../calls/notify.ts';
import { exportMe } from '../privacy/exportMe.ts';
import { forgetMe } from '../privacy/forgetMe.ts';
import { onReplayCommand } from '../replays/replayCommand.ts';
import type { AnyCall } from '../slash/asked.ts';
import { soloCommand } from '../solo/soloCommand.ts';
import { words } from '../words/words.ts';
import type { Alone } from './beginAlone.ts';
import { helpAlone } from './helpAlone.ts';
import { needsServer } from './needsServer.ts';

/** Slash commands where the bot is not a member. There it has nothing but its answers. */
export async function onAlone(asked: Alone<AnyCall>): Promise<V2Message> {
  const { call, language, services } = asked;
  const given = call.options.getSubcommand();
  if (call.commandName === words.en.commands.plateau.name) return onPlateauAlone(asked, given);
  const game = [...services.host.games.values()].find(({ words: own }) => own.en.command === call.commandName);
  if (game === undefined) return textMessage(words[language].oldCommand);
  const solo = game.solos.find(({ name }) => name === given);
  if (solo !== undefined) return soloCommand({ ...asked, game }, solo);
  if (given === words.en.commands.rules.name) return rulesMessage(game, language, services);
  return textMessage(needsServer(asked));
}

async function onPlateauAlone(asked: Alone<AnyCall>, given: string): Promise<V2Message> {
  const { call, language, services } = asked;
  const { commands } = words.en;
  switch (given) {
    case commands.help.name:
      return helpAlone(asked);
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
