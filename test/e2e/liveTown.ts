import { afterAll, expect } from 'vitest';
import { refusals } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

/** What Discord refused and should have: nothing, unless a file says otherwise. */
const nothing: unknown = [];

/** A town with its bot, for all tests of a file. In the end the bot must stop well, and Discord must have refused nothing else. */
export async function liveTown(prepare: (town: Town) => void = () => undefined, refused = nothing): Promise<Town> {
  const town = await openTown();
  prepare(town);
  await town.start();
  afterAll(async () => {
    const violations = refusals(town.discord);
    const code = await town.stop();
    await town.close();
    expect(violations).toEqual(refused);
    expect(code).toBe(0);
  });
  return town;
}
