import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import { type Announcer, openAnnouncer } from '../../src/host/outbox/announcer.ts';
import type { Herald, Notice } from '../../src/host/outbox/herald.ts';
import { announceWithin, openTables, type Tables } from '../../src/host/tables.ts';
import type { TableId } from '../../src/store/address.ts';
import { type Client, connectRedis } from '../../src/store/connectRedis.ts';
import { openEmbeddedServer } from '../../src/store/embedded/embeddedServer.ts';
import { recordKey } from '../../src/store/keys.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { quiet, type Server, temporaryFolder } from '../store/servers.ts';
import { ada, bob, duel } from './room.ts';

let server: Server;
let client: Client;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await openEmbeddedServer({ dataDir: folder.path, log: quiet });
  client = connectRedis(server.address);
});
afterAll(async () => {
  client.disconnect();
  await server.stop();
  await folder.remove();
});

const clock = { wall: 1_790_000_000_000 };
const log = pino({ level: 'silent' });
const everyGame = new Map(games.map((game) => [game.id, game]));
let tablesMade = 0;
const newTable = () => `${8_000 + tablesMade++}` as TableId;

interface Process {
  readonly store: Store;
  readonly tables: Tables;
  readonly announcer: Announcer;
  /** What each second of a process does about the outbox. */
  sweep(): Promise<void>;
}

/** A process whose boards go to this herald. */
function openProcess(announce: Herald['announce']): Process {
  const store = openRedisStore(client);
  const wall = () => clock.wall;
  const tables: Tables = openTables({
    ...{ store, everyGame, wall, seed: () => 'seed', unreadable: () => undefined },
    changed: (snapshot, concerns) => concerns === 'everybody' && announcer.push(snapshot),
  });
  const close = async (table: TableId) => void (await tables.change(table, { act: 'close' }, clock.wall));
  const announcer = openAnnouncer({ store, herald: { announce }, look: tables.look, close, wall, log });
  return {
    ...{ store, tables, announcer },
    async sweep() {
      await announcer.settle();
      for (const table of await store.unannounced(clock.wall, clock.wall + announceWithin, 50)) {
        if (!announcer.has(table)) announcer.again(table, { manner: 'in-place' });
      }
    },
  };
}

const game = everyGame.get('foxu');
const begin = ({ tables }: Process, table: TableId) => {
  if (game === undefined) throw new Error('no Foxu');
  return tables.begin(table, (began) => challengeMatch(duel, game, began, 'seed', clock.wall), clock.wall);
};
/** Changes what everybody sees. */
const change = async ({ tables }: Process, table: TableId) => {
  const snapshot = await tables.look(table);
  const awaited = snapshot?.match.seats[0]?.kind === 'member' ? snapshot.match.seats[0].id : ada.id;
  const act =
    snapshot?.match.stage.at === 'invited'
      ? ({ act: 'accept', by: bob.id } as const)
      : ({ act: 'move', by: awaited, text: 'shuffle' } as const);
  return tables.change(table, act, clock.wall);
};

/** A channel as Discord keeps it. Whatever a process asks for takes its time, there and back. */
function openChannel(scheduler: fc.Scheduler) {
  /** What each message shows: a revision, or a link to another message. */
  const messages = new Map<string, number | 'link'>();
  const asks = async (what: string, run: () => void) => {
    await scheduler.schedule(Promise.resolve(), what);
    run();
    await scheduler.schedule(Promise.resolve(), `heard: ${what}`);
  };
  return {
    messages,
    /** Shows a table as the publisher does. A process that is among `anew` posts a new message once. */
    heraldOf:
      (name: string, anew: Set<string>): Herald['announce'] =>
      async ({ revision, bulletin, strays = [] }) => {
        const all = [...(bulletin === undefined ? [] : [bulletin]), ...strays].toSorted();
        const here = anew.delete(name) ? undefined : all.at(-1);
        let place = here ?? '';
        const show = () => {
          if (here === undefined) place = `m${messages.size + 100}`;
          messages.set(place, revision);
        };
        await asks(`${name} shows ${revision} in ${here ?? 'a new message'}`, show);
        for (const other of new Set(all.filter((each) => each !== place))) {
          await asks(`${name} replaces ${other} by a link`, () => messages.set(other, 'link'));
        }
        const posted = here !== undefined && here === bulletin ? 'edited' : 'new';
        return { bulletin: place, posted, place };
      },
  };
}

describe('the board', () => {
  test('shows the newest state in the end, in whatever order two processes send and Discord takes it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('a', 'b', 'sweep a', 'sweep b', 'kill a'), { minLength: 2, maxLength: 10 }),
        async (scheduler, steps) => {
          const table = newTable();
          // One message in Discord. What arrives last is what people see.
          let shown = 0;
          const dead = new Set<string>();
          const announceOf = (name: string) => async (notice: Notice) => {
            await scheduler.schedule(Promise.resolve(), `${name} sends ${notice.revision}`);
            // What a killed process had sent may still arrive.
            shown = notice.revision;
            await scheduler.schedule(Promise.resolve(), `${name} hears of ${notice.revision}`);
            if (dead.has(name)) return new Promise<never>(() => undefined);
            return { bulletin: 'it', posted: 'edited', place: 'm' } as const;
          };
          const a = openProcess(announceOf('a'));
          const b = openProcess(announceOf('b'));
          await begin(b, table);
          await change(b, table);
          for (const step of steps) {
            if (step === 'a' && !dead.has('a')) await change(a, table);
            else if (step === 'b') await change(b, table);
            else if (step === 'sweep a' && !dead.has('a')) await a.sweep();
            else if (step === 'sweep b') await b.sweep();
            else if (step === 'kill a') dead.add('a');
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          // After this the living processes only do what they do each second.
          for (let seconds = 0; seconds < 12; seconds++) {
            clock.wall += 1_000;
            if (!dead.has('a')) await a.sweep();
            await b.sweep();
            for (let n = 0; n < 8; n++) {
              while (scheduler.count() > 0) await scheduler.waitOne();
              await new Promise((resolve) => setImmediate(resolve));
              await b.store.clock();
            }
          }
          expect(shown).toBe((await b.tables.look(table))?.revision);
          expect(await b.store.unannounced(clock.wall + 60_000, clock.wall + 60_001, 5)).not.toContain(table);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('is one message in the end, in whatever order two processes post, edit and replace it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('a', 'b', 'a anew', 'b anew', 'sweep a', 'sweep b'), { minLength: 2, maxLength: 10 }),
        async (scheduler, steps) => {
          const table = newTable();
          const channel = openChannel(scheduler);
          const anew = new Set<string>();
          const [a, b] = [openProcess(channel.heraldOf('a', anew)), openProcess(channel.heraldOf('b', anew))];
          await begin(b, table);
          await change(b, table);
          while (scheduler.count() > 0) await scheduler.waitOne();
          for (const step of steps) {
            const [first, second] = step.split(' ');
            if (first === 'sweep') await (second === 'a' ? a : b).sweep();
            else {
              if (second === 'anew') anew.add(first as string);
              await change(first === 'a' ? a : b, table);
            }
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          for (let seconds = 0; seconds < 16; seconds++) {
            clock.wall += 1_000;
            await a.sweep();
            await b.sweep();
            for (let n = 0; n < 8; n++) {
              while (scheduler.count() > 0) await scheduler.waitOne();
              await new Promise((resolve) => setImmediate(resolve));
              await b.store.clock();
            }
          }
          const newest = (await b.tables.look(table))?.revision;
          expect([...channel.messages.values()].filter((shows) => shows !== 'link')).toEqual([newest]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('of one table whose key is spoilt does not keep the notes of the others', async () => {
    const process = openProcess(async () => ({ bulletin: 'it', posted: 'edited', place: 'm' }));
    const [spoilt, sound] = [newTable(), newTable()];
    await begin(process, spoilt);
    await begin(process, sound);
    await process.announcer.idle();
    await client.set(recordKey(spoilt), 'something else');
    await process.announcer.settle();
    await process.announcer.settle();
    expect((await process.store.load(sound)).bulletin).toMatch(/^\[1,"it","m",/);
    expect(await process.store.unannounced(clock.wall + 60_000, clock.wall + 60_001, 50)).toEqual([spoilt]);
    await client.del(recordKey(spoilt));
  });

  test.each(['no note', '{}', '["1","it"]', '[1]', 'null'])(
    'whose note is spoilt (%s) is shown as if nothing had been noted, and noted anew',
    async (spoilt) => {
      const known: unknown[] = [];
      const herald: Herald['announce'] = async ({ bulletin }) => {
        known.push(bulletin);
        return { bulletin: 'it', posted: 'new', place: 'm' };
      };
      const [first, next] = [openProcess(herald), openProcess(herald)];
      const table = newTable();
      await begin(first, table);
      await first.announcer.idle();
      await client.hset(recordKey(table), 'bulletin', spoilt);
      await change(next, table);
      await next.announcer.idle();
      await next.announcer.settle();
      expect(known).toEqual([undefined, undefined]);
      expect((await next.store.load(table)).bulletin).toMatch(/^\[2,"it","m",/);
      expect(await next.store.unannounced(clock.wall + 60_000, clock.wall + 60_001, 50)).not.toContain(table);
    },
  );

  test('that a process has in its own queue is not taken up again, by it or by another', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent: number[] = [];
    const busy = openProcess(async ({ revision }) => {
      sent.push(revision);
      await held;
      return { bulletin: 'it', posted: 'edited', place: 'm' };
    });
    const other = openProcess(async ({ revision }) => {
      sent.push(-revision);
      return { bulletin: 'it', posted: 'edited', place: 'm' };
    });
    const table = newTable();
    await begin(busy, table);
    for (let n = 0; n < 3; n++) await change(busy, table);
    for (let seconds = 0; seconds < 30; seconds++) {
      clock.wall += 1_000;
      await busy.sweep();
      await other.sweep();
    }
    expect(sent).toEqual([1]);
    release();
    await busy.announcer.idle();
    expect(sent).toEqual([1, 4]);
    await busy.sweep();
    expect(await other.store.unannounced(clock.wall + 60_000, clock.wall + 60_001, 50)).not.toContain(table);
  });

  test('that is being painted is given up for a newer one, but not for longer than people would wait', async () => {
    const signals: AbortSignal[] = [];
    const rest: (() => void)[] = [];
    const busy = openProcess(async ({ superseded }) => {
      if (superseded !== undefined) signals.push(superseded);
      await new Promise<void>((resolve) => rest.push(resolve));
      return { bulletin: 'it', posted: superseded?.aborted === true ? 'superseded' : 'edited', place: 'm' };
    });
    const table = newTable();
    await begin(busy, table);
    const aborted = () => signals.map((signal) => signal.aborted);
    await change(busy, table);
    expect(aborted()).toEqual([true]);
    clock.wall += 3_000;
    rest.shift()?.();
    await expect.poll(aborted).toEqual([true, false]);
    await change(busy, table);
    expect(aborted()).toEqual([true, false]);
    rest.shift()?.();
    await expect.poll(aborted).toEqual([true, false, false]);
    rest.shift()?.();
    await busy.announcer.idle();
  });
});
