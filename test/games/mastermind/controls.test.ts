import { describe, expect, test } from 'vitest';
import { languages, type Viewer } from '../../../src/games/contract.ts';
import { moveOf } from '../../../src/games/controls.ts';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import type { Puzzle } from '../../../src/games/mastermind/pieces.ts';
import {
  afterRounds,
  face,
  notation,
  played,
  refusalOf,
  seekingBy,
  solvedColours,
  solvedShapes,
  someCards,
  speech,
  started,
  viewOf,
} from './playing.ts';
import { controlsOf, drafts, labels, pressesOf, views } from './seen.ts';

describe('What is possible', () => {
  const told = seekingBy(2, { possible: 'told' });
  const ask = (state: typeof told, viewer: Viewer) => face.headline(viewOf(state, viewer), speech('en'), 'possible');

  test('A seeker who asks is told how many codes are left, in all and for colours and shapes alone.', () => {
    expect(ask(told, 1)).toBe(
      'Still possible: 13800 codes. Each puzzle by itself: 125 for the colours, 125 for the shapes.',
    );
    expect(ask(played(told, [1, solvedColours]), 1)).toBe(
      'Still possible: 125 codes. Each puzzle by itself: 1 for the colours, 125 for the shapes.',
    );
  });

  test('The option is off by default: then there is no such button, and whoever asks by command is told so.', () => {
    expect(ask(seekingBy(2), 1)).toBe(
      'What is still possible is not told in this game: it was not asked for when the game began.',
    );
    const asks = (state: typeof told) =>
      pressesOf(controlsOf(viewOf(state, 1))).some((press) => 'draft' in press && press.draft === 'possible');
    expect([asks(seekingBy(2)), asks(told)]).toEqual([false, true]);
    expect(mastermind.commands?.map((command) => command.press({}))).toEqual([{ draft: { of: 'possible' } }]);
  });

  test('Setters and onlookers who ask see their own board instead.', () => {
    for (const viewer of ['table', 0] as const) {
      expect(ask(told, viewer)).toBe(face.headline(viewOf(told, viewer), speech('en')));
    }
  });
});

describe('What can be pressed', () => {
  test('The setter chooses card by card from those in the pack, goes back, and then sets them.', () => {
    const view = viewOf(started(2), 0);
    const menus = (draft?: string) =>
      controlsOf(view, draft).flatMap((control) => (control.control === 'menu' ? [control] : []));
    expect(menus().map(({ name, options }) => [name, options.length])).toEqual([['left', 25]]);
    expect(menus('cards red-star').map(({ name, options }) => [name, options.length])).toEqual([['middle', 24]]);
    expect(menus('cards red-star blue-star').map(({ name, options }) => [name, options.length])).toEqual([
      ['right', 23],
    ]);
    expect(menus()[0]?.options[0]).toEqual({ label: '🔴 ● Red circle', press: { draft: 'cards red-circle' } });
    expect(controlsOf(view, 'cards red-star green-circle blue-cross')).toEqual([
      { control: 'button', label: 'Set these cards', tone: 'good', press: { move: someCards } },
      { control: 'button', label: 'Back', tone: 'plain', press: { draft: 'cards red-star green-circle' } },
    ]);
    const form = face.form('cards', view, speech('fr'));
    expect(notation.read(`${form?.prefix} ${form?.placeholder}`)).toEqual(notation.read(someCards));
    expect(face.form('nonsense', view, speech('en'))).toBeUndefined();
  });

  test('Covered cards are not offered.', () => {
    const state = played(afterRounds(started(2), 1), [0, 'next']);
    const presses = pressesOf(controlsOf(viewOf(state, 1)));
    expect(presses).toHaveLength(22 + 2);
    expect(JSON.stringify(presses)).not.toContain('red-circle');
  });

  test.each([
    ['a card that is covered', 'cards red-circle'],
    ['a card twice', 'cards blue-star blue-star'],
    ['four cards', 'cards blue-star blue-cross green-star green-cross'],
    ['nonsense', 'cards hello'],
    ['a row', 'colours R'],
    ['what is possible', 'possible'],
  ])('A setter’s draft with %s is ignored.', (_what, draft) => {
    const view = viewOf(played(afterRounds(started(2), 1), [0, 'next']), 1);
    expect(controlsOf(view, draft)).toEqual(controlsOf(view));
  });

  test('A row is put together token by token, and carries its number so that it is given only once.', () => {
    const view = viewOf(seekingBy(2), 1);
    expect(labels(controlsOf(view))).toEqual(['Colours', 'Shapes']);
    expect(labels(controlsOf(view, 'colours'))).toEqual([
      '🔴 Red',
      '🟡 Yellow',
      '🟢 Green',
      '/',
      '🔵 Blue',
      '🟣 Purple',
      'Shapes',
    ]);
    expect(labels(controlsOf(view, 'shapes star', 'fr'))).toEqual([
      '● Rond',
      '■ Carré',
      '▲ Triangle',
      '/',
      '★ Étoile',
      '✚ Croix',
      'Retour',
    ]);
    expect(controlsOf(view, 'colours R G B')).toEqual([
      { control: 'button', label: 'Give R G B', tone: 'good', press: { anytime: 'colours R G B #1.1' } },
      { control: 'button', label: 'Back', tone: 'plain', press: { draft: 'colours R G' } },
    ]);
  });

  test('With one puzzle left to seek, its tokens are offered at once.', () => {
    expect(labels(controlsOf(viewOf(seekingBy(3), 1)))).toContain('🔴 Red');
    expect(labels(controlsOf(viewOf(seekingBy(3), 2)))).toContain('★ Star');
    expect(labels(controlsOf(viewOf(played(seekingBy(2), [1, solvedColours]), 1)))).toContain('★ Star');
  });

  test.each(['colours R orange', 'colours R G B Y', 'shapes star', 'cards red-star', 'nonsense', ''])(
    'A seeker’s draft “%s” that does not fit is ignored.',
    (draft) => {
      const view = viewOf(seekingBy(3), 1);
      expect(controlsOf(view, draft)).toEqual(controlsOf(view));
    },
  );

  test('The table’s board offers the open puzzles, a private view, and the question when that was agreed.', () => {
    expect(labels(controlsOf(viewOf(seekingBy(2))))).toEqual(['Colours', 'Shapes', 'My view']);
    const half = played(seekingBy(3, { possible: 'told' }), [2, solvedShapes]);
    expect(labels(controlsOf(viewOf(half)))).toEqual(['Colours', 'My view', 'What is possible?']);
    expect(labels(controlsOf(viewOf(started(2)), undefined, 'fr'))).toEqual(['Choisir les cartes', 'Tirer au sort']);
    expect(labels(controlsOf(viewOf(afterRounds(started(2), 1))))).toEqual(['Next round']);
    expect(controlsOf(viewOf(afterRounds(started(2), 8)))).toEqual([]);
  });

  test('All 250 rows can be given by pressing buttons, and each is accepted.', () => {
    const state = seekingBy(2);
    const view = viewOf(state, 1);
    const moves = new Set<string>();
    const follow = (draft: string) => {
      for (const press of pressesOf(controlsOf(view, draft))) {
        const move = moveOf(press);
        if (move !== undefined) moves.add(move);
        else if ('draft' in press && press.draft.startsWith(`${draft} `)) follow(press.draft);
      }
    };
    for (const puzzle of ['colours', 'shapes'] satisfies Puzzle[]) follow(puzzle);
    expect(moves.size).toBe(250);
    for (const move of moves) expect(refusalOf(state, [1, move])).toBeUndefined();
  });

  test('At most four buttons stand in a row, labels are short, drafts fit a custom id, and menus have 1 to 25 options.', () => {
    for (const view of views) {
      for (const language of languages) {
        for (const draft of drafts) {
          const controls = controlsOf(view, draft, language);
          let inRow = 0;
          for (const control of controls) {
            inRow = control.control === 'button' ? inRow + 1 : 0;
            expect(inRow).toBeLessThanOrEqual(4);
            if (control.control === 'button') expect(control.label.length).toBeLessThanOrEqual(20);
            if (control.control !== 'menu') continue;
            expect(control.options.length).toBeGreaterThan(0);
            expect(control.options.length).toBeLessThanOrEqual(25);
            for (const { label } of control.options) expect(label.length).toBeLessThanOrEqual(30);
          }
          for (const press of pressesOf(controls)) {
            expect(Object.values(press)[0]?.length).toBeLessThanOrEqual(60);
          }
        }
      }
    }
  });
});
