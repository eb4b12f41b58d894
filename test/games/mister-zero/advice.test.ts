import { describe, expect, test } from 'vitest';
import { languages, type Viewer } from '../../../src/games/contract.ts';
import type { State } from '../../../src/games/mister-zero/kind.ts';
import { accepted, face, played, refusalOf, rules, setUp, speech, viewOf } from './playing.ts';

const open = played('1A', setUp(4));
const closed = played('1A', setUp(4, { advice: 'forbidden' }));
const advised = accepted(open, 'advise 3K', 3);

const formsFor = (state: State, viewer: Viewer) =>
  face
    .controls(viewOf(state, viewer), viewer, speech('en'))
    .flatMap((control) => (control.control === 'button' && 'form' in control.press ? [control.press.form] : []));

describe('Partners who may advise each other', () => {
  test('Whoever is to place reads the advice of the partner; nobody else does.', () => {
    const told = [1, 3].map((seat) => viewOf(advised.state, seat));
    for (const view of told) expect(view).toMatchObject({ advice: { digit: 3, bridge: 'K' } });
    for (const viewer of ['table', 0, 2] as const) {
      expect(viewOf(advised.state, viewer)).toEqual(viewOf(open, viewer));
      expect(JSON.stringify(viewOf(advised.state, viewer))).not.toContain('"advice":{');
    }
    for (const language of languages) {
      expect(face.describe(viewOf(advised.state, 1), speech(language))).toContain('3K');
      expect(face.describe(viewOf(advised.state, 'table'), speech(language))).not.toContain('3K');
    }
  });

  test('Everybody is told that there is advice; only the partners are told what it is.', () => {
    expect(advised.told).toEqual([
      { to: 'table', event: { what: 'advised', seat: 3, to: 1 } },
      { to: 1, event: { what: 'advice', seat: 3, advice: { digit: 3, bridge: 'K' } } },
      { to: 3, event: { what: 'advice', seat: 3, advice: { digit: 3, bridge: 'K' } } },
    ]);
  });

  test('Nobody must follow it, and it is gone when a token has been placed.', () => {
    for (const text of ['3K', '5B']) {
      const { state } = accepted(advised.state, text);
      expect(state).toEqual(accepted(open, text).state);
    }
  });

  test('It changes neither the board nor the turn.', () => {
    expect(advised.state).toMatchObject({ laid: open.laid });
    expect(rules.awaiting(advised.state)).toEqual([1]);
  });

  test('It is typed in a field, which the partner can open on the table’s board and on their own.', () => {
    expect(formsFor(open, 'table')).toHaveLength(1);
    expect(formsFor(open, 3)).toHaveLength(1);
    for (const seat of [0, 1, 2]) expect(formsFor(open, seat)).toEqual([]);
    expect(formsFor(advised.state, 3)).toEqual([]);
    const form = face.form(formsFor(open, 3)[0] ?? '', viewOf(open, 3), speech('fr'));
    expect(refusalOf(open, `${form?.prefix} 3k`, 3)).toBeUndefined();
    expect(face.form('nonsense', viewOf(open, 3), speech('en'))).toBeUndefined();
  });
});

describe('Agreements on advice', () => {
  test('If advice is forbidden, the bot says so at the start and offers no private partner hint.', () => {
    const start = setUp(4, { advice: 'forbidden' });
    expect(face.headline(viewOf(start), speech('en'))).toContain('may not advise');
    expect(face.headline(viewOf(start), speech('fr'))).toContain('ne peuvent pas se conseiller');
    for (const viewer of ['table', 0, 1, 2, 3] as const) {
      expect(formsFor(start, viewer)).toEqual([]);
      expect(formsFor(closed, viewer)).toEqual([]);
    }
    expect(refusalOf(closed, 'advise 3K', 3)).toEqual({ why: 'advice-forbidden' });
  });

  test('If advice is allowed, the bot says that too; with two players it says nothing.', () => {
    expect(face.headline(viewOf(setUp(4)), speech('en'))).toContain('may advise');
    expect(face.headline(viewOf(setUp(2)), speech('en'))).not.toContain('advise');
    expect(face.headline(viewOf(open), speech('en'))).not.toContain('advise');
  });
});
