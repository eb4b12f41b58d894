import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('ARCHITECTURE.md', 'utf8');
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));

/** The cells of the table with this head. */
function rows(head: string): string[][] {
  const table = page.split(head)[1]?.split('\n\n')[0] ?? '';
  return [...table.matchAll(/^\| (.+) \|$/gm)]
    .map(([, line = '']) => line.split(' | '))
    .filter(([first]) => !/^-+$/.test(first ?? ''));
}

const diagrams = [...page.matchAll(/```mermaid\nsequenceDiagram\n(.*?)```/gs)].map(([, text = '']) => text);

/** The source of a file named by the end of its path. */
function sourceOf(ending: string): string {
  const found = files.filter((path) => path === ending || path.endsWith(`/${ending}`));
  expect(found, ending).toHaveLength(1);
  return readFileSync(`src/${found[0]}`, 'utf8');
}

describe('the page on the shape of the code', () => {
  test('has a glossary of at most twelve words, each of them once', () => {
    const words = rows('| Word | Meaning |').map(([word]) => word);
    expect(words.length).toBeGreaterThan(5);
    expect(words.length).toBeLessThanOrEqual(12);
    expect(new Set(words).size).toBe(words.length);
  });

  const types = rows('| Room | Type | File |').map(([, type = '', file = '']) =>
    [type, file].map((cell) => cell.replaceAll('`', '')),
  );
  test.each(types)('finds %s in %s', (type = '', file = '') => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export (?:interface|type) ${type}\\b`));
  });

  test('has four diagrams of ways through the code', () => {
    expect(diagrams.length).toBe(4);
  });

  test.each(diagrams.map((diagram) => [diagram]))(
    'names files that are there, and functions that are in them',
    (diagram) => {
      const participants = new Map(
        [...diagram.matchAll(/participant (\w) as (\S+)/g)].map(([, letter = '', name = '']) => [letter, name]),
      );
      expect(participants.size).toBeGreaterThan(2);
      const calls = [...diagram.matchAll(/^ *\w-?->>(\w): (\w+)\(/gm)];
      expect(calls.length).toBeGreaterThan(1);
      for (const [, to = '', called = ''] of calls) {
        const file = participants.get(to) ?? '';
        if (file.endsWith('.ts')) expect(sourceOf(file), `${called} in ${file}`).toMatch(new RegExp(`\\b${called}\\b`));
      }
    },
  );
});
