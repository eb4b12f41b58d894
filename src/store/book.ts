import { answered } from './away.ts';
import type { Client } from './connectRedis.ts';
import { bookKey, contentsIn, contentsKey, listedAs, listKey, pageKey, shelfKey } from './keys.ts';
import type { Book } from './port.ts';
import type { Scripts } from './scripts.ts';

const keysOf = { pages: pageKey, lists: listKey, shelves: shelfKey } as const;

/** About how many lines are read at a time. */
const portion = 1_000;

export function openBook(client: Client, { enter }: Pick<Scripts, 'enter'>): Book {
  async function* portions(home: string, page: string): ReturnType<Book['portions']> {
    let cursor = '0';
    do {
      const [next, flat] = await answered(client.hscan(pageKey(home, page), cursor, 'COUNT', portion));
      yield flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as const] : []));
      cursor = next;
    } while (cursor !== '0');
  }

  return {
    portions,

    bookRevision: async (home) => Number((await answered(client.get(bookKey(home)))) ?? '0'),

    async page(home, page, names) {
      const key = pageKey(home, page);
      if (names === undefined) {
        const lines = new Map<string, string>();
        for await (const some of portions(home, page)) for (const [name, text] of some) lines.set(name, text);
        return lines;
      }
      if (names.length === 0) return new Map();
      const texts = await answered(client.hmget(key, ...names));
      return new Map(names.flatMap((name, at) => (texts[at] == null ? [] : [[name, texts[at]] as const])));
    },

    async enter(home, { from, once, lines, scores }) {
      const keys = [bookKey(home), contentsKey(home)];
      const listed: string[] = [];
      /** The place of the key among those of the script, which counts from 1. */
      function placed(what: 'pages' | 'lists', name: string): number {
        const key = keysOf[what](home, name);
        const known = keys.indexOf(key, 2);
        if (known >= 0) return known + 1;
        listed.push(listedAs(what, name));
        return keys.push(key);
      }
      const changes = [
        ...lines.flatMap(({ page, name, text }) =>
          text === undefined ? ['unline', placed('pages', page), name] : ['line', placed('pages', page), name, text],
        ),
        ...scores.flatMap(({ list, name, score }) =>
          score === undefined
            ? ['unscore', placed('lists', list), name]
            : ['score', placed('lists', list), name, score],
        ),
      ];
      const first = once === undefined ? ['', ''] : [placed('pages', once.page), once.name];
      return (await answered(enter(keys, [from, ...first, ...listed, ...changes]))) as 'done' | 'known' | 'conflict';
    },

    async highest(home, list, from, count) {
      if (count <= 0) return [];
      const key = listKey(home, list);
      const flat = await answered(client.zrevrange(key, from, from + count - 1, 'WITHSCORES'));
      return flat.flatMap((name, at) => (at % 2 === 0 ? [{ name, score: Number(flat[at + 1]) }] : []));
    },

    async placeOn(home, list, name) {
      const key = listKey(home, list);
      const [place, of] = await Promise.all([answered(client.zrevrank(key, name)), answered(client.zcard(key))]);
      return { place: place ?? undefined, of };
    },

    async scoreOn(home, list, name) {
      const score = await answered(client.zscore(listKey(home, list), name));
      return score === null ? undefined : Number(score);
    },

    async contents(home) {
      return contentsIn(await answered(client.smembers(contentsKey(home))));
    },

    async tearOut(home, what, name) {
      await answered(client.unlink(keysOf[what](home, name)));
      await answered(client.srem(contentsKey(home), listedAs(what, name)));
      if ((await answered(client.scard(contentsKey(home)))) === 0) await answered(client.del(bookKey(home)));
    },
  };
}
