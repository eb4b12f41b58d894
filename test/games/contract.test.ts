import { existsSync } from 'node:fs';
import { games } from '../../src/games/registry.ts';
import { contractSuite } from './contractSuite.ts';
import type { Guest } from './playing.ts';

/** A game without computer players brings a guest to play it. */
async function guestOf(id: string): Promise<Guest | undefined> {
  const file = new URL(`./${id}/guest.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const { guest } = (await import(file.href)) as { readonly guest: Guest };
  return guest;
}

for (const game of games) contractSuite(game, await guestOf(game.id));
