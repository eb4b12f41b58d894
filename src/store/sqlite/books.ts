import * as keys from '../keys.ts';
import { bookKey, bucketOf, buckets, contentsKey, listedAs, listKey, pageKey, replayKey, shelfKey } from '../keys.ts';
import type { Clock, Contents, Entering, Replay } from '../port.ts';
import { clockOf, ticked } from '../ticks.ts';
import type { Database } from './database.ts';
import { type Items, namesOf } from './items.ts';

/** All that outlives matches: books and shelves, replays, choices, and the clock of all tables. */
export function bookCalls({ all: rows, run }: Database, items: Items) {
  const { get, all, put, drop } = items;
  const list = (home: string, what: keyof Contents, name: string) =>
    put('set', contentsKey(home), listedAs(what, name), '');

  function ticks() {
    const kept = new Map(all(keys.clockKey));
    return { last: Number(kept.get('last') ?? 0), before: kept.get('before') ?? '0', spans: kept.get('outages') ?? '' };
  }

  function scoreOn(home: string, ranking: string, name: string): number | undefined {
    const score = get(listKey(home, ranking), name);
    return score === undefined ? undefined : Number(score);
  }

  return {
    bookRevision: (home: string) => Number(get(bookKey(home)) ?? 0),
    linesNamed(home: string, page: string, names: readonly string[]) {
      const lines = names.map((name) => [name, get(pageKey(home, page), name)] as const);
      return lines.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
    },
    /** The first lines of a page, or those that follow a name. */
    linesAfter(home: string, page: string, after: string | undefined, many: number) {
      const follow = after === undefined ? 'field >= ?' : 'field > ?';
      const sql = `SELECT field, value FROM kept WHERE key = ? AND ${follow} ORDER BY field LIMIT ?`;
      const found = rows(sql, pageKey(home, page), after ?? '', many);
      return found.map(({ field, value }) => [String(field), String(value)] as const);
    },
    enter(home: string, { from, once, lines, scores }: Entering) {
      if (once !== undefined && get(pageKey(home, once.page), once.name) !== undefined) return 'known';
      if (Number(get(bookKey(home)) ?? 0) !== from) return 'conflict';
      for (const { page, name, text } of lines) {
        list(home, 'pages', page);
        put('hash', pageKey(home, page), name, text);
      }
      for (const { list: ranking, name, score } of scores) {
        list(home, 'lists', ranking);
        put('zset', listKey(home, ranking), name, score);
      }
      put('string', bookKey(home), '', String(from + 1));
      return 'done';
    },
    highest(home: string, ranking: string, from: number, many: number) {
      const order = 'ORDER BY value DESC, field DESC LIMIT ? OFFSET ?';
      const found = rows(
        `SELECT field, value FROM kept WHERE key = ? AND type = 'zset' ${order}`,
        ...[listKey(home, ranking), Math.max(0, many), from],
      );
      return found.map(({ field, value }) => ({ name: String(field), score: Number(value) }));
    },
    scoreOn,
    placeOn(home: string, ranking: string, name: string) {
      const key = listKey(home, ranking);
      const score = scoreOn(home, ranking, name);
      if (score === undefined) return { place: undefined, of: items.count([key]) };
      const above = "SELECT count(*) AS n FROM kept WHERE key = ? AND type = 'zset' AND (value, field) > (?, ?)";
      return { place: Number(rows(above, key, score, name)[0]?.['n']), of: items.count([key]) };
    },
    contents: (home: string) => keys.contentsIn(all(contentsKey(home)).map(([name]) => name)),
    tearOut(home: string, what: keyof Contents, name: string) {
      drop({ pages: pageKey, lists: listKey, shelves: shelfKey }[what](home, name));
      put('set', contentsKey(home), listedAs(what, name), undefined);
      if (items.count([contentsKey(home)]) === 0) drop(bookKey(home));
    },
    homes: () => namesOf(items, 'contents'),

    note(guild: string, shelf: string, name: string, line: string, oldest: string) {
      put('hash', shelfKey(guild, shelf), name, line);
      if (!keys.isPassing(shelfKey(guild, shelf))) list(guild, 'shelves', shelf);
      run('DELETE FROM kept WHERE key = ? AND field < ?', shelfKey(guild, shelf), oldest);
    },
    unnote: (guild: string, shelf: string, name: string) => put('hash', shelfKey(guild, shelf), name, undefined),
    notes: (guild: string, shelf: string) => new Map(all(shelfKey(guild, shelf))),
    passingShelves() {
      const shelves = namesOf(items, 'shelf').map((name) => name.split(/:(.*)/s));
      return shelves.flatMap(([home = '', shelf = '']) => (shelf.startsWith('passing-') ? [{ home, shelf }] : []));
    },

    keepReplay({ code, match, line, at }: Replay) {
      const known = get(replayKey(code), 'match');
      if (known !== undefined) return known === match ? 'known' : 'taken';
      const fields = Object.entries({ match, line, at: String(at) });
      for (const [field, value] of fields) put('hash', replayKey(code), field, value);
      put('zset', keys.replaysOf(bucketOf(code)), code, at);
      return 'kept';
    },
    replay(code: string): Replay | undefined {
      const kept = new Map(all(replayKey(code)));
      const [match, line] = [kept.get('match'), kept.get('line')];
      return match === undefined || line === undefined ? undefined : { code, match, line, at: Number(kept.get('at')) };
    },
    rewriteReplay(code: string, line: string) {
      if (get(replayKey(code), 'match') !== undefined) put('hash', replayKey(code), 'line', line);
    },
    dropReplay(code: string) {
      drop(replayKey(code));
      put('zset', keys.replaysOf(bucketOf(code)), code, undefined);
    },
    dropReplays(before: number, limit: number) {
      const sql = "SELECT field FROM kept WHERE key = ? AND type = 'zset' AND value < ? ORDER BY value, field LIMIT ?";
      const dropped = buckets.map((bucket) => {
        const codes = rows(sql, keys.replaysOf(bucket), before, limit).map(({ field }) => String(field));
        for (const code of codes) this.dropReplay(code);
        return codes.length;
      });
      return dropped.reduce((sum, codes) => sum + codes, 0);
    },

    settings: (guild: string) => get(keys.settingsKey(guild)),
    saveSettings(guild: string, settings: string, over?: { readonly from: string | undefined }) {
      if (over !== undefined && (get(keys.settingsKey(guild)) ?? '') !== (over.from ?? '')) return 'conflict';
      put('string', keys.settingsKey(guild), '', settings);
      return 'done';
    },
    settled: () => namesOf(items, 'settings'),
    dropSettings: (guild: string) => void drop(keys.settingsKey(guild)),
    preferences: (person: string) => get(keys.preferencesKey(person)),
    savePreferences: (person: string, preferences: string | undefined) =>
      put('string', keys.preferencesKey(person), '', preferences),

    clock: () => clockOf(ticks()),
    pulse(now: number, tolerance: number): Clock {
      const next = ticked(ticks(), now, tolerance);
      const { last, before, spans } = next;
      const fields = Object.entries({ last: String(last), before, outages: spans });
      for (const [field, value] of fields) put('hash', keys.clockKey, field, value);
      return clockOf(next);
    },
    /** A write that changes nothing in the end, but reaches the disk. */
    trial() {
      put('string', keys.trialOf(buckets[0] ?? ''), '', '');
      drop(keys.trialOf(buckets[0] ?? ''));
    },
  };
}
