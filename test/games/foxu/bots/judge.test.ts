import { describe, expect, test } from 'vitest';
import { easy } from '../../../../src/games/foxu/bots/easy.ts';
import { judge } from '../../../../src/games/foxu/bots/judge.ts';
import { medium } from '../../../../src/games/foxu/bots/medium.ts';
import { looks, positionOf } from '../../../../src/games/foxu/bots/position.ts';
import { deepest, prover } from '../../../../src/games/foxu/bots/prover.ts';
import { otherColour, type State } from '../../../../src/games/foxu/kind.ts';
import { thinkingFor } from '../../../../src/games/thinking.ts';
import { botGame, moment, played, prepared, rules, seatToMove, viewOf } from '../playing.ts';

const enough = 20_000;

function judged(state: State, questions = enough, seed = 'judge') {
  return judge(viewOf(state), seatToMove(state), thinkingFor(questions, moment(seed).rng));
}

/** The state after the move that was judged best. */
function continued(state: State, seed?: string): State {
  const { move } = judged(state, enough, seed);
  const step = rules.step(state, { type: 'move', seat: seatToMove(state), move }, moment());
  if (!step.ok) throw new Error(`The judge's move is refused: ${step.refusal.why}`);
  return step.state;
}

/** Every state from the pie on of so many games, but the ends. */
const statesOf = (games: number) =>
  Array.from({ length: games }, (_, index) => botGame(`judged ${index}`, [easy, medium]))
    .flat()
    .filter(({ phase }) => phase === 'pie' || phase === 'turns');

const states = statesOf(4);

describe('The judge', () => {
  test('proves every position from the pie on, and at the pie finds a win.', () => {
    for (const state of states) {
      const { worth, certain } = judged(state);
      expect(certain).toBe('proved');
      if (state.phase === 'pie') expect(worth).toBe(1);
      else expect(Math.abs(worth)).toBe(1);
    }
  });

  test('never gives a won position away, and what is lost stays lost.', () => {
    for (const state of states) {
      const next = continued(state);
      const winners = rules.outcome(next)?.winners;
      const worth = winners === undefined ? judged(next).worth : undefined;
      const toMove = seatToMove(state);
      const won = worth === undefined ? winners?.includes(toMove) : worth > 0 === (seatToMove(next) === toMove);
      expect(won).toBe(judged(state).worth > 0);
    }
  });

  test('takes the colour whose owner wins, as a prover says who looks at every ply.', () => {
    for (const state of states) {
      if (state.phase !== 'pie') continue;
      const next = positionOf(state.board, otherColour(state.last.colour));
      const proves = prover(() => false);
      expect(judged(state).move.act).toBe(proves.wins(next, deepest) === 'yes' ? 'keep' : 'take');
    }
  });

  test('says that every opening is lost, since the opponent chooses the better side.', () => {
    expect(judged(played(prepared))).toMatchObject({ worth: -1, certain: 'proved' });
  });

  test('only guesses when there is no time, and still gives a legal move.', () => {
    for (const state of [played(prepared), ...states]) {
      const { worth, move } = judged(state, 0);
      const step = rules.step(state, { type: 'move', seat: seatToMove(state), move }, moment());
      expect(step.ok).toBe(true);
      expect(Math.abs(worth)).toBeLessThanOrEqual(1);
    }
    expect(judged(played(prepared), 0).certain).toBe('guessed');
  });

  test('is never sure of what it guesses, and surer of a side the better it looks.', () => {
    const guesses = statesOf(8)
      .map((state) => ({ state, said: judged(state, 0) }))
      .filter(({ said }) => said.certain === 'guessed');
    for (const { said } of guesses) expect(Math.abs(said.worth)).toBeLessThan(1);
    const pies = guesses.flatMap(({ state, said }) =>
      state.phase === 'pie'
        ? [{ worth: said.worth, ahead: Math.abs(looks(positionOf(state.board, otherColour(state.last.colour)))) }]
        : [],
    );
    expect(pies.length).toBeGreaterThan(3);
    const byLooks = pies.toSorted((one, other) => one.ahead - other.ahead).map(({ worth }) => worth);
    expect(byLooks).toEqual(byLooks.toSorted((one, other) => one - other));
    expect(byLooks[0]).toBeLessThan(byLooks.at(-1) ?? 0);
  });

  test('wins every game from a position that it called won, whoever resists.', () => {
    for (const state of states.filter((_, index) => index % 9 === 0)) {
      let now = state;
      const winner = judged(now).worth > 0 ? seatToMove(now) : 1 - seatToMove(now);
      for (let turn = 0; rules.outcome(now) === undefined; turn++) now = continued(now, `turn ${turn}`);
      expect(rules.outcome(now)?.winners).toEqual([winner]);
    }
  });
});
