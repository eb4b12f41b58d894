import { describe, expect, test } from 'vitest';
import { suggestions } from '../../src/commands/slash/suggestions.ts';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { type Guest, playOut, seatings, speeches, viewersOf } from '../games/playing.ts';
import { guest as racer } from '../games/ricochet/guest.ts';

const guests: Readonly<Record<string, Guest>> = { ricochet: racer };

/** A few games of each kind, with every number of players. */
function boards(game: Game) {
  return seatings(game).flatMap((seats) =>
    ['one', 'two'].flatMap((seed) => {
      const opening = { config: game.presets.standard, seats, seed, now: 1_000 };
      return playOut(game, opening, { by: 'mixture', guest: guests[game.id] }).map(({ before }) => before);
    }),
  );
}

describe.each(games)('$id', (game) => {
  test('suggests no move twice, in no language, to nobody; and no two moves under one name', () => {
    let made = 0;
    for (const play of boards(game)) {
      for (const viewer of viewersOf(play)) {
        for (const speech of speeches) {
          const all = suggestions(game, play, viewer, speech);
          made += all.length;
          const values = all.map(({ value }) => value);
          expect(values).toEqual([...new Set(values)]);
          const names = all.map(({ name }) => name);
          expect(names, JSON.stringify(all)).toEqual([...new Set(names)]);
        }
      }
    }
    expect(made).toBeGreaterThan(0);
  });
});
