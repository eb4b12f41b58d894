/** What keeps a Redis from serving, as it tells it itself or as the connection shows it. */
export interface Fault {
  /** A few words, for whoever monitors the bot. */
  readonly brief: string;
  /** A line for whoever starts the bot: what is wrong and what to do. It names no part of the address. */
  readonly cure: string;
}

/** ioredis goes on after this error, with another database than the one that was named. */
export const noSuchDatabase = /DB index is out of range|SELECT is not allowed in cluster/;

/** `commands` names those that are refused, when they are known. */
export function lacking(commands: readonly string[] = []): string {
  const which = commands.length === 0 ? '' : ` (${commands.join(', ')})`;
  return `The user in REDIS_URL lacks rights in Redis${which}. Give them with: ACL SETUSER <user> ~plateau:* +@read +@write +@scripting +@connection +info +cluster|slots +cluster|info`;
}

type Sign = readonly [sign: RegExp, brief: string, cure: string];

/**
 * What a server that runs answers when it cannot serve. Before Redis 7 an error inside a script has the code in the
 * middle of its message, so a code may stand anywhere.
 */
const refusals: readonly Sign[] = [
  [
    /\bNOAUTH\b/,
    'it wants a password',
    'Redis wants a password. Put it into REDIS_URL, as in redis://user:password@host:6379.',
  ],
  [
    /\bWRONGPASS\b|invalid password|invalid username-password/,
    'it refuses the password',
    'Redis refuses the user or the password in REDIS_URL. Check both; a character such as @ : / # % must be written as %40 %3A %2F %23 %25 there.',
  ],
  [/\bNOPERM\b|user executing the script can't/, 'it grants too few rights', lacking()],
  [
    /\bREADONLY\b/,
    'it is a read-only replica',
    'The Redis of REDIS_URL is a replica, to which nothing can be written. Name its primary.',
  ],
  [
    /\bOOM\b/,
    'it has no memory left',
    'Redis has no memory left. Give it more (maxmemory), or remove what it does not need.',
  ],
  [
    /\bMISCONF\b/,
    'it cannot save to its disk',
    'Redis cannot save to its disk and refuses to write. Make room there; its own log says more.',
  ],
  [/\bLOADING\b/, 'it is loading its data', 'Redis is still loading its data. Start Plateau again in a moment.'],
  [/\bBUSY\b/, 'it is busy with a script', 'Redis is busy with a script of somebody else. Wait, or end it there.'],
  [
    /\bNOREPLICAS\b/,
    'it has too few replicas',
    'Redis refuses to write while too few replicas follow it (min-replicas-to-write). Start them.',
  ],
  [
    /\bMASTERDOWN\b/,
    'it is a replica without its primary',
    'The Redis of REDIS_URL is a replica whose primary is gone. Name the server that is the primary now.',
  ],
  [
    /\bCLUSTERDOWN\b|cluster state not ok/,
    'a part of the cluster is down',
    'The Redis Cluster is down. Start its machines again. With cluster-require-full-coverage no, the rest of a cluster serves on when a part is lost.',
  ],
  [
    /\bTRYAGAIN\b/,
    'the cluster is moving its slots',
    'The Redis Cluster is moving its slots. Start Plateau again in a moment.',
  ],
  [
    /\bDENIED\b|protected mode/,
    'it is in protected mode',
    'Redis is in protected mode and refuses other machines. Give it a password, and put that into REDIS_URL.',
  ],
  [
    /max number of clients/,
    'it takes no more connections',
    'Redis takes no more connections. Raise its maxclients, or close other clients.',
  ],
  [
    noSuchDatabase,
    'it has no such database',
    'Redis has no database with the number at the end of REDIS_URL. Leave the number out, or choose a lower one.',
  ],
  [
    /\b(MOVED|ASK) \d/,
    'it is part of a cluster',
    'The Redis of REDIS_URL is part of a Redis Cluster. Write redis-cluster:// (or rediss-cluster://) instead of redis://.',
  ],
  [
    /cluster support disabled/,
    'it is no cluster',
    'The Redis of REDIS_URL is no cluster. Write redis:// (or rediss://) instead of redis-cluster://.',
  ],
];

const connections: readonly Sign[] = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|EAI_NODATA|EAI_NONAME)\b/,
    'its host is not known',
    'The host in REDIS_URL is not known here. Check how it is spelled, and the name service (DNS) of this machine.',
  ],
  [
    /ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|\bEPROTO\b|answers without TLS/,
    'it does not speak TLS',
    'What answers at REDIS_URL does not speak TLS. Write redis:// instead of rediss://, or redis-cluster:// instead of rediss-cluster://.',
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|certificate/,
    'its certificate is not trusted',
    'This machine does not trust the certificate of the Redis of REDIS_URL, or it is for another host. For an authority of your own, set NODE_EXTRA_CA_CERTS to the file of its certificate.',
  ],
  [
    /Unknown RESP type/,
    'what answers is no Redis',
    'What answers at REDIS_URL is no Redis, or one that wants TLS. Check host and port, or write rediss:// instead of redis://.',
  ],
  [
    /\b(ECONNREFUSED|ENOENT)\b/,
    'it does not answer',
    'Redis does not answer at REDIS_URL: nothing listens there. Check host and port, and that Redis is running.',
  ],
  [
    /\b(EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN)\b|connect ETIMEDOUT/,
    'it is not reached',
    'Redis does not answer at REDIS_URL: that machine is not reached. Check the address, the network and the firewall.',
  ],
  [
    /\b(ECONNRESET|EPIPE)\b|Connection is closed/,
    'it closes the connection',
    'What answers at REDIS_URL closes the connection at once. If it wants TLS, write rediss:// instead of redis://; otherwise its own log may say why.',
  ],
];

const silence: Fault = {
  brief: 'it does not answer',
  cure: 'Redis does not answer at REDIS_URL. Check the address and that it is running.',
};

function find(signs: readonly Sign[], text: string): Fault | undefined {
  const [, brief, cure] = signs.find(([sign]) => sign.test(text)) ?? [];
  return brief === undefined || cure === undefined ? undefined : { brief, cure };
}

/** The fault that a server answers with; undefined when its answer means that a command was wrong. */
export function refusalOf(error: Error): Fault | undefined {
  return find(refusals, error.message);
}

/** The fault that the errors tell, the first that tells one. */
export function faultOf(errors: readonly unknown[]): Fault {
  for (const text of errors.flatMap(textsOf)) {
    const fault = find([...refusals, ...connections], text);
    if (fault) return fault;
  }
  return silence;
}

/** What an error says of itself and of its causes. */
function textsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, cause, lastNodeError } = error as Error & { readonly code?: unknown; readonly lastNodeError?: unknown };
  return [`${typeof code === 'string' ? code : ''} ${error.message}`, ...textsOf(cause), ...textsOf(lastNodeError)];
}
