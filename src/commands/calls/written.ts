import type { Store } from '../../store/port.ts';

/** Remembers which calls were written to whom, by their nonces. Discord itself knows a nonce for some minutes only. */

const shelf = 'letters';
/** Longer than any turn may take. */
const rememberedFor = 8 * 24 * 60 * 60_000;

export async function isWritten(person: string, nonce: string, store: Pick<Store, 'notes'>): Promise<boolean> {
  return [...(await store.notes(person, shelf)).values()].includes(nonce);
}

export async function noteWritten(person: string, nonce: string, store: Pick<Store, 'note'>): Promise<void> {
  const at = (time: number) => new Date(time).toISOString();
  const now = Date.now();
  await store.note(person, shelf, `${at(now)} ${nonce}`, nonce, at(now - rememberedFor));
}

/** Who wants no direct messages any more is not remembered for them. */
export async function forgetWritten(person: string, store: Pick<Store, 'notes' | 'unnote'>): Promise<void> {
  for (const name of (await store.notes(person, shelf)).keys()) await store.unnote(person, shelf, name);
}
