import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { mount } from '../../../src/games/kernel.ts';
import { shownIn } from '../../../src/games/zgame/face/reading.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import type { State } from '../../../src/games/zgame/kind.ts';
import { arranged, begun, face, played, rules, speech, viewers, viewOf } from './playing.ts';

const game = mount(zgame);

/** The state after the game was ended from outside. */
function closed(state: State): State {
  if (rules.closed === undefined) throw new Error('It hides something, so it can be closed.');
  return rules.closed(state);
}

const moves = ['e1-e2', 'd8-d7', 'b1!', 'a8!', 'a1-a2'] as const;
const midGame = played(moves, begun());
const moments: readonly (readonly [string, State])[] = [
  ['while both arrange', arranged()],
  ['when one of them is ready', played(['ready'], arranged())],
  ['before the first turn', begun()],
  ['in the middle of the game', midGame],
];

describe.each(moments)('A game that is ended from outside %s', (_, state) => {
  const end = closed(state);

  test('is over without a winner by its rules, and awaits nobody.', () => {
    expect(rules.outcome(state)).toBeUndefined();
    expect(rules.outcome(end)).toEqual({ winners: [] });
    expect(rules.awaiting(end)).toEqual([]);
    expect(zgame.state.parse(JSON.parse(JSON.stringify(end)))).toEqual(end);
  });

  test('shows everybody both base lines as they were chosen.', () => {
    expect(JSON.stringify(viewOf(state, 0))).not.toBe(JSON.stringify(viewOf(state, 1)));
    for (const viewer of viewers) {
      expect({ ...viewOf(end, viewer), eyes: 'table' }).toEqual(viewOf(end, 'table'));
      expect(viewOf(end, viewer)).toMatchObject({ lines: state.lines });
    }
  });

  test('names every piece in words, in either language.', () => {
    const names = {
      en: { Z: 'Z', '0': 'zero', '>': 'arrow', x: 'cross', '+': 'plus' },
      fr: { Z: 'Z', '0': 'zéro', '>': 'flèche', x: 'croix', '+': 'plus' },
    };
    for (const language of languages) {
      const said = face.describe(viewOf(end), speech(language));
      const { pieces } = shownIn(viewOf(end));
      expect(pieces.length).toBeGreaterThanOrEqual(15);
      for (const { at, sign } of pieces) {
        const row = said
          .split('\n')
          .find((line) => line.startsWith(language === 'en' ? `Row ${at[1]}` : `Rangée ${at[1]}`));
        expect(row).toMatch(new RegExp(`${names[language][sign ?? 'Z']}(?: face cachée)?(?: [a-h])* ${at[0]}\\b`));
      }
    }
  });

  test('says in neutral words that it is over, and names no winner.', () => {
    const [en, fr] = languages.map((language) => face.headline(viewOf(end), speech(language)));
    expect(en).toBe('The game ended early. Everything is shown now.');
    expect(fr).toBe('La partie s’est arrêtée avant la fin. Tout est maintenant visible.');
    for (const language of languages) {
      const picture = JSON.stringify(face.draw(viewOf(end), speech(language)));
      expect(picture).toContain(language === 'en' ? 'Ended early' : 'Arrêtée avant la fin');
      expect(picture).not.toMatch(/wins|gagnent|A draw|Partie nulle/);
    }
  });
});

describe('Looking back on a game that was ended from outside', () => {
  test('names the sign of every piece in every turn, and nothing while the lines were arranged.', () => {
    const signs = { Z: 'Z', '0': 'zero', '>': 'arrow', x: 'cross', '+': 'plus' };
    const unveiled = rules.unveiled?.(midGame);
    if (midGame.phase !== 'turns' || unveiled === undefined) throw new Error('It is going on.');
    const said = face.describe(unveiled, speech('en'));
    for (const { at, face: up, sign } of midGame.position.pieces) {
      const row = said.split('\n').find((line) => line.startsWith(`Row ${at[1]}`));
      const name = `${up === 'down' ? 'face-down ' : ''}${signs[sign]}`;
      expect(row).toMatch(new RegExp(`${name}(?: [a-h])* ${at[0]}\\b`));
    }
    expect(rules.unveiled?.(arranged())).toEqual(viewOf(arranged()));
  });
});

describe('The kernel', () => {
  const open = game.open({ config: {}, seats: 2, seed: 'closed', now: 0 });

  test('closes a game that is going on, at the same turn: no seat is awaited, nothing is due, no move is taken.', () => {
    const over = game.closed(open);
    expect(over).toMatchObject({ ...open, state: { phase: 'over' } });
    expect(game.outcome(over)).toEqual({ winners: [] });
    expect(game.awaiting(over)).toEqual([]);
    expect(game.deadline(over)).toBeUndefined();
    const late = game.submit(over, { type: 'move', seat: 0, text: 'ready' }, 1);
    expect(late).toEqual({ ok: false, refusal: { why: 'over' } });
    expect(game.view(JSON.parse(JSON.stringify(over)), 1)).toEqual({
      ...(game.view(over, 0) as object),
      eyes: 'black',
    });
  });

  test('does not change a game that is already over, or one that hides nothing.', () => {
    const over = game.closed(open);
    expect(game.closed(over)).toBe(over);
    const { closed: _, ...hidingNothing } = rules;
    expect(mount({ ...zgame, rules: hidingNothing }).closed(open)).toBe(open);
  });
});
