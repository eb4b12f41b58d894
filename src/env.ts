import { z } from 'zod';

/** Every variable there is. `.env.example` explains each; a test compares the two. */
const variables = z.object({
  DISCORD_TOKEN: z
    .string()
    .min(20, 'does not look like a bot token')
    .regex(/^[\x21-\x7e]*$/, 'holds a character that no token has; copy it again')
    .optional(),
  DISCORD_API_URL: z.url('must be an address, such as https://discord.com/api').optional(),
  REDIS_URL: z
    .string()
    .regex(
      /^(rediss?|rediss?-cluster):\/\//,
      'must begin with redis://, rediss://, redis-cluster:// or rediss-cluster://',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .optional(),
  THINKING_MS: thinkingTime().default(1_000),
  REPLAY_DAYS: days().default(90),
  PLAYGROUND_PORT: port().default(3000),
  HTTP_PORT: port().optional(),
  HTTP_HOST: ownAddress().default('127.0.0.1'),
  SHARDS: z.string().transform(shardList).optional(),
  SHARD_COUNT: z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be 1 or more').optional(),
});

export type Env = z.infer<typeof variables>;
export const variableNames = Object.keys(variables.shape) as (keyof Env)[];

export type EnvRead =
  | { readonly ok: true; readonly env: Env }
  /** One line for each fault. It names the variable but never its value, which may be a secret. */
  | { readonly ok: false; readonly faults: readonly string[] };

/** Parses the environment. A variable set to an empty text counts as not set. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): EnvRead {
  const set = Object.fromEntries(variableNames.map((name) => [name, source[name]?.trim() || undefined]));
  const parsed = variables.safeParse(set);
  const faults = parsed.success
    ? shardFaults(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  return parsed.success && faults.length === 0 ? { ok: true, env: parsed.data } : { ok: false, faults };
}

function shardFaults({ SHARDS, SHARD_COUNT }: Env): string[] {
  if (SHARDS === undefined && SHARD_COUNT === undefined) return [];
  if (SHARDS === undefined || SHARD_COUNT === undefined) return ['SHARDS needs SHARD_COUNT, and SHARD_COUNT needs it'];
  return SHARDS.every((shard) => shard < SHARD_COUNT) ? [] : ['SHARDS must be below SHARD_COUNT'];
}

function thinkingTime() {
  const text = 'must be a whole number of milliseconds from 50 to 30000';
  return z.coerce.number(text).int(text).min(50, text).max(30_000, text);
}

function days() {
  const text = 'must be a whole number of days from 1 to 3650';
  return z.coerce.number(text).int(text).min(1, text).max(3_650, text);
}

function port() {
  const text = 'must be a port: a whole number from 0 to 65535';
  return z.coerce.number(text).int(text).min(0, text).max(65_535, text);
}

function ownAddress() {
  return z.union([z.ipv4(), z.ipv6(), z.literal('localhost')], {
    error: 'must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them',
  });
}

/** `0-3,6` is 0, 1, 2, 3, 6. */
function shardList(text: string, context: z.RefinementCtx): number[] {
  const ranges = text.split(',').map((part) => /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part.trim()));
  const shards = ranges.flatMap((range) => {
    const first = Number(range?.[1]);
    const last = Number(range?.[2] ?? range?.[1]);
    return first <= last ? Array.from({ length: last - first + 1 }, (_, step) => first + step) : [Number.NaN];
  });
  if (shards.some(Number.isNaN)) context.addIssue({ code: 'custom', message: 'must name shards, such as 0-3 or 0,2' });
  return [...new Set(shards)];
}
