import { Cluster, type Redis } from 'ioredis';
import { answered } from './away.ts';
import type { Client } from './connectRedis.ts';
import { buckets, trialOf } from './keys.ts';

/** All keys that fit this pattern, each once. A key that comes or goes meanwhile may be among them. */
export async function scan(client: Client, pattern: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  const servers = client instanceof Cluster ? await mastersOf(client) : [client];
  for (const server of servers) {
    let cursor = '0';
    do {
      const [next, found] = await answered(server.scan(cursor, 'MATCH', pattern, 'COUNT', 1_000));
      for (const key of found) keys.add(key);
      cursor = next;
    } while (cursor !== '0');
  }
  return keys;
}

async function mastersOf(cluster: Cluster): Promise<Redis[]> {
  // The cluster knows its machines only after its first answer, and forgets one that is away: without what is kept
  // there, nothing would be complete.
  await answered(Promise.all(buckets.map((bucket) => cluster.exists(trialOf(bucket)))));
  return cluster.nodes('master');
}
