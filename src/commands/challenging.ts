import type { Language } from '../games/contract.ts';
import type { Playable } from '../games/table.ts';
import type { Listing } from '../host/desk.ts';
import type { Occupant } from '../host/match.ts';
import type { TableId } from '../store/port.ts';
import { type TurnLimit, turnLimits } from './commandSet.ts';
import type { House } from './house.ts';
import { publicLanguage } from './language.ts';
import { chosen } from './options.ts';
import { type Asked, type Begun, openPlacing, refuse } from './placing.ts';

/** `/game challenge`. */
export async function challenge(asked: Asked, playable: Playable, house: House, language: Language): Promise<Begun> {
  const placing = await openPlacing(asked, house, language);
  if ('ok' in placing) return placing;
  const opponent = opponentOf(asked, playable);
  if (typeof opponent === 'string') return refuse(opponent);
  if (opponent.kind === 'member' && awaits(placing.live, opponent.id)) return refuse('already-challenged');
  const spoken = await publicLanguage(asked.guild, house.store);
  const table = await placing.choose(
    (say) =>
      say.threadName({
        game: playable.words[spoken].name,
        by: asked.member.displayName,
        opponent: opponent.kind === 'member' ? opponent.name : (asked.guild.members.me?.displayName ?? 'Plateau'),
      }),
    spoken,
  );
  if (typeof table !== 'string') return table;
  return house.host.challenge(table, {
    game: playable.id,
    guild: asked.guildId,
    language: spoken,
    by: { kind: 'member', id: asked.user.id, name: asked.member.displayName },
    against: [opponent],
    turnLimit: turnLimits[(asked.options.getString('turn-limit') as TurnLimit | null) ?? '1d'],
    config: playable.configure(chosen(asked, playable.options)),
  });
}

function opponentOf(
  asked: Asked,
  playable: Playable,
): Occupant | 'challenge-self' | 'challenge-other-bot' | 'challenge-absent' {
  const user = asked.options.getUser('opponent', true);
  if (user.id === asked.user.id) return 'challenge-self';
  if (user.id === asked.client.user.id) {
    const level = asked.options.getString('level') ?? playable.bots[0];
    return level === undefined ? 'challenge-other-bot' : { kind: 'computer', level };
  }
  if (user.bot) return 'challenge-other-bot';
  const member = asked.options.getMember('opponent');
  if (member === null || asked.channel?.permissionsFor(member)?.has('ViewChannel') === false) return 'challenge-absent';
  return { kind: 'member', id: user.id, name: member.displayName };
}

const awaits = (live: ReadonlyMap<TableId, Listing>, user: string): boolean =>
  [...live.values()].some(({ invited }) => invited.includes(user));
