import { expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { phases, type Refusal, type State } from '../../../src/games/foxu/kind.ts';
import { boardWith, face, moment, played, prepared, refusalOf, rules, somePegs, speech, turnsFrom } from './playing.ts';

const states: Readonly<Record<(typeof phases)[number], State>> = {
  pegs: played([somePegs]),
  corners: played([somePegs, 'ready']),
  opening: played(prepared),
  pie: played([...prepared, 'yellow a4']),
  turns: turnsFrom(boardWith([], 'b2', 'd4')),
  over: played(
    ['a6'],
    turnsFrom({ ...boardWith([], 'a1', 'f6'), pegs: { yellow: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'c1'], blue: [] } }),
  ),
};

const ten = somePegs.split(' ').slice(0, -1).join(' ');

const table: readonly (readonly [phase: keyof typeof states, typed: string, refusal: Refusal])[] = [
  ['pegs', ten, { why: 'wrong-number-of-pegs', given: 10 }],
  ['pegs', `${somePegs} f5`, { why: 'wrong-number-of-pegs', given: 12 }],
  ['pegs', `${ten} b2`, { why: 'hole-named-twice', hole: 'b2' }],
  ['pegs', `${ten} a6`, { why: 'peg-on-a-corner', corner: 'a6' }],
  ['pegs', `${ten} z9`, { why: 'not-a-hole', point: 'z9' }],
  ['pegs', 'd4', { why: 'not-now', phase: 'pegs' }],
  ['corners', 'corners yellow b3', { why: 'not-a-corner', point: 'b3' }],
  ['corners', 'corners yellow z9', { why: 'no-such-point', point: 'z9' }],
  ['corners', 'ready', { why: 'not-now', phase: 'corners' }],
  ['opening', 'd4', { why: 'tube-not-named', to: 'd4' }],
  ['opening', 'yellow f6', { why: 'occupied', by: 'blue', to: 'f6' }],
  ['opening', 'blue d5', { why: 'off-the-lines', from: 'f6', to: 'd5' }],
  ['opening', 'take', { why: 'not-now', phase: 'opening' }],
  ['pie', 'f5', { why: 'not-now', phase: 'pie' }],
  ['turns', 'z9', { why: 'no-such-point', point: 'z9' }],
  ['turns', 'a7', { why: 'no-such-point', point: 'a7' }],
  ['turns', 'b2', { why: 'staying-put', at: 'b2' }],
  ['turns', 'c4', { why: 'off-the-lines', from: 'b2', to: 'c4' }],
  ['turns', 'd4', { why: 'occupied', by: 'blue', to: 'd4' }],
  ['turns', 'e5', { why: 'blocked', by: 'blue', at: 'd4', to: 'e5' }],
  ['turns', 'blue d3', { why: 'wrong-tube', yours: 'yellow' }],
  ['turns', 'keep', { why: 'not-now', phase: 'turns' }],
  ['over', 'd4', { why: 'over' }],
];

test.each(table)('At %s, “%s” is refused by name.', (phase, typed, refusal) => {
  expect(refusalOf(states[phase], typed, phase === 'pie' ? 1 : 0)).toEqual(refusal);
});

test('Whoever is not awaited is told whose turn it is.', () => {
  for (const phase of phases.filter((each) => each !== 'over')) {
    const [awaited] = rules.awaiting(states[phase]) as readonly number[];
    expect(refusalOf(states[phase], 'd4', 1 - (awaited ?? 0))).toEqual({ why: 'not-your-turn', awaited });
  }
});

test('Nothing at all is accepted in the end, from either seat.', () => {
  for (const typed of ['shuffle', somePegs, 'ready', 'corners blue a1', 'blue d4', 'd4', 'take', 'keep']) {
    for (const seat of [0, 1]) expect(refusalOf(states.over, typed, seat)).toEqual({ why: 'over' });
  }
  expect(rules.step(states.over, { type: 'leave', seat: 0 }, moment()).ok).toBe(false);
});

test('Every refusal is explained in both languages, in its own words and in at most 300 characters.', () => {
  const others: readonly Refusal[] = [{ why: 'seats-fixed' }, { why: 'not-your-turn', awaited: 1 }];
  const all = [...table.map(([, , refusal]) => refusal), ...others];
  const distinct = [...new Map(all.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
  const names = ['Wilhelmina Featherstonehaugh III', 'Maximilian-Alexander von Rosen 2'];
  const explained = languages.map((language) =>
    distinct.map((refusal) => face.explain(refusal, speech(language, names))),
  );
  for (const texts of explained) {
    expect(texts.every((text) => text.length > 0 && text.length <= 300)).toBe(true);
    expect(new Set(texts).size).toBe(distinct.length);
  }
  for (const text of explained[languages.indexOf('fr')] ?? []) expect(text).not.toMatch(/ [:;!?»]|« /);
  expect(new Set(explained.flat()).size).toBe(2 * distinct.length);
});

test('A refusal says what is wrong: the number given, the hole, the point, the tube in the way.', () => {
  const said = (phase: keyof typeof states, typed: string) => {
    const refusal = refusalOf(states[phase], typed);
    return refusal && languages.map((language) => face.explain(refusal, speech(language)));
  };
  for (const text of said('pegs', ten) ?? []) expect(text).toContain('10');
  for (const text of said('pegs', `${ten} b2`) ?? []) expect(text).toContain('b2');
  for (const text of said('pegs', `${ten} a6`) ?? []) expect(text).toContain('a6');
  for (const text of said('turns', 'z9') ?? []) expect(text).toContain('z9');
  for (const text of said('turns', 'e5') ?? []) expect(text).toMatch(/d4.*e5/);
});
