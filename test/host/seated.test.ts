import { describe, expect, test } from 'vitest';
import type { Act } from '../../src/host/match/act.ts';
import { withoutPerson } from '../../src/host/match/formerly.ts';
import type { Match, Occupant } from '../../src/host/match/match.ts';
import { occupantsOf, seatsAt } from '../../src/host/match/seated.ts';
import { acted, begun as begunAtUsual, game } from './matches.ts';

const sit = (by: string): Act => ({ act: 'sit', by, name: `${by} the name` });
const leave = (by: string): Act => ({ act: 'leave', by });
const move = (by: string, text: string): Act => ({ act: 'move', by, text });
const begun = (): Match => ({ ...begunAtUsual('ada', 'bob', 'cleo', 'dan'), level: 'hard' });
const shown = (occupant: Occupant | undefined) =>
  occupant?.kind === 'member' ? occupant.name : occupant?.kind === 'computer' ? occupant.level : occupant?.kind;
const seatAt = (match: Match, seat: number) =>
  Array.from({ length: (match.play?.turn ?? 0) + 1 }, (_, turn) => shown(seatsAt(match, game, turn)[seat]));

describe('who sat in a seat', () => {
  test('is whoever made the play what it was in that turn', () => {
    const left = acted(begun(), move('ada', '1A'), leave('cleo'), move('bob', '1B'));
    const match = acted(left, sit('fay'), move('fay', '2C'), move('dan', '2D'), leave('fay'), move('ada', '3E'));
    expect(match.play?.turn).toBe(5);
    expect(seatAt(match, 2)).toEqual(['cleo', 'cleo', 'hard', 'fay the name', 'fay the name', 'hard']);
    expect(seatAt(match, 0)).toEqual(Array.from({ length: 6 }, () => 'ada'));
    expect(occupantsOf(match, game, 2).map(shown)).toEqual(['cleo', 'hard', 'fay the name', 'hard']);
    expect(occupantsOf(match, game, 1).map(shown)).toEqual(['bob']);
  });

  test('had a name only where it was kept, or where they sit there still', () => {
    const match = acted(begun(), move('ada', '1A'), leave('cleo'), leave('dan'), move('bob', '1B'), sit('cleo'));
    const old = match.replaced?.map(({ name: _, taken, ...each }) => ({
      ...each,
      ...(taken && { taken: { id: taken.id, turn: taken.turn } }),
    }));
    expect(seatsAt({ ...match, replaced: old }, game, 1).map(shown)).toEqual(['ada', 'bob', 'cleo the name', '']);
  });

  test('is a former player once they are forgotten, and their name is nowhere', () => {
    const match = acted(begun(), move('ada', '1A'), leave('cleo'), move('bob', '1B'), sit('fay'), leave('fay'));
    const [one, both] = [withoutPerson(match, 'cleo'), withoutPerson(withoutPerson(match, 'cleo'), 'fay')];
    expect(occupantsOf(one, game, 2).map(shown)).toEqual(['former', 'hard', 'fay the name', 'hard']);
    expect(occupantsOf(both, game, 2).map(shown)).toEqual(['former', 'hard', 'former', 'hard']);
    expect(JSON.stringify(both)).not.toMatch(/cleo|fay|the name/);
  });
});
