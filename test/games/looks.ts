import type { Speech, Viewer } from '../../src/games/contract.ts';
import type { Press } from '../../src/games/controls.ts';
import type { Game, Play } from '../../src/games/kernel.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { pressesOf, speeches } from './playing.ts';

/** Everything that can be pressed on this board. */
export function pressesOn(game: Game, play: Play, viewer: Viewer, draft?: string): readonly Press[] {
  return game.sight(play, viewer, speeches[0] as Speech, draft).controls.flatMap(pressesOf);
}

/**
 * The drafts that this viewer can reach by pressing: all of them, or at most this many, drawn at random but always the
 * same.
 */
export function draftsFor(game: Game, play: Play, viewer: Viewer, most = Number.POSITIVE_INFINITY): readonly string[] {
  const rng = rngFrom(`drafts ${viewer}`, play.turn);
  const known = new Set<string>();
  const ahead: (string | undefined)[] = [undefined];
  while (ahead.length > 0 && known.size < most) {
    const [from] = ahead.splice(most === Number.POSITIVE_INFINITY ? ahead.length - 1 : rng.int(ahead.length), 1);
    for (const press of pressesOn(game, play, viewer, from)) {
      if (!('draft' in press) || known.has(press.draft)) continue;
      known.add(press.draft);
      ahead.push(press.draft);
    }
  }
  return [...known].slice(0, most);
}
