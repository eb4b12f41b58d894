import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { idOf } from '../../src/store/address.ts';
import { archiveKey } from '../../src/store/keys.ts';
import { lookAtStore } from '../../src/store/lookAtStore.ts';
import { openStore } from '../../src/store/openStore.ts';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { restore } from '../../src/store/restore.ts';
import { claimFolder, type Database, openDatabase, openFile } from '../../src/store/sqlite/database.ts';
import { fileIn } from '../../src/store/sqlite/fileIn.ts';
import { openThread } from '../../src/store/sqlite/openThread.ts';
import { storeOn } from '../../src/store/sqlite/sqliteStore.ts';
import { callsOn, makeCalls } from '../../src/store/sqlite/transactions.ts';
import { storeAt, withStore } from '../../src/store/withStore.ts';
import { behindDatabase } from './behind.ts';
import { commit, nothing } from './samples.ts';
import { folderOfTest } from './servers.ts';

const log = pino({ level: 'silent' });

async function opened(): Promise<{ folder: string; store: Store }> {
  const folder = await folderOfTest();
  const store = await openThread(folder);
  onTestFinished(store.close);
  return { folder, store };
}

const channelOf = (n: number) => idOf({ at: 'channel', channel: String(n + 1) });

const call = (changes: Parameters<typeof commit>[0]) => ({ name: 'commit', args: [commit(changes)] }) as const;

describe('Calls made together', () => {
  function openCalls(): {
    database: Database;
    store: Store;
    make: (...batch: Parameters<typeof makeCalls>[2]) => unknown;
  } {
    const database = openDatabase(':memory:');
    const calls = callsOn(database, 'self');
    return { database, store: storeOn(database), make: (...batch) => makeCalls(database, calls, batch) };
  }

  test('are done one after another, and one that fails leaves nothing and keeps no other', async () => {
    const { database, make, store } = openCalls();
    await behindDatabase(database).prepend(archiveKey('200'), 'no JSON');
    const notMade = { name: 'ended', args: ['200'] } as const;
    expect(make(call({ body: 'one' }), notMade, call({ body: 'two' }), call({ from: 1, body: 'three' }))).toEqual([
      { answer: 'done' },
      { fault: expect.any(Error) },
      { answer: 'conflict' },
      { answer: 'done' },
    ]);
    expect(await store.load('100.7')).toMatchObject({ revision: 2, body: 'three' });
  });

  test('are all away when the disk takes no more, nothing of them is done, and they work again when there is room', async () => {
    const { database, make, store } = openCalls();
    make(call({ body: 'before' }));
    database.all('PRAGMA max_page_count = 8');
    const away = { fault: expect.objectContaining({ name: 'StoreAway', message: expect.stringContaining('no room') }) };
    const large = call({ table: '300', body: 'x'.repeat(90_000) });
    expect(make(call({ from: 1, body: 'after' }), large)).toEqual([away, away]);
    expect(await store.load('100.7')).toMatchObject({ revision: 1, body: 'before' });
    database.all('PRAGMA max_page_count = 1000');
    expect(make(call({ from: 1, body: 'after' }), large)).toEqual([{ answer: 'done' }, { answer: 'done' }]);
  });
});

describe('The file', () => {
  test('is for its owner alone', async () => {
    const { folder } = await opened();
    for (const name of ['plateau.db', 'plateau.db-wal']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  test('is held by one Plateau, until that has ended', async () => {
    const { folder, store } = await opened();
    expect(() => claimFolder(folder, 0)).toThrow(
      `Another Plateau uses ${folder}. Stop it, or give this one a DATA_DIR`,
    );
    await store.close();
    claimFolder(folder, 0).close();
  });

  test.each([
    ['is none of SQLite', 'x'.repeat(5_000)],
    ['is a part of one', 'SQLite format 3\0and no more'],
  ])('that %s is named in one line, and left as it is', async (_, content) => {
    const folder = await folderOfTest();
    writeFileSync(fileIn(folder), content);
    await expect(openThread(folder)).rejects.toThrow(
      /plateau\.db is damaged\. Stop Plateau, move it away .* npm run restore/,
    );
    expect(statSync(fileIn(folder)).size).toBe(content.length);
    expect(() => openFile(folder)).toThrow('is damaged');
  });

  test('of a newer Plateau is left as it is', async () => {
    const { folder, store } = await opened();
    await store.close();
    const database = openDatabase(fileIn(folder));
    database.all('PRAGMA user_version = 2');
    database.close();
    await expect(openThread(folder)).rejects.toThrow('was written by a newer Plateau');
  });

  test('has all that was asked before it was closed, and nobody waits for it afterwards', async () => {
    const { folder, store } = await opened();
    const asked = Promise.all(Array.from({ length: 200 }, (_, n) => store.commit(commit({ table: channelOf(n) }))));
    await store.close();
    expect(new Set(await asked)).toEqual(new Set(['done']));
    await expect(store.load('1')).rejects.toBeInstanceOf(StoreAway);
    expect(await withStore(storeAt({ DATA_DIR: folder }), (again) => again.keptTables())).toHaveLength(200);
  });

  test('is read whole at one instant while others write', async () => {
    const { folder, store } = await opened();
    for (let n = 0; n < 1_500; n += 100) {
      await Promise.all(
        Array.from({ length: 100 }, (_, m) => store.commit(commit({ table: channelOf(n + m), listing: '' }))),
      );
    }
    const reader = storeOn(openFile(folder));
    onTestFinished(reader.close);
    const lines: string[] = [];
    for await (const line of reader.export()) {
      if (lines.push(line) === 5) await store.commit(commit({ table: channelOf(99_999), listing: '' }));
    }
    await store.import(lines);
    expect(await store.allLive()).toHaveLength(1_500);
    expect(await store.keptTables()).not.toContain(channelOf(99_999));
  });
});

describe('A folder of Plateau 0.1.0', () => {
  test.each(['embedded', 'plateau.jsonl', 'redis'])(
    'with %s is not begun anew, and one line says how to go on',
    async (name) => {
      const dataDir = await folderOfTest();
      mkdirSync(join(dataDir, name));
      const open = () => openStore({ url: undefined, dataDir, log });
      await expect(open()).rejects.toThrow(
        /^\S+ has games of Plateau 0\.1\.0\..*npm run backup.*npm run restore.*move it away\.$/,
      );
      const at = storeAt({ DATA_DIR: dataDir });
      await expect(withStore(at, (store) => store.counts())).rejects.toThrow('has games of Plateau 0.1.0');
      expect((await lookAtStore(at, (store) => store.counts())).faults).toEqual([
        expect.stringContaining('Plateau 0.1.0'),
      ]);
      const file = join(dataDir, 'backup.jsonl');
      writeFileSync(file, nothing.join('\n'));
      await restore(at, file);
      const { store, describe: line } = await open();
      onTestFinished(store.close);
      expect(line).toBe(`games are kept in ${fileIn(dataDir)}`);
    },
  );
});
