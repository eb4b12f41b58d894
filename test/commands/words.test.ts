import { describe, expect, test } from 'vitest';
import { words } from '../../src/commands/words/words.ts';

const anything = new Proxy({}, { get: (_, field) => (typeof field === 'symbol' ? () => 'X' : 'X') });

/** Every sentence of a language with its path in the words. Every name in a sentence is X. */
function sentences(part: unknown, path = ''): [path: string, sentence: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, part(anything)]];
  return Object.entries(part as object).flatMap(([key, inner]) => sentences(inner, `${path}/${key}`));
}

const [english, french] = [sentences(words.en), sentences(words.fr)];

describe('the bot’s words', () => {
  test('have every sentence of English in French too, and translated', () => {
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
    // These are the same in both languages.
    const same = new Set([
      '/commands/plateau/name',
      '/commands/table/name',
      '/options/public/name',
      '/limits/5m',
      '/languages/fr',
      '/replays/controls/film',
      '/replays/option/code/name',
      '/cups/head',
    ]);
    const meaning = new Map(english);
    const untranslated = french.filter(([path, sentence]) => sentence === meaning.get(path) && !same.has(path));
    const ofGames = ['/helpGame', '/greeting/game'];
    expect(untranslated.map(([path]) => path).filter((path) => !ofGames.includes(path))).toEqual([]);
  });

  test('keep the typography of French: no line break comes between a word and its punctuation', () => {
    expect(french.filter(([, sentence]) => /[^\s] [!?;:»]|« |'/.test(sentence))).toEqual([]);
  });

  test('have button labels so short that four fit in a row', () => {
    for (const { buttons } of Object.values(words)) {
      for (const label of Object.values(buttons)) expect(label.length).toBeLessThanOrEqual(20);
    }
  });
});
