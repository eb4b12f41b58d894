import type { Instant, Seat } from '../../games/contract.ts';
import { advance } from './advance.ts';
import { type Cup, type CupGame, type CupResult, roundNow, takesPart } from './cup.ts';
import { gameLine } from './keeping.ts';
import { entered, openGames } from './rounds.ts';

/** The cup with all that is due by now: results that have come, games that cannot be played, the next round. */
export function settled(
  cup: Cup,
  results: ReadonlyMap<string, CupResult>,
  { now, seed }: { readonly now: Instant; readonly seed: string },
): Cup {
  const round = cup.rounds.length - 1;
  const after = openGames(cup).reduce((so, { at, game }) => {
    const result = results.get(gameLine(round, at)) ?? unplayed(cup, game, now);
    return result === undefined ? so : entered(so, round, at, result);
  }, cup);
  return advance(after, now, seed);
}

/** What comes of a game whose match has not begun: somebody has dropped out meanwhile, or there is no more time for it. */
function unplayed(cup: Cup, { table, entrants }: CupGame, now: Instant): CupResult | undefined {
  if (table !== undefined) return undefined;
  const here = entrants.map((entrant) => takesPart(cup.entrants[entrant], cup.rounds.length));
  if (here.includes(false)) return { by: 'absent', places: here.map((stays) => (stays ? 1 : 2)), idle: [] };
  return now < (roundNow(cup)?.until ?? now) ? undefined : { by: 'stopped', places: entrants.map(() => 1), idle: [] };
}

/** The seats of a game whose entrants have dropped out since their round began, or wished to be forgotten. */
export const goneFrom = (cup: Cup, { entrants }: CupGame): readonly Seat[] =>
  [...entrants.keys()].filter((seat) => {
    const entrant = cup.entrants[entrants[seat] ?? -1];
    return entrant?.kind === 'former' || (entrant?.kind === 'member' && entrant.left !== undefined);
  });
