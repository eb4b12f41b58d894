import fc from 'fast-check';
import { idOf, type TableAddress } from '../../src/store/address.ts';

export const snowflake = fc.bigInt({ min: 1n << 22n, max: (1n << 63n) - 1n }).map(String);

const any: fc.Arbitrary<TableAddress> = fc.oneof(
  snowflake.map((channel): TableAddress => ({ at: 'channel', channel })),
  fc.tuple(snowflake, snowflake).map(([channel, thread]): TableAddress => ({ at: 'thread', channel, thread })),
  snowflake.map((member): TableAddress => ({ at: 'solo', member })),
  fc.tuple(snowflake, snowflake).map(([member, guild]): TableAddress => ({ at: 'solo', member, guild })),
  fc
    .tuple(snowflake, fc.constantFrom('foxu', 'mister-zero'))
    .map(([member, game]): TableAddress => ({ at: 'solo', member, game })),
);

/** Every kind of address, and the ids that write them. */
export const address = { any, id: any.map(idOf) };
