import { describe, expect, test } from 'vitest';
import { words } from '../../src/commands/words/words.ts';

const anything = new Proxy({}, { get: (_, field) => (typeof field === 'symbol' ? () => 'X' : 'X') });

/** Every sentence of a language, by where it stands; whatever it is told about is called X. */
function sentences(part: unknown, path = ''): [path: string, sentence: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, part(anything)]];
  return Object.entries(part as object).flatMap(([key, inner]) => sentences(inner, `${path}/${key}`));
}

const [english, french] = [sentences(words.en), sentences(words.fr)];

describe('the house’s words', () => {
  test('say as much in French as in English, and say it in French', () => {
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
    // Words that are the same in both.
    const same = new Set([
      '/commands/plateau/name',
      '/commands/table/name',
      '/options/public/name',
      '/limits/5m',
      '/languages/fr',
    ]);
    const meaning = new Map(english);
    const untranslated = french.filter(([path, sentence]) => sentence === meaning.get(path) && !same.has(path));
    expect(untranslated.map(([path]) => path).filter((path) => path !== '/helpGame')).toEqual([]);
  });

  test('keep the typography of French: no sign is torn from its word at the end of a line', () => {
    expect(french.filter(([, sentence]) => /[^\s] [!?;:»]|« |'/.test(sentence))).toEqual([]);
  });

  test('have a label for every button that fits four in a row', () => {
    for (const { buttons } of Object.values(words)) {
      for (const label of Object.values(buttons)) expect(label.length).toBeLessThanOrEqual(20);
    }
  });
});
