/** What a server tells about itself. */
export interface ServerFacts {
  /** Its answer to INFO; empty when it does not answer that. */
  readonly info: string;
  /** Its settings, as far as it shows them: a Redis kept by a service often shows none. */
  readonly settings: ReadonlyMap<string, string>;
}

/** Below this version nobody mends Redis any more, and Plateau was never tried. */
const oldest = [6, 2] as const;

/** What may lose games there later, each with its cure. Says nothing of what it does not know. */
export function adviceFor({ info, settings }: ServerFacts): readonly string[] {
  const told = (name: string): string | undefined =>
    new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? undefined;
  return [
    ageAdvice(told('redis_version')),
    evictionAdvice(told('maxmemory_policy') ?? settings.get('maxmemory-policy')),
    keepingAdvice(told('aof_enabled'), settings.get('save')),
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

function coverageAdvice(cluster: string | undefined, coverage: string | undefined): string | undefined {
  return cluster === '1' && coverage === 'yes'
    ? 'When a part of the Redis Cluster is lost, the rest refuses everything (cluster-require-full-coverage yes). Set it to no, and the rest plays on.'
    : undefined;
}
