import { z } from 'zod';
import { readKept } from '../../host/kept.ts';
import { greetingsPage, serversHome } from '../../host/privacy/servers.ts';
import type { Store } from '../../store/port.ts';

/** What is kept of the greeting of a server: that it is due, that it was begun, and the message that it became. */

const schema = z.object({
  /** When it became due, and then when it was begun. */
  at: z.number(),
  /** Left out until it was begun. */
  channel: z.string().optional(),
  /** Left out until Discord has taken it. */
  message: z.string().optional(),
});
export type Mark = Readonly<z.infer<typeof schema>>;

type Books = Pick<Store, 'bookRevision' | 'page' | 'enter'>;

/** By server. Those that are not to be greeted have none. */
export async function marksOf(store: Books, guilds: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
  const lines = await store.page(serversHome, greetingsPage, guilds);
  return new Map(
    [...lines].flatMap(([guild, line]) => {
      const mark = readKept(schema, line);
      return mark === undefined ? [] : [[guild, mark] as const];
    }),
  );
}

/** How often it is tried while others write into the same book. */
const tries = 20;

/** Keeps a mark, unless another process has changed it meanwhile: then gives `changed`, and nothing is kept. */
export async function keepMark(
  store: Books,
  guild: string,
  { before, after }: { readonly before: Mark; readonly after: Mark },
): Promise<'kept' | 'changed'> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const from = await store.bookRevision(serversHome);
    const present = (await marksOf(store, [guild])).get(guild);
    if (JSON.stringify(present) !== JSON.stringify(before)) return 'changed';
    const lines = [{ page: greetingsPage, name: guild, text: JSON.stringify(after) }];
    if ((await store.enter(serversHome, { from, lines, scores: [] })) !== 'conflict') return 'kept';
  }
  throw new Error('the book of servers was written to all the time');
}
