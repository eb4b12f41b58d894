const epoch = 1_420_070_400_000n;

/** Makes ids as Discord does: milliseconds since 2015 from bit 22 on, and a running number below. */
export function snowflakes(now: () => number): () => string {
  let running = 0;
  return () => {
    running = (running + 1) & 0x3fffff;
    return String(((BigInt(Math.floor(now())) - epoch) << 22n) | BigInt(running));
  };
}

/** When the id was made, in milliseconds. */
export function instantOf(id: string): number {
  return Number((BigInt(id) >> 22n) + epoch);
}

export function isSnowflake(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,20}$/.test(value);
}
