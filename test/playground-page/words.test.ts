import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

// The page is not compiled, so its types are not known here.
const wordsOf = async (language: string) => {
  const at = String(new URL(`../../src/playground/page/words.${language}.js`, import.meta.url));
  return sentences((await import(at))[language]);
};

/** Every sentence, those with gaps filled in. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [words('Ada', 2), words(1, 1), words(2, 2)];
  return Object.values(words as object).flatMap(sentences);
}

describe('the words of the page', () => {
  test('keep signs of two parts with the word before, in French', async () => {
    for (const sentence of await wordsOf('fr')) expect(sentence).not.toMatch(/ [:;!?»]|« /);
  });

  test.each([
    ['en', /\bplayground\b/i, /sandbox|play area|toy server/i],
    ['fr', /terrain de jeu/i, /aire de jeu|bac à sable|salle de jeu/i],
  ])('have one name for where one is, as the documents have (%s)', async (language, name, other) => {
    const page = (await wordsOf(language)).join('\n');
    const readme = language === 'en' ? 'README.md' : 'README.fr.md';
    const files = [readme, `docs/hosting.${language}.md`, `docs/operations.${language}.md`];
    const texts = await Promise.all(files.map((file) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8')));
    for (const text of [page, texts[0]]) expect(text).toMatch(name);
    for (const text of [page, ...texts]) expect(text).not.toMatch(other);
  });
});
