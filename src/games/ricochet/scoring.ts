import type { Seat } from '../contract.ts';
import { tokensToWin } from './decided.ts';
import type { Config, Player, State } from './kind.ts';

/** How many tokens win, given the players who have bid so far. Undefined when all targets are played. */
export function needed({ tokens }: Config, players: readonly Player[]): number | undefined {
  return tokens ?? tokensToWin.get(players.filter(({ bids }) => bids).length);
}

/** Checked whenever a token is won. */
export function isWon({ config, players, left }: State): boolean {
  return left.length === 0 || mostTokens(players) >= (needed(config, players) ?? Number.POSITIVE_INFINITY);
}

/** The players with the most tokens win; ties share. */
export function winners(players: readonly Player[]): readonly Seat[] {
  const most = mostTokens(players);
  return [...players.keys()].filter((seat) => players[seat]?.won.length === most);
}

/** By seat: who has more tokens is before the others. */
export function placesOf(players: readonly Player[]): readonly number[] {
  return players.map(({ won }) => 1 + players.filter((other) => other.won.length > won.length).length);
}

function mostTokens(players: readonly Player[]): number {
  return Math.max(...players.map(({ won }) => won.length));
}
