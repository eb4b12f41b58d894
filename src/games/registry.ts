import { foxu } from './foxu/index.ts';
import { type Game, mount } from './kernel.ts';
import { mastermind } from './mastermind/index.ts';
import { misterZero } from './mister-zero/index.ts';
import { ricochet } from './ricochet/index.ts';
import { zgame } from './zgame/index.ts';

/** Every game, one line each. */
export const games: readonly Game[] = [
  mount(ricochet),
  mount(zgame),
  mount(foxu),
  mount(misterZero),
  mount(mastermind),
];

/** The games and their boards for one, each by the name that its tables keep. */
export const everyGame: ReadonlyMap<string, Game> = new Map(
  games.flatMap((game) => [game, ...game.solos.map(({ game }) => game)]).map((each) => [each.id, each]),
);
