import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Herald, Notice } from '../../src/host/outbox/herald.ts';
import { sweep } from '../sweep.ts';
import { openOutboxes } from './outboxes.ts';

const { clock, newTable, openProcess, begin, change } = openOutboxes();

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

describe('a board that two processes show', () => {
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
      { numRuns: sweep(100) },
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
      { numRuns: sweep(100) },
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
      { numRuns: sweep(100) },
    );
  });
});
