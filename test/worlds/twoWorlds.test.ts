import { describe, expect, test } from 'vitest';
import {
  ada,
  mastermind,
  mastermindCards,
  misterZero,
  misterZeroAdvice,
  partners,
  zgame,
  zgameLines,
} from './scripts.ts';
import { twoWorlds } from './twoWorlds.ts';

describe('two worlds that differ only in what Ada hides send everybody else the same', () => {
  test('in Z-Game, where two hidden pieces change places', async () => {
    const { differences, requests, files } = await twoWorlds({ secrets: zgameLines, script: zgame, knowing: ada });
    expect(differences).toEqual([]);
    expect(requests).toBeGreaterThan(60);
    expect(files).toBeGreaterThan(10);
  }, 120_000);

  test('in Royale Mastermind, where other cards give the same answers', async () => {
    const compared = await twoWorlds({ secrets: mastermindCards, script: mastermind, knowing: ada });
    expect(compared.differences).toEqual([]);
    expect(compared.requests).toBeGreaterThan(30);
  }, 120_000);

  test('in Mister Zero, where a partner gives other advice', async () => {
    const compared = await twoWorlds({ secrets: misterZeroAdvice, script: misterZero, knowing: partners });
    expect(compared.differences).toEqual([]);
    expect(compared.requests).toBeGreaterThan(30);
  }, 120_000);
});

test('a secret that somebody may not see, and does, is found: in texts and in pictures', async () => {
  const { differences } = await twoWorlds({ secrets: zgameLines, script: zgame, knowing: () => [] });
  const found = differences.join('\n');
  expect(found).toContain('ada, line');
  expect(found).toContain('ada, pictures');
  expect(found).not.toMatch(/^(?:everybody|bob|cleo|the log)/m);
}, 120_000);
