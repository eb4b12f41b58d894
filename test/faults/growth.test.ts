import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../bench/figures.mjs';
import type { TableId } from '../../src/store/address.ts';
import { openPlainRedis } from '../store/plainRedis.ts';
import { checkBoard } from './checks.ts';
import { type FaultTown, openFaultTown } from './faultTown.ts';
import { type PutMatch, putMatch } from './putMatch.ts';
import { faultTest, type Tally } from './tally.ts';

const few = 10;
const many = 20_000;
const moves = 80;
const warmUp = 20;
const atOnce = 500;
/** What a move takes with many tables, measured by what it takes with few. Room is left for a machine at work. */
const most = 2;

interface Grown {
  readonly town: FaultTown;
  readonly match: PutMatch;
}

/** The time from a typed move to the board that shows it, in milliseconds. */
async function timeOfMove({ town: { discord }, match }: Grown): Promise<number> {
  const [ada] = match.people;
  if (ada === undefined) throw new Error('nobody sits there');
  const begun = performance.now();
  const shown = new Promise<number>((resolve) => {
    const off = discord.on((change) => {
      if (change.type !== 'message' || change.message.channel !== match.channel) return;
      if (change.message.author !== discord.bot) return;
      off();
      resolve(performance.now() - begun);
    });
  });
  discord.as(ada).say(match.channel, 'shuffle');
  const time = await shown;
  await sleep(30);
  return time;
}

/** Puts so many copies of a table into the store, as if they were played in channels nobody writes in now. */
async function fill(town: FaultTown, { table }: PutMatch, count: number): Promise<void> {
  const { body = '' } = await town.store.load(table);
  const listing = (await town.store.live(table)).get(table);
  const shared = { from: 0, body, log: [], chapter: 'same', wake: undefined, announceBy: undefined, listing } as const;
  for (let at = 0; at < count; at += atOnce) {
    const ids = Array.from({ length: Math.min(atOnce, count - at) }, (_, n) => String(10n ** 17n + BigInt(at + n)));
    await Promise.all(ids.map((id) => town.store.commit({ ...shared, table: id as TableId })));
  }
}

async function openGrown(town: FaultTown, tables: number, tally: Tally): Promise<Grown> {
  await town.start();
  const channel = town.discord.addChannel(town.guild, { name: `one of ${tables}` });
  const people = town.people.slice(0, 2);
  const match = await putMatch({ store: town.store, channel, game: 'foxu', people, seed: 'growth' });
  await checkBoard(town, match, tally);
  await fill(town, match, tables);
  return { town, match };
}

/** Two programs take turns, so that whatever else the machine does slows both. */
async function compare(small: FaultTown, large: FaultTown, tally: Tally): Promise<void> {
  const [one, other] = [await openGrown(small, few, tally), await openGrown(large, many, tally)];
  const times: [number, number][] = [];
  for (let nth = 0; nth < moves; nth++) times.push([await timeOfMove(one), await timeOfMove(other)]);
  const measured = times.slice(warmUp);
  const [before, after] = [median(measured.map(([time]) => time)), median(measured.map(([, time]) => time))];
  const ratio = after / before;
  tally.tries = measured.length;
  tally.remark = `ratio ${ratio.toFixed(2)} (${before.toFixed(0)} and ${after.toFixed(0)} ms)`;
  if (ratio > most) tally.late.push(`a move takes ${ratio.toFixed(2)} times as long with ${many} tables`);
}

faultTest(`from ${few} to ${many} tables, Redis`, async (tally, closing) => {
  const [one, other] = [closing(await openPlainRedis()), closing(await openPlainRedis())];
  await compare(closing(await openFaultTown(one.url)), closing(await openFaultTown(other.url)), tally);
});

faultTest(`from ${few} to ${many} tables, SQLite`, async (tally, closing) => {
  await compare(closing(await openFaultTown()), closing(await openFaultTown()), tally);
});
