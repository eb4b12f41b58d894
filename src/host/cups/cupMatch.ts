import type { Instant } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { beginPlay } from '../match/begin.ts';
import type { Match, Occupant } from '../match/match.ts';
import type { Cup } from './cup.ts';

/**
 * The match of a game in a round of a cup. Both players signed up, so nobody is invited, and it begins at once, or where
 * anybody may act at any time, when both are there. Who begins was decided when the round was paired.
 */
export function cupMatch(
  cup: Cup,
  { round, at }: { readonly round: number; readonly at: number },
  game: Game,
  { began, seed, now }: { readonly began: number; readonly seed: string; readonly now: Instant },
): Match | undefined {
  const until = cup.rounds[round]?.until;
  const entrants = cup.rounds[round]?.games[at]?.entrants.map((entrant) => cup.entrants[entrant]) ?? [];
  const seats = entrants.flatMap((entrant): Occupant[] =>
    entrant?.kind === 'member' ? [{ kind: 'member', id: entrant.id, name: entrant.name }] : [],
  );
  if (until === undefined || seats.length !== 2) return undefined;
  const open = game.seating.open === true;
  const match: Match = {
    format: 1,
    game: cup.game,
    language: cup.language,
    guild: cup.guild,
    began,
    seats,
    stage: open ? { at: 'meeting', until, here: [] } : { at: 'playing' },
    seed,
    config: game.cup.config(cup.config),
    cup: { id: cup.id, round, game: at, until },
    clock: { limit: open ? undefined : cup.turnLimit, since: now, reminded: false },
    // Nobody has been seen there yet.
    seen: seats.map(() => 0),
    rematch: [],
    recent: [],
  };
  return open ? match : beginPlay(match, seats, { game, now, seed, revision: began - 1 });
}
