import { describe, expect, test } from 'vitest';
import { languages, type Viewer } from '../../../src/games/contract.ts';
import { type Button, type Control, moveOf } from '../../../src/games/controls.ts';
import type { State, View } from '../../../src/games/ricochet/kind.ts';
import { wordsOn } from './drawn.ts';
import { accepted, face, notation, opened, played, refusalOf, rules, viewOf } from './playing.ts';
import { bestWay, everyStage, legs, past, resting, showing, speech, view } from './sights.ts';

describe('Above the picture', () => {
  const said: Readonly<Record<string, readonly [en: RegExp, fr: RegExp]>> = {
    judging: [/^Round 3: a target is drawn/, /^Manche 3\u00a0: une cible est tirée/],
    open: [
      /red robot must reach the red moon on E2.*Who bids first.*at 240/s,
      /robot rouge.*lune rouge en E2.*at 240/s,
    ],
    quiet: [/turn the timer/, /retournez le sablier/],
    turned: [/timer is turned.*at 60/s, /sablier est retourné.*at 60/s],
    bidding: [/at 60.*Bids: Ada 7, Bob 7, seat 2 12\./s, /at 60.*Annonces\u00a0: Ada 7, Bob 7, seat 2 12\./s],
    showing: [/Ada demonstrates: 4 of 7.*at 60.*Bob 8/s, /Ada démontre\u00a0: 4 coups sur 7.*at 60.*Bob 8/s],
    resting: [
      /Ada wins the red moon in 7 moves.*5 moves: red down.*at 60/s,
      /Ada gagne la lune rouge en 7 coups.*5 coups.*at 60/s,
    ],
    over: [/^The game is over: Ada wins with 2 tokens/, /^La partie est finie\u00a0: Ada gagne avec 2 jetons/],
  };

  test.each(everyStage)('It says who is to do what, and until when: %s.', (name, view) => {
    for (const [nth, language] of languages.entries()) {
      expect(face.headline(view, speech(language))).toMatch(said[name]?.[nth] as RegExp);
    }
  });

  test('It says how much was won, and the number in force.', () => {
    expect(face.headline(view(), speech('en'))).toMatch(/Tokens: Ada 1, Bob 1\. First to 8 tokens wins\.$/);
    const { needed: _, ...rest } = view();
    const all = face.headline({ ...rest, needed: undefined }, speech('fr'));
    expect(all).toMatch(/Jetons\u00a0: Ada 1, Bob 1\. Encore 15 cibles sur 17\u00a0; puis le plus de jetons gagne\.$/);
    const gone = view(undefined, { scores: [{ seat: 0, won: ['vortex'], here: false }] });
    expect(face.headline(gone, speech('en'))).toContain('Ada 1 (away)');
  });

  test('Where all targets are played, it says how many are to go, so that nobody thinks the game is over.', () => {
    const last = { needed: undefined, left: ['vortex'] as const };
    expect(face.headline({ ...view(), ...last }, speech('en'))).toMatch(
      / 1 of 17 targets to go; then most tokens win\.$/,
    );
    expect(face.headline({ ...view(), ...last }, speech('fr'))).toMatch(/ Encore 1 cible sur 17\u00a0; puis le plus/);
  });

  test('When everybody who bid has left, no bids are listed.', () => {
    const left = view({ at: 'bidding', until: 60_000, bidders: [] });
    expect(face.headline(left, speech('en'))).not.toContain('Bids');
    expect(wordsOn(face.draw(left, speech('en')))).toContain('No bid yet');
  });

  test('It says when a robot is on the target without having turned, which is not a failure.', () => {
    expect(face.headline(showing('y>', { unturned: true }), speech('en'))).toContain('right angle');
    expect(face.headline(showing('y>'), speech('en'))).not.toContain('right angle');
  });

  test.each([
    [{ known: 'not-yet' }, /still being looked for/],
    [{ known: 'best', legs: legs(bestWay) }, /has 5 moves: red down/],
    [{ known: 'at-least', moves: 5, most: 7 }, /at least 5 and at most 7 moves/],
    [{ known: 'at-least', moves: 7, most: 7 }, /No solution is shorter\./],
    [{ known: 'at-least', moves: 9 }, /at least 9 moves/],
    [{ known: 'impossible' }, /No moves lead there/],
  ] as const)('It says exactly what is known of the best solution: %j.', (reveal, told) => {
    expect(face.headline(resting({ reveal }), speech('en'))).toMatch(told);
  });

  test.each([
    ['nobody', /nobody could show/],
    ['unbid', /nobody bid/],
    ['impossible', /no moves lead to the red moon/],
  ] as const)('It says how a round ended without a winner: %s.', (how, told) => {
    expect(face.headline(resting({ result: { how } }), speech('en'))).toMatch(told);
  });

  test('A look at the round before describes that round, or says that there was none.', () => {
    const later = view(undefined, { round: 4, before: past() });
    expect(face.headline(later, speech('en'), 'solution')).toMatch(/^Round 3: Ada wins.*5 moves/s);
    expect(face.describe(later, speech('en'), 'solution')).toMatch(/^Round 3: Ada wins.*5 moves/s);
    expect(face.headline(view(), speech('en'), 'solution')).toMatch(/^No round is over yet/);
  });
});

describe('What can be pressed', () => {
  test('Bids, hints, the timer and the next round each have a button in their stage.', () => {
    const labels = everyStage.map(([name, view]) => [name, buttonsOf(view).map(({ label }) => label)] as const);
    expect(Object.fromEntries(labels)).toEqual({
      judging: [],
      open: ['Bid', 'Hint'],
      quiet: ['Bid', 'Turn the timer', 'Hint'],
      turned: ['Bid', 'Hint'],
      bidding: ['Bid', 'Hint'],
      showing: [
        ...['Red', 'Green', 'Blue', 'Yellow'],
        ...['R ↑', 'R →', 'R ↓', 'R ←'],
        ...['Undo', 'Reset', 'Give up', 'Type moves'],
      ],
      resting: ['Next round'],
      over: [],
    });
  });

  test('Only the table and the demonstrating player get buttons to move robots.', () => {
    const sight = showing('y>');
    expect(face.controls(sight, 0, speech('fr'))).toEqual(face.controls(sight, 'table', speech('fr')));
    expect(face.controls(sight, 1, speech('fr'))).toEqual([]);
  });

  test('Robots, directions and the other buttons have rows of their own, with at most four buttons.', () => {
    const rows = rowsOf(face.controls(showing('y>', { ways: ['up', 'right', 'down', 'left'] }), 'table', speech('fr')));
    expect(rows.map((row) => row.map(({ label }) => label))).toEqual([
      ['Rouge', 'Vert', 'Bleu', 'Jaune'],
      ['J ↑', 'J →', 'J ↓', 'J ←'],
      ['Défaire', 'Recommencer', 'Abandonner', 'Au clavier'],
    ]);
    for (const [, view] of everyStage) {
      for (const language of languages) {
        for (const row of rowsOf(face.controls(view, 'table', speech(language)))) {
          expect(row.length).toBeLessThanOrEqual(4);
          for (const { label } of row) expect(label.length).toBeLessThanOrEqual(21);
        }
      }
    }
  });

  test('The chosen robot stands out, and each direction keeps its place: impossible ones are dimmed.', () => {
    const sight = showing('y>', { chosen: 'blue', ways: ['left'] });
    const buttons = buttonsOf(sight).slice(0, 8);
    expect(buttons.slice(0, 4).map(({ tone }) => tone)).toEqual(['plain', 'plain', 'main', 'plain']);
    expect(buttons.slice(4).map(({ label, dimmed }) => [label, dimmed ?? false])).toEqual([
      ['B ↑', true],
      ['B →', true],
      ['B ↓', true],
      ['B ←', false],
    ]);
    expect(buttons[7]).toMatchObject({ press: { anytime: 'b<' } });
  });

  test('When all moves that were bid are made, a player can only take moves back or give up.', () => {
    const sight = showing('y> yv', { moves: 2 });
    expect(buttonsOf(sight).map(({ label }) => label)).toEqual(['Undo', 'Reset', 'Give up']);
  });

  test('Before the first move, the buttons that take moves back are dimmed in their places.', () => {
    const last = rowsOf(face.controls(showing(''), 'table', speech('en'))).at(-1) ?? [];
    expect(last.map(({ label, dimmed }) => [label, dimmed ?? false])).toEqual([
      ['Undo', true],
      ['Reset', true],
      ['Give up', false],
      ['Type moves', false],
    ]);
  });

  test('The hint button goes when no hint is left, and the solution button comes when a round is over.', () => {
    const sight = view(undefined, { hint: 'none-left', before: past() });
    expect(buttonsOf(sight)).toMatchObject([
      { label: 'Bid' },
      { label: 'Last solution', press: { draft: 'solution' } },
    ]);
    expect(face.controls(sight, 'table', speech('en'), 'solution')).toEqual([]);
  });

  test('Whatever moves something is accepted where it is shown.', () => {
    const bids = played(opened(), [1, '0: 4'], [2, '1: 4']);
    const shows = played(bids, [63, 'tick']);
    const courses: readonly (readonly [state: State, second: number])[] = [
      [opened(), 1],
      [played(opened(), [240, 'tick']), 241],
      [bids, 3],
      [shows, 64],
      [played(shows, [64, '0: r^']), 65],
      [played(shows, [64, '0: r^ rv r<']), 65],
      [played(shows, [64, '0: b']), 65],
      [played(shows, [64, '0: r^ rv r>']), 65],
    ];
    const tried = courses.flatMap(([state, second]) => {
      const awaited = rules.awaiting(state);
      const seat = awaited === 'anyone' ? 0 : (awaited[0] ?? 0);
      const texts = buttonsOf(viewOf(state), seat).flatMap(({ press, dimmed }) =>
        dimmed ? [] : (moveOf(press) ?? []),
      );
      // Whether a hint can be given yet is only told to a player who asks.
      return texts
        .filter((text) => text !== 'hint')
        .map((text) => {
          expect(refusalOf(state, [second, `${seat}: ${text}`]), text).toBeUndefined();
          return text;
        });
    });
    for (const text of [...'rgby', 'timer', 'next', 'undo', 'reset', 'give up', 'r>', 'b<']) {
      expect(tried).toContain(text);
    }
  });

  test('The field for a bid is for its round, that for moves for the demonstration; both open on any board.', () => {
    const [bid] = buttonsOf(view());
    const [, , , type] = rowsOf(face.controls(showing('y>'), 'table', speech('en'))).at(-1) ?? [];
    const [bidForm, movesForm] = [bid, type].map((button) => {
      if (button === undefined || !('form' in button.press)) throw new Error('That is no field.');
      return face.form(button.press.form, view(), speech('fr'));
    });
    expect(bidForm).toMatchObject({ anytime: true, longest: 3 });
    expect(notation.read(`${bidForm?.prefix} 7`)).toEqual({ act: 'bid', moves: 7, round: 3 });
    expect(movesForm).toMatchObject({ anytime: true, longest: 60, prefix: '' });
    expect(face.form('nonsense', view(), speech('en'))).toBeUndefined();
    expect(accepted(opened(), [1, `0: #1 7`]).events).toContainEqual({ what: 'bid', seat: 0, moves: 7, first: true });
  });
});

function buttonsOf(view: View, viewer: Viewer = 'table'): readonly Button[] {
  return face.controls(view, viewer, speech('en')).filter((control) => control.control === 'button');
}

function rowsOf(controls: readonly Control[]): readonly (readonly Button[])[] {
  const rows: Button[][] = [[]];
  for (const control of controls) {
    if (control.control === 'row') rows.push([]);
    if (control.control === 'button') rows.at(-1)?.push(control);
  }
  return rows;
}
