import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultTown } from './faultTown.ts';
import { type GamesParts, openGames } from './games.ts';

/** Something that goes wrong around the program while games are on, and is mended again. */
export interface Ordeal {
  readonly name: string;
  readonly begin: () => Promise<unknown> | unknown;
  /** How long it lasts, in milliseconds. */
  readonly lasts: number;
  readonly mend?: () => Promise<unknown> | unknown;
  readonly order?: 'press first';
}

export type Ordeals = Omit<GamesParts, 'games'> & {
  readonly town: FaultTown;
  readonly games?: readonly string[];
  readonly ordeals: readonly Ordeal[];
};

/**
 * Begins games, and for each ordeal makes a move in all of them as it begins, another while it lasts, and then expects
 * that nothing was lost or doubled, that every board shows its table, and that every game goes on.
 */
export async function undergo({ ordeals, ...parts }: Ordeals): Promise<void> {
  const { tally } = parts;
  const games = await openGames(parts);
  for (const { name, begin, lasts, mend, order } of ordeals) {
    const found = [tally.lost, tally.doubled, tally.late].map((texts) => ({ texts, before: texts.length }));
    const memory = await games.remember();
    await games.moveAll(memory);
    await begin();
    await sleep(lasts / 2);
    if (lasts > 0) await games.moveAll(memory);
    await sleep(lasts / 2);
    await mend?.();
    tally.tries += 1;
    await games.check(memory, { order });
    for (const { texts, before } of found) {
      for (let at = before; at < texts.length; at++) texts[at] = `${name}: ${texts[at]}`;
    }
  }
  games.checkPosts();
}
