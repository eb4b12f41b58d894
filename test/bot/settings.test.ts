import { ComponentType, InteractionType } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../../src/commands/words/settings.en.ts';
import type { Chosen } from '../../src/playground/discord/people/componentUse.ts';
import { everyComponent } from '../../src/playground/discord/world/content.ts';
import type { Channel, Message } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { buttonsOf, isPrivate, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown({
  prepare({ discord, guild }) {
    for (const name of ['twice', 'twice']) discord.addChannel(guild, { name });
  },
});
const referees = town.discord.addRole(town.guild, { name: 'Referees', members: [town.bob] });
let channel: Channel;

const everythingUsual = {
  ...{ language: 'server', 'time-zone': 'UTC', channels: 'everywhere', 'who-stops': 'moderators', 'turn-limit': '1d' },
  ...{ computers: 'allowed', 'daily-hour': 'off', results: 'count' },
};

beforeEach(async () => {
  const { discord, guild, ada } = town;
  channel = discord.addChannel(guild, { name: 'talk' });
  discord.setPermissions(guild, ada, ['ManageGuild']);
  await answerTo(town, ada, channel, 'plateau settings', everythingUsual);
});

const panelOf = (user = town.ada) => answerTo(town, user, channel, 'plateau settings');

/** What the panel says of a setting, below its name. */
function shownOf(panel: Message, part: keyof typeof settings.parts): string | undefined {
  const lines = textOf(panel).split('\n');
  const at = lines.indexOf(`**${settings.parts[part].name}**`);
  return at === -1 ? undefined : lines[at + 1];
}

/** Presses something on the panel, and waits until it shows what came of it. */
async function press(panel: Message, label: string, user = town.ada): Promise<void> {
  await town.discord.as(user).click(panel, label).answered();
}

async function choose(panel: Message, field: string, values: readonly Chosen[]): Promise<void> {
  await town.discord.as(town.ada).choose(panel, `settings:put.${field}`, values).answered();
}

describe('the panel of settings', () => {
  test('shows each setting with its value, to whoever manages the server and to nobody else', async () => {
    const panel = await panelOf();
    expect(isPrivate(panel)).toBe(true);
    const values = (Object.keys(settings.parts) as (keyof typeof settings.parts)[]).map((part) => shownOf(panel, part));
    expect(values).toEqual([
      'The server’s own language (English)',
      expect.stringMatching(/^UTC, where it is \d\d:\d\d$/),
      'Everywhere',
      'Moderators',
      '1 day',
      'Allowed',
      'Not posted',
      'Results count',
    ]);
    expect(new Set(buttonsOf(panel)).size).toBe(values.length);
  });

  test('is in the language of its reader', async () => {
    town.discord.setPermissions(town.guild, town.cleo, ['ManageGuild']);
    const panel = await panelOf(town.cleo);
    town.discord.setPermissions(town.guild, town.cleo, []);
    expect(textOf(panel)).toContain('**Langue**\nLa langue du serveur (l’anglais)');
    expect(buttonsOf(panel)).toContain('Fuseau…');
  });

  test.each([
    ['language', 'Language…', ['language', ['French']], 'French'],
    ['time-zone', 'Zone…', ['time-zone', ['Asia/Tokyo']], /^Asia\/Tokyo, where it is \d\d:\d\d$/],
    ['stop', 'Stopping…', 'Everybody', 'Everybody'],
    ['turn-limit', 'Turn time…', ['turn-limit', ['3 days']], '3 days'],
    ['computers', 'Computers…', 'Not allowed', 'Not allowed'],
    ['results', 'Ranking…', 'Results do not count', 'Results do not count'],
  ] as const)('changes one setting and shows it: %s', async (part, opens, how, value) => {
    const panel = await panelOf();
    const before = textOf(panel);
    await press(panel, opens);
    expect(textOf(panel)).toContain(settings.parts[part].about);
    await (typeof how === 'string' ? press(panel, how) : choose(panel, how[0], how[1]));
    expect(shownOf(panel, part)).toMatch(value);
    expect(textOf(panel)).toContain(`✓ Changed: ${settings.parts[part].name}.`);
    // All the others are as they were.
    const others = (Object.keys(settings.parts) as (keyof typeof settings.parts)[]).filter((each) => each !== part);
    for (const other of others.filter((each) => each !== 'time-zone')) {
      expect(before).toContain(shownOf(panel, other));
    }
    expect(shownOf(await panelOf(), part)).toMatch(value);
  });

  test('has channels chosen in a menu, and chosen away again', async () => {
    const panel = await panelOf();
    await press(panel, 'Channels…');
    await choose(panel, 'channels', [channel, town.quiet]);
    expect(shownOf(panel, 'channels')).toBe(`In <#${channel.id}>, <#${town.quiet.id}>`);
    await press(panel, 'Channels…');
    await choose(panel, 'channels', [town.quiet]);
    expect(shownOf(panel, 'channels')).toBe(`In <#${town.quiet.id}>`);
    await press(panel, 'Channels…');
    const menu = everyComponent(panel.components).find(({ type }) => type === ComponentType.ChannelSelect);
    expect(menu?.default_values).toEqual([{ id: town.quiet.id, type: 'channel' }]);
    await press(panel, 'Everywhere');
    expect(shownOf(panel, 'channels')).toBe('Everywhere');
  });

  test('says so when the channels that were chosen are gone', async () => {
    const gone = town.discord.addChannel(town.guild, { name: 'gone' });
    const panel = await panelOf();
    await press(panel, 'Channels…');
    await choose(panel, 'channels', [gone]);
    town.discord.removeChannel(gone);
    await press(panel, 'Ranking…');
    await press(panel, 'All settings');
    expect(shownOf(panel, 'channels')).toBe('Nowhere: the channels that were chosen are gone');
  });

  test('has a role chosen whose members may stop games', async () => {
    const panel = await panelOf();
    await press(panel, 'Stopping…');
    await choose(panel, 'stop-role', [referees]);
    expect(shownOf(panel, 'stop')).toBe(`Moderators and <@&${referees.id}>`);
  });

  test('has the daily post chosen by an hour and a channel, in one place, and switched off', async () => {
    const panel = await panelOf();
    await press(panel, 'Daily post…');
    await choose(panel, 'daily-hour', ['9:00']);
    expect(textOf(panel)).toContain(`Now: **each day at 9:00 in <#${channel.id}>**`);
    await choose(panel, 'daily-channel', [town.quiet]);
    expect(textOf(panel)).toContain(`Now: **each day at 9:00 in <#${town.quiet.id}>**`);
    await press(panel, 'All settings');
    expect(shownOf(panel, 'daily-post')).toBe(`Each day at 9:00 in <#${town.quiet.id}>`);
    await press(panel, 'Daily post…');
    await choose(panel, 'daily-hour', ['Not at all']);
    expect(textOf(panel)).toContain('Now: **not posted**');
  });

  test('refuses a channel for the daily post in which the bot may not post, and names the rights', async () => {
    const { discord, guild, quiet } = town;
    const locked = discord.addChannel(guild, { name: 'locked' });
    discord.denyBot(locked, 'SendMessages', 'AttachFiles');
    const refusal = `<#${locked.id}>: I cannot post there yet; allow me in that channel: Attach Files, Send Messages.`;
    const panel = await panelOf();
    await press(panel, 'Daily post…');
    await choose(panel, 'daily-channel', [locked]);
    expect(textOf(panel)).toContain(refusal);
    expect(textOf(panel)).toContain('Now: **not posted**');
    await choose(panel, 'daily-channel', [quiet]);
    await choose(panel, 'daily-channel', [locked]);
    expect(textOf(panel)).toContain(`Now: **each day at 8:00 in <#${quiet.id}>**`);
    const menu = everyComponent(panel.components).find(({ type }) => type === ComponentType.ChannelSelect);
    expect(menu?.default_values).toEqual([{ id: quiet.id, type: 'channel' }]);
    await choose(panel, 'daily-hour', ['Not at all']);
    const here = await answerTo(town, town.ada, locked, 'plateau settings', { results: 'count', 'daily-hour': '7' });
    expect(textOf(here)).toContain(refusal);
    const both = { 'daily-channel': quiet, 'daily-hour': '7' };
    const typed = await answerTo(town, town.ada, locked, 'plateau settings', both);
    expect(shownOf(typed, 'daily-post')).toBe(`Each day at 7:00 in <#${quiet.id}>`);
  });

  test('takes two changes that are pressed in the same moment', async () => {
    const [one, other] = [await panelOf(), await panelOf()];
    await press(one, 'Computers…');
    await press(other, 'Ranking…');
    await Promise.all([press(one, 'Not allowed'), press(other, 'Results do not count')]);
    const panel = await panelOf();
    expect([shownOf(panel, 'computers'), shownOf(panel, 'results')]).toEqual(['Not allowed', 'Results do not count']);
  });
});

describe('whoever may not manage the server', () => {
  test('gets no panel, and is told why in their language', async () => {
    const refused = await panelOf(town.bob);
    expect(textOf(refused)).toContain('Only somebody who may manage the server');
    expect(buttonsOf(refused)).toEqual([]);
    const french = await answerTo(town, town.cleo, channel, 'plateau réglages', { résultats: 'do-not-count' });
    expect(textOf(french)).toContain('Seules les personnes qui gèrent le serveur');
    expect(shownOf(await panelOf(), 'results')).toBe('Results count');
  });

  test('is refused on a panel that they opened when they still might', async () => {
    const panel = await panelOf();
    await press(panel, 'Computers…');
    town.discord.setPermissions(town.guild, town.ada, []);
    await press(panel, 'Not allowed');
    expect(textOf(panel)).toBe('You may no longer manage this server, so nothing was changed.');
    expect(buttonsOf(panel)).toEqual([]);
    town.discord.setPermissions(town.guild, town.ada, ['ManageGuild']);
    expect(shownOf(await panelOf(), 'computers')).toBe('Allowed');
  });
});

describe('typed as options of the command', () => {
  const typed = (values: Parameters<typeof answerTo>[4]) =>
    answerTo(town, town.ada, channel, 'plateau settings', values);

  test('all settings are changed at once', async () => {
    const panel = await typed({
      ...{ language: 'fr', 'time-zone': 'new york', channels: `<#${channel.id}> #quiet`, 'stop-role': referees },
      ...{ 'turn-limit': 'none', computers: 'not-allowed', 'daily-channel': town.quiet, 'daily-hour': '23' },
      ...{ results: 'do-not-count' },
    });
    expect(shownOf(panel, 'language')).toBe('French');
    expect(shownOf(panel, 'time-zone')).toContain('America/New_York');
    expect(shownOf(panel, 'channels')).toBe(`In <#${channel.id}>, <#${town.quiet.id}>`);
    expect(shownOf(panel, 'stop')).toContain(`<@&${referees.id}>`);
    expect(shownOf(panel, 'turn-limit')).toBe('No limit');
    expect(shownOf(panel, 'computers')).toBe('Not allowed');
    expect(shownOf(panel, 'daily-post')).toBe(`Each day at 23:00 in <#${town.quiet.id}>`);
    expect(shownOf(panel, 'results')).toBe('Results do not count');
    expect(textOf(panel)).toContain('✓ Changed: Language, Time zone, Where games may start,');
  });

  test.each([
    [{ 'time-zone': 'Atlantis' }, 'I do not know this time zone'],
    [{ channels: '#no-such' }, 'I cannot find such a channel here'],
    [{ channels: ', ,' }, 'I cannot find such a channel here'],
    [{ channels: '#twice' }, 'I cannot find such a channel here, or there are several of that name'],
    [{ channels: '<#1>' }, 'I cannot find such a channel here'],
  ])('nothing is changed when one of them is refused: %j', async (wrong, why) => {
    const panel = await typed({ results: 'do-not-count', ...wrong });
    expect(textOf(panel)).toContain(why);
    expect(shownOf(await panelOf(), 'results')).toBe('Results count');
  });

  test('time zones are suggested', async () => {
    const suggest = async (text: string) => {
      const exchange = town.discord.as(town.ada).autocomplete(channel, 'plateau settings', 'time-zone', text);
      await exchange.acknowledged;
      return exchange.choices?.map(({ value }) => value);
    };
    expect(await suggest('Paris')).toEqual(['Europe/Paris']);
    expect((await suggest(''))?.length).toBe(24);
    expect((await suggest('europe'))?.length).toBe(25);
  });
});

test('a control that is old or made up is answered as such', async () => {
  const panel = await panelOf();
  for (const custom_id of ['settings:show.theme', 'settings:put.theme=dark', 'settings:', 'settings:show.all=1']) {
    const data = { component_type: ComponentType.Button, custom_id };
    const forged = town.discord.as(town.ada).forge({
      type: InteractionType.MessageComponent,
      ...{ channel, data, from: panel },
    });
    expect(textOf(await forged.answered())).toContain('an older version of Plateau');
  }
  for (const custom_id of ['settings:put.turn-limit=2d', 'settings:put.results=maybe', 'settings:put.stop-role=1']) {
    const data = { component_type: ComponentType.Button, custom_id };
    await town.discord
      .as(town.ada)
      .forge({
        type: InteractionType.MessageComponent,
        ...{ channel, data, from: panel },
      })
      .answered();
    expect(textOf(panel)).toContain('This choice is not there any more');
  }
});
