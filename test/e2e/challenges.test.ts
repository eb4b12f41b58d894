import { describe, expect, test } from 'vitest';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, told } from './duels.ts';
import { liveTown } from './liveTown.ts';
import { boardIn, nextBoard, revisionOf, textOf } from './reading.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;

const fresh = (guild = town.guild): Channel => discord.addChannel(guild, { name: 'room' });

/** A challenge that waits for its answer. */
async function challenged(channel: Channel, by: User, opponent: User) {
  await answerTo(town, by, channel, 'foxu challenge', { opponent });
  return nextBoard(discord, channel, 0);
}

describe('the button *Take back* of a challenge', () => {
  test('takes it back for its maker', async () => {
    const channel = fresh();
    const challenge = await challenged(channel, ada, bob);
    discord.as(ada).click(challenge, 'Take back');
    await discord.until(() => textOf(challenge).includes(`<@${ada.id}> has taken the challenge back.`), 'it is gone');
  });

  test('tells everybody else kindly that only its maker may', async () => {
    const channel = fresh();
    const challenge = await challenged(channel, ada, bob);
    expect(await told(town, discord.as(bob).click(challenge, 'Take back'))).toContain('you can decline it');
    expect(await told(town, discord.as(cleo).click(challenge, 'Take back'))).toContain('vous pouvez le refuser');
    expect(revisionOf(boardIn(discord, channel))).toBe(revisionOf(challenge));
    expect(textOf(challenge)).toContain(`<@${ada.id}> challenges <@${bob.id}>`);
  });
});
