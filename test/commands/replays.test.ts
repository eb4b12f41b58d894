import { ChannelType, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { playersOf, surelyMayWatch, type Watcher, watcherOf } from '../../src/commands/replays/mayWatch.ts';
import { replayMessage } from '../../src/commands/replays/replayMessage.ts';
import { languages } from '../../src/games/contract.ts';
import { games } from '../../src/games/registry.ts';
import type { MatchRecord } from '../../src/host/records/record.ts';
import { playedAgain } from '../../src/host/records/replaying.ts';
import { playedRecord } from '../host/records/played.ts';
import { textOf } from '../town/reading.ts';
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
      const replaying = await playedAgain(record, game);
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
      const message = await replayMessage(await playedAgain(record, today), 3, language, parts);
      const text = textOf(message as never);
      expect(text).toContain(language === 'en' ? 'This is how it went:' : 'Voici comment elle s’est passée\u00a0:');
      const moves = record.log.flatMap(({ input }) => (input.type === 'move' ? [input.text] : []));
      const written = message.files[0]?.attachment.toString() ?? text;
      for (const move of moves) expect(written).toContain(`: ${move}`);
    }
  });
});

describe('a replay of a match in which a seat was taken over', async () => {
  const game = games.find(({ id }) => id === 'mister-zero') as (typeof games)[number];
  const four = await playedRecord(game, { seed: 'four', seats: 4 });
  const gil = { id: '150', name: 'Gil' };
  const record: MatchRecord = {
    ...four,
    match: {
      ...four.match,
      level: 'hard',
      replaced: [{ seat: 0, ...gil, why: 'left', turn: 4, taken: { id: '101', name: 'Ada', turn: 8 } }],
    },
  };
  const altsAt = async (at: number | 'film') => {
    const { files } = await replayMessage(await playedAgain(record, game), at, 'en', parts);
    return files[0]?.description ?? '';
  };

  test('names who sat there at each step', async () => {
    const replaying = await playedAgain(record, game);
    if ('lost' in replaying) throw new Error(replaying.lost);
    const last = replaying.positions.length - 1;
    expect(last).toBeGreaterThan(12);
    for (const at of [0, 1, 4]) expect(await altsAt(at)).toContain('Gil');
    for (const at of [0, 1, 4]) expect(await altsAt(at)).not.toContain('Ada');
    expect(await altsAt(6)).not.toMatch(/Gil|Ada/);
    expect(await altsAt(6)).toMatch(/computer \(hard\)/);
    for (const at of [last, 'film'] as const) expect(await altsAt(at)).toContain('Ada');
    const step = textOf((await replayMessage(replaying, 2, 'en', parts)) as never);
    expect(step).toContain('<@150> → the computer (hard) → <@101>, <@102>, <@103>, <@104>');
  });

  test.each([['as it was played', game] as const, ['of a game that is gone', undefined] as const])(
    'names in its text who made each move, %s',
    async (_, today) => {
      const message = await replayMessage(await playedAgain(record, today), 'text', 'en', parts);
      const text = message.files[0]?.attachment.toString() ?? textOf(message as never);
      const turnOf = (line: string) => Number(/^(\d+)\. /.exec(line)?.[1] ?? Number.NaN);
      const lines = text.split('\n').filter((line) => turnOf(line) > 0);
      const naming = (name: RegExp) => lines.filter((line) => name.test(line)).map(turnOf);
      expect(Math.max(...naming(/Gil/))).toBeLessThanOrEqual(4);
      expect(naming(/[Cc]omputer/).every((turn) => turn > 4 && turn <= 8)).toBe(true);
      expect(Math.min(...naming(/Ada/))).toBeGreaterThan(8);
      expect(text).toMatch(/Players: Gil → the computer \(hard\) → Ada, Bob, Cleo, Dan/i);
    },
  );
});

test('a replay that is damaged says so, and not that the rules have changed', async () => {
  const [, game, record] = foxu;
  const damaged = await playedAgain({ ...record, log: record.log.slice(0, -1) }, game);
  expect(textOf((await replayMessage(damaged, 'start', 'en', parts)) as never)).toContain('is damaged');
  expect(textOf((await replayMessage(damaged, 'start', 'fr', parts)) as never)).toContain('est abîmé');
});

describe('a film', () => {
  const [, game, record] = foxu;

  /** What was drawn and painted. */
  async function counted() {
    const made = { films: 0, scenes: 0 };
    const counting = {
      ...game,
      hindsight(...given: Parameters<typeof game.hindsight>) {
        made.scenes += 1;
        return game.hindsight(...given);
      },
    };
    const replaying = await playedAgain({ ...record, code: 'F1LM2345' }, counting);
    made.scenes = 0;
    const film = async () => {
      made.films += 1;
      return new Uint8Array([made.films]);
    };
    return { made, show: (language: 'en' | 'fr') => replayMessage(replaying, 'film', language, { ...parts, film }) };
  }

  test('that was shown is shown again without a scene being made, and once for many at the same time', async () => {
    const { made, show } = await counted();
    const first = show('en');
    const [one, other] = await Promise.all([first, show('en')]);
    expect(other.files[0]?.attachment).toBe(one.files[0]?.attachment);
    const { scenes } = made;
    expect(made.films).toBe(1);
    const again = await show('en');
    expect(again.files[0]?.attachment).toEqual(one.files[0]?.attachment);
    // The end is told again in words.
    expect(made).toEqual({ films: 1, scenes: scenes + 1 });
    await show('fr');
    expect(made.films).toBe(2);
  });

  test('is made anew when its record was written anew', async () => {
    const [before, after] = [await counted(), await counted()];
    await before.show('en');
    await after.show('en');
    expect(after.made.films).toBe(1);
  });

  test('that could not be painted is painted when it is asked for again', async () => {
    const replaying = await playedAgain({ ...record, code: 'BUSY2345' }, game);
    const busy = { ...parts, film: () => Promise.reject(new Error('too many pictures')) };
    await expect(replayMessage(replaying, 'film', 'en', busy)).rejects.toThrow('too many pictures');
    expect((await replayMessage(replaying, 'film', 'en', parts)).files).toHaveLength(1);
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
  function watcher(user: string, guild = '1', looked = () => {}): Watcher {
    const channels = [
      { id: '1', type: ChannelType.GuildText, isThread: () => false },
      { id: '2', type: ChannelType.GuildText, isThread: () => false },
      { id: '11', type: ChannelType.PublicThread, isThread: () => true },
      { id: '12', type: ChannelType.PrivateThread, isThread: () => true },
    ];
    const cache = {
      filter(wanted: (channel: (typeof channels)[number]) => boolean) {
        looked();
        return channels.filter(wanted);
      },
      get: (id: string) => channels.find((channel) => channel.id === id),
    };
    const permissionsIn = ({ id }: { id: string }) =>
      new PermissionsBitField(id === '1' ? PermissionFlagsBits.ViewChannel : 0n);
    return watcherOf(user, { guild: { id: guild, channels: { cache } }, member: { id: user, permissionsIn } } as never);
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

  test('is found by one look at the channels, however many matches there are, and by none where they played', () => {
    let looks = 0;
    const look = () => {
      looks += 1;
    };
    const all = Array.from({ length: 60 }, (_, nth) => at({}, nth % 2 === 0 ? '1' : '2'));
    const seen = (watching: Watcher) => all.filter((each) => surelyMayWatch(each, watching)).length;
    expect(seen(watcher('300', '1', look))).toBe(30);
    expect(looks).toBe(1);
    expect(seen(watcher('101', '1', look))).toBe(60);
    expect(looks).toBe(1);
  });

  test('is its player alone, for a solo', () => {
    const solo = at({ solo: { name: 'puzzle', comes: 'anytime' } }, '@101');
    expect(surelyMayWatch(solo, watcher('101'))).toBe(true);
    expect(surelyMayWatch(solo, watcher('300'))).toBe(false);
  });
});
