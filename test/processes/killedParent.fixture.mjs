import { connectRedis } from '../../dist/store/connectRedis.js';
import { openLocalServer } from '../../dist/store/localServer.js';
import { openRedisStore } from '../../dist/store/redisStore.js';

// Makes one move after another and prints each that was kept, until it is killed.
const [dataDir, kind] = process.argv.slice(2);
const server = await openLocalServer({ dataDir, kind, log: () => {} });
const store = openRedisStore(connectRedis(server.address));
let { revision } = await store.load('1');
for (; ; revision++) {
  const body = String(revision + 1);
  await store.commit({ table: '1', from: revision, body, log: [body], chapter: 'same' });
  process.stdout.write(`${body}\n`);
}
