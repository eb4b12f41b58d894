import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { TableId } from '../../src/store/address.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import type { Archived, Commit, Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { needs } from '../needs.ts';
import { openMemory } from './behind.ts';
import { openPlainRedis, type PlainRedis } from './plainRedis.ts';
import { exported, inOrder, nothing } from './samples.ts';

/** The same random calls are made to SQLite and to Redis, by two processes each. Every answer is compared, and the export. */

const runs = 2_000;
const calls = 100;

/** A store as two processes have it, and what a call may need of earlier ones. */
interface Side {
  readonly processes: readonly [Store, Store];
  archived: readonly Archived[];
}
type Call = (store: Store, side: Side) => Promise<unknown>;

const tables: readonly TableId[] = ['100', '100.7', '200.1', '@8', '@8.9', '@8-foxu'];
const table = fc.constantFrom(...tables);
const home = fc.constantFrom('100', '200', '8', '9');
const person = fc.constantFrom('8', '9');
const name = fc.constantFrom('', 'a', 'b', 'é/"', '2026-01-01');
const text = fc.constantFrom('', '{}', 'a/b\n"é"\u2028', 'x'.repeat(300));
const time = fc.integer({ min: 0, max: 40 });
const score = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
const page = fc.constantFrom('games', 'results');
const shelf = fc.constantFrom('daily', 'passing-tokens');
const code = fc.constantFrom('AB', 'CD', 'EF');
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** More than are ever there. Stores cut equal times in different places. */
const all = 1_000;

const commit = fc.record({
  table,
  body: text,
  keep: maybe(fc.integer({ min: 0, max: 3 })),
  log: fc.array(text, { maxLength: 3 }),
  chapter: fc.constantFrom('same', 'same', 'new', 'instead'),
  wake: maybe(time),
  announceBy: maybe(time),
  recordBy: maybe(time),
  listing: maybe(text),
  input: maybe(fc.integer({ min: 1, max: 90 }).map(String)),
}) satisfies fc.Arbitrary<Omit<Commit, 'from'>>;

const call = <Given extends readonly unknown[]>(
  given: { [At in keyof Given]: fc.Arbitrary<Given[At]> },
  make: (store: Store, ...given: Given) => Promise<unknown>,
): fc.Arbitrary<Call> =>
  fc
    .tuple<Given[number][]>(...(given as unknown as fc.Arbitrary<Given[number]>[]))
    .map((drawn): Call => told(make, drawn, (store) => make(store, ...(drawn as unknown as Given))));

/** The call, which says in a counterexample what it is. */
const told = (make: unknown, drawn: unknown, ask: Call): Call =>
  Object.assign(ask, {
    [fc.toStringMethod]: () => `${String(make).replaceAll(/\s+/g, ' ')} with ${fc.stringify(drawn)}`,
  });

/** Mostly from the revision that is kept. */
const committed = call([commit, fc.integer({ min: 0, max: 9 })], async (store, made, off) => {
  const { revision } = await store.load(made.table);
  return store.commit({ ...made, from: off < 8 ? revision : revision + off - 7 });
});

const ofTables = fc.oneof(
  { weight: 8, arbitrary: committed },
  call([table], (store, at) => store.load(at)),
  call([time], (store, now) => store.due(now, all)),
  call([time, time], (store, now, again) => store.unannounced(now, again, all)),
  call([fc.uniqueArray(table), time], (store, held, until) =>
    held.length === 0 ? Promise.resolve() : store.hold(held, until),
  ),
  call([table, time, text], (store, at, by, wish) => store.remind(at, by, wish)),
  call([table, fc.integer({ min: 0, max: 12 }), text, maybe(text)], (store, at, revision, bulletin, wish) =>
    store.announced(at, revision, bulletin, wish),
  ),
  call([home], (store, at) => store.live(at)),
  call([fc.uniqueArray(home)], (store, homes) => store.liveIn(homes)),
  call([], (store) => store.allLive()),
  call([table], (store, at) => store.log(at)),
  call([time, time], (store, now, again) => store.unrecorded(now, again, all)),
  table.map(
    (at): Call =>
      async (store, side) => {
        const ended = await store.ended(at);
        side.archived = ended.archived;
        return ended;
      },
  ),
  fc.tuple(table, fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant('none' as const))).map(
    ([at, chapter]): Call =>
      (store, side) =>
        store.recorded(at, chapter, side.archived),
  ),
  call([table, time, fc.constantFrom('everything', 'damaged')], (store, at, now, what) => store.clear(at, now, what)),
  call([table, time, time], (store, at, then, now) => store.putBack({ table: at, at: then }, now)),
  call([table], (store, at) => store.erase(at)),
  call([], (store) => store.cleared()),
  call([], (store) => store.keptTables()),
  call([], (store) => store.archivedTables()),
  call([], (store) => store.counts()),
);

const ofBooks = fc.oneof(
  {
    weight: 4,
    arbitrary: call(
      [
        home,
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        fc.array(fc.record({ page, name, text: maybe(text) }), { maxLength: 3 }),
        fc.array(fc.record({ list: page, name, score: maybe(score) }), { maxLength: 3 }),
      ],
      async (store, at, off, once, lines, scores) => {
        const from = (await store.bookRevision(at)) + Math.max(0, off - 4);
        return store.enter(at, { from, once: once ? lines[0] : undefined, lines, scores });
      },
    ),
  },
  call([home, page, maybe(fc.uniqueArray(name))], (store, at, of, names) => store.page(at, of, names)),
  call([home, page, fc.nat({ max: 3 }), fc.nat({ max: 3 })], async (store, at, of, from, many) =>
    JSON.stringify(await store.highest(at, of, from, many)),
  ),
  call([home, page, name], (store, at, of, who) => store.placeOn(at, of, who)),
  call([home, page, name], (store, at, of, who) => store.scoreOn(at, of, who)),
  call([home], (store, at) => store.contents(at)),
  call([home, fc.constantFrom('pages', 'lists'), page], (store, at, what, of) => store.tearOut(at, what, of)),
  call([home, shelf], (store, at, of) => store.tearOut(at, 'shelves', of)),
  call([], (store) => store.homes()),
  call([home, shelf, name, text, name], (store, at, of, line, said, oldest) => store.note(at, of, line, said, oldest)),
  call([home, shelf, name], (store, at, of, line) => store.unnote(at, of, line)),
  call([home, shelf], (store, at, of) => store.notes(at, of)),
  call([], (store) => store.passingShelves()),
);

const ofOthers = fc.oneof(
  call([code, fc.constantFrom('1', '2'), text, time], (store, kept, match, line, at) =>
    store.keepReplay({ code: kept, match, line, at }),
  ),
  call([code], (store, kept) => store.replay(kept)),
  call([code, text], (store, kept, line) => store.rewriteReplay(kept, line)),
  call([code], (store, kept) => store.dropReplay(kept)),
  call([time], (store, before) => store.dropReplays(before, all)),
  call([person, text, maybe(fc.record({ from: maybe(text) }))], (store, at, saved, over) =>
    store.saveSettings(at, saved, over),
  ),
  call([person], (store, at) => store.settings(at)),
  call([person], (store, at) => store.dropSettings(at)),
  call([], (store) => store.settled()),
  call([person, maybe(text)], (store, at, saved) => store.savePreferences(at, saved)),
  call([person], (store, at) => store.preferences(at)),
  call([], (store) => store.clock()),
  call([], async (store) => store.import(await exported(store))),
  call([fc.boolean()], async (store, drop) => {
    const seen: unknown[] = [];
    await store.seeCleared(({ at }) => {
      seen.push(at);
      return drop ? 'drop' : 'keep';
    });
    return seen;
  }),
);

const anyCall = fc.oneof(
  { weight: 4, arbitrary: ofTables },
  { weight: 2, arbitrary: ofBooks },
  { weight: 1, arbitrary: ofOthers },
);

/** Maps and lists in a fixed order, where a store may give any. */
function comparable(answer: unknown): unknown {
  if (answer instanceof Map) return comparable([...answer]);
  if (Array.isArray(answer)) return answer.map((each) => JSON.stringify(each)).toSorted();
  return answer;
}

async function outcome(made: Promise<unknown>): Promise<unknown> {
  return made.then(comparable, (error: Error) => error.name);
}

let redis: PlainRedis | undefined;
let served: Side;
beforeAll(async () => {
  if (needs.server.skip) return;
  redis = await openPlainRedis();
  const { url } = redis;
  const [one, two] = ['one', 'two'].map((self) => openRedisStore(connectRedis(url), undefined, self)) as [Store, Store];
  served = { processes: [one, two], archived: [] };
});
afterAll(async () => {
  for (const store of served?.processes ?? []) await store.close();
  await redis?.close();
});

test('SQLite answers as Redis does, whatever is asked', { ...needs.server, timeout: 900_000 }, async () => {
  const made = fc.array(fc.tuple(anyCall, fc.constantFrom(0, 1)), { minLength: calls, maxLength: calls, size: 'max' });
  await fc.assert(
    fc.asyncProperty(made, async (sequence) => {
      const { another } = openMemory();
      const filed: Side = { processes: [another('one'), another('two')], archived: [] };
      await served.processes[0].import(nothing);
      for (const [nth, [ask, by]] of sequence.entries()) {
        const [mine, theirs] = await Promise.all(
          [filed, served].map((side) => outcome(ask(side.processes[by] as Store, side))),
        );
        expect(mine, `call ${nth}`).toEqual(theirs);
        if (nth % 10 === 0)
          await Promise.all([filed, served].map(({ processes }) => processes[0].pulse(1e12 + nth * 1_000, 4_000)));
      }
      const [mine, theirs] = await Promise.all([filed, served].map(({ processes }) => exported(processes[0])));
      expect(sorted(mine)).toEqual(sorted(theirs));
    }),
    { numRuns: Math.ceil(runs * inject('share')) },
  );
});

const sorted = (lines: readonly string[] | undefined): readonly string[] =>
  inOrder(lines ?? [])
    .map((line) => JSON.stringify(line))
    .toSorted();
