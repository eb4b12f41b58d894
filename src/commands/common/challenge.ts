import { ApplicationCommandOptionType } from 'discord.js';
import type { Values } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Listing } from '../../host/listing.ts';
import { tableSizes } from '../../host/match/gather.ts';
import type { Match, Occupant } from '../../host/match/match.ts';
import type { TableId } from '../../store/address.ts';
import { plainName } from '../board/names.ts';
import { turnLimitOf } from '../settings/turnLimits.ts';
import { type AnyCall, type Asked, type Beginner, chosen } from '../slash/asked.ts';
import { choiceBody, named, type OptionBody, optionBody } from '../slash/bodies.ts';
import { words } from '../words/words.ts';
import { beginning, starter } from './begin.ts';
import { settled } from './commonCommand.ts';
import { type Begun, type Room, refuse, roomFor } from './roomFor.ts';
import { type TableChoices, tableBodies, tableChoicesIn } from './tableChoices.ts';

/** The choices for who begins. */
const firsts = ['lot', 'challenger', 'opponent'] as const;

/** A game against one member or several, or against the computer. */
export const challenge = beginning('challenge', settled, optionsOf, begin);

function optionsOf(game: Game): OptionBody[] {
  return [
    ...Array.from({ length: mostOpponents(game) }, (_, nth): OptionBody => {
      const required = nth === 0 ? { required: true } : {};
      return { type: ApplicationCommandOptionType.User, ...required, ...named((say) => say.options.opponent(nth)) };
    }),
    ...tableBodies(game),
    firstBody(game),
    ...game.options.map(optionBody),
  ];
}

/** Who begins. */
export const firstBody = (game: Game): OptionBody =>
  choiceBody(
    // The first player of two sits in seat 0.
    (say, language) => say.options.first(game.seatName(0, 2, language)),
    firsts,
    (say, first) => say.firsts[first],
  );

export function firstIn({ options }: Pick<AnyCall, 'options'>): Match['first'] {
  return firsts.find((first) => first === options.getString('first'));
}

/** The most opponents a challenge may name. Every smaller number of opponents must make a game that can be played. */
function mostOpponents(game: Game): number {
  const sizes = tableSizes(game);
  let opponents = 1;
  while (sizes.includes(opponents + 2)) opponents++;
  return opponents;
}

async function begin(asked: Asked): Promise<Begun> {
  const { call, game } = asked;
  const room = await roomFor(asked);
  if ('ok' in room) return room;
  const against: Opponent[] = [];
  for (let nth = 0; nth < mostOpponents(game); nth++) {
    const { name } = words.en.options.opponent(nth);
    const opponent = nth === 0 || call.options.getUser(name) !== null ? opponentIn(asked, name) : undefined;
    if (typeof opponent === 'string') return refuse(opponent);
    if (opponent !== undefined) against.push(opponent);
  }
  const members = against.flatMap((each) => (each.kind === 'member' ? [each.id] : []));
  if (new Set(members).size < members.length) return refuse('challenge-twice');
  if (members.some((id) => waits(asked, room.live, id))) return refuse('already-challenged');
  return challengeIn(room, asked, {
    against,
    wish: chosen(call, game.options),
    first: firstIn(call),
    ...tableChoicesIn(call, game),
  });
}

interface Wished extends TableChoices {
  readonly against: readonly Opponent[];
  readonly wish: Values;
  readonly first?: Match['first'];
}

/** Challenges these opponents at the first free place. */
export async function challengeIn(
  room: Room,
  { call, game, services }: Beginner,
  { against, wish, limit, ...choices }: Wished,
): Promise<Begun> {
  if (room.settings.computers !== 'allowed' && against.some(({ kind }) => kind === 'computer')) {
    return refuse('computers-not-allowed');
  }
  const by = starter(call);
  const self = call.guild.members.me?.displayName ?? 'Plateau';
  const made = {
    ...{ game: game.id, guild: call.guildId, language: room.spoken, by, against },
    ...{ config: game.configure(wish), turnLimit: turnLimitOf(limit, room.settings), ...choices },
  };
  return room.begin(
    (say) =>
      say.threadName({
        game: game.words[room.spoken].name,
        by: plainName(by.name) ?? say.somebody(1),
        opponent: against
          .map((each, nth) => (each.kind === 'member' ? (plainName(each.name) ?? say.somebody(nth + 2)) : self))
          .join(', '),
      }),
    (table) => services.host.challenge(table, made),
  );
}

type Opponent = Occupant & { readonly kind: 'member' | 'computer' };

function opponentIn(
  { call, game }: Asked,
  option: string,
): Opponent | 'challenge-self' | 'challenge-other-bot' | 'challenge-absent' {
  const user = call.options.getUser(option, true);
  if (user.id === call.user.id) return 'challenge-self';
  if (user.id === call.client.user.id) {
    const { level } = tableChoicesIn(call, game);
    return level === undefined ? 'challenge-other-bot' : { kind: 'computer', level };
  }
  if (user.bot) return 'challenge-other-bot';
  const member = call.options.getMember(option);
  if (member === null || call.channel?.permissionsFor(member)?.has('ViewChannel') === false) return 'challenge-absent';
  return { kind: 'member', id: user.id, name: member.displayName };
}

/** Whether the same challenge waits already. One by another member, or to another game, is in nobody's way. */
const waits = ({ call, game }: Asked, live: ReadonlyMap<TableId, Listing>, user: string): boolean =>
  [...live.values()].some(
    (listing) => listing.game === game.id && listing.by === call.user.id && listing.invited.includes(user),
  );
