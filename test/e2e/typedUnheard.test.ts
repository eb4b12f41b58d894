import { GatewayOpcodes } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginDuel } from '../town/duels.ts';
import { boardsIn, nextBoard, refusals, revisionOf } from '../town/reading.ts';
import { openTown, type StartOptions, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

test('a move typed while nobody listened counts at the next start, and one that was refused before it does not', async () => {
  const { discord, channel } = town;
  await town.start();
  const { board, first, second } = await beginDuel(town, channel);
  const before = revisionOf(board) ?? 0;
  const refused = discord.as(second).say(channel, 'shuffle');
  await discord.until(
    () => discord.messages(channel).some(({ reference }) => reference?.id === refused.id),
    'an answer to the move out of turn',
  );
  await town.kill();
  const unheard = discord.as(first).say(channel, 'shuffle');
  await town.start();
  await discord.until(() => unheard.reactions.get('✅')?.includes(discord.bot), 'the move to be marked');
  const next = await nextBoard(discord, channel, before);
  expect(revisionOf(next)).toBe(before + 1);
  await town.stop();
  await town.start();
  expect(boardsIn(discord, channel).map(revisionOf)).toEqual([before + 1]);
  expect(refusals(discord)).toEqual([]);
});

describe('a move typed while Discord gave no connection for its server counts as soon as there is a new one', () => {
  /** The session is lost, and Discord forgets whatever was not sent. The other shard goes on. */
  async function typeUnheard(options: StartOptions, shard: number) {
    const { discord, channel } = town;
    await town.start(options);
    const { board, first } = await beginDuel(town, channel);
    const before = revisionOf(board) ?? 0;
    const logins = () => discord.gatewayIn.filter(({ op }) => op === GatewayOpcodes.Identify).length;
    const earlier = logins();
    discord.invalidateSession('lost', shard);
    discord.as(first).say(channel, 'shuffle');
    await discord.until(() => logins() > earlier, 'a new session', 30_000);
    expect(revisionOf(await nextBoard(discord, channel, before))).toBe(before + 1);
    expect(refusals(discord)).toEqual([]);
  }

  test('in a process with one connection', () => typeUnheard({}, 0));

  test('in a process with two, of which the other was heard all the time', () =>
    typeUnheard({ environment: { SHARDS: '0,1', SHARD_COUNT: '2' } }, Number((BigInt(town.guild.id) >> 22n) % 2n)));
});
