import { beforeAll, describe, expect, test } from 'vitest';
import { beginDuel, type Duel, told } from '../town/duels.ts';
import { nextBoard, revisionOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

/** How often an answer is lost, and how: once, and each time that it is sent. */
const losses = [
  ['reset', 1],
  ['close', 1],
  ['reset', 4],
  ['close', 3],
] as const;
// What was lost is sent again and refused as done, how often depends on the connection. Nothing else is refused.
const refused = expect.toSatisfy((all: readonly string[]) => all.every((each) => each.includes('40060')));
const town = await liveTown({ refused });
const { discord, ada, channel } = town;

let duel: Duel;
beforeAll(async () => {
  duel = await beginDuel(town, channel);
});

describe.each(losses)('when the answer to an acknowledgement is lost by a %s, %i times', (destroy, times) => {
  const path = /^\/interactions\/.*\/callback/;
  const lose = () => discord.fail({ method: 'POST', path, when: 'after', destroy, times });

  test('a command is answered', async () => {
    const lost = lose();
    expect(await told(town, discord.as(ada).command(channel, 'foxu rules'))).toContain('Foxu');
    expect(lost.hits()).toBe(times);
  });

  test('a panel is opened', async () => {
    const lost = lose();
    const exchange = discord.as(duel.first).click(duel.board, 'More…');
    expect(await told(town, exchange)).not.toContain('Something went wrong');
    expect(lost.hits()).toBe(times);
  });

  test('a press moves, and nobody is told otherwise', async () => {
    const lost = lose();
    const before = discord.messages(channel).findLast((message) => revisionOf(message) !== undefined);
    if (before === undefined) throw new Error('there is no board');
    const exchange = discord.as(duel.first).click(before, 'Shuffle');
    await nextBoard(discord, channel, revisionOf(before) ?? 0);
    // The move does not wait for its acknowledgement.
    await expect.poll(lost.hits).toBe(times);
    expect(exchange.followUps).toEqual([]);
  });

  test('nothing of it is logged as a fault', () => {
    expect(town.output()).not.toContain('"level":50');
  });
});
