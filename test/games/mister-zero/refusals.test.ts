import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { modelGame } from '../../../src/games/mister-zero/chapters.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import type { Refusal, State } from '../../../src/games/mister-zero/kind.ts';
import { badFrench, face, longNames, moment, played, refusalOf, rules, setUp, speech } from './playing.ts';

const two = played('3K 2H 5I 7A');
const four = played('3K 1H 2I', setUp(4));
const between = played(modelGame.join(' '), setUp(2, { games: 2, pause: 5 }));
const over = played(modelGame.join(' '));
const twoOnH = { colour: 'green', digit: 2, bridge: 'H', lies: 'face-up' } as const;
const threeOnK = { colour: 'red', digit: 3, bridge: 'K', lies: 'face-up' } as const;

const table: readonly (readonly [what: string, state: State, typed: string, seat: number, refusal: Refusal])[] = [
  ['A token already placed', two, '3B', 0, { why: 'token-laid', digit: 3, bridge: 'K' }],
  ['A bridge taken', two, '4K', 0, { why: 'bridge-taken', bridge: 'K', by: threeOnK }],
  ['A token the centre is closed to', two, '2L', 0, { why: 'closed', bridge: 'L', by: twoOnH }],
  ['No such bridge', two, '4U', 0, { why: 'no-such-bridge', bridge: 'U' }],
  ['No such token', two, '10B', 0, { why: 'no-such-token', digit: 10 }],
  ['A mark that the rules do not demand', two, '4B!', 0, { why: 'not-face-down', digit: 4, bridge: 'B' }],
  [
    'A mark that the rules do not demand, in the centre',
    two,
    '0L!',
    0,
    { why: 'not-face-down', digit: 0, bridge: 'L' },
  ],
  ['Out of turn', two, '4B', 1, { why: 'not-your-turn', awaited: 0 }],
  ['The next game, while this one goes on', two, 'next', 0, { why: 'no-next-game' }],
  ['Advice, when two play', two, 'advise 4B', 1, { why: 'no-partner' }],
  ['A token of the partner', four, '3B', 3, { why: 'token-of-your-partner', digit: 3, partner: 1 }],
  ['Out of turn, the partner', four, '3B', 1, { why: 'not-your-turn', awaited: 3 }],
  ['Advice to the other team', four, 'advise 4B', 2, { why: 'nobody-to-advise', awaited: 3 }],
  ['Advice to oneself', four, 'advise 4B', 3, { why: 'nobody-to-advise', awaited: 3 }],
  ['Advice that is not legal', four, 'advise 4K', 1, { why: 'bridge-taken', bridge: 'K', by: threeOnK }],
  ['A token between two games', between, '3K', 0, { why: 'between-games', until: 300_000 }],
  ['A token when all is over', over, '3K', 0, { why: 'over' }],
  ['The next game when there is none', over, 'next', 0, { why: 'over' }],
];

test.each(table)('%s is refused by name.', (_, state, typed, seat, refusal) => {
  expect(refusalOf(state, typed, seat)).toEqual(refusal);
});

test('Advice is refused when it was forbidden by agreement, and when it comes twice in one turn.', () => {
  const silent = played('3K', setUp(4, { advice: 'forbidden' }));
  expect(refusalOf(silent, 'advise 1B', 3)).toEqual({ why: 'advice-forbidden' });
  const advised = played('3K', setUp(4));
  const step = rules.step(advised, { type: 'move', seat: 3, move: { act: 'advise', digit: 1, bridge: 'B' } }, moment());
  expect(step.ok && refusalOf(step.state, 'advise 3B', 3)).toEqual({ why: 'advised-already' });
});

test('The mark for face down is accepted where the rules demand it.', () => {
  expect(refusalOf(played('0H'), '0L!')).toBeUndefined();
  expect(refusalOf(played('0H'), '0L')).toBeUndefined();
});

test('Nobody joins or leaves, and no errands are run.', () => {
  for (const input of [
    { type: 'join', seat: 2 },
    { type: 'leave', seat: 0 },
    { type: 'answer', errand: 'any', value: 1 },
  ] as const) {
    for (const state of [two, between, over]) {
      expect(rules.step(state, input, moment())).toEqual({ ok: false, refusal: { why: 'seats-fixed' } });
    }
  }
});

describe('In words', () => {
  const others: readonly Refusal[] = [{ why: 'seats-fixed' }, { why: 'advice-forbidden' }, { why: 'advised-already' }];
  const all = [...table.map(([, , , , refusal]) => refusal), ...others];
  const distinct = [...new Map(all.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
  const said = (refusal: Refusal | undefined) =>
    languages.map((language) => (refusal ? face.explain(refusal, speech(language)) : ''));

  test('Every refusal is explained in both languages, in its own words and in at most 300 characters.', () => {
    const explained = languages.map((language) =>
      distinct.map((refusal) => face.explain(refusal, speech(language, longNames))),
    );
    for (const texts of explained) {
      expect(texts.every((text) => text.length > 10 && text.length <= 300)).toBe(true);
      expect(new Set(texts).size).toBe(distinct.length);
    }
    for (const text of explained[languages.indexOf('fr')] ?? []) expect(text).not.toMatch(badFrench);
    expect(new Set(explained.flat()).size).toBe(2 * distinct.length);
  });

  test('The central rule says which token closes the bridge, and what would open it.', () => {
    for (const text of said(refusalOf(two, '2L', 0))) expect(text).toMatch(/L.*2.*H/);
    const [en = ''] = said(refusalOf(two, '2L', 0));
    expect(en).toContain('the 2 on H is the smallest digit on the central bridges');
    const [one = ''] = said(refusalOf(played('1H'), '1L'));
    expect(one).toContain('until a 0 lies there');
  });

  test('A refusal names what is wrong: the token, the bridge, who has it, whose turn it is.', () => {
    for (const text of said(refusalOf(two, '3B', 0))) expect(text).toMatch(/3.*K/);
    for (const text of said(refusalOf(two, '4K', 0))) expect(text).toMatch(/K.*3|3.*K/);
    for (const text of said(refusalOf(two, '4U', 0))) expect(text).toContain('U');
    for (const text of said(refusalOf(two, '10B', 0))) expect(text).toContain('10');
    for (const text of said(refusalOf(two, '4B', 1))) expect(text).toContain('Ada');
    for (const text of said(refusalOf(four, '3B', 3))) expect(text).toContain('Bob');
    for (const text of said(refusalOf(between, '3K', 0))) expect(text).toContain('<t:300000:R>');
  });

  test('“Next” in the middle of a game may be ordinary talk, so it is refused in silence.', () => {
    expect(misterZero.smallTalk).toEqual(['no-next-game']);
  });
});
