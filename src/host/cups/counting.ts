import type { Cup, CupResult, Round } from './cup.ts';

/** What games and byes count. */

/** By seat, what a game won for its players. Undefined while it has no result. */
export function pointsIn(cup: Cup, round: number, game: number): readonly number[] | undefined {
  const result = cup.rounds[round]?.games[game]?.result;
  if (result === undefined) return undefined;
  if (cup.counts === 'wins') return shares(result);
  const won = (seat: number) => result.won?.[seat] ?? 0;
  if (!isForfeit(result)) return result.places.map((_, seat) => won(seat));
  // They have not shown how much they would have won, but have at least what they had: nobody makes a loss small by giving up.
  const usual = usualWin(cup, round);
  return shares(result).map((share, seat) => (share === 0 ? 0 : Math.max(share * usual, won(seat))));
}

/** Whether the game was decided by somebody who gave it up, or had no more time. */
const isForfeit = ({ by, idle, late }: CupResult): boolean => by === 'absent' || idle.length > 0 || late !== undefined;

/** A bye is a win. Where everybody meets everybody, all have as many byes, so they count nothing. */
export function pointsForBye(cup: Cup, round: number): number {
  if (cup.form === 'everybody') return 0;
  return cup.counts === 'wins' ? 1 : usualWin(cup, round);
}

/** By seat: 1 for who won, ½ for each when nobody did, and nothing for who lost. */
export function shares({ places }: CupResult): readonly number[] {
  const best = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / best : 0));
}

/** What was won in a game of this round on average, rounded down to a half; in earlier rounds, when none was played. */
function usualWin({ rounds }: Cup, round: number): number {
  const before = rounds.slice(0, round + 1).toReversed();
  const wins = before.map(winsIn).find((won) => won.length > 0) ?? [1];
  return Math.floor((2 * wins.reduce((sum, won) => sum + won, 0)) / wins.length) / 2;
}

const winsIn = ({ games }: Round): readonly number[] =>
  games.flatMap(({ result }) => (result?.by === 'played' && result.won !== undefined ? [Math.max(...result.won)] : []));
