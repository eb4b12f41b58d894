/** What a server tells about itself. */
export interface ServerFacts {
  /** Its answer to INFO; empty when it does not answer that. */
  readonly info: string;
  /** Its settings, as far as it shows them: a Redis kept by a service often shows none. */
  readonly settings: ReadonlyMap<string, string>;
}

/** Below this version nobody mends Redis any more, and Plateau was never tried. */
const oldest = [6, 2] as const;

const nearlyFull = 90;

/** What may lose games there later, each with its cure. Says nothing of what it does not know. */
export function adviceFor({ info, settings }: ServerFacts): readonly string[] {
  const told = toldIn(info);
  return [
    ageAdvice(told('redis_version')),
    evictionAdvice(told('maxmemory_policy') ?? settings.get('maxmemory-policy')),
    keepingAdvice(told('aof_enabled'), settings.get('save')),
    syncAdvice(told('aof_enabled'), settings.get('appendfsync')),
    writingAdvice(told('aof_enabled') === '1' ? told('aof_last_write_status') : told('rdb_last_bgsave_status')),
    memoryAdvice(Number(told('used_memory')), Number(told('maxmemory'))),
    coverageAdvice(told('cluster_enabled'), settings.get('cluster-require-full-coverage')),
  ].flatMap((line) => line ?? []);
}

function ageAdvice(version: string | undefined): string | undefined {
  const [major = Number.NaN, minor = 0] = version?.split('.').map(Number) ?? [];
  const old = major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
  return old
    ? `Redis ${version} is older than ${oldest.join('.')}, and Plateau is not tried with it. Update it to 7 or newer, or use Valkey.`
    : undefined;
}

function evictionAdvice(policy: string | undefined): string | undefined {
  // The other policies only remove keys that expire, and no key of Plateau does.
  return policy?.startsWith('allkeys-')
    ? `Redis may remove games to make room (maxmemory-policy ${policy}). Set maxmemory-policy noeviction.`
    : undefined;
}

function keepingAdvice(appendOnly: string | undefined, save: string | undefined): string | undefined {
  if (appendOnly !== '0') return undefined;
  if (save === '') return 'Redis writes nothing to disk: all games are gone when it ends. Set appendonly yes.';
  const saved = save === undefined ? 'if it saves at all' : `save ${save}`;
  return `Redis keeps no append-only file: when it crashes, what was played since it saved last is lost (${saved}). Set appendonly yes.`;
}

function syncAdvice(appendOnly: string | undefined, sync: string | undefined): string | undefined {
  return appendOnly === '1' && sync === 'no'
    ? 'Redis leaves it to the system when its append-only file is on the disk: when the machine fails, half a minute may be lost (appendfsync no). Set appendfsync everysec.'
    : undefined;
}

function writingAdvice(status: string | undefined): string | undefined {
  return status === 'err'
    ? 'Redis could not write to its disk the last time it tried. Make room there; its own log says more.'
    : undefined;
}

function memoryAdvice(used: number, most: number): string | undefined {
  const part = Math.floor((100 * used) / most);
  return most > 0 && part >= nearlyFull
    ? `Redis uses ${part} % of the memory it may use (maxmemory), and refuses to write when it is full. Give it more.`
    : undefined;
}

function coverageAdvice(cluster: string | undefined, coverage: string | undefined): string | undefined {
  return cluster === '1' && coverage === 'yes'
    ? 'When a part of the Redis Cluster is lost, the rest refuses everything (cluster-require-full-coverage yes). Set it to no, and the rest plays on.'
    : undefined;
}

/** Reads what INFO tells under a name. */
function toldIn(info: string): (name: string) => string | undefined {
  return (name) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
}

/** A few words on how games are kept there. */
export function manner({ info, settings }: ServerFacts): string {
  const told = toldIn(info);
  const version = told('valkey_version') ?? told('redis_version');
  const name = told('valkey_version') === undefined ? 'Redis' : 'Valkey';
  const kept = told('aof_enabled') === undefined ? [] : [`appendonly ${told('aof_enabled') === '1' ? 'yes' : 'no'}`];
  const policy = told('maxmemory_policy') ?? settings.get('maxmemory-policy');
  const what = [...kept, ...(policy === undefined ? [] : [`maxmemory-policy ${policy}`])].join(', ');
  return `${version === undefined ? `${name}, which does not tell its version` : `${name} ${version}`}${what === '' ? '' : ` (${what})`}`;
}
