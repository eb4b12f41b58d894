import type { Instant } from '../../games/contract.ts';
import { circle, type Pair } from './circle.ts';
import { type Cup, type CupGame, type CupResult, roundNow, takesPart } from './cup.ts';
import { swiss } from './swiss.ts';

/** The rounds of a cup, one after another. */

/** The cup with its next round. */
export function nextRound(cup: Cup, now: Instant): Cup {
  const { pairs, bye } = cup.form === 'swiss' ? swiss(cup) : circle(cup.entrants.length, cup.rounds.length);
  const here = (entrant: number) => takesPart(cup.entrants[entrant], cup.rounds.length);
  const round = {
    began: now,
    until: now + cup.roundLimit,
    ...(bye !== undefined && here(bye) ? { bye } : {}),
    games: pairs.filter((pair) => pair.some(here)).map((pair) => gameOf(pair, here)),
  };
  return { ...cup, rounds: [...cup.rounds, round] };
}

/** Who has dropped out has lost. */
function gameOf(entrants: Pair, here: (entrant: number) => boolean): CupGame {
  if (entrants.every(here)) return { entrants };
  return { entrants, result: { by: 'absent', places: entrants.map((each) => (here(each) ? 1 : 2)), idle: [] } };
}

/** The cup with the result of a game. A game has one result, and the first one counts. */
export function entered(cup: Cup, round: number, game: number, result: CupResult): Cup {
  const known = cup.rounds[round]?.games[game];
  return known === undefined || known.result !== undefined ? cup : withGame(cup, round, game, { result });
}

/** The cup with something more about one of its games. */
export function withGame(cup: Cup, at: number, game: number, news: Partial<CupGame>): Cup {
  const round = cup.rounds[at];
  const known = round?.games[game];
  if (round === undefined || known === undefined) return cup;
  return {
    ...cup,
    rounds: cup.rounds.with(at, { ...round, games: round.games.with(game, { ...known, ...news }) }),
  };
}

/** The games of the last round that have no result, by their numbers. */
export function openGames(cup: Cup): readonly { readonly at: number; readonly game: CupGame }[] {
  return (roundNow(cup)?.games ?? []).flatMap((game, at) => (game.result === undefined ? [{ at, game }] : []));
}
