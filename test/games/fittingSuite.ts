import { test } from 'vitest';
import { leastRoom } from '../../src/games/contract.ts';
import type { Game, Opening } from '../../src/games/kernel.ts';
import { expectSight, expectText, expectTexts } from './fitting.ts';
import { wordyBoards } from './longest.ts';
import { draftsFor } from './looks.ts';
import { type Guest, type Step, sample, speeches, viewersOf } from './playing.ts';

/** All that a game says fits where Discord puts it. */
export function fittingSuite(
  game: Game,
  outs: (check: (steps: readonly Step[], opening: Opening) => void) => void,
  guest?: Guest,
): void {
  test('every text fits where Discord puts it, with the longest names', () => {
    outs((steps) => {
      for (const { after, events } of sample(steps)) {
        for (const speech of speeches) {
          for (const { event } of events) expectText(game.tell(event, speech), 400);
          for (const viewer of viewersOf(after)) {
            for (const draft of [undefined, ...draftsFor(game, after, viewer, 6)]) {
              expectSight(game.sight(after, viewer, speech, draft));
            }
          }
        }
      }
    });
  });

  test('the longest texts that a search finds fit too, also where a line must stand before them', () => {
    for (const play of wordyBoards(game, guest)) {
      for (const speech of speeches) {
        for (const viewer of viewersOf(play)) {
          for (const draft of [undefined, ...draftsFor(game, play, viewer, 2)]) {
            expectTexts(game.sight(play, viewer, speech, draft));
          }
          // Only a match that was ended from outside has a line before the game's own description.
          expectTexts(game.sight(game.closed(play), viewer, { ...speech, room: leastRoom }), leastRoom);
        }
      }
    }
  });
}
