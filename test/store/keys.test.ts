import { expect, test } from 'vitest';
import { bucketOf } from '../../src/store/keys.ts';

test('A channel has the same bucket for ever, and channels are spread over all buckets', () => {
  expect(bucketOf('80351110224678912')).toBe('plateau:{b19}:');
  const used = new Set(
    Array.from({ length: 2_000 }, (_, n) => bucketOf(String(1_152_921_504_606_846_976n + BigInt(n) * 4_194_304n))),
  );
  expect(used.size).toBe(64);
});
