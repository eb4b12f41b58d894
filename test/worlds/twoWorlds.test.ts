import { describe, expect, test } from 'vitest';
import { mastermindWorlds, misterZeroWorlds, zgameWorlds } from './scripts.ts';
import { twoWorlds } from './twoWorlds.ts';

describe('two worlds that differ only in what Ada hides send everybody else the same', () => {
  test('in Z-Game, where two hidden pieces change places', async () => {
    const { differences, requests, files } = await twoWorlds(zgameWorlds);
    expect(differences).toEqual([]);
    expect(requests).toBeGreaterThan(60);
    expect(files).toBeGreaterThan(10);
  }, 120_000);

  test('in Royale Mastermind, where other cards give the same answers', async () => {
    const compared = await twoWorlds(mastermindWorlds);
    expect(compared.differences).toEqual([]);
    expect(compared.requests).toBeGreaterThan(30);
  }, 120_000);

  test('in Mister Zero, where a partner gives other advice', async () => {
    const compared = await twoWorlds(misterZeroWorlds);
    expect(compared.differences).toEqual([]);
    expect(compared.requests).toBeGreaterThan(30);
  }, 120_000);
});

test('a secret that somebody may not see, and does, is found: in texts and in pictures', async () => {
  const { differences } = await twoWorlds({ ...zgameWorlds, knowing: () => [] });
  const found = differences.join('\n');
  expect(found).toContain('ada, line');
  expect(found).toContain('ada, pictures');
  expect(found).not.toMatch(/^(?:everybody|bob|cleo|the log)/m);
}, 120_000);
