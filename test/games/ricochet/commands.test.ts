import { describe, expect, test } from 'vitest';
import { languages, type Option } from '../../../src/games/contract.ts';
import { choices, standard } from '../../../src/games/ricochet/choices.ts';
import { commands } from '../../../src/games/ricochet/commands.ts';
import { config } from '../../../src/games/ricochet/kind.ts';

const named = [...commands, ...commands.flatMap(({ options }) => options), ...choices.options];

describe('What may be chosen at the start', () => {
  test('Without any choice it is the standard game.', () => {
    expect(choices.config({})).toEqual(standard);
    expect(choices.config({ tokens: undefined, ties: undefined })).toEqual(standard);
    expect(config.parse(standard)).toEqual(standard);
  });

  const values = (option: Option) => {
    switch (option.asks) {
      case 'number':
        return [option.least, option.most];
      case 'choice':
        return option.choices.map(({ value }) => value);
      case 'text':
        return [];
    }
  };

  test.each(choices.options.map((option) => [option.name, option] as const))(
    'Each value of “%s” that can be chosen makes a different game, and no other value can be chosen.',
    (name, option) => {
      const made = values(option).map((value) => choices.config({ [name]: value }));
      expect(made.length).toBe(2);
      expect(made[0]).not.toEqual(made[1]);
      if (option.asks !== 'number') return;
      for (const beyond of [option.least - 1, option.most + 1, option.least + 0.0001]) {
        expect(() => choices.config({ [name]: beyond })).toThrow();
      }
    },
  );

  test('Times are chosen in seconds.', () => {
    expect(choices.config({ bidding: 45, demonstration: 90 })).toMatchObject({
      bidding: 45_000,
      demonstrating: 90_000,
    });
  });
});

describe('Slash commands', () => {
  const press = (name: string, values = {}) => commands.find((command) => command.name === name)?.press(values);

  test.each([
    ['timer', {}, { act: 'timer' }],
    ['hint', {}, { act: 'hint' }],
    ['next', {}, { act: 'next' }],
    ['bid', { moves: 7 }, { act: 'bid', moves: 7 }],
    ['bid', { moves: 99 }, { act: 'bid', moves: 99 }],
  ] as const)('/ricochet %s is a move on any board.', (name, values, move) => {
    expect(press(name, values)).toEqual({ anytime: move });
  });

  test('/ricochet solve looks at the last round that is over.', () => {
    expect(press('solve')).toEqual({ draft: 'solution' });
  });
});

test.each(languages)('Discord takes the names and descriptions, and each name comes once (%s).', (language) => {
  for (const { words } of named) {
    const { name, description } = words[language];
    expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
    expect(description.length).toBeGreaterThan(0);
    expect(description.length).toBeLessThanOrEqual(100);
  }
  for (const list of [commands, choices.options]) {
    expect(new Set(list.map(({ words }) => words[language].name)).size).toBe(list.length);
  }
  for (const option of choices.options) {
    if (option.asks !== 'choice') continue;
    for (const { words } of option.choices) expect(words[language].length).toBeLessThanOrEqual(100);
  }
});

test('French names differ from English ones, and the spaces before French signs do not break.', () => {
  for (const { words } of commands) expect(words.fr.name).not.toBe(words.en.name);
  for (const { words } of named) expect(words.fr.description).not.toMatch(/ [:;!?]/);
});
