import { ChannelType, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { playersOf, surelyMayWatch, type Watcher } from '../../src/commands/replays/mayWatch.ts';
import { replayMessage } from '../../src/commands/replays/replayMessage.ts';
import { languages } from '../../src/games/contract.ts';
import { games } from '../../src/games/registry.ts';
import type { MatchRecord } from '../../src/host/records/record.ts';
import { playedAgain } from '../../src/host/records/replaying.ts';
import { textOf } from '../e2e/reading.ts';
import { playedRecord } from '../host/records/played.ts';
import { usualSettings } from './usualSettings.ts';

const parts = {
  paint: async () => new Uint8Array([1]),
  film: async () => new Uint8Array([2]),
  wallTime: (instant: number) => instant,
  settings: usualSettings,
};
const records = await Promise.all(games.map((game) => playedRecord(game, { seed: 'told' })));
const played = games.map((game, at) => [game.id, game, records[at] as MatchRecord] as const);
const foxu = played.find(([id]) => id === 'foxu') as (typeof played)[number];

describe.each(played)('a replay of %s', (_, game, record) => {
  test.each(languages)(
    'tells every step within the room of a message, and has a film and a text (%s)',
    async (language) => {
      const replaying = playedAgain(record, game);
      if ('lost' in replaying) throw new Error(replaying.lost);
      for (const at of replaying.positions.keys()) {
        const message = await replayMessage(replaying, at, language, parts);
        const text = textOf(message as never);
        expect(text.length).toBeLessThanOrEqual(4_000);
        if (at > 0) expect(text).toMatch(new RegExp(`\\*\\*(Step|Étape) ${at} `));
        expect(message.files).toHaveLength(1);
        expect(message.files[0]?.description.length).toBeLessThanOrEqual(1_024);
      }
      const film = await replayMessage(replaying, 'film', language, parts);
      expect(film.files[0]?.name).toMatch(/\.gif$/);
      expect(film.files[0]?.description.length).toBeLessThanOrEqual(1_024);
      const whole = await replayMessage(replaying, 'text', language, parts);
      expect(textOf(whole as never).length).toBeLessThanOrEqual(4_000);
      const written = whole.files[0]?.attachment.toString() ?? textOf(whole as never);
      expect(written).toContain(record.code);
      expect(written).not.toContain('**');
    },
  );

  test.each(languages)('that is lost says why and tells the moves as they were written (%s)', async (language) => {
    for (const today of [undefined, { ...game, edition: game.edition + 1 }]) {
      const message = await replayMessage(playedAgain(record, today), 3, language, parts);
      const text = textOf(message as never);
      expect(text).toContain(language === 'en' ? 'This is how it went:' : 'Voici comment elle s’est passée\u00a0:');
      const moves = record.log.flatMap(({ input }) => (input.type === 'move' ? [input.text] : []));
      const written = message.files[0]?.attachment.toString() ?? text;
      for (const move of moves) expect(written).toContain(`: ${move}`);
    }
  });
});

describe('who may see a finished match', () => {
  const [, , record] = foxu;
  const at = (more: Partial<MatchRecord['match']>, table: string): MatchRecord => ({
    ...record,
    table: table as MatchRecord['table'],
    match: { ...record.match, ...more },
  });

  /** A member who sees channel 1 and its public thread 11, but not channel 2. */
  function watcher(user: string, guild = '1'): Watcher {
    const channels = [
      { id: '1', type: ChannelType.GuildText, isThread: () => false },
      { id: '2', type: ChannelType.GuildText, isThread: () => false },
      { id: '11', type: ChannelType.PublicThread, isThread: () => true },
      { id: '12', type: ChannelType.PrivateThread, isThread: () => true },
    ];
    const cache = {
      filter: (wanted: (channel: (typeof channels)[number]) => boolean) => channels.filter(wanted),
      get: (id: string) => channels.find((channel) => channel.id === id),
    };
    const permissionsIn = ({ id }: { id: string }) =>
      new PermissionsBitField(id === '1' ? PermissionFlagsBits.ViewChannel : 0n);
    return { user, in: { guild: { id: guild, channels: { cache } }, member: { id: user, permissionsIn } } } as never;
  }

  test('is whoever played, wherever they ask, also when they left', () => {
    const left = at({ replaced: [{ seat: 1, id: '150', why: 'left', taken: { id: '151', turn: 3 } }] }, '2');
    expect(playersOf(left)).toEqual(['101', '102', '150', '151']);
    for (const user of playersOf(left)) expect(surelyMayWatch(left, { user })).toBe(true);
    expect(surelyMayWatch(left, { user: '300' })).toBe(false);
  });

  test('is whoever sees the place where it was played, in the same server', () => {
    expect(surelyMayWatch(at({}, '1'), watcher('300'))).toBe(true);
    expect(surelyMayWatch(at({}, '1.11'), watcher('300'))).toBe(true);
    expect(surelyMayWatch(at({}, '2'), watcher('300'))).toBe(false);
    expect(surelyMayWatch(at({}, '1.12'), watcher('300'))).toBe(false);
    expect(surelyMayWatch(at({}, '1'), watcher('300', '9'))).toBe(false);
    expect(surelyMayWatch(at({}, '77'), watcher('300'))).toBe(false);
  });

  test('is its player alone, for a solo', () => {
    const solo = at({ solo: { name: 'puzzle', comes: 'anytime' } }, '@101');
    expect(surelyMayWatch(solo, watcher('101'))).toBe(true);
    expect(surelyMayWatch(solo, watcher('300'))).toBe(false);
  });
});
