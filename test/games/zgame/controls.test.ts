import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import type { Control } from '../../../src/games/controls.ts';
import { writeAction } from '../../../src/games/zgame/actions.ts';
import type { State } from '../../../src/games/zgame/kind.ts';
import { judgeLine } from '../../../src/games/zgame/line.ts';
import { actionsOf } from '../../../src/games/zgame/moves.ts';
import {
  accepted,
  arranged,
  begun,
  face,
  inTurns,
  notation,
  played,
  randomGame,
  refusalOf,
  rules,
  speech,
  turnsFrom,
  viewers,
  viewOf,
} from './playing.ts';
import { controlsOf, draftsFrom, movesFrom, pressesIn } from './pressing.ts';

const games = ['a', 'b', 'c'].map((seed) => randomGame(seed));
const states = [arranged(), played(['ready'], arranged()), ...games.flat().filter((_, at) => at % 3 === 0)];
const over = played(['b1!', 'f8!', 'b1-b5', 'f8-f3', 'b5-b8', 'c8-c7', 'b8xa8', 'f3xf1', 'a8-b8', 'f1xe1'], begun());

describe('What everybody can press', () => {
  const toOwnBoard = { control: 'button', label: 'My board', tone: 'main', press: { draft: '' } };

  test('Everybody gets a button to their own board, and while players arrange nothing else.', () => {
    for (const state of states.filter(({ phase }) => phase !== 'over')) {
      expect(controlsOf(state, 'table').at(-1)).toEqual(toOwnBoard);
      if (state.phase === 'arranging') expect(controlsOf(state, 'table')).toEqual([toOwnBoard]);
    }
  });

  test('The pieces that may act are offered on the public board, without the sign of any that is face down.', () => {
    const state = turnsFrom('wZe1 w+?d2 w>a1 b+?d3 bZe3 bxc3 b0a2 b0b2 b0b1');
    const [piece, own] = controlsOf(state, 'table', undefined, 'fr');
    expect(piece).toMatchObject({
      placeholder: 'Blancs\u00a0: quelle pièce joue\u00a0?',
      options: [
        { label: 'e1\u00a0: Z', press: { draft: 'e1' } },
        { label: 'd2', hint: 'cachée, 3 coups', press: { draft: 'd2' } },
        { label: 'a1\u00a0: flèche', press: { draft: 'a1' } },
      ],
    });
    expect(own).toMatchObject({ label: 'Mon plateau' });
    // With another sign face down, everybody gets the same to press.
    expect(controlsOf(turnsFrom('wZe1 w0?d2 w>a1 b+?d3 bZe3 bxc3 b0a2 b0b2 b0b1'), 'table', undefined, 'fr')).toEqual([
      piece,
      own,
    ]);
  });

  test('An onlooker opens the board as everybody sees it, with nothing to press.', () => {
    for (const state of states.filter(({ phase }) => phase !== 'over'))
      expect(controlsOf(state, 'table', '')).toEqual([]);
  });

  test('A player who is not awaited has nothing to press.', () => {
    for (const state of states.filter(({ phase }) => phase !== 'over')) {
      const awaited = rules.awaiting(state) as readonly number[];
      for (const seat of [0, 1].filter((each) => !awaited.includes(each))) {
        for (const draft of [undefined, '', 'a1', 'e2', 'swap a']) expect(controlsOf(state, seat, draft)).toEqual([]);
      }
    }
  });
});

describe('Arranging', () => {
  const state = arranged();

  test('Ready-made lines, a shuffle, swap menus, a field and Ready are accepted whatever the other player does.', () => {
    expect(
      controlsOf(state, 1).map((each) =>
        each.control === 'row' ? '' : each.control === 'menu' ? each.name : each.label,
      ),
    ).toEqual(['piece', 'preset', 'Shuffle', 'Type it', 'Ready']);
    for (const draft of draftsFrom(state, 1)) {
      for (const press of pressesIn(controlsOf(state, 1, draft))) expect('move' in press).toBe(false);
    }
    const later = accepted(accepted(state, 'shuffle', 0).state, 'ready', 0).state;
    for (const text of movesFrom(state, 1)) expect(refusalOf(later, text, 1)).toBeUndefined();
  });

  test('Every ready-made line is legal, and they differ.', () => {
    const [menu] = controlsOf(state, 0).filter((each) => each.control === 'menu' && each.name === 'preset');
    const lines = pressesIn(menu === undefined ? [] : [menu]).flatMap((press) =>
      'anytime' in press ? [press.anytime] : [],
    );
    expect(new Set(lines).size).toBe(8);
    for (const line of lines) expect(judgeLine(line).ok).toBe(true);
  });

  test('A swap is offered with every piece that makes a difference: the Z changes places with the other middle one only.', () => {
    const offered = (file: string) =>
      pressesIn(controlsOf(state, 0, `swap ${file}`)).flatMap((press) => ('anytime' in press ? [press.anytime] : []));
    expect(offered('e').filter((text) => text.startsWith('swap'))).toEqual(['swap e d']);
    expect(offered('b').filter((text) => text.startsWith('swap'))).toEqual(
      ['a', 'c', 'd', 'f', 'h'].map((file) => `swap b ${file}`),
    );
  });

  test('The field begins with the line as it lies, and what is typed is read as a line, right or wrong.', () => {
    const forms = pressesIn(controlsOf(state, 0)).flatMap((press) => ('form' in press ? [press.form] : []));
    for (const language of languages) {
      const form = face.form(forms[0] ?? '', viewOf(state, 0), speech(language));
      expect(form).toMatchObject({ value: 'x+0>Z0+x', anytime: true });
      expect(form?.value?.length).toBeLessThanOrEqual(form?.longest ?? 0);
      expect(form?.label.length).toBeLessThanOrEqual(45);
      expect(notation.read(`${form?.prefix} ${form?.value}`)).toEqual({ act: 'arrange', line: 'x+0>Z0+x' });
      expect(notation.read(`${form?.prefix} abc`)).toEqual({ act: 'arrange', line: 'abc' });
    }
    expect(face.form('nonsense', viewOf(state, 0), speech('en'))).toBeUndefined();
    expect(face.form('e2-e3', viewOf(state, 0), speech('en'))).toBeUndefined();
  });
});

describe('Acting', () => {
  test('Whatever is pressed is accepted, and every legal action can be pressed.', () => {
    for (const state of states.filter(({ phase }) => phase === 'turns')) {
      const { pieces, turn } = inTurns(state).position;
      const [seat = 0] = rules.awaiting(state) as readonly number[];
      const moves = movesFrom(state, seat);
      expect(moves.toSorted()).toEqual(actionsOf(pieces, turn).map(writeAction).toSorted());
      for (const text of moves) expect(refusalOf(state, text)).toBeUndefined();
    }
  });

  test('A player chooses a piece, shown with sign and face, then its target and what it takes, or turns it up.', () => {
    const state = turnsFrom('wZe1 w+?d2 w>a1 b+?d3 bZe3 bxc3 b0a2 b0b2 b0b1');
    const [piece] = controlsOf(state, 0);
    expect(piece).toMatchObject({
      name: 'piece',
      options: [
        { label: 'e1: Z', hint: 'face up, 4 moves', press: { draft: 'e1' } },
        { label: 'd2: plus', hint: 'face down, 3 moves', press: { draft: 'd2' } },
        { label: 'a1: arrow', hint: 'face up, 2 moves' },
      ],
    });
    const [c3, d3, e3, reveal, another] = controlsOf(state, 0, 'd2', 'fr');
    expect(c3).toMatchObject({ label: 'Prendre c3 (croix)', tone: 'main', press: { move: 'd2-c3' } });
    expect(d3).toMatchObject({ label: 'Prendre d3', press: { move: 'd2-d3' } });
    expect(e3).toMatchObject({ label: 'Prendre le Z en e3', tone: 'good', press: { move: 'd2-e3' } });
    expect(reveal).toMatchObject({ label: 'Retourner d2', press: { move: 'd2!' } });
    expect(another).toMatchObject({ name: 'piece', placeholder: 'Une autre pièce…' });
  });

  test('A button says that a hidden piece that reaches the last row is turned up.', () => {
    const [c8, d8, e8] = controlsOf(turnsFrom('wZe1 wx?d7 bZa5 b0?c8'), 0, 'd7');
    expect(c8).toMatchObject({ label: 'Take c8, turns up' });
    expect(d8).toMatchObject({ label: 'd8, turns up' });
    expect(e8).toMatchObject({ label: 'e8, turns up' });
  });

  test('A piece that cannot move is offered only if it can be turned up, and only for that.', () => {
    const state = turnsFrom('wZe1 w+?a1 w0a2 w0b2 w0?h8 bZe8');
    expect(controlsOf(state, 0, 'a1').map(({ control }) => control)).toEqual(['button', 'menu']);
    const [pieces] = controlsOf(turnsFrom('wZe1 w0a8 bZe4'), 0);
    expect(pieces).toMatchObject({ options: [{ label: 'e1: Z' }] });
  });

  test.each(['nonsense', 'e8', 'd8', 'e4', 'z9', 'swap a', 'replay 1', 'e1!', 'toString'])(
    'An old or made-up draft, “%s”, is ignored.',
    (draft) => {
      const state = begun();
      for (const viewer of viewers) {
        if (viewer !== 'table') expect(controlsOf(state, viewer, draft)).toEqual(controlsOf(state, viewer));
        const view = rules.view(state, viewer);
        expect(face.draw(view, speech('en'), draft)).toEqual(face.draw(view, speech('en')));
        expect(face.describe(view, speech('en'), draft)).toBe(face.describe(view, speech('en')));
        expect(face.headline(view, speech('en'), draft)).toBe(face.headline(view, speech('en')));
      }
    },
  );
});

describe('From the public board to the move', () => {
  /** To choose from a menu takes two taps: one opens it. */
  const tapsOn = (control: Control) => (control.control === 'menu' ? 2 : 1);

  /** The fewest taps to this move, for the player who is to act and sees the public board first. */
  function tapsTo(state: State, seat: number, move: string): number {
    const reached = new Map<string | undefined, number>([[undefined, 0]]);
    for (const [draft, taps] of reached) {
      for (const control of controlsOf(state, draft === undefined ? 'table' : seat, draft)) {
        for (const press of pressesIn([control])) {
          if ('move' in press && press.move === move) return taps + tapsOn(control);
          if ('draft' in press && !reached.has(press.draft)) reached.set(press.draft, taps + tapsOn(control));
        }
      }
    }
    return Number.POSITIVE_INFINITY;
  }

  test('every move and every piece turned up takes three taps at most.', () => {
    for (const state of states.filter(({ phase }) => phase === 'turns')) {
      const { pieces, turn } = inTurns(state).position;
      const [seat = 0] = rules.awaiting(state) as readonly number[];
      for (const move of actionsOf(pieces, turn).map(writeAction)) expect(tapsTo(state, seat, move), move).toBe(3);
    }
  });
});

test('A game that is over offers nothing to press.', () => {
  for (const viewer of viewers) expect(controlsOf(over, viewer)).toEqual([]);
});

describe('Whatever is shown to be pressed', () => {
  const boards = [...states, over].flatMap((state) =>
    viewers.flatMap((viewer) =>
      draftsFrom(state, viewer).flatMap((draft) => languages.map((each) => controlsOf(state, viewer, draft, each))),
    ),
  );

  test('fits a phone: menus of 1 to 25 options that differ, short labels, at most four rows of buttons.', () => {
    for (const controls of boards) {
      expect(controls.filter(({ control }) => control === 'button').length).toBeLessThanOrEqual(16);
      for (const control of controls) {
        if (control.control === 'button') expect(control.label.length).toBeLessThanOrEqual(20);
        if (control.control !== 'menu') continue;
        expect(control.placeholder.length).toBeLessThanOrEqual(40);
        expect(control.options.length).toBeGreaterThan(0);
        expect(control.options.length).toBeLessThanOrEqual(25);
        expect(new Set(control.options.map(({ label }) => label)).size).toBe(control.options.length);
        for (const { label, hint = '' } of control.options) {
          expect(label.length).toBeLessThanOrEqual(40);
          expect(hint.length).toBeLessThanOrEqual(60);
        }
      }
    }
  });

  test('can be told apart on one message, and is short enough to be carried by it.', () => {
    for (const controls of boards) {
      const menus = controls.flatMap((each) => (each.control === 'menu' ? [each.name] : []));
      const buttons = controls.flatMap((each) => (each.control === 'button' ? [JSON.stringify(each.press)] : []));
      expect(new Set(menus).size).toBe(menus.length);
      expect(new Set(buttons).size).toBe(buttons.length);
      for (const press of pressesIn(controls)) expect(String(Object.values(press)).length).toBeLessThanOrEqual(60);
    }
  });
});
