import { expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import type { Gait, Refusal, State } from '../../../src/games/zgame/kind.ts';
import { arranged, begun, face, moment, played, refusalOf, rules, speech, turnsFrom } from './playing.ts';

const states = {
  arranging: arranged(),
  /** White is ready. */
  ready: played(['ready'], arranged()),
  start: begun(),
  midway: turnsFrom('wZe1 w+?d2 w+a1 w0b3 wxf1 w>g4 b+?d3 b0c3 bZe8 bxh8'),
  over: played(['e1xe8'], turnsFrom('w+e1 wZa1 bZe8')),
} as const satisfies Record<string, State>;

const table: readonly (readonly [state: keyof typeof states, typed: string, refusal: Refusal])[] = [
  ['arranging', 'line: x+0?Z0+x', { why: 'unknown-sign', sign: '?' }],
  ['arranging', 'x+0>Z0+', { why: 'wrong-length', given: 7 }],
  ['arranging', 'x+0>Z0+x+', { why: 'wrong-length', given: 9 }],
  ['arranging', 'x+0>Z0++', { why: 'wrong-pieces', sign: 'x', given: 1 }],
  ['arranging', 'x+0>00+x', { why: 'wrong-pieces', sign: 'Z', given: 0 }],
  ['arranging', 'x+0ZZ0+x', { why: 'wrong-pieces', sign: 'Z', given: 2 }],
  ['arranging', 'x+Z>00+x', { why: 'z-not-in-the-middle', file: 'c' }],
  ['arranging', 'swap e a', { why: 'z-not-in-the-middle', file: 'a' }],
  ['arranging', 'swap b k', { why: 'no-such-file', file: 'k' }],
  ['arranging', 'swap k b', { why: 'no-such-file', file: 'k' }],
  ['arranging', 'swap b b', { why: 'same-file', file: 'b' }],
  ['arranging', 'e1 e2', { why: 'not-begun' }],
  ['arranging', 'b1!', { why: 'not-begun' }],
  ['ready', 'x+0>Z0+x', { why: 'line-fixed' }],
  ['ready', 'shuffle', { why: 'line-fixed' }],
  ['ready', 'swap a b', { why: 'line-fixed' }],
  ['ready', 'ready', { why: 'ready-already' }],
  ['start', 'x+0>Z0+x', { why: 'line-fixed' }],
  ['start', 'ready', { why: 'ready-already' }],
  ['start', 'e9 e8', { why: 'no-such-square', square: 'e9' }],
  ['start', 'e1 i2', { why: 'no-such-square', square: 'i2' }],
  ['start', 'z9!', { why: 'no-such-square', square: 'z9' }],
  ['start', 'e4 e5', { why: 'nobody-there', at: 'e4' }],
  ['start', 'e4!', { why: 'nobody-there', at: 'e4' }],
  ['start', 'b8 b7', { why: 'not-yours', at: 'b8' }],
  ['start', 'b8!', { why: 'not-yours', at: 'b8' }],
  ['start', 'd8!', { why: 'not-yours', at: 'd8' }],
  ['start', 'e1!', { why: 'face-up-already', at: 'e1' }],
  ['start', 'b1 b1', { why: 'staying-put', at: 'b1' }],
  ['start', 'b1 b3', { why: 'not-its-way', gait: 'hidden', from: 'b1', to: 'b3' }],
  ['start', 'a1 b1', { why: 'not-forward', gait: 'hidden', from: 'a1', to: 'b1' }],
  ['start', 'e1 d1', { why: 'own-piece', at: 'd1' }],
  ['midway', 'd2 d1', { why: 'not-forward', gait: 'hidden', from: 'd2', to: 'd1' }],
  ['midway', 'd2 b4', { why: 'not-its-way', gait: 'hidden', from: 'd2', to: 'b4' }],
  ['midway', 'a1 e1', { why: 'own-piece', at: 'e1' }],
  ['midway', 'a1 h1', { why: 'blocked', at: 'e1', to: 'h1' }],
  ['midway', 'a1 b2', { why: 'not-its-way', gait: '+', from: 'a1', to: 'b2' }],
  ['midway', 'b3 b2', { why: 'not-forward', gait: '0', from: 'b3', to: 'b2' }],
  ['midway', 'b3 c3', { why: 'not-forward', gait: '0', from: 'b3', to: 'c3' }],
  ['midway', 'b3 b5', { why: 'not-its-way', gait: '0', from: 'b3', to: 'b5' }],
  ['midway', 'f1 f2', { why: 'not-its-way', gait: 'x', from: 'f1', to: 'f2' }],
  ['midway', 'g4 g7', { why: 'not-its-way', gait: '>', from: 'g4', to: 'g7' }],
  ['midway', 'g4 f3', { why: 'not-forward', gait: '>', from: 'g4', to: 'f3' }],
  ['midway', 'e1 e3', { why: 'not-its-way', gait: 'Z', from: 'e1', to: 'e3' }],
  ['midway', 'c3 c2', { why: 'not-yours', at: 'c3' }],
  ['midway', 'd3 d2', { why: 'not-yours', at: 'd3' }],
  ['over', 'e1 e2', { why: 'over' }],
  ['over', 'ready', { why: 'over' }],
];

test.each(table)('At %s, “%s” is refused by name.', (state, typed, refusal) => {
  expect(refusalOf(states[state], typed, 0)).toEqual(refusal);
});

test('Whoever is not awaited is told whose turn it is, whatever they try.', () => {
  for (const typed of ['b8 b7', 'b8!', 'e1 e2', 'e4 e5', 'z9!']) {
    expect(refusalOf(states.start, typed, 1)).toEqual({ why: 'not-your-turn', awaited: 0 });
  }
});

test('Nobody joins, leaves or answers an errand in the middle of a game.', () => {
  for (const input of [
    { type: 'join', seat: 2 },
    { type: 'leave', seat: 0 },
    { type: 'answer', errand: 'none', value: 0 },
  ] as const) {
    for (const state of [states.arranging, states.start]) {
      expect(rules.step(state, input, moment())).toEqual({ ok: false, refusal: { why: 'seats-fixed' } });
    }
  }
});

const gaits: readonly Gait[] = ['hidden', 'Z', '0', '>', 'x', '+'];

/** One refusal of each kind. Kinds that name a piece come with each piece. */
const all: readonly Refusal[] = [
  ...table.map(([, , refusal]) => refusal),
  { why: 'seats-fixed' },
  { why: 'not-your-turn', awaited: 1 },
  ...gaits.map((gait): Refusal => ({ why: 'not-its-way', gait, from: 'c2', to: 'f3' })),
];

test('Every refusal is explained in both languages, in its own words and in at most 300 characters.', () => {
  const distinct = [...new Map(all.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
  const names = ['Wilhelmina Featherstonehaugh III', 'Maximilian-Alexander von Rosen 2'];
  const explained = languages.map((language) =>
    distinct.map((refusal) => face.explain(refusal, speech(language, names))),
  );
  for (const texts of explained) {
    for (const text of texts) expect(text.length > 10 && text.length <= 300 && !text.includes('undefined')).toBe(true);
    expect(new Set(texts).size).toBe(distinct.length);
  }
  for (const text of explained[languages.indexOf('fr')] ?? []) expect(text).not.toMatch(/ [:;!?»]|« /);
  expect(new Set(explained.flat()).size).toBe(2 * distinct.length);
});

test('A refusal says what is wrong: the sign, the number, the square, the piece in the way.', () => {
  const said = (state: keyof typeof states, typed: string) => {
    const refusal = refusalOf(states[state], typed, 0);
    return refusal ? languages.map((language) => face.explain(refusal, speech(language))) : [];
  };
  for (const [state, typed, expected] of [
    ['arranging', 'line: x+0?Z0+x', /\?/],
    ['arranging', 'x+0>Z0+', /7/],
    ['arranging', 'x+Z>00+x', /d .*e.*c/],
    ['start', 'e9 e8', /e9/],
    ['midway', 'a1 h1', /e1.*h1/],
    ['midway', 'a1 e1', /e1/],
  ] as const) {
    const texts = said(state, typed);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(expected);
  }
});

test('Refusals call a hidden piece hidden, whatever it is.', () => {
  for (const language of languages) {
    const texts = ['w+?d2', 'wx?d2', 'w0?d2', 'w>?d2'].map((piece) => {
      const refusal = refusalOf(turnsFrom(`${piece} wZe1 bZe8`), 'd2 d5');
      return refusal && face.explain(refusal, speech(language));
    });
    expect(new Set(texts).size).toBe(1);
  }
});

test('Only “ready” from a player who is already ready may be ordinary talk.', () => {
  expect(zgame.smallTalk).toEqual(['ready-already']);
});
