import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lessonTarget } from '../../src/commands/lessons/learner.ts';
import { type CustomId, readCustomId, writeCustomId } from '../../src/commands/press/customId.ts';
import { type ButtonName, words } from '../../src/commands/words/words.ts';
import { levels } from '../../src/games/contract.ts';
import { address } from '../store/addresses.ts';

const table = address.id;
const revision = fc.nat(1_000_000);
/** How often the owner of a panel acted in private. */
const own = fc.integer({ min: 1, max: 10_000 });
/** A notation, which has at most 60 characters. */
const text = fc.string({ minLength: 1, maxLength: 60 });
/** Two moves that must fit together. */
const shortText = fc.string({ minLength: 1, maxLength: 25 });
const learner = lessonTarget('18446744073709551615');
const common = fc.constantFrom(...(Object.keys(words.en.buttons) as ButtonName[]));

const carried: fc.Arbitrary<CustomId> = fc.oneof(
  fc.record({
    table,
    revision,
    pressed: fc.oneof(
      fc.record({ move: text }),
      fc.record({ anytime: text }),
      fc.record({ draft: text }),
      fc.record({ form: text }),
    ),
  }),
  fc.record({ table, revision, own, pressed: fc.oneof(fc.record({ move: text }), fc.record({ common })) }),
  fc.record({ table, revision, pressed: fc.record({ common }) }),
  fc.record({ table, revision, pressed: fc.record({ sit: fc.nat(20) }) }),
  fc.record({
    table,
    revision,
    pressed: fc.record({
      begin: fc.record(
        {
          game: fc.stringMatching(/^[a-z-]{1,20}$/),
          how: fc.stringMatching(/^[a-z-]{1,12}$/),
          level: fc.constantFrom(...levels),
        },
        { requiredKeys: ['game', 'how'] },
      ),
    }),
  }),
  fc.record({
    table,
    revision,
    pressed: fc.record({
      replay: fc.record({
        code: fc.stringMatching(/^[2-9A-HJ-NP-TV-Z]{8}$/),
        part: fc.oneof(
          fc.nat(9_999),
          fc.constantFrom('start' as const, 'end' as const, 'film' as const, 'text' as const),
        ),
      }),
    }),
  }),
  fc.record({
    table: fc.constant(learner.table),
    revision: fc.constant(learner.revision),
    pressed: fc.record({
      lesson: fc.record({
        game: fc.stringMatching(/^[a-z-]{1,11}$/),
        step: fc.integer({ min: 1, max: 9 }),
        does: fc.oneof(
          fc.constantFrom('open' as const, 'go-on' as const),
          fc.record({ move: text }),
          fc.record({ anytime: text }),
          fc.record({ draft: text }),
          fc.record({ move: shortText, after: shortText.filter((each) => !each.includes(';')) }),
        ),
      }),
    }),
  }),
  fc.record({ table, revision, menu: text }),
  fc.record({ table, revision, typedAfter: text, board: fc.constantFrom('this' as const, 'any' as const) }),
);

describe('a custom id', () => {
  test('is read as it was written, and fits, however long the move and however deep the thread', () => {
    fc.assert(
      fc.property(carried, (id) => {
        const written = writeCustomId(id);
        expect(written.length).toBeLessThanOrEqual(100);
        expect(readCustomId(written)).toEqual(id);
      }),
      { numRuns: 500 },
    );
  });

  test('that Plateau did not write is read without an error', () => {
    fc.assert(fc.property(fc.string({ maxLength: 100 }), (written) => void readCustomId(written)));
    for (const written of [
      '',
      '1',
      '2:abc:1:=d4',
      '1:ABC:1:=d4',
      '1:abc:1:',
      '1:abc:1:@unknown',
      '1:abc:1:@try.foxu',
      '1:abc:1:@try.foxu.0.open',
      '1:abc:1:@try.foxu.1.leave',
      '1:abc:1:@try.foxu.1.?pegs',
      '1:abc:1:@try.foxu.1.@board',
      '1:abc:1:@try.foxu.1.+a5;',
      '1:abc:1:@try.foxu.1.@try.foxu.1.=a5',
      '1:abc:1:@sit-x',
      '1:abc:1:@toString',
      '1:abc:x!:=d4',
      '1::1:=d4',
      '1:.:1:=d4',
      '1:a..b:1:=d4',
      '1:a.b.c:1:=d4',
      '1:@:1:=d4',
      '1:a@b:1:=d4',
      '1:abc:1.:=d4',
      '1:abc:.1:=d4',
    ]) {
      expect(readCustomId(written), written).toBeUndefined();
    }
  });

  test('that an older version wrote is still understood', () => {
    expect(readCustomId('1:abc.def:1z:=d4')).toEqual({
      table: '13368.17367',
      revision: 71,
      pressed: { move: 'd4' },
    });
    expect(readCustomId('1:abc:1:@sit-2')).toMatchObject({ pressed: { sit: 2 } });
    expect(readCustomId('1:@abc:0:@try.foxu.2.=a5')).toMatchObject({
      pressed: { lesson: { game: 'foxu', step: 2, does: { move: 'a5' } } },
    });
    expect(readCustomId('1:abc:1:@play-on')).toMatchObject({ pressed: { common: 'play-on' } });
  });
});
