import { z } from 'zod';
import { readKept } from '../../host/kept.ts';
import type { Store } from '../../store/port.ts';
import { daysBefore } from './days.ts';

/** On how many days in a row somebody has solved the board of the day. One short line a member is kept for good. */

const schema = z.object({
  /** The last day that was solved. */
  last: z.iso.date(),
  /** How many days in a row, up to that one. */
  run: z.int().positive(),
  longest: z.int().positive(),
  solved: z.int().positive(),
});
export type Streak = Readonly<z.infer<typeof schema>>;

/** The streak after this day was solved. It is the same when the day was counted before. */
export function solvedOn(day: string, before: Streak | undefined): Streak {
  if (before === undefined) return { last: day, run: 1, longest: 1, solved: 1 };
  if (day <= before.last) return before;
  const run = before.last === daysBefore(day, 1) ? before.run + 1 : 1;
  return { last: day, run, longest: Math.max(before.longest, run), solved: before.solved + 1 };
}

/** How long the streak is today. It lasts through the day on which it can still be made longer. */
export function runOn(today: string, { last, run }: Streak): number {
  return last >= daysBefore(today, 1) ? run : 0;
}

export const streaksPage = (shelf: string): string => `streaks/${shelf}`;

type Books = Pick<Store, 'bookRevision' | 'page' | 'enter'>;

/** How often it is tried while others write into the same book. */
const tries = 20;

export async function keepStreak(store: Books, guild: string, shelf: string, member: string, day: string) {
  const page = streaksPage(shelf);
  for (let attempt = 0; attempt < tries; attempt++) {
    const from = await store.bookRevision(guild);
    const kept = (await store.page(guild, page, [member])).get(member);
    const before = kept === undefined ? undefined : readKept(schema, kept);
    const after = solvedOn(day, before);
    if (after === before) return;
    const lines = [{ page, name: member, text: JSON.stringify(after) }];
    if ((await store.enter(guild, { from, lines, scores: [] })) !== 'conflict') return;
  }
  throw new Error('the book of a server was written to all the time');
}

export async function streakOf(store: Pick<Store, 'page'>, guild: string, shelf: string, member: string) {
  const line = (await store.page(guild, streaksPage(shelf), [member])).get(member);
  return line === undefined ? undefined : readKept(schema, line);
}

/** By member. */
export async function streaksOf(store: Books, guild: string, shelf: string): Promise<ReadonlyMap<string, Streak>> {
  const lines = await store.page(guild, streaksPage(shelf));
  return new Map(
    [...lines].flatMap(([member, line]) => {
      const streak = readKept(schema, line);
      return streak === undefined ? [] : [[member, streak] as const];
    }),
  );
}
