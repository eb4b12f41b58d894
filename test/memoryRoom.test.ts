import { describe, expect, test } from 'vitest';
import { memoryFault, memoryNote, memoryRoom } from '../src/memoryRoom.ts';

const mega = 1 << 20;

describe('The memory of the machine', () => {
  test('is measured', () => {
    const { available, limit } = memoryRoom();
    expect(available).toBeGreaterThan(mega);
    expect(limit).toBeGreaterThanOrEqual(available / 2);
    expect(Number.isFinite(limit)).toBe(true);
  });

  test('is a fault when there is less than Plateau takes at rest, and a note when there is less than it may take', () => {
    expect(memoryFault({ available: 119 * mega, limit: 4_000 * mega })).toContain('119 MB of memory left');
    expect(memoryFault({ available: 120 * mega, limit: 4_000 * mega })).toBeUndefined();
    expect(memoryNote({ available: 500 * mega, limit: 512 * mega })).toContain('There are 512 MB in all');
    expect(memoryNote({ available: 500 * mega, limit: 600 * mega })).toBeUndefined();
  });
});
