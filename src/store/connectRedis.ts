import { lookup } from 'node:dns';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { sendInTime } from './cluster.ts';
import { type RedisAddress, readAddress } from './redisAddress.ts';

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
  // 1 connects anew. 2 would also send the command again.
  reconnectOnError: ({ message }) => (leadsElsewhere.test(message) ? 1 : false),
} satisfies RedisOptions;

/** The last errors of connections. The command that failed tells only that there was none. */
const troubles = new WeakMap<Client, unknown>();

export function troubleOf(client: Client): unknown {
  return troubles.get(client);
}

export function connectRedis(address: string): Client {
  const client = open(readAddress(address));
  // The caller of a command gets the error. Without a listener, ioredis would also print it.
  client.on('error', (error) => troubles.set(client, error));
  return client;
}

function open(address: RedisAddress): Client {
  switch (address.kind) {
    case 'server':
      return new Redis(address.url, { ...options, retryStrategy: pause });
    case 'socket':
      return new Redis({ ...options, retryStrategy: pause, path: address.path });
    case 'cluster':
      return openCluster(address);
  }
}

function openCluster({ nodes, tls, user, password }: RedisAddress & { readonly kind: 'cluster' }): Client {
  const cluster: Cluster = new Cluster([...nodes], {
    clusterRetryStrategy(times, reason) {
      if (reason) troubles.set(cluster, reason);
      return pause(times);
    },
    // One name that is not known must not keep the other machines out. This one then fails when it is connected to.
    dnsLookup: (host, take) => lookup(host, (error, found) => take(null, error ? host : found)),
    // As above: a command that may have been done is not sent again.
    retryDelayOnFailover: 0,
    // Who asks for what a lost machine kept is told so at once.
    retryDelayOnClusterDown: 0,
    maxRedirections: 16,
    redisOptions: {
      ...options,
      ...(user === undefined ? {} : { username: user }),
      ...(password === undefined ? {} : { password }),
      ...(tls === 'tls' ? { tls: {} } : {}),
    },
  });
  cluster.on('node error', (error) => troubles.set(cluster, error));
  sendInTime(cluster, options.commandTimeout);
  return cluster;
}
