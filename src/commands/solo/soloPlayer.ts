import type { BaseInteraction } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Match } from '../../host/match/match.ts';
import type { Services } from '../services.ts';
import { isOwnHome, ownHome } from './ownHome.ts';
import type { SoloPlayer } from './playSolo.ts';

interface Asking {
  readonly call: BaseInteraction;
  readonly language: Language;
  readonly services: Services;
}

/** Who would play a board for one. What they go on with decides where it belongs, wherever they are now. */
export function soloPlayer({ call, language, services }: Asking, goesOn?: Match): SoloPlayer {
  const { user } = call;
  if (!call.inCachedGuild() || (goesOn !== undefined && isOwnHome(goesOn))) {
    return { guild: ownHome(user.id, language), member: user, language, services };
  }
  return { guild: call.guild, member: call.member, language, services };
}
