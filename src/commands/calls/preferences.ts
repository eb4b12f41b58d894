import { z } from 'zod';
import { type Language, languages } from '../../games/contract.ts';
import { readKept } from '../../host/kept.ts';
import type { Store } from '../../store/port.ts';
import { forgetWritten } from './written.ts';

/** How somebody wants to be called: by a mention in the channel, by direct message, or not at all. */
export const ways = ['here', 'message', 'never'] as const;
export type Way = (typeof ways)[number];

const preferences = z.object({
  calls: z.enum(ways).default('here'),
  /** The language of direct messages. Discord tells it only when somebody gives a command. */
  language: z.enum(languages).optional(),
});

/** What a person prefers, in all servers. */
export type Preferences = z.infer<typeof preferences>;

const usual: Preferences = { calls: 'here' };

export async function preferencesOf(person: string, store: Pick<Store, 'preferences'>): Promise<Preferences> {
  const kept = await store.preferences(person);
  return (kept === undefined ? undefined : readKept(preferences, kept)) ?? usual;
}

/** Keeps no more of a person than is needed for it; nothing when they want what is usual. */
export async function chooseCalls(
  person: string,
  { calls, language }: { readonly calls: Way; readonly language: Language },
  store: Pick<Store, 'savePreferences' | 'notes' | 'unnote'>,
): Promise<void> {
  const kept: Record<Way, Preferences | undefined> = {
    here: undefined,
    message: { calls: 'message', language },
    never: { calls: 'never' },
  };
  await store.savePreferences(person, kept[calls] && JSON.stringify(kept[calls]));
  if (calls !== 'message') await forgetWritten(person, store);
}
