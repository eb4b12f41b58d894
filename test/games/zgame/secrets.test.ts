import { describe, expect, test } from 'vitest';
import { languages, type Seat, type Viewer } from '../../../src/games/contract.ts';
import { mount } from '../../../src/games/kernel.ts';
import { squares } from '../../../src/games/zgame/board.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import { type Move, type State, seats } from '../../../src/games/zgame/kind.ts';
import { some } from '../../sweep.ts';
import { leaks } from '../twins.ts';
import { arranged, face, moment, otherLine, played, rules, someLine, speech, viewers, viewOf } from './playing.ts';
import { hiddenPlaces, someDrafts, twinGames } from './twinGames.ts';

/** All that somebody sees, reads and may press. */
function sights(state: State, viewer: Viewer): string {
  const view = rules.view(state, viewer);
  const shown = languages.flatMap((language) =>
    someDrafts.map((draft) => [
      face.draw(view, speech(language), draft),
      face.describe(view, speech(language), draft),
      face.headline(view, speech(language), draft),
      face.controls(view, viewer, speech(language), draft),
    ]),
  );
  return JSON.stringify([view, rules.awaiting(state), rules.outcome(state) ?? null, shown]);
}

const attempts: readonly Move[] = [
  { act: 'ready' },
  { act: 'shuffle' },
  { act: 'arrange', line: someLine },
  { act: 'swap', one: 'a', other: 'b' },
  { act: 'reveal', at: 'z9' },
  ...squares.flatMap((from): readonly Move[] => [
    { act: 'reveal', at: from },
    ...squares.map((to) => ({ act: 'move', from, to }) as const),
  ]),
];

/** What a seat is answered when it tries every input. */
function answers(state: State, seat: Seat): readonly string[] {
  return attempts.map((move) => {
    const step = rules.step(state, { type: 'move', seat, move }, moment());
    if (step.ok) return 'accepted';
    return JSON.stringify([step.refusal, languages.map((each) => face.explain(step.refusal, speech(each)))]);
  });
}

const games = ['a', 'b', 'c', 'd'].flatMap(twinGames);
const last = (states: readonly State[]) => states.at(-1) as State;

describe('Nobody but its owner may learn a hidden piece’s sign', () => {
  test('There are twin games of either side, at many moments, with many pieces still hidden.', () => {
    expect(games.length).toBeGreaterThan(20);
    expect(new Set(games.map(({ owner }) => owner)).size).toBe(2);
    for (const { owner, one, other } of games) {
      const [seen, truly] = [viewOf(last(one), seats[owner]), viewOf(last(other), seats[owner])];
      expect(seen).not.toEqual(truly);
    }
  });

  test('Whichever piece it is, the other player and everybody else see the same, texts and buttons included.', () => {
    for (const { owner, one, other, heard } of some(games)) {
      for (const viewer of viewers.filter((each) => each !== seats[owner])) {
        expect(sights(last(one), viewer)).toBe(sights(last(other), viewer));
        const [first, second] = heard(viewer);
        expect(first).toBe(second);
      }
    }
  });

  test('Whatever they try, they get the same answer.', () => {
    for (const { owner, one, other } of some(games)) {
      const seat = seats[owner === 'white' ? 'black' : 'white'];
      expect(answers(last(one), seat)).toEqual(answers(last(other), seat));
    }
  });

  test('Even the owner’s answers tell nothing hidden, since everybody may read them.', () => {
    for (const { owner, one, other } of some(games)) {
      expect(answers(last(one), seats[owner])).toEqual(answers(last(other), seats[owner]));
    }
  });

  test('No view but the owner’s holds the sign of a piece that is face down.', () => {
    for (const state of games.flatMap(({ one }) => one)) {
      for (const viewer of viewers) {
        const view = viewOf(state, viewer);
        if (view.phase !== 'turns') continue;
        for (const piece of view.pieces) {
          const secret = piece.face === 'down' && viewer !== seats[piece.side];
          expect('sign' in piece).toBe(!secret);
        }
        expect(JSON.stringify(view)).not.toContain('"lines"');
      }
    }
  });

  test('What is hidden is what was never turned up, taken, or walked to the last row.', () => {
    for (const state of games.map(({ one }) => last(one))) {
      if (state.phase !== 'turns') throw new Error('It is over.');
      for (const side of ['white', 'black'] as const) {
        const down = state.position.pieces.filter((piece) => piece.side === side && piece.face === 'down');
        expect(hiddenPlaces(state, side)).toHaveLength(down.length);
      }
    }
  });
});

describe('While both arrange', () => {
  const others = [otherLine, '++xZ>x00', '00xxZ++>'].map((line) => arranged(someLine, line));

  test('nobody sees the other’s order, nor where the Z stands.', () => {
    for (const viewer of ['table', 0] as const) {
      expect(new Set(others.map((state) => sights(state, viewer))).size).toBe(1);
      expect(new Set(others.map((state) => sights(played(['ready'], state), viewer))).size).toBe(1);
    }
    expect(new Set(others.map((state) => sights(state, 1))).size).toBe(others.length);
  });

  test('only the owner of a line is told of a change.', () => {
    for (const text of [someLine, 'shuffle', 'swap a b']) {
      const step = rules.step(others[0] as State, { type: 'move', seat: 1, move: readMove(text) }, moment());
      expect(step.ok && step.events.map(({ to }) => to)).toEqual([1]);
    }
  });

  test('the other player gets the same answers, whatever the order.', () => {
    expect(new Set(others.map((state) => JSON.stringify(answers(state, 0)))).size).toBe(1);
  });
});

describe('The search for leaks of the contract', () => {
  const search = { games: 3, forks: 6 };

  test('compares states that differ only in hidden signs: it finds a sign that leaks during the game.', () => {
    const leaky = mount({
      ...zgame,
      rules: {
        ...rules,
        view(state, viewer) {
          const view = rules.view(state, viewer);
          const slips = state.phase === 'turns' && view.phase === 'turns' && state.actions.length > 1;
          return slips ? { ...view, slip: state.position.pieces.filter((piece) => piece.face === 'down') } : view;
        },
      },
    });
    const found = leaks(leaky, search);
    expect(found).toContain('the view, seen by table');
    expect(found.some((leak) => /seen by [01]/.test(leak))).toBe(true);
  });
});

function readMove(text: string): Move {
  const move = zgame.notation.read(text);
  if (move === undefined) throw new Error(`${text} is not a move.`);
  return move;
}
