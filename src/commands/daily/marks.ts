import { z } from 'zod';
import { readKept } from '../../host/kept.ts';
import type { Store } from '../../store/port.ts';
import { type SoloOf, shelfOf } from '../solo/soloOf.ts';
import { daysBefore } from './days.ts';

/** What is kept of the posts of a server: that one was begun, and the message that it became. */

const schema = z.object({
  /** When it was begun, by Discord's clock. */
  at: z.number(),
  channel: z.string(),
  /** Left out until Discord has taken it. */
  message: z.string().optional(),
});
export type Mark = Readonly<z.infer<typeof schema>>;

const page = 'daily-posts';
const daysKept = 7;

export const markName = (day: string, found: SoloOf): string => `${day}/${shelfOf(found)}`;

export type Marks = ReadonlyMap<string, Mark>;
type Books = Pick<Store, 'bookRevision' | 'page' | 'enter'>;

export async function marksOf(store: Pick<Store, 'page'>, guild: string): Promise<Marks> {
  const lines = await store.page(guild, page);
  return new Map(
    [...lines].flatMap(([name, line]) => {
      const mark = readKept(schema, line);
      return mark === undefined ? [] : [[name, mark] as const];
    }),
  );
}

/** How often it is tried while others write into the same book. */
const tries = 20;

/**
 * Keeps a mark, unless another process has changed it meanwhile: then gives `changed`, and nothing is kept. Marks of days
 * long past are dropped.
 */
export async function keepMark(
  store: Books,
  guild: string,
  name: string,
  { before, after }: { readonly before: Mark | undefined; readonly after: Mark },
): Promise<'kept' | 'changed'> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const from = await store.bookRevision(guild);
    const lines = await store.page(guild, page);
    const kept = lines.get(name);
    const present = kept === undefined ? undefined : readKept(schema, kept);
    if (JSON.stringify(present) !== JSON.stringify(before)) return 'changed';
    const oldest = daysBefore(name.slice(0, 10), daysKept);
    const old = [...lines.keys()].filter((each) => each < oldest);
    const entering = [
      ...old.map((each) => ({ page, name: each, text: undefined })),
      { page, name, text: JSON.stringify(after) },
    ];
    if ((await store.enter(guild, { from, lines: entering, scores: [] })) !== 'conflict') return 'kept';
  }
  throw new Error('the book of a server was written to all the time');
}
