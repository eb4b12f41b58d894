import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, homeOf, idOf, packId, shownIn, type TableId, unpackId } from '../../src/store/address.ts';
import { address, snowflake } from './addresses.ts';

describe('the address of a table', () => {
  test('is read as it was written, in full and packed', () => {
    fc.assert(
      fc.property(address.any, (each) => {
        const id = idOf(each);
        expect(addressOf(id)).toEqual(each);
        expect(unpackId(packId(id))).toBe(id);
        expect(packId(id).length).toBeLessThanOrEqual(28);
      }),
    );
  });

  test('is never the same for two tables: the solo of a member is not the channel or thread of that number', () => {
    fc.assert(
      fc.property(snowflake, snowflake, (one, other) => {
        const ids = [
          idOf({ at: 'channel', channel: one }),
          idOf({ at: 'thread', channel: one, thread: other }),
          idOf({ at: 'solo', member: one }),
          idOf({ at: 'solo', member: one, guild: other }),
          idOf({ at: 'solo', member: one, game: 'foxu' }),
          idOf({ at: 'solo', member: one, game: 'zgame' }),
        ];
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids.map(packId)).size).toBe(ids.length);
      }),
    );
  });

  test('says where its board is shown, and which tables are kept together', () => {
    const cases: readonly [TableId, string | undefined, string][] = [
      ['100', '100', '100'],
      ['100.7', '7', '100'],
      ['@8', undefined, '8'],
      ['@8.1', undefined, '1'],
      ['@8-mister-zero', undefined, '8'],
    ];
    for (const [id, shown, home] of cases) {
      expect(shownIn(id)).toBe(shown);
      expect(homeOf(id)).toBe(home);
    }
  });

  test('is undefined for any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '1', '.', '@', 'A', '-'), maxLength: 12 }), (text) => {
        expect(unpackId(text) !== undefined).toBe(/^@?[a1]+(\.[a1]+)?$/.test(text));
      }),
    );
    for (const text of ['', '.', '@', '1.', '.1', '1.2.3', '@1.', '@@1', 'A']) expect(unpackId(text)).toBeUndefined();
    expect(() => addressOf('x' as TableId)).toThrow();
  });
});
