import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { answerTo, beginDuel } from '../town/duels.ts';
import { oneBoardIn, textOf } from '../town/reading.ts';
import { openTown } from './town.ts';

test('somebody is forgotten to the end when the process was killed in the midst of it', async () => {
  const town = await openTown();
  try {
    const { discord, ada, bob, channel } = town;
    await town.start();
    await beginDuel(town, channel);
    await answerTo(town, bob, channel, 'foxu resign');
    const profile = async () => {
      const shown = await answerTo(town, bob, channel, 'plateau profile', { member: ada });
      return textOf(shown) + shown.attachments.map(({ description }) => description).join();
    };
    await expect.poll(profile, { timeout: 15_000 }).toContain('Foxu');
    await answerTo(town, ada, channel, 'plateau notify', { how: 'never' });
    await town.stop();

    const fixture = pathToFileURL('test/e2e/forgettingKilled.fixture.mjs').href;
    await town.start({ environment: { NODE_OPTIONS: `--import ${fixture}` } });
    const asked = await answerTo(town, ada, channel, 'plateau forget-me');
    discord.as(ada).click(asked, 'Yes, forget me');
    await town.ended();
    await town.start({ environment: {} });
    expect(await profile()).toContain('Foxu');
    const told = async () => textOf(await answerTo(town, ada, channel, 'plateau forget-me'));
    await expect.poll(told, { timeout: 40_000, interval: 1_000 }).toBe('Plateau keeps nothing about you.');
    expect(await profile()).not.toContain('Foxu');
    await oneBoardIn(discord, channel);
  } finally {
    await town.close();
  }
}, 120_000);
