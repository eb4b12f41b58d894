import { expect, test } from 'vitest';
import { rulesSpeech } from '../../src/commands/board/rulesSpeech.ts';
import type { Language } from '../../src/games/contract.ts';
import { games } from '../../src/games/registry.ts';

const described = (id: string, language: Language) =>
  games
    .filter((game) => game.id === id)
    .flatMap((game) => game.chapters(language, rulesSpeech(language)).map(({ description = '' }) => description))
    .join('\n');

test('The pictures of the rules say when something ends as people say it.', () => {
  expect(described('ricochet', 'en')).toContain('Bidding ends in 1 minute.');
  expect(described('ricochet', 'en')).toContain('anyone may turn the timer in 4 minutes.');
  expect(described('ricochet', 'fr')).toContain('Fin des annonces dans 1 minute.');
  expect(described('mastermind', 'fr')).toContain('au plus tard dans 1 minute.');
});

test.each(games)('No time in the rules of $id is left out or a bare number of milliseconds.', ({ id }) => {
  for (const language of ['en', 'fr'] as const) {
    expect(described(id, language)).not.toMatch(/\d{5}| \.| {2}/);
  }
});
