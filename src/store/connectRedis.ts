import { Cluster, Redis, type RedisOptions } from 'ioredis';

export type Client = Redis | Cluster;

const pause = (times: number): number => Math.min(50 * 2 ** times, 500);

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

/**
 * The address is `redis://…` or `rediss://…` (TLS), `redis-cluster://[user:password@]host:port,host:port`
 * (or `rediss-cluster://…`), or the path of a Unix socket or Windows pipe.
 */
export function connectRedis(address: string): Client {
  const client = open(address);
  // The caller of a command gets the error. Without a listener, ioredis would also print it.
  client.on('error', () => {});
  return client;
}

function open(address: string): Client {
  const cluster = /^(rediss?)-cluster:\/\/(?:([^:@]*):([^@]*)@)?([^/]+)\/?$/.exec(address);
  if (cluster) return openCluster(cluster);
  if (/^rediss?:\/\//.test(address)) return new Redis(address, { ...options, retryStrategy: pause });
  if (/^[a-z-]+:\/\//.test(address))
    throw new Error(`Not an address of a Redis: ${address.replace(/\/\/.*@/, '//…@')}`);
  return new Redis({ ...options, retryStrategy: pause, path: address });
}

function openCluster([, scheme, user, password, nodes = '']: RegExpExecArray): Client {
  return new Cluster(
    nodes.split(',').map((node) => `redis://${node}`),
    {
      clusterRetryStrategy: pause,
      // As above: a command that may have been done is not sent again.
      retryDelayOnFailover: 0,
      maxRedirections: 8,
      redisOptions: {
        ...options,
        ...(user ? { username: decodeURIComponent(user) } : {}),
        ...(password ? { password: decodeURIComponent(password) } : {}),
        ...(scheme === 'rediss' ? { tls: {} } : {}),
      },
    },
  );
}
