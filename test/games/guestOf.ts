import { existsSync } from 'node:fs';
import type { Guest } from './playing.ts';

/** A game without computer players brings a guest to play it. */
export async function guestOf(id: string): Promise<Guest | undefined> {
  const file = new URL(`./${id}/guest.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const { guest } = (await import(file.href)) as { readonly guest: Guest };
  return guest;
}
