import { Cluster, type Redis } from 'ioredis';
import { adviceFor, type ServerFacts } from './advice.ts';
import { answered } from './away.ts';
import { type Client, troubleOf } from './connectRedis.ts';
import { diagnose } from './diagnose.ts';
import { faultOf, lacking, noSuchDatabase } from './faults.ts';
import { buckets, trialOf } from './keys.ts';
import { StoreAway } from './port.ts';
import { loadScript } from './scripts.ts';

/** Finds out at the start whether games can be kept there. Fails with the cure; else gives what should be warned of. */
export async function examine(url: string, client: Client): Promise<readonly string[]> {
  const refused = await refusedCommands(url, client);
  const trouble = troubleOf(client);
  if (noSuchDatabase.test(String(trouble))) throw new Error(faultOf([trouble]).cure);
  if (refused.length > 0) throw new Error(lacking(refused));
  const facts = await askFacts(client);
  return [...new Set(facts.flatMap(adviceFor))];
}

/** What each server tells about itself. */
export function askFacts(client: Client): Promise<ServerFacts[]> {
  return Promise.all(serversOf(client).map(factsOf));
}

async function refusedCommands(url: string, client: Client): Promise<readonly string[]> {
  const rights = loadScript(client, 'rights');
  const tries = await Promise.allSettled(buckets.map((bucket) => answered(rights([trialOf(bucket)], []))));
  const errors: unknown[] = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const bug = errors.find((error) => !(error instanceof StoreAway));
  if (bug !== undefined) throw bug;
  // Only a cluster may be there in part.
  if (errors.length === tries.length || (errors.length > 0 && !(client instanceof Cluster))) {
    throw new Error((await diagnose(url, client, errors)).cure);
  }
  const names = tries.flatMap((each) => (each.status === 'fulfilled' ? (each.value as string[]) : []));
  return [...new Set(names)];
}

function serversOf(client: Client): readonly Redis[] {
  return client instanceof Cluster ? client.nodes('master') : [client];
}

async function factsOf(server: Redis): Promise<ServerFacts> {
  const info = await answered(server.info()).catch(() => '');
  const settings = await Promise.all(
    ['save', 'appendfsync', 'maxmemory-policy', 'cluster-require-full-coverage'].map((name) =>
      // A service that keeps a Redis for others often forbids this.
      answered(server.config('GET', name)).catch(() => []),
    ),
  );
  return { info, settings: new Map(settings.map((found) => [String(Object(found)[0]), String(Object(found)[1])])) };
}
