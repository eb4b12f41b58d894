import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, type Viewer } from '../../../src/games/contract.ts';
import { mount } from '../../../src/games/kernel.ts';
import { answerTo } from '../../../src/games/mastermind/answers.ts';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import type { State, StateOf } from '../../../src/games/mastermind/kind.ts';
import { type Card, type Code, type Puzzle, puzzles, solution } from '../../../src/games/mastermind/pieces.ts';
import { allRows } from '../../../src/games/mastermind/possible.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { sweep } from '../../sweep.ts';
import {
  accepted,
  afterRounds,
  botGame,
  face,
  mastermindPack,
  moment,
  notation,
  played,
  rules,
  speech,
  started,
  type Typed,
  tryMove,
  viewersOf,
} from './playing.ts';

/** A round up to some row: the board before it, what was typed after the cards were set, and the cards. */
interface Situation {
  readonly before: State;
  readonly setter: number;
  readonly code: Code;
  readonly rows: readonly Typed[];
}

const situations: fc.Arbitrary<Situation> = fc
  .record({
    seats: fc.constantFrom(2, 3),
    rounds: fc.integer({ min: 0, max: 7 }),
    code: fc.infiniteStream(fc.nat({ max: 1000 })),
    rows: fc.array(fc.tuple(fc.constantFrom(...puzzles), fc.nat({ max: 124 })), { maxLength: 8 }),
  })
  .map(({ seats, rounds, code: numbers, rows }) => {
    const pause = afterRounds(started(seats, { possible: 'told' }), rounds);
    const before = pause.phase === 'shown' ? played(pause, [0, 'next']) : pause;
    const { setter, seekers, covered } = rules.view(before, 'table');
    const pack = mastermindPack(covered) as Card[];
    const draw = () => pack.splice(numbers.next().value % pack.length, 1)[0] as Card;
    const typed = rows.map(([puzzle, index]): Typed => [seekers[puzzle], rowText(puzzle, index)]);
    return { before, setter, code: [draw(), draw(), draw()] as const, rows: typed };
  });

function rowText(puzzle: Puzzle, index: number): string {
  return notation.write({ act: 'row', puzzle, tokens: allRows[puzzle][index]! });
}

/**
 * The state after the rows that the round accepts. Rows after a puzzle is solved are left out, and so is a row that
 * would end the round.
 */
function sought({ before, setter, code, rows }: Situation): StateOf<'seeking'> {
  const set = played(before, [setter, `cards ${code.join(' ')}`]);
  const state = rows.reduce((now, typed) => {
    const step = tryMove(now, typed);
    return step.ok && step.state.phase === 'seeking' ? step.state : now;
  }, set);
  return seeking(state);
}

/** The same rows with other cards. */
function replayed({ before, setter }: Situation, { given }: StateOf<'seeking'>, code: Code): State {
  const { seekers } = rules.view(before, 'table');
  const rows = given.map(
    ({ puzzle, row }): Typed => [seekers[puzzle], notation.write({ act: 'row', puzzle, tokens: row })],
  );
  return played(before, [setter, `cards ${code.join(' ')}`], ...rows);
}

/** The other codes of the pack that would have got the same answers. */
function alike({ course, given, code }: StateOf<'seeking'>): Code[] {
  const pack = mastermindPack(course.covered) as Card[];
  const codes = pack.flatMap((left) => pack.flatMap((middle) => pack.map((right): Code => [left, middle, right])));
  return codes.filter(
    (other) =>
      new Set(other).size === 3 &&
      String(other) !== String(code) &&
      given.every(({ puzzle, row, answer }) => {
        const would = answerTo(row, solution(other, puzzle));
        return would.black === answer.black && would.white === answer.white;
      }),
  );
}

const badInputs = [
  'colours R G',
  'colours R G orange',
  'shapes star star star star',
  'shapes heart star star',
  'colours R G B #9.9',
  'cards red-star green-circle blue-cross',
  'cards red-star red-star red-star',
  'cards random',
  'next',
];

const drafts = [undefined, '', 'colours', 'colours R G', 'colours R G B', 'shapes star', 'possible', 'cards red-star'];

function seeking(state: State): StateOf<'seeking'> {
  if (state.phase !== 'seeking') throw new Error(`The round is at ${state.phase}.`);
  return state;
}

/** All that this viewer can learn of a state without giving a row. */
function everythingSeen(state: State, viewer: Viewer): unknown {
  const view = rules.view(state, viewer);
  const seats = viewer === 'table' ? [] : [viewer];
  return {
    view,
    awaiting: rules.awaiting(state),
    deadline: rules.deadline(state),
    outcome: rules.outcome(state),
    refusals: seats.flatMap((seat) => badInputs.map((text) => tryMove(state, [seat, text]))),
  };
}

function everythingShown(state: State, viewer: Viewer): unknown {
  const view = rules.view(state, viewer);
  return languages.flatMap((language) =>
    drafts.map((draft) => [
      face.draw(view, speech(language), draft),
      face.describe(view, speech(language), draft),
      face.headline(view, speech(language), draft),
      face.controls(view, viewer, speech(language), draft),
    ]),
  );
}

describe('The chosen cards are known to the setter alone until the round ends', () => {
  test('With codes that give the same answers, everybody but the setter sees the same, refusals included.', () => {
    let compared = 0;
    fc.assert(
      fc.property(situations, (situation) => {
        const state = sought(situation);
        const viewers = viewersOf(state.course.seats).filter((viewer) => viewer !== situation.setter);
        const mine = viewers.map((viewer) => JSON.stringify(everythingSeen(state, viewer)));
        for (const code of alike(state)) {
          const other: State = { ...state, code };
          compared++;
          for (const [index, viewer] of viewers.entries()) {
            if (JSON.stringify(everythingSeen(other, viewer)) !== mine[index])
              throw new Error(`${viewer} sees ${code}`);
          }
        }
      }),
      { numRuns: sweep(12, 4) },
    );
    expect(compared).toBeGreaterThan(sweep(1_000));
  });

  test('A round with another such code has the same events, pictures, words, controls and computer moves.', () => {
    let compared = 0;
    fc.assert(
      fc.property(situations, fc.nat(), (situation, pick) => {
        const state = sought(situation);
        const others = alike(state);
        const code = others[pick % (others.length || 1)];
        if (code === undefined) return;
        compared++;
        const other = replayed(situation, state, code);
        expect(seeking(other).given).toEqual(state.given);
        const told = [situation.code, code].map(
          (each) => accepted(situation.before, [situation.setter, `cards ${each.join(' ')}`]).events,
        );
        expect(told[1]).toEqual(told[0]);
        for (const viewer of viewersOf(state.course.seats)) {
          if (viewer === situation.setter) continue;
          expect(JSON.stringify(everythingShown(other, viewer))).toBe(JSON.stringify(everythingShown(state, viewer)));
          if (viewer === 'table' || ![rules.awaiting(state)].flat().includes(viewer)) continue;
          for (const bot of Object.values(mastermind.bots)) {
            const moves = [state, other].map((each) =>
              bot(rules.view(each, viewer), viewer, thinkingFor(10, moment('same').rng)),
            );
            expect(moves[1]).toEqual(moves[0]);
          }
        }
      }),
      { numRuns: sweep(40) },
    );
    expect(compared).toBeGreaterThan(sweep(10));
  });

  test('While a code is sought, no view and no event of another player names its cards.', () => {
    for (const states of [botGame('named', [mastermind.bots['hard']!, mastermind.bots['easy']!])]) {
      for (const state of states) {
        if (state.phase !== 'seeking') continue;
        const setter = rules.view(state, 'table').setter;
        for (const viewer of viewersOf(2).filter((each) => each !== setter)) {
          const seen = JSON.stringify(rules.view(state, viewer));
          for (const card of state.code) expect(seen).not.toContain(card);
        }
        expect(rules.view(state, setter)).toMatchObject({ code: state.code });
      }
    }
  });

  test('The setter’s draft is drawn for the setter alone: it changes nobody else’s board.', () => {
    const state = started(3);
    for (const viewer of viewersOf(3)) {
      const shown = ['cards red-star green-circle', 'cards', undefined].map((draft) =>
        JSON.stringify([
          face.draw(rules.view(state, viewer), speech('en'), draft),
          face.headline(rules.view(state, viewer), speech('en'), draft),
          face.controls(rules.view(state, viewer), viewer, speech('en'), draft),
        ]),
      );
      expect(shown[1] === shown[0]).toBe(viewer !== 0);
      expect(shown[2]).toBe(shown[1]);
    }
  });

  test('Neither the log nor the event names cards that were drawn at random.', () => {
    const game = mount(mastermind);
    const play = game.open({ config: mastermind.presets.standard, seats: 2, seed: 'log', now: 0 });
    const drawn = game.submit(play, { type: 'move', seat: 0, text: 'cards random' }, 1);
    expect(drawn.ok && drawn.changed && drawn.entry.input).toEqual({ type: 'move', seat: 0, text: 'cards random' });
    expect(drawn.ok && drawn.changed && drawn.events).toEqual([
      { to: 'table', event: { what: 'set', seat: 0, round: 1 } },
    ]);
  });
});
