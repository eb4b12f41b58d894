import { describe, expect, test } from 'vitest';
import { easy } from '../../../../src/games/foxu/bots/easy.ts';
import { hard } from '../../../../src/games/foxu/bots/hard.ts';
import { medium } from '../../../../src/games/foxu/bots/medium.ts';
import { positionOf, slidesOf } from '../../../../src/games/foxu/bots/position.ts';
import { foxu } from '../../../../src/games/foxu/index.ts';
import type { Move, State, StateOf } from '../../../../src/games/foxu/kind.ts';
import { thinkingFor } from '../../../../src/games/thinking.ts';
import { needs } from '../../../needs.ts';
import { some } from '../../../sweep.ts';
import { botGame, moment, notation, played, prepared, rules, seatToMove, viewOf } from '../playing.ts';
import { plainlyWins } from './positions.ts';

const levels = { easy, medium, hard };
const names = ['easy', 'medium', 'hard'] as const;

function ending(states: readonly State[]): State {
  const state = states.at(-1);
  if (state === undefined) throw new Error('There was no game.');
  return state;
}

const seeds = Array.from({ length: 10 }, (_, index) => `match ${index}`);

/** Positions in which somebody slides, from games that are not all played well. */
const turns = Array.from({ length: 10 }, (_, index) => botGame(`turns ${index}`, [easy, easy]))
  .flat()
  .filter((state): state is StateOf<'turns'> => state.phase === 'turns');

const opening = played(prepared);

function moveOf(level: keyof typeof levels, state: State, seed: string, questions = 200): Move {
  return levels[level](viewOf(state), seatToMove(state), thinkingFor(questions, moment(seed).rng));
}

function stepOf(state: State, move: Move) {
  return rules.step(state, { type: 'move', seat: seatToMove(state), move }, moment());
}

/** The slides after which the opponent cannot win at once. */
function safe({ board, turn }: StateOf<'turns'>): readonly string[] {
  const slides = slidesOf(positionOf(board, turn));
  return slides.filter(({ after }) => after.theirLeft === 0 || !plainlyWins(after, 1)).map(({ to }) => to);
}

test('Computer players, from the weakest to the strongest, are easy, medium and hard.', () => {
  expect(foxu.bots).toEqual(levels);
  expect(Object.keys(foxu.bots)).toEqual(['easy', 'medium', 'hard']);
});

describe.each(names)('A computer player of level %s', (level) => {
  test('plays legal moves to the end of the game, and does not always open alike.', () => {
    const games = seeds.slice(0, 4).map((seed) => botGame(seed, [levels[level], levels[level]]));
    for (const states of games) expect(rules.outcome(ending(states))).toBeDefined();
    expect(new Set(games.map((states) => JSON.stringify(states[3]))).size).toBe(4);
  });

  test('takes a win that is there.', () => {
    const winning = turns.filter(({ board, turn }) => plainlyWins(positionOf(board, turn), 1));
    expect(winning.length).toBeGreaterThan(8);
    for (const state of some(winning)) {
      const step = stepOf(state, moveOf(level, state, 'win'));
      expect(step.ok && rules.outcome(step.state)?.winners).toEqual([seatToMove(state)]);
    }
  });

  test('leaves the opponent no win in one where there is another way.', () => {
    const dangerous = turns.filter((state) => {
      const some = safe(state).length;
      return some > 0 && some < slidesOf(positionOf(state.board, state.turn)).length;
    });
    expect(dangerous.length).toBeGreaterThan(8);
    for (const state of some(dangerous)) {
      const move = moveOf(level, state, 'safe');
      expect(safe(state)).toContain(move.act === 'slide' ? move.to : move.act);
    }
  });

  test('plays the same with the same view, chance and time, and not always the same with other chance.', () => {
    const openings = seeds.map((seed) => moveOf(level, opening, seed, 20));
    expect(seeds.map((seed) => moveOf(level, opening, seed, 20))).toEqual(openings);
    expect(new Set(openings.map(notation.write)).size).toBeGreaterThan(1);
  });

  test('answers with a legal move when there is no time at all.', () => {
    for (const state of [opening, ...some(turns)]) expect(stepOf(state, moveOf(level, state, 'late', 0)).ok).toBe(true);
  });
});

test.each([
  ['medium', 'easy'],
  ['hard', 'medium'],
  ['hard', 'easy'],
] as const)(
  'A player of level %s beats %s in most games, beginning in half of them.',
  needs.everySeed,
  (strong, weak) => {
    const won = seeds.filter((seed, index) => {
      const players = [levels[strong], levels[weak]] as const;
      const states = botGame(seed, index % 2 === 0 ? players : [players[1], players[0]]);
      return rules.outcome(ending(states))?.winners[0] === index % 2;
    });
    expect(won.length).toBeGreaterThanOrEqual(7);
  },
);

test('To a recorded game, hard has another answer in at least a third of the openings.', needs.everySeed, () => {
  const openings = Array.from({ length: 9 }, (_, index) => botGame(`recorded ${index}`, [easy, easy])[4] as State);
  const varied = openings.filter((state) => {
    const games = seeds.slice(0, 3).map((seed) => {
      const chosen = stepOf(state, moveOf('hard', state, seed));
      if (!chosen.ok) throw new Error(chosen.refusal.why);
      return notation.write(moveOf('hard', chosen.state, seed));
    });
    return new Set(games).size > 1;
  });
  expect(varied.length).toBeGreaterThanOrEqual(3);
});

test.each(['opening', 'pie', 'turns'])('Hard tells a move of the phase %s before it looks further.', (phase) => {
  const state = botGame('told', [easy, easy]).find((other) => other.phase === phase) ?? opening;
  const told: Move[] = [];
  const thinking = { ...thinkingFor(200, moment().rng), best: (move: Move) => void told.push(move) };
  hard(viewOf(state), seatToMove(state), thinking);
  expect(told.length).toBeGreaterThan(0);
  for (const move of told) expect(stepOf(state, move).ok).toBe(true);
});

test('Any move is a legal move, in every phase.', () => {
  const states = [...botGame('any', [easy, easy]).slice(0, -1), ...turns];
  for (const [index, state] of states.entries()) {
    const move = foxu.anyMove?.(viewOf(state), seatToMove(state), moment(`any ${index}`).rng);
    expect(move && stepOf(state, move).ok).toBe(true);
  }
});
