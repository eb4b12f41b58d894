import { expect, test } from 'vitest';
import { freePort } from './ports.ts';

test('no port is given twice, nor one at which a node of a cluster listens beside its own', async () => {
  const ports = await Promise.all(Array.from({ length: 60 }, freePort));
  const all = ports.flatMap((port) => [port, port + 10_000]);
  expect(new Set(all).size).toBe(120);
  expect(Math.max(...all)).toBeLessThan(32_768);
});
