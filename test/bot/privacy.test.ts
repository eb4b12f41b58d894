import { describe, expect, test } from 'vitest';
import type { User } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord } = town;

function somebody(name: string, locale?: string): User {
  const user = discord.addUser({ name, displayName: name, ...(locale === undefined ? {} : { locale }) });
  discord.addMember(town.guild, user);
  return user;
}

const fresh = (name: string) => discord.addChannel(town.guild, { name });
const forgetting = (user: User) => answerTo(town, user, town.quiet, 'plateau forget-me');

describe('/plateau forget-me', () => {
  test('says that there is nothing, to whom nobody knows', async () => {
    expect(textOf(await forgetting(somebody('new')))).toBe('Plateau keeps nothing about you.');
  });

  test('says first what goes, in the language of whoever asks, and changes nothing before they say yes', async () => {
    const fay = somebody('fay', 'fr');
    const channel = fresh('forgetting');
    await answerTo(town, fay, channel, 'foxu challenge', { opponent: town.ada });
    await discord.as(town.ada).click(await nextBoard(discord, channel, 0), 'Accept').acknowledged;
    await nextBoard(discord, channel, 1);
    const asked = await forgetting(fay);
    expect(textOf(asked)).toMatch(/ceci disparaît pour de bon/);
    expect(textOf(asked)).toMatch(/Votre place dans 1 partie en cours/);
    expect(textOf(asked)).toMatch(/`\/plateau mes-données`/);

    const done = discord.as(fay).click(asked, 'Oui, oubliez-moi');
    await done.acknowledged;
    await expect.poll(() => textOf(asked)).toContain('Plateau ne garde plus rien sur vous');
    await expect.poll(() => discord.messages(channel).map(textOf).join()).toMatch(/a former player/i);
    expect(textOf(await forgetting(fay))).toBe('Plateau ne garde rien sur vous.');
  });

  test('is offered also to whom nothing names but a challenge that they declined', async () => {
    const hal = somebody('hal');
    const channel = fresh('declining');
    await answerTo(town, town.ada, channel, 'foxu challenge', { opponent: hal });
    await discord.as(hal).click(await nextBoard(discord, channel, 0), 'Decline').acknowledged;
    await nextBoard(discord, channel, 1);
    const asked = await forgetting(hal);
    expect(textOf(asked)).toContain('Your name at 1 table where');
    discord.as(hal).click(asked, 'Yes, forget me');
    await expect.poll(() => textOf(asked)).toContain('keeps nothing about you any more');
    expect(textOf(await forgetting(hal))).toBe('Plateau keeps nothing about you.');
  });
});

describe('/plateau export-me', () => {
  test('gives a file with all that is kept', async () => {
    const gus = somebody('gus');
    const channel = fresh('exporting');
    await answerTo(town, gus, channel, 'zgame challenge', { opponent: town.ada });
    await discord.as(town.ada).click(await nextBoard(discord, channel, 0), 'Accept').acknowledged;
    await nextBoard(discord, channel, 1);
    await answerTo(town, gus, channel, 'zgame resign');
    const answer = await answerTo(town, gus, town.quiet, 'plateau export-me');
    const [file] = answer.attachments;
    expect(file?.filename).toBe(`plateau-${gus.id}.json`);
    const told = JSON.parse(String(file?.bytes));
    expect(told).toMatchObject({ person: gus.id });
  });
});
