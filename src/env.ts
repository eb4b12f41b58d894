import { z } from 'zod';

/** Every variable there is. `.env.example` explains each; a test compares the two. */
const variables = z
  .object({
    DISCORD_TOKEN: z.string().min(20, 'does not look like a bot token').optional(),
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
      .default('info'),
    PLAYGROUND_PORT: port().default(3000),
    HTTP_PORT: port().optional(),
    SHARDS: z
      .string()
      .regex(/^\d+(-\d+)?(,\d+(-\d+)?)*$/, 'must name shards, such as 0-3 or 0,2')
      .transform(shardList)
      .optional(),
    SHARD_COUNT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .optional(),
  })
  .refine(({ SHARDS, SHARD_COUNT }) => (SHARDS === undefined) === (SHARD_COUNT === undefined), {
    path: ['SHARDS'],
    error: 'needs SHARD_COUNT, and SHARD_COUNT needs it',
  })
  .refine(({ SHARDS, SHARD_COUNT }) => (SHARDS ?? []).every((shard) => shard < (SHARD_COUNT ?? 0)), {
    path: ['SHARDS'],
    error: 'must be below SHARD_COUNT',
  });

export type Env = z.infer<typeof variables>;
export const variableNames = Object.keys(variables.shape) as (keyof Env)[];

export type EnvRead =
  | { readonly ok: true; readonly env: Env }
  /** One line each, with the name but never the value: it may be a secret. */
  | { readonly ok: false; readonly faults: readonly string[] };

/** The environment, parsed once. A variable that is set to nothing is not set. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): EnvRead {
  const set = Object.fromEntries(variableNames.map((name) => [name, source[name]?.trim() || undefined]));
  const parsed = variables.safeParse(set);
  if (parsed.success) return { ok: true, env: parsed.data };
  return { ok: false, faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) };
}

function port() {
  const text = 'must be a port: a whole number from 0 to 65535';
  return z.coerce.number(text).int(text).min(0, text).max(65_535, text);
}

function shardList(text: string): number[] {
  const shards = text.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  });
  return [...new Set(shards)];
}
