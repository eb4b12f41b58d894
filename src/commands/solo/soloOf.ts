import type { Game } from '../../games/kernel.ts';
import { games } from '../../games/registry.ts';
import type { Score, Solo } from '../../games/solo.ts';
import type { Match } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';

/** A solo, and the game it belongs to. */
export interface SoloOf {
  readonly game: Game;
  readonly solo: Solo;
}

const all: readonly SoloOf[] = games.flatMap((game) => game.solos.map((solo) => ({ game, solo })));

/** Those with one board a day. */
export const dailySolos: readonly SoloOf[] = all.filter(({ solo }) => solo.comes === 'daily');

/** The solo that a match plays. */
export function soloOf(match: Match): SoloOf | undefined {
  return all.find(({ solo }) => solo.name === match.solo?.name && solo.game.id === match.game);
}

/** How its player did on this board of the day. Undefined until it is solved, and on all other boards. */
export function dailyScore({ match, game }: Pick<Snapshot, 'match' | 'game'>): Score | undefined {
  const found = soloOf(match);
  if (found?.solo.comes !== 'daily' || match.play === undefined) return undefined;
  return found.solo.score(game.view(match.play, 0));
}

/** Where the results of a solo are kept. */
export const shelfOf = ({ game, solo }: SoloOf): string => `${game.id}/${solo.name}`;
