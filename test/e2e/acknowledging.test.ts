import { beforeAll, describe, expect, test } from 'vitest';
import { beginDuel, type Duel, told } from './duels.ts';
import { liveTown } from './liveTown.ts';
import { nextBoard, revisionOf } from './reading.ts';

// Each lost answer is sent again, and refused.
const refused = Array(6).fill(expect.stringContaining('40060'));
const town = await liveTown(undefined, refused);
const { discord, ada, channel } = town;

let duel: Duel;
beforeAll(async () => {
  duel = await beginDuel(town, channel);
});

describe.each(['reset', 'close'] as const)('when the answer to an acknowledgement is lost by a %s', (destroy) => {
  const lose = () => discord.fail({ method: 'POST', path: /^\/interactions\/.*\/callback/, when: 'after', destroy });

  test('a command is answered', async () => {
    const lost = lose();
    expect(await told(town, discord.as(ada).command(channel, 'foxu rules'))).toContain('Foxu');
    expect(lost.hits()).toBe(1);
  });

  test('a panel is opened', async () => {
    const lost = lose();
    const exchange = discord.as(duel.first).click(duel.board, 'More…');
    expect(await told(town, exchange)).not.toContain('Something went wrong');
    expect(lost.hits()).toBe(1);
  });

  test('a press moves, and nobody is told otherwise', async () => {
    const lost = lose();
    const before = discord.messages(channel).findLast((message) => revisionOf(message) !== undefined);
    if (before === undefined) throw new Error('there is no board');
    const exchange = discord.as(duel.first).click(before, 'Shuffle');
    await nextBoard(discord, channel, revisionOf(before) ?? 0);
    expect(lost.hits()).toBe(1);
    expect(exchange.followUps).toEqual([]);
  });

  test('nothing of it is logged as a fault', () => {
    expect(town.output()).not.toContain('"level":50');
  });
});
