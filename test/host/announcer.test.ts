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
  /** Somebody wants the board in a new message. */
  show(table: TableId): Promise<void>;
}

let wishes = 0;

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
    async show(table) {
      await store.remind(table, clock.wall + announceWithin, `wish ${wishes++}`);
      announcer.again(table);
    },
    async sweep() {
      await announcer.settle();
      for (const table of await store.unannounced(clock.wall, clock.wall + announceWithin, 50)) {
        if (!announcer.has(table)) announcer.again(table);
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

/** Which requests to Discord fail, and how many seconds it takes until they have been tried again. */
const someFailing = fc.array(fc.boolean(), { maxLength: 12 }).map((fails) => fails.map((one, n) => one && n % 3 === 0));
const patienceOf = (failing: readonly boolean[]) => 2 ** (failing.filter((fails) => fails).length + 1);

/** A channel as Discord keeps it. Whatever a process asks for takes its time, there and back. */
function openChannel(scheduler: fc.Scheduler, failing: readonly boolean[] = []) {
  /** What each message shows: a revision, or a link to another message. */
  const messages = new Map<string, number | 'link'>();
  const nonces = new Map<string, string>();
  /** For which wish each wished message was posted. */
  const wishes: string[] = [];
  const dead = new Set<string>();
  const fails = failing.values();
  /** What a killed process had asked for may still be done. */
  const asksAs = (name: string) => async (what: string, run: () => void) => {
    await scheduler.schedule(Promise.resolve(), `${name} ${what}`);
    if (fails.next().value === true) throw new Error(`Discord failed when ${name} ${what}`);
    run();
    await scheduler.schedule(Promise.resolve(), `heard: ${name} ${what}`);
    if (dead.has(name)) await new Promise<never>(() => undefined);
  };
  return {
    messages,
    wishes,
    dead,
    /** Shows a table as the publisher does. A process that is among `anew` posts a new message once. */
    heraldOf:
      (name: string, anew = new Set<string>()): Herald['announce'] =>
      async ({ revision, bulletin, origin, wish, strays = [] }) => {
        const asks = asksAs(name);
        const found: string[] = [];
        const look = () => {
          for (const [id, shows] of messages) if (shows !== 'link' && id > (bulletin ?? '')) found.push(id);
        };
        if (origin === 'found' || wish !== undefined) await asks('looks for boards', look);
        const all = [...(bulletin === undefined ? [] : [bulletin]), ...found, ...strays].toSorted();
        const wished = wish !== undefined && (found.length === 0 || bulletin === undefined);
        const here = anew.delete(name) || wished ? undefined : all.at(-1);
        let place = here ?? '';
        const show = () => {
          if (here === undefined) {
            const nonce = `${revision} ${wish}`;
            place = nonces.get(nonce) ?? `m${messages.size + 100}`;
            if (nonces.has(nonce)) return;
            nonces.set(nonce, place);
            if (wish !== undefined) wishes.push(wish);
          }
          messages.set(place, revision);
        };
        await asks(`shows ${revision} in ${here ?? 'a new message'}`, show);
        const left: string[] = [];
        for (const other of new Set(all.filter((each) => each !== place))) {
          const link = asks(`replaces ${other} by a link`, () => void messages.set(other, 'link'));
          await link.catch(() => left.push(other));
        }
        const posted = here !== undefined && here === bulletin ? 'edited' : 'new';
        return { bulletin: place, posted, place, left };
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
        someFailing,
        async (scheduler, steps, failing) => {
          const table = newTable();
          const channel = openChannel(scheduler, failing);
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
          for (let seconds = 0; seconds < 16 + patienceOf(failing); seconds++) {
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

  test('stands once at the end of the channel when that was wished, whichever process dies meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('a', 'b', 'sweep a', 'sweep b', 'kill a', 'time'), { maxLength: 8 }),
        fc.nat(8),
        someFailing,
        async (scheduler, steps, at, failing) => {
          const table = newTable();
          // Which old board could not be replaced dies with the process; the next press on it has it replaced.
          const channel = openChannel(scheduler, steps.includes('kill a') ? [] : failing);
          const [a, b] = [openProcess(channel.heraldOf('a')), openProcess(channel.heraldOf('b'))];
          const alive = (name: string) => !channel.dead.has(name);
          await begin(a, table);
          while (scheduler.count() > 0) await scheduler.waitOne();
          let before = '';
          for (const step of [...steps.slice(0, at), 'a shows', ...steps.slice(at)]) {
            if (step === 'a shows' && alive('a')) {
              before = [...channel.messages.keys()].at(-1) ?? '';
              await a.show(table);
            } else if (step === 'a' && alive('a')) await change(a, table);
            else if (step === 'b') await change(b, table);
            else if (step === 'sweep a' && alive('a')) await a.sweep();
            else if (step === 'sweep b') await b.sweep();
            else if (step === 'kill a') channel.dead.add('a');
            else if (step === 'time') clock.wall += 1_000;
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          for (let seconds = 0; seconds < 20 + patienceOf(failing); seconds++) {
            clock.wall += 1_000;
            if (alive('a')) await a.sweep();
            await b.sweep();
            for (let n = 0; n < 8; n++) {
              while (scheduler.count() > 0) await scheduler.waitOne();
              await new Promise((resolve) => setImmediate(resolve));
              await b.store.clock();
            }
          }
          const boards = [...channel.messages].filter(([, shows]) => shows !== 'link');
          expect(boards.map(([, shows]) => shows)).toEqual([(await b.tables.look(table))?.revision]);
          expect(boards[0]?.[0].localeCompare(before)).toBe(1);
          expect(channel.wishes).toEqual([...new Set(channel.wishes)]);
          expect(await b.store.load(table)).toMatchObject({ wish: undefined });
          expect(await b.store.unannounced(clock.wall + 60_000, clock.wall + 60_001, 50)).not.toContain(table);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('that somebody wants at the end of the channel is posted there by the next process, once', async () => {
    const table = newTable();
    const asked: (string | undefined)[] = [];
    const first = openProcess(async ({ wish }) => {
      asked.push(wish);
      if (wish !== undefined) await new Promise<never>(() => undefined);
      return { bulletin: 'it', posted: 'edited', place: 'm' };
    });
    await begin(first, table);
    await first.announcer.idle();
    await first.show(table);
    await expect.poll(() => asked.length).toBe(2);
    // The note of the edit that came before must not take away the mark. Then this process is killed.
    await first.announcer.settle();
    clock.wall += 10_000;
    const next = openProcess(async ({ wish, origin }) => {
      asked.push(wish, origin);
      return { bulletin: 'new', posted: 'new', place: 'n' };
    });
    await next.sweep();
    await next.announcer.idle();
    expect(asked).toEqual([undefined, asked[1], asked[1], 'found']);
    clock.wall += 60_000;
    await next.sweep();
    await next.announcer.idle();
    expect(asked.length).toBe(4);
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

describe('a channel that refuses boards', () => {
  /** A game whose channel refuses everything until it is told to take boards. */
  async function openRefused() {
    const table = newTable();
    const channel = { takes: 'boards' as 'boards' | 'nothing', shown: 0, asked: [] as number[] };
    const process = openProcess(async ({ table: another, revision, bulletin = 'null' }) => {
      // Tables that other tests have left are elsewhere.
      if (another !== table) return { bulletin, posted: 'edited' };
      channel.asked.push(clock.wall);
      if (channel.takes === 'nothing') return { bulletin, posted: 'nothing' };
      channel.shown = revision;
      return { bulletin: 'it', posted: 'edited', place: 'm' };
    });
    await begin(process, table);
    await change(process, table);
    await process.announcer.idle();
    channel.takes = 'nothing';
    channel.asked.length = 0;
    /** Lets time pass. Every fifteen seconds a clock or a computer changes the board. */
    async function pass(minutes: number) {
      for (let seconds = 1; seconds <= minutes * 60; seconds++) {
        clock.wall += 1_000;
        if (seconds % 15 === 0) await change(process, table);
        await process.sweep();
        await process.announcer.idle();
      }
    }
    return { table, channel, process, pass };
  }

  test('is asked ever more rarely however often the board changes, and in the end every ten minutes', async () => {
    const { channel, pass } = await openRefused();
    await pass(70);
    // As many tries as in an hour without any change.
    expect(channel.asked.length).toBeLessThanOrEqual(13);
    const before = channel.asked.length;
    await pass(60);
    expect(channel.asked.length - before).toBeLessThanOrEqual(6);
    channel.takes = 'boards';
    await pass(11);
    expect(channel.shown).toBeGreaterThan(0);
  });

  test('shows the board as soon as somebody acts there with the rights in order, however long it refused', async () => {
    const { table, channel, process, pass } = await openRefused();
    await pass(65);
    channel.takes = 'boards';
    // A change alone is no sign that the channel takes boards again.
    const tries = channel.asked.length;
    await change(process, table);
    await process.announcer.idle();
    expect(channel.asked.length).toBe(tries);
    process.announcer.trust(table, 'told');
    await process.announcer.idle();
    expect(channel.shown).toBe((await process.tables.look(table))?.revision);
  });
});
