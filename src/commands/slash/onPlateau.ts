import type { Language } from '../../games/contract.ts';
import type { V2Message } from '../board/board.ts';
import { gamesOf } from '../calls/gamesOf.ts';
import { notify } from '../calls/notify.ts';
import { onCupCommand } from '../cups/cupCommand.ts';
import { exportMe } from '../privacy/exportMe.ts';
import { forgetMe } from '../privacy/forgetMe.ts';
import { onReplayCommand } from '../replays/replayCommand.ts';
import type { Services } from '../services.ts';
import { onSettingsCommand } from '../settings/onSettings.ts';
import { onProfile, onRank } from '../standing/onStanding.ts';
import { words } from '../words/words.ts';
import type { SlashCall } from './asked.ts';
import { helpMessage } from './help.ts';

/** `/plateau`: what belongs to no game. */
export async function onPlateau(call: SlashCall, language: Language, services: Services): Promise<V2Message> {
  switch (call.options.getSubcommand()) {
    case words.en.commands.settings.name:
      return onSettingsCommand(call, services);
    case words.en.commands.notify.name:
      return notify(call, language, services);
    case words.en.commands.games.name:
      return gamesOf(call, language, services);
    case words.en.commands.rank.name:
      return onRank(call, services);
    case words.en.commands.profile.name:
      return onProfile(call, services);
    case words.en.commands['forget-me'].name:
      return forgetMe(call, services);
    case words.en.commands['export-me'].name:
      return exportMe(call, services);
    case words.en.commands.replay.name:
      return onReplayCommand(call, language, services);
    case words.en.commands.cup.name:
      return onCupCommand(call, language, services);
    default:
      return helpMessage(call, language, services);
  }
}
