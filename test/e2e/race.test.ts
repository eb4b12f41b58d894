import { afterAll, beforeAll, expect, test } from 'vitest';
import { rngFrom } from '../../src/games/rng.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { crowdOf, everShown, seedWith, shows, solutionOf } from '../town/race.ts';
import { nextBoard, oneBoardIn, refusals, shownTwice, textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

/**
 * One round with twelve bidders is played twice: in a town where nothing goes wrong, and in one where the process is
 * killed while bids come in, at the end of the minute, and in a demonstration. Both must have the same result.
 */

const seed = seedWith({ least: 4, most: 7 });
const { moves, typed } = solutionOf(seed);
/** The shortest bidding time there is, in seconds. */
const bidding = 30;

let calm: Town;
let stormy: Town;
beforeAll(async () => {
  [calm, stormy] = await Promise.all([openTown(), openTown()]);
  await Promise.all([calm.start(), stormy.start()]);
});
afterAll(async () => {
  const violations = [...refusals(calm.discord), ...refusals(stormy.discord)];
  await Promise.all([calm.close(), stormy.close()]);
  expect(violations).toEqual([]);
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Who bids what after how many milliseconds, in both towns. The first two bid least, and the second bids later. */
const script = (() => {
  const rng = rngFrom('twelve', 0);
  const others = Array.from({ length: 10 }, (_, n) => ({
    who: n + 2,
    number: moves + 1 + rng.int(5),
    after: 200 + rng.int(20_000),
  }));
  const lowest = [
    { who: 0, number: moves, after: 4_000 },
    { who: 1, number: moves, after: 9_000 },
    { who: 5, number: moves + 9, after: 100 },
  ];
  return [...others, ...lowest].sort((a, b) => a.after - b.after);
})();

interface Trouble {
  /** When the process is killed, and how long it stays away, one kill after another, in milliseconds. */
  readonly kills: readonly { readonly after: number; readonly backAfter: number }[];
  /** Whether the process is killed between the moves of the demonstration too. */
  readonly inDemonstration: 'kill' | 'nothing';
}

async function race(town: Town, trouble: Trouble): Promise<{ channel: Channel; crowd: User[]; last: Message }> {
  const { discord, ada } = town;
  const crowd = crowdOf(town, 12);
  const channel = discord.addChannel(town.guild, { name: 'race' });
  await answerTo(town, ada, channel, 'ricochet start', { bidding, seed });
  await nextBoard(discord, channel, 0);

  async function bid() {
    const began = Date.now();
    for (const { who, number, after } of script) {
      await wait(Math.max(0, began + after - Date.now()));
      discord.as(crowd[who] as User).say(channel, String(number));
    }
  }
  async function disturb() {
    const began = Date.now();
    for (const { after, backAfter } of trouble.kills) {
      await wait(Math.max(0, began + after - Date.now()));
      await town.kill();
      await wait(backAfter);
      await town.start();
    }
  }
  await Promise.all([bid(), disturb()]);

  const [first, second] = crowd as [User, User];
  await shows(town, channel, `<@${first.id}> demonstrates`, 60_000);
  // A bid after the end does not count, and only the demonstrator may move.
  discord.as(crowd[3] as User).say(channel, '2');
  discord.as(second).say(channel, typed);
  discord.as(first).say(channel, 'give up');
  await shows(town, channel, `<@${second.id}> demonstrates`);
  const [one = '', ...rest] = typed.split(' ');
  discord.as(second).say(channel, one);
  await shows(town, channel, `1 of ${moves} moves made`);
  if (trouble.inDemonstration === 'kill') {
    await town.kill();
    await town.start();
  }
  discord.as(second).say(channel, rest.join(' '));
  const last = await shows(town, channel, `<@${second.id}> wins`);
  return { channel, crowd, last };
}

/** The text of the last board, without what differs between the towns. */
function outcome({ last, crowd }: { readonly last: Message; readonly crowd: readonly User[] }): string {
  const named = crowd.reduce((text, { id }, n) => text.replaceAll(`<@${id}>`, `member ${n}`), textOf(last));
  return named.replaceAll(/<t:\d+:R>/g, 'soon');
}

test('twelve bid, the lowest fails and the next wins, even if the process is killed again and again', async () => {
  const [quiet, rough] = await Promise.all([
    race(calm, { kills: [], inDemonstration: 'nothing' }),
    race(stormy, {
      kills: [
        { after: 3_000, backAfter: 3_500 },
        { after: 16_000, backAfter: 200 },
        // The end of the minute passes while nobody hosts: the time away is given back.
        { after: 29_000, backAfter: 2_500 },
      ],
      inDemonstration: 'kill',
    }),
  ]);
  expect(outcome(rough)).toBe(outcome(quiet));
  expect(outcome(quiet)).toContain('member 1 1');
  for (const [town, { channel, crowd }] of [
    [calm, quiet],
    [stormy, rough],
  ] as const) {
    const texts = everShown(town, channel);
    const begins = (words: string) =>
      texts.filter((text, n) => text.includes(words) && !texts[n - 1]?.includes(words)).length;
    expect(begins(`<@${crowd[0]?.id}> demonstrates`)).toBe(1);
    expect(begins(`<@${crowd[1]?.id}> demonstrates`)).toBe(1);
    expect(begins(`<@${crowd[3]?.id}> demonstrates`)).toBe(0);
    expect(shownTwice(town.discord, channel)).toEqual([]);
    const solution = await answerTo(town, town.bob, channel, 'ricochet solve');
    expect(textOf(solution)).toContain('No solution is shorter');
    expect(solution.attachments.length).toBe(1);
    await oneBoardIn(town.discord, channel);
  }
}, 150_000);
