import { expect, test } from 'vitest';
import { bitsGiven, bitsMissing, chancesOf } from '../../../src/games/mastermind/bots/chances.ts';
import { hard } from '../../../src/games/mastermind/bots/hard.ts';
import { positionOf } from '../../../src/games/mastermind/bots/position.ts';
import { rowsOfEach } from '../../../src/games/mastermind/bots/tried.ts';
import type { Move } from '../../../src/games/mastermind/kind.ts';
import { cards } from '../../../src/games/mastermind/pieces.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { moment, started, viewOf } from './playing.ts';

const small = positionOf({ covered: cards.filter((_card, place) => place % 3 !== 0), given: [] });
const never = () => false;

test('Any code of the pack may be set, and hardly more can be foreseen than if it were drawn by lot.', () => {
  const chances = chancesOf(small, thinkingFor(300, moment().rng));
  expect(chances).toHaveLength(small.codes.length);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  for (const chance of chances) expect(chance).toBeGreaterThan(0);
  expect(bitsMissing(chances)).toBeGreaterThan(0.05);
  expect(bitsMissing(chances)).toBeLessThanOrEqual(bitsGiven);
});

test('The codes that are set most often take more rows than others, also for seekers who were not asked.', () => {
  const chances = chancesOf(small, thinkingFor(300, moment('setter').rng));
  const seekers = Array.from({ length: 20 }, (_, turn) => rowsOfEach(small, moment('seeker', turn).rng, never)!);
  const rows = Array.from(small.codes, (code) => seekers.reduce((sum, taken) => sum + taken[code]!, 0) / 20);
  const drawn = rows.reduce((sum, each) => sum + each, 0) / rows.length;
  const preferred = rows.reduce((sum, each, place) => sum + each * chances[place]!, 0);
  expect(preferred).toBeGreaterThan(drawn + 0.02);
});

test('A setter without time draws by lot.', () => {
  const chances = chancesOf(small, thinkingFor(0, moment().rng));
  expect(bitsMissing(chances)).toBeCloseTo(0);
  const told: Move[] = [];
  const thinking = { ...thinkingFor(0, moment().rng), best: (move: Move) => told.push(move) };
  expect(hard(viewOf(started(2), 0), 0, thinking)).toMatchObject({ act: 'choose' });
  expect(told).toHaveLength(1);
});
