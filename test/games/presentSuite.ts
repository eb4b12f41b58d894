import { expect, test } from 'vitest';
import { languages } from '../../src/games/contract.ts';
import type { Game } from '../../src/games/kernel.ts';
import { expectText } from './fitting.ts';
import { longName } from './playing.ts';

/** What the bot says of a game before anybody plays it. */
export function presentSuite(game: Game): void {
  test('the bot can present it in both languages', () => {
    for (const language of languages) {
      const { name, tagline, command, typing, cup } = game.words[language];
      expectText(name, 50);
      expectText(tagline, 100);
      expectText(typing, 400);
      if (cup !== undefined) expectText(cup, 100);
      expect(command).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
      const chapters = game.chapters(language, { language, player: longName, when: () => '' });
      expect(chapters.length).toBeGreaterThan(1);
      expect(chapters.reduce((length, { text }) => length + text.length, 0)).toBeLessThanOrEqual(4000);
      expect(chapters.some(({ scene }) => scene !== undefined)).toBe(true);
      for (const { scene, description } of chapters) if (scene !== undefined) expectText(description ?? '', 1024);
    }
  });
}
