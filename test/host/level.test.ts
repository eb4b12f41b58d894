import { describe, expect, test } from 'vitest';
import type { Level } from '../../src/games/contract.ts';
import type { Game } from '../../src/games/kernel.ts';
import type { Act } from '../../src/host/match/act.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import { gatheringMatch } from '../../src/host/match/gather.ts';
import { levelOf, usualLevel } from '../../src/host/match/level.ts';
import { type Match, readMatch, writeMatch } from '../../src/host/match/match.ts';
import { around, game as misterZero } from './matches.ts';

const withLevels = (...bots: Level[]): Game => ({ ...misterZero, bots });
const three = withLevels('easy', 'medium', 'hard');
const member = (id: string) => ({ kind: 'member', id, name: id }) as const;
const table = { game: 'mister-zero', guild: '1', language: 'en', by: member('ada'), turnLimit: undefined } as const;

function acted(game: Game, match: Match, ...acts: readonly Act[]): Match {
  return acts.reduce((now, act) => {
    const applied = applyAct(now, act, { ...around, game });
    if (applied.done !== 'yes') throw new Error(`${act.act} was not accepted`);
    return applied.match;
  }, match);
}

const computers = ({ seats }: Match) => seats.flatMap((each) => (each.kind === 'computer' ? [each.level] : []));

function gathered(game: Game, level?: Level): Match {
  const config = game.presets.standard;
  return gatheringMatch({ ...table, seats: 4, level, config }, 1, 'seed', 0);
}

function ofFour(game: Game, level?: Level): Match {
  const against = ['bob', 'cleo', 'dan'].map(member);
  const accepts = against.map(({ id }): Act => ({ act: 'accept', by: id }));
  return acted(game, challengeMatch({ ...table, against, level }, game, 1, 'seed', 0), ...accepts);
}

test.each([
  [['easy', 'medium', 'hard'], 'medium'],
  [['easy', 'hard'], 'easy'],
  [['hard'], 'hard'],
  [[], undefined],
] as const)('of the levels %s, %s is the usual one', (levels, usual) => {
  expect(usualLevel(withLevels(...levels))).toBe(usual);
});

describe('at a table for which a level was chosen', () => {
  test.each(three.bots)('computers that fill the seats play at that level: %s', (level) => {
    const begun = acted(three, gathered(three, level), { act: 'fill', by: 'ada' });
    expect(computers(begun)).toEqual([level, level, level]);
  });

  test.each(three.bots)('a computer that takes over for who left plays at that level: %s', (level) => {
    const left = acted(three, ofFour(three, level), { act: 'leave', by: 'cleo' });
    expect(computers(left)).toEqual([level]);
  });

  test('the level stays the same in the next game there', () => {
    const left = acted(three, ofFour(three, 'hard'), { act: 'leave', by: 'cleo' });
    const over: Match = { ...left, stage: { at: 'over', ending: { by: 'rules' } } };
    const asked = ['ada', 'bob', 'dan'].map((by): Act => ({ act: 'rematch', by }));
    const again = acted(three, over, ...asked, { act: 'leave', by: 'bob' });
    expect(computers(again)).toEqual(['hard', 'hard']);
  });
});

describe('at a table for which none was chosen', () => {
  test('computers play at the usual level of the game', () => {
    expect(computers(acted(three, gathered(three), { act: 'fill', by: 'ada' }))).toEqual([
      'medium',
      'medium',
      'medium',
    ]);
    const two = withLevels('easy', 'hard');
    expect(computers(acted(two, ofFour(two), { act: 'leave', by: 'cleo' }))).toEqual(['easy']);
  });
});

test('a match that an earlier version kept goes on at the usual level', () => {
  const { level: _, ...older } = ofFour(three, 'hard');
  const read = readMatch(writeMatch(older));
  expect(levelOf(read, three)).toBe('medium');
  expect(computers(acted(three, read, { act: 'leave', by: 'bob' }))).toEqual(['medium']);
});

test('a level that a game no longer has gives way to its usual one', () => {
  const read = readMatch(writeMatch({ ...ofFour(three), level: 'brilliant' }));
  expect(levelOf(read, three)).toBe('medium');
});
