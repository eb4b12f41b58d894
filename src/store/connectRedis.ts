import { lookup } from 'node:dns';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { sendInTime } from './cluster.ts';
import { noSuchDatabase } from './faults.ts';
import { type ClusterAddress, type RedisAddress, readAddress } from './redisAddress.ts';

export type Client = Redis | Cluster;

const pause = (times: number): number => Math.min(50 * 2 ** times, 500);

/** After a failover the same address may lead to another server; the connection may still lead to the old one. */
const leadsElsewhere = /\b(READONLY|MASTERDOWN|NOAUTH)\b/;

/**
 * A command fails soon while the server is away, and works again by itself once it is back. A command that was on its
 * way when the connection broke is not sent again: a commit that had been done would then answer `conflict`.
 */
const options = {
  commandTimeout: 2_000,
  connectTimeout: 1_500,
  socketTimeout: 5_000,
  maxLoadingRetryTime: 500,
  disconnectTimeout: 200,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
} satisfies RedisOptions;

/** Many commands may fail on one connection, which is closed once for all of them. */
function leaving(): { readonly reconnectOnError: (error: Error) => 1 | false } {
  let left = Number.NEGATIVE_INFINITY;
  return {
    reconnectOnError({ message }) {
      if (!leadsElsewhere.test(message) || performance.now() - left < options.disconnectTimeout) return false;
      left = performance.now();
      // 2 would also send the command again.
      return 1;
    },
  };
}

/** The last errors of connections. The command that failed tells only that there was none. */
const troubles = new WeakMap<Client, unknown>();

export function troubleOf(client: Client): unknown {
  return troubles.get(client);
}

export function connectRedis(address: string): Client {
  return listening(open(readAddress(address)));
}

/** Connects to each machine by itself that the address of a cluster names. A cluster does not say why it cannot. */
export function connectNodes({ nodes, ...cluster }: ClusterAddress): readonly Redis[] {
  return nodes.map((node) => listening(new Redis(node, { ...nodeOptions(cluster), retryStrategy: pause })));
}

function listening<Opened extends Client>(client: Opened): Opened {
  // The caller of a command gets the error. Without a listener, ioredis would also print it.
  client.on('error', (error) => troubles.set(client, error));
  client.on('ready', () => {
    if (!noSuchDatabase.test(String(troubles.get(client)))) troubles.delete(client);
  });
  return client;
}

function open(address: RedisAddress): Client {
  switch (address.kind) {
    case 'server':
      return new Redis(address.url, { ...options, ...leaving(), retryStrategy: pause });
    case 'socket':
      return new Redis({ ...options, ...leaving(), retryStrategy: pause, path: address.path });
    case 'cluster':
      return openCluster(address);
  }
}

function nodeOptions({ tls, user, password }: Omit<ClusterAddress, 'nodes'>) {
  return {
    ...options,
    ...leaving(),
    ...(user === undefined ? {} : { username: user }),
    ...(password === undefined ? {} : { password }),
    ...(tls === 'tls' ? { tls: {} } : {}),
  };
}

function openCluster({ nodes, ...access }: ClusterAddress): Client {
  const cluster: Cluster = new Cluster([...nodes], {
    clusterRetryStrategy(times, reason) {
      if (reason) troubles.set(cluster, reason);
      return pause(times);
    },
    // One name that is not known must not keep the other machines out. This one then fails when it is connected to.
    dnsLookup: (host, take) => lookup(host, (error, found) => take(null, error ? host : found)),
    // It would ask any machine whether the cluster is well, and one that hangs would keep the others out. A machine that
    // cannot serve says so itself.
    enableReadyCheck: false,
    // As above: a command that may have been done is not sent again.
    retryDelayOnFailover: 0,
    // Who asks for what a lost machine kept is told so at once.
    retryDelayOnClusterDown: 0,
    maxRedirections: 16,
    redisOptions: nodeOptions(access),
  });
  cluster.on('node error', (error) => troubles.set(cluster, error));
  sendInTime(cluster, options.commandTimeout);
  return cluster;
}
