import { z } from 'zod';
import { type Language, languages } from '../../games/contract.ts';
import { readKept } from '../../host/kept.ts';
import type { Store } from '../../store/port.ts';
import { forgetWritten } from './written.ts';

/** How somebody wants to be called: by a mention in the channel, by direct message, or not at all. */
export const ways = ['here', 'message', 'never'] as const;
export type Way = (typeof ways)[number];

const wishes = z.object({
  calls: z.enum(ways).default('here'),
  /** The language of direct messages. Discord tells it only when somebody gives a command. */
  language: z.enum(languages).optional(),
});

/** What a person wishes, in all servers. */
export type Wishes = z.infer<typeof wishes>;

const usual: Wishes = { calls: 'here' };

export async function wishesOf(person: string, store: Pick<Store, 'wishes'>): Promise<Wishes> {
  const kept = await store.wishes(person);
  return (kept === undefined ? undefined : readKept(wishes, kept)) ?? usual;
}

/** Keeps no more of a person than is needed for it; nothing when they want what is usual. */
export async function chooseCalls(
  person: string,
  { calls, language }: { readonly calls: Way; readonly language: Language },
  store: Pick<Store, 'saveWishes' | 'notes' | 'unnote'>,
): Promise<void> {
  const kept: Record<Way, Wishes | undefined> = {
    here: undefined,
    message: { calls: 'message', language },
    never: { calls: 'never' },
  };
  await store.saveWishes(person, kept[calls] && JSON.stringify(kept[calls]));
  if (calls !== 'message') await forgetWritten(person, store);
}
