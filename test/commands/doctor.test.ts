import { type PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { inviteLink, type Keeping } from '../../src/commands/client/rights.ts';
import { applicationFindings, clockFindings, commandFindings } from '../../src/commands/doctor/applicationFindings.ts';
import { chosenPlaces, joinedPlaces, livePlaces } from '../../src/commands/doctor/places.ts';
import { type ChannelFacts, rightsFindings } from '../../src/commands/doctor/serverRights.ts';
import type { TableId } from '../../src/store/address.ts';

const invited = BigInt(new URL(inviteLink('1')).searchParams.get('permissions') ?? 0);

const told = (findings: readonly { readonly is: string; readonly line: string }[]) =>
  findings.map(({ is, line }) => `${is}: ${line}`);
const one = (...texts: readonly string[]) => texts.map((text) => expect.stringContaining(text));

describe('The invite link', () => {
  test('asks for a bot with commands and seven rights', () => {
    const { searchParams } = new URL(inviteLink('123'));
    expect(searchParams.get('client_id')).toBe('123');
    expect(searchParams.get('scope')).toBe('bot applications.commands');
    expect(new PermissionsBitField(invited).toArray().sort()).toEqual([
      'AddReactions',
      'AttachFiles',
      'CreatePublicThreads',
      'ReadMessageHistory',
      'SendMessages',
      'SendMessagesInThreads',
      'ViewChannel',
    ]);
  });
});

describe('What Discord tells of the application', () => {
  const application = { id: '1', name: 'Plateau' };

  test.each([1 << 18, 1 << 19])('is well with the flag %i, by which it may read messages', (flags) => {
    expect(told(applicationFindings({ ...application, flags }))).toEqual(
      one('well: Discord knows it', 'well: Message Content'),
    );
  });

  test('is a fault with any other flags, and with what the portal may have wrong', () => {
    const portal = { interactions_endpoint_url: 'https://example.org/canary', bot_require_code_grant: true };
    const lines = told(applicationFindings({ ...application, flags: 1 << 23, ...portal }));
    expect(lines).toEqual(
      one('well', 'fault: Discord does not let this bot read', 'fault: Discord sends', 'fault: The invite'),
    );
    expect(lines.join()).not.toContain('canary');
  });

  test('is told without what could steer a terminal', () => {
    expect(applicationFindings({ id: '1', name: 'a\u001b[2Jb\u202ec' })[0]?.line).toBe(
      'Discord knows it as a[2Jbc (application 1)',
    );
  });
});

describe('The clock', () => {
  const date = 'Tue, 01 Jan 2030 00:00:00 GMT';
  const at = Date.parse(date);
  const measured = (ahead: number, took = 0) =>
    told(clockFindings({ asked: at + ahead, answered: at + ahead + took, date }));

  test.each([-1_400, 0, 999, 2_400])('is well when it shows %i milliseconds more than the date', (ahead) => {
    expect(measured(ahead)).toEqual(one('well'));
  });

  test.each([
    [10_500, '10 seconds ahead of'],
    [-9_500, '10 seconds behind'],
  ])('is wrong when it shows %i milliseconds more', (ahead, how) => {
    expect(measured(ahead)).toEqual(one(`fault: The clock of this machine is ${how} that of Discord. Let NTP set it`));
  });

  test('is given the time that the answer took, and is not judged without a date', () => {
    expect(measured(-1_000, 8_000)).toEqual(one('well'));
    expect(clockFindings({ asked: 0, answered: 0, date: null })).toEqual([]);
  });
});

test('Commands that differ are named with what to do', () => {
  expect(commandFindings([]).is).toBe('well');
  expect(told([commandFindings(['foxu', 'chess'])])).toEqual(
    one('fault: Discord does not know these commands as they are in this version: foxu, chess. Start Plateau again'),
  );
});

describe('The places where the bot plays', () => {
  test('are the channels of live tables and those that a server has chosen', async () => {
    const tables: TableId[] = ['1', '1.2', '3.4', '@5', '@5.6'];
    const live = await livePlaces({ allLive: async () => tables });
    expect(live).toEqual(
      new Map([
        ['1', new Set(['channel', 'thread'])],
        ['3', new Set(['thread'])],
      ]),
    );
    const settings = JSON.stringify({ channels: ['7'], dailyPost: { channel: '8', hour: 7 } });
    const chosen = await chosenPlaces({ settings: async () => settings }, '9');
    expect(chosen).toEqual(
      new Map([
        ['7', new Set(['channel', 'new-thread'])],
        ['8', new Set(['channel'])],
      ]),
    );
    expect(joinedPlaces(live, new Map([['3', new Set<Keeping>(['channel'])]])).get('3')).toEqual(
      new Set(['thread', 'channel']),
    );
    expect(await chosenPlaces({ settings: async () => undefined }, '9')).toEqual(new Map());
  });
});

describe('The rights in a server', () => {
  const channel = (
    id: string,
    lacks: readonly (keyof typeof PermissionFlagsBits)[],
    takes: ChannelFacts['takes'] = 'threads',
  ) => ({
    id,
    name: `room-${id}`,
    takes,
    has: new PermissionsBitField(invited).remove(lacks),
  });
  const places = (keepings: Readonly<Record<string, readonly Keeping[]>>) =>
    new Map(Object.entries(keepings).map(([id, some]) => [id, new Set(some)]));
  const none = places({});
  const found = (channels: readonly ChannelFacts[], live = none, chosen = none) =>
    told(rightsFindings({ id: '9', name: 'Club', channels }, { live, chosen }));

  test('are told of only where something is missing', () => {
    const channels = [channel('1', []), channel('2', ['ViewChannel', 'SendMessages'])];
    expect(found(channels, places({ 1: ['channel'] }), places({ 1: ['channel', 'new-thread'] }))).toEqual([]);
    expect(found(channels)).toEqual([]);
    expect(found([])).toEqual([]);
  });

  test('that a game needs in a thread are not asked of its channel', () => {
    const channels = [channel('1', ['SendMessages']), channel('2', [])];
    expect(found(channels, places({ 1: ['thread'] }))).toEqual([]);
    expect(found(channels, places({ 1: ['thread', 'channel'] }))).toEqual(
      one('fault: #room-1 (1) of Club: a game is on, and Send Messages is missing.'),
    );
  });

  test('to open threads are not asked where there are none', () => {
    const chosen = places({ 1: ['channel', 'new-thread'] });
    expect(found([channel('1', ['CreatePublicThreads'], 'no threads')], none, chosen)).toEqual([]);
    expect(found([channel('1', ['CreatePublicThreads'])], none, chosen)).toEqual(
      one('chosen for games, and Create Public Threads'),
    );
  });

  test('in a forum are those of its threads', () => {
    const forum = (lacks: readonly (keyof typeof PermissionFlagsBits)[]) => [
      channel('1', lacks, 'only threads'),
      channel('2', []),
    ];
    expect(
      found(forum(['SendMessages', 'CreatePublicThreads']), none, places({ 1: ['channel', 'new-thread'] })),
    ).toEqual([]);
    expect(found(forum(['SendMessagesInThreads']), places({ 1: ['thread'] }))).toEqual(
      one('Send Messages in Threads is missing'),
    );
    expect(found(forum(['SendMessages']))).toEqual([]);
  });

  test('that are missing twice are told once', () => {
    const both = places({ 1: ['channel'] });
    expect(found([channel('1', ['AttachFiles'])], both, both)).toHaveLength(1);
  });

  test('to react are a note, and so are channels that are gone, or where games cannot begin', () => {
    const unmarked = [channel('1', ['AddReactions']), channel('2', [])];
    expect(found(unmarked, places({ 1: ['channel'] }), places({ 3: ['channel'] }))).toEqual(
      one('note: #room-1 of Club: typed moves', 'note: 3 of Club: a channel'),
    );
    const many = ['1', '2', '3', '4', '5', '6', '7'].map((id) => channel(id, id === '7' ? [] : ['AttachFiles']));
    expect(found(many)).toEqual(one('#room-5 (Attach Files) and 1 more, for want'));
    expect(found(many, none, places({ 7: ['channel', 'new-thread'] }))).toEqual([]);
  });

  test('that are missing everywhere are a fault of the invitation', () => {
    const channels = [channel('1', ['AttachFiles']), channel('2', ['AttachFiles', 'ReadMessageHistory'])];
    expect(found(channels)).toEqual(
      one(
        'fault: Club: no game can begin in any channel, since Attach Files, Read Message History is missing. Invite the bot again',
      ),
    );
  });
});
