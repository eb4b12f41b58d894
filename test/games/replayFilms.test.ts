import { expect, test } from 'vitest';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { playedAgain, seenIn } from '../../src/host/records/replaying.ts';
import { renderFilm } from '../../src/render/film.ts';
import type { Scene } from '../../src/render/scene.ts';
import { playedRecord } from '../host/records/played.ts';
import { readGif } from '../render/readGif.ts';
import { sweep } from '../sweep.ts';
import { speeches } from './playing.ts';

/** The longest that can be chosen. */
const longest: Readonly<Record<string, { readonly config: object; readonly seats: number }>> = {
  'mister-zero': { config: { games: 9, advice: 'allowed', pause: 5 }, seats: 4 },
  mastermind: { config: { setters: 'in-turn', possible: 'told', rounds: 8 }, seats: 2 },
};

const mostFrames = sweep(40, 8);

async function framesOf(game: Game): Promise<{ readonly frames: readonly Scene[]; readonly of: number }> {
  const record = await playedRecord(game, { seed: 'a long film', ...longest[game.id] });
  const replaying = await playedAgain(record, game);
  if ('lost' in replaying) throw new Error(replaying.lost);
  const { positions } = replaying;
  const step = (positions.length - 1) / (Math.min(mostFrames, positions.length) - 1);
  const places = Array.from({ length: Math.min(mostFrames, positions.length) }, (_, nth) => Math.round(nth * step));
  const frames = places.map((at) => seenIn(record, game, positions[at]!.play, speeches[0]!).scene);
  return { frames, of: positions.length };
}

test.each(games.map((game) => [game.id, game] as const))(
  'A film of a long game of %s has at most a million bytes, and its letters can be read.',
  async (id, game) => {
    const { frames, of } = await framesOf(game);
    const film = renderFilm(frames);
    const { width, frames: shown } = readGif(film);
    process.stdout.write(`${id}: ${of} positions, ${shown.length} frames of ${width} pixels, ${film.length} bytes\n`);
    expect(film.length).toBeLessThanOrEqual(1_000_000);
    expect(shown).toHaveLength(frames.length);
    expect(width).toBeGreaterThanOrEqual(500);
  },
  60_000,
);
