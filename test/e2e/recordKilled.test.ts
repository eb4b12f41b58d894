import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordIn } from '../../src/host/records/record.ts';
import { gameLine, memberPage, readGameLine } from '../../src/host/standings/lines.ts';
import type { BotProcess, KillPlan } from '../faults/botProcess.ts';
import { type FaultTown, openFaultTown } from '../faults/faultTown.ts';
import { putMatch } from '../faults/putMatch.ts';

let town: FaultTown;
let bot: BotProcess | undefined;
beforeAll(async () => {
  town = await openFaultTown();
});
afterEach(() => bot?.kill());
afterAll(() => town.close());

/** All that is kept of finished matches: the tables of which replays are there, and how many games count for each. */
async function book() {
  const { store, guild, people } = town;
  const { pages } = await store.contents(guild.id);
  const results = await Promise.all(
    pages.filter((page) => page.startsWith('results-')).map((page) => store.page(guild.id, page)),
  );
  const codes = results.flatMap((lines) => [...lines.keys()]);
  const replays = await Promise.all(codes.map((code) => store.replay(code)));
  const played = people.slice(0, 2).map(async ({ id }) => {
    const lines = await store.page(guild.id, memberPage(id), [gameLine('foxu')]);
    return readGameLine(lines.get(gameLine('foxu'))).all.played;
  });
  return {
    recorded: replays.map((replay) => replay && recordIn(replay)?.table).toSorted(),
    played: await Promise.all(played),
  };
}

const points = (['commit', 'ended', 'keepReplay', 'enter', 'recorded'] as const).flatMap((step) =>
  (['before', 'after'] as const).map((when): Omit<KillPlan, 'nth'> => ({ step, when })),
);
const known: string[] = [];

describe('A game that is given up leaves its result once when bot and store are killed', () => {
  // Before the commit, the game simply goes on.
  test.each(points.slice(1))(
    '$when the step $step',
    async ({ step, when }) => {
      const { discord, guild, people, store } = town;
      const [ada, bob] = people;
      if (ada === undefined || bob === undefined) throw new Error('nobody is there');
      bot = await town.start();
      const channel = discord.addChannel(guild, { name: `${when}-${step}`.toLowerCase() });
      const { table } = await putMatch({ store, channel, game: 'foxu', people: [ada, bob], seed: `${when} ${step}` });
      // Into other books, much else is entered.
      const about = step === 'enter' ? 'results-' : undefined;
      await bot.dieAt({ step, when, nth: 1, ...(about === undefined ? {} : { about }) });
      discord.as(ada).command(channel, 'foxu resign');
      expect(await bot.ended).toBeNull();
      bot = await town.start();
      known.push(table);
      await expect
        .poll(() => store.unrecorded(Number.MAX_SAFE_INTEGER, 0, 99), { timeout: 30_000, interval: 200 })
        .toEqual([]);
      expect(await book()).toEqual({ recorded: known.toSorted(), played: [known.length, known.length] });
      expect(await store.ended(table)).toMatchObject({ archived: [], last: undefined });
      await bot.stop();
    },
    90_000,
  );
});
