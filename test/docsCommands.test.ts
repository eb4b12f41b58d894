import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandSet } from '../src/commands/slash/commandSet.ts';
import { games } from '../src/games/registry.ts';

const known = new Set(
  commandSet(games).flatMap(({ name, name_localizations, options = [] }) =>
    options.flatMap((option) => [
      `/${name} ${option.name}`,
      `/${name_localizations?.fr ?? name} ${option.name_localizations?.fr ?? option.name}`,
    ]),
  ),
);

describe.each(readdirSync('docs/rules'))('the rules page %s', (name) => {
  const page = readFileSync(`docs/rules/${name}`, 'utf8');

  test('names only commands that there are', () => {
    const named = [...page.matchAll(/`(\/[a-z]+ [\p{L}-]+)/gu)].map(([, command]) => command ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((command) => !known.has(command))).toEqual([]);
  });

  test('tells the numbers of players with which the game begins', () => {
    const game = games.find(({ id }) => name.startsWith(`${id}.`));
    const told = /^(?:For|Pour) ([\d–]+(?: (?:or|ou) \d+)*) (?:players|joueurs)\./m.exec(page)?.[1] ?? '';
    const [least = 0, most = least] = told.split('–').map(Number);
    const sizes = told.includes('–')
      ? Array.from({ length: most - least + 1 }, (_, more) => least + more)
      : told.split(/ or | ou /).map(Number);
    // In an open game whoever comes sits down later.
    for (const seats of game?.seating.open ? [1] : sizes) {
      expect(() => game?.open({ config: game.presets.standard, seats, seed: 'a', now: 0 })).not.toThrow();
    }
  });
});
