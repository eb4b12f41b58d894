import { describe, expect, test } from 'vitest';
import type { languages } from '../../../../src/games/contract.ts';
import { type Button, type Control, moveOf } from '../../../../src/games/controls.ts';
import { mostMoves, type View } from '../../../../src/games/ricochet/solo/kind.ts';
import { type Deed, face, notation, opened, played, refusalOf, seen, speech, viewOf, ways } from './playing.ts';

const seven = 'y> yv rv r< b^ r^ r<';
const five = 'rv r< b^ r^ r<';

const sights: Readonly<Record<string, View>> = {
  start: seen([]),
  moved: seen(['rv', 'r<', 'b']),
  unturned: viewOf(played(opened(), [1, ways.straight])),
  solved: seen([seven]),
  again: seen([seven, 'reset', 'rv r<']),
  best: seen([seven, 'reset', five]),
  'given up': seen(['give up']),
  'given up, solved': seen([seven, 'give up']),
  daily: seen([], { level: 'daily', seed: '2026-11-18' }),
};

describe('What can be pressed', () => {
  test.each([
    [
      'start',
      ['Red', 'Green', 'Blue', 'Yellow'],
      ['R ↑', '(R →)', 'R ↓', '(R ←)'],
      ['(Undo)', '(Reset)', 'Type moves', 'Show the best'],
    ],
    [
      'moved',
      ['Red', 'Green', 'Blue', 'Yellow'],
      ['B ↑', 'B →', 'B ↓', 'B ←'],
      ['Undo', 'Reset', 'Type moves', 'Show the best'],
    ],
    ['solved', ['Undo', 'Reset', 'Show the best']],
    ['best', []],
    ['given up', []],
  ])('The rows of buttons, dimmed ones in brackets, are: %s.', (name, ...rows) => {
    expect(labels(sights[name] as View, 'en')).toEqual(rows);
  });

  test('In French they are the same, and before a robot is chosen there are no directions.', () => {
    expect(labels(seen([], { target: 'vortex' }), 'fr')).toEqual([
      ['Rouge', 'Vert', 'Bleu', 'Jaune'],
      ['(Défaire)', '(Recommencer)', 'Au clavier', 'Voir la solution'],
    ]);
  });

  test('The chosen robot stands out, and the button that shows the best is marked as final.', () => {
    const tones = buttons(sights['moved'] as View).map(({ label, tone }) => [label, tone]);
    expect(tones).toContainEqual(['Blue', 'main']);
    expect(tones).toContainEqual(['Red', 'plain']);
    expect(tones.at(-1)).toEqual(['Show the best', 'danger']);
  });

  test('After as many moves as are kept, they can only be taken back.', () => {
    const there = Array.from({ length: mostMoves / 2 }, (): Deed => [1, 'g< g>']);
    const full = played(opened(), ...there);
    expect(labels(viewOf(full), 'en')).toEqual([['Undo', 'Reset', 'Show the best']]);
  });

  test('Whatever is offered is accepted.', () => {
    const states = [
      opened(),
      played(opened(), [1, 'g<']),
      played(opened(), [1, ways.longer]),
      opened({ target: 'vortex' }),
    ];
    for (const state of states) {
      const offered = [undefined, 'give-up'].flatMap((draft) => buttons(viewOf(state), 'en', draft));
      const texts = offered.flatMap(({ press, dimmed }) => (dimmed ? [] : (moveOf(press) ?? [])));
      expect(texts).toContain('give up');
      for (const text of texts) expect(refusalOf(state, [2, text]), text).toBeUndefined();
    }
  });

  test('Before the best solution is shown, a question asks once, and then offers to go on looking.', () => {
    const [start, done] = [sights['start'] as View, sights['given up'] as View];
    const pressed = buttons(start).find(({ label }) => label === 'Show the best')?.press;
    expect(pressed).toEqual({ draft: 'give-up' });
    expect(buttons(start, 'en', 'give-up').map(({ label, press }) => [label, press])).toEqual([
      ['Keep looking', { draft: '' }],
      ['Yes, show it', { move: 'give up' }],
    ]);
    expect(face.headline(start, speech('fr'), 'give-up')).toContain('Voulez-vous vraiment voir la solution\u00a0?');
    expect(face.headline(start, speech('fr'), '')).toBe(face.headline(start, speech('fr')));
    // A board that is over has nothing to ask.
    expect(buttons(done, 'en', 'give-up')).toEqual([]);
  });

  test('The field takes moves, and nothing else has one.', () => {
    const form = face.form('moves', sights['start'] as View, speech('fr'));
    expect(form).toMatchObject({ anytime: true, longest: 60, prefix: '', title: 'Vos coups' });
    expect(notation.read(`${form?.prefix}r^ b<`)).toMatchObject({ act: 'slide' });
    for (const form of ['bid 1', 'solution', '', 'nonsense']) {
      expect(face.form(form, sights['start'] as View, speech('en'))).toBeUndefined();
    }
  });

  test('The look at the last solution, which only the game has, is unknown here.', () => {
    const start = sights['start'] as View;
    expect(face.controls(start, 0, speech('en'), 'solution')).toEqual(face.controls(start, 0, speech('en')));
  });
});

function buttons(view: View, language: (typeof languages)[number] = 'en', draft?: string): readonly Button[] {
  return face.controls(view, 0, speech(language), draft).filter((control) => control.control === 'button');
}

function labels(view: View, language: (typeof languages)[number]): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const control of face.controls(view, 0, speech(language)) satisfies readonly Control[]) {
    if (control.control === 'row') rows.push([]);
    if (control.control === 'button') rows.at(-1)?.push(control.dimmed ? `(${control.label})` : control.label);
  }
  return rows;
}
