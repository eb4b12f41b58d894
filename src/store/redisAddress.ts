/** The address of a Redis, taken apart. */
export type RedisAddress =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'socket'; readonly path: string }
  | ClusterAddress;

export interface ClusterAddress {
  readonly kind: 'cluster';
  /** Each as the address of one server. */
  readonly nodes: readonly string[];
  readonly tls: 'tls' | 'plain';
  readonly user: string | undefined;
  readonly password: string | undefined;
}

const forms =
  'redis://user:password@host:6379/0, or redis-cluster://user:password@host:6379,host:6379 (rediss for TLS). A character such as @ : / # % in the password must be written as %40 %3A %2F %23 %25';

/**
 * The address is `redis://…` or `rediss://…` (TLS), `redis-cluster://[user:password@]host:port,host:port`
 * (or `rediss-cluster://…`), or the path of a Unix socket or Windows pipe.
 */
export function readAddress(address: string): RedisAddress {
  if (!/^[a-z-]+:\/\//.test(address)) return { kind: 'socket', path: address };
  try {
    const read = clusterIn(address) ?? serverIn(address);
    if (read) return read;
  } catch {
    // The error would quote the address, which may hold a password.
  }
  throw new Error(`The address of the Redis (REDIS_URL) cannot be read. It must look like ${forms}.`);
}

function serverIn(address: string): RedisAddress | undefined {
  if (!/^rediss?:\/\//.test(address)) return undefined;
  const { hostname, pathname, username, password } = new URL(address);
  decodeURIComponent(username + password);
  return hostname !== '' && /^(\/\d*)?$/.test(pathname) ? { kind: 'server', url: address } : undefined;
}

function clusterIn(address: string): RedisAddress | undefined {
  const [, scheme, user, password, nodes] =
    /^(rediss?)-cluster:\/\/(?:([^:@]*):([^@]*)@)?([^/@]+)\/?$/.exec(address) ?? [];
  if (nodes === undefined) return undefined;
  const urls = nodes.split(',').map((node) => `redis://${node}`);
  if (!urls.every((url) => serverIn(url) !== undefined)) return undefined;
  return {
    kind: 'cluster',
    nodes: urls,
    tls: scheme === 'rediss' ? 'tls' : 'plain',
    user: user ? decodeURIComponent(user) : undefined,
    password: password ? decodeURIComponent(password) : undefined,
  };
}
