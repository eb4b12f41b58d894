import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { tableSizes } from '../../host/match/gather.ts';
import type { Occupant } from '../../host/match/match.ts';
import type { Listing } from '../../host/tables.ts';
import type { TableId } from '../../store/port.ts';
import type { House } from '../services.ts';
import { publicLanguage } from '../words/language.ts';
import { firsts, type TurnLimit, turnLimits } from './commandSet.ts';
import { chosen } from './options.ts';
import { type Asked, type Begun, openPlacing, refuse } from './roomFor.ts';

/** `/game challenge`. */
export async function challenge(asked: Asked, game: Game, house: House, language: Language): Promise<Begun> {
  const placing = await openPlacing(asked, house, language);
  if ('ok' in placing) return placing;
  const opponent = opponentOf(asked, game, 'opponent');
  if (typeof opponent === 'string') return refuse(opponent);
  const third = asked.options.getUser('third') === null ? undefined : opponentOf(asked, game, 'third');
  if (typeof third === 'string') return refuse(third);
  const against = third === undefined ? [opponent] : [opponent, third];
  const [one, other] = against.flatMap((each) => (each.kind === 'member' ? [each.id] : []));
  if (one !== undefined && one === other) return refuse('challenge-twice');
  if ([one, other].some((id) => id !== undefined && awaits(placing.live, id))) return refuse('already-challenged');
  const spoken = await publicLanguage(asked.guild, house.store);
  const table = await placing.choose(
    (say) =>
      say.threadName({
        game: game.words[spoken].name,
        by: asked.member.displayName,
        opponent: against
          .map((each) => (each.kind === 'member' ? each.name : (asked.guild.members.me?.displayName ?? 'Plateau')))
          .join(', '),
      }),
    spoken,
  );
  if (typeof table !== 'string') return table;
  return house.host.challenge(table, {
    game: game.id,
    guild: asked.guildId,
    language: spoken,
    by: { kind: 'member', id: asked.user.id, name: asked.member.displayName },
    against,
    turnLimit: limitIn(asked),
    config: game.configure(chosen(asked, game.options)),
    first: firsts.find((first) => first === asked.options.getString('first')),
  });
}

/** `/game table`: seats for whoever takes them. */
export async function putUpTable(asked: Asked, game: Game, house: House, language: Language): Promise<Begun> {
  const placing = await openPlacing(asked, house, language);
  if ('ok' in placing) return placing;
  const spoken = await publicLanguage(asked.guild, house.store);
  const by = { kind: 'member', id: asked.user.id, name: asked.member.displayName } as const;
  const table = await placing.choose(
    (say) => say.openThreadName({ game: game.words[spoken].name, by: by.name }),
    spoken,
  );
  if (typeof table !== 'string') return table;
  return house.host.gather(table, {
    game: game.id,
    guild: asked.guildId,
    language: spoken,
    by,
    seats: asked.options.getInteger('players') ?? Math.max(...tableSizes(game)),
    turnLimit: limitIn(asked),
    config: game.configure(chosen(asked, game.options)),
  });
}

const limitIn = ({ options }: Asked): number | undefined =>
  turnLimits[(options.getString('turn-limit') as TurnLimit | null) ?? '1d'];

type Opponent = Occupant & { readonly kind: 'member' | 'computer' };

function opponentOf(
  asked: Asked,
  game: Game,
  option: 'opponent' | 'third',
): Opponent | 'challenge-self' | 'challenge-other-bot' | 'challenge-absent' {
  const user = asked.options.getUser(option, true);
  if (user.id === asked.user.id) return 'challenge-self';
  if (user.id === asked.client.user.id) {
    const level = asked.options.getString('level') ?? game.bots[0];
    return level === undefined ? 'challenge-other-bot' : { kind: 'computer', level };
  }
  if (user.bot) return 'challenge-other-bot';
  const member = asked.options.getMember(option);
  if (member === null || asked.channel?.permissionsFor(member)?.has('ViewChannel') === false) return 'challenge-absent';
  return { kind: 'member', id: user.id, name: member.displayName };
}

const awaits = (live: ReadonlyMap<TableId, Listing>, user: string): boolean =>
  [...live.values()].some(({ invited }) => invited.includes(user));
