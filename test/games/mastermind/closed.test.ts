import { describe, expect, test } from 'vitest';
import { languages, type Viewer } from '../../../src/games/contract.ts';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import type { State, View } from '../../../src/games/mastermind/kind.ts';
import {
  afterRounds,
  face,
  played,
  rules,
  solvedColours,
  solvedShapes,
  someCards,
  speech,
  started,
  viewOf,
} from './playing.ts';

/** The state after the game was ended from outside. */
function closed(state: State): State {
  if (rules.closed === undefined) throw new Error('It hides something, so it can be closed.');
  return rules.closed(state);
}

const set = played(started(2), [0, someCards]);
const seeking = played(set, [1, solvedColours]);
const scored = played(seeking, [1, solvedShapes]);
const viewers: readonly Viewer[] = ['table', 0, 1];
const moments = [
  ['while cards are chosen', started(2), undefined],
  ['when cards are set', set, ['red-star', 'green-circle', 'blue-cross']],
  ['while they are sought', seeking, ['red-star', 'green-circle', 'blue-cross']],
  ['when they were found', scored, ['red-star', 'green-circle', 'blue-cross']],
] as const;

test('Looking back names the cards that are being sought, as hidden.', () => {
  for (const language of languages) {
    const said = rules.unveiled && face.describe(rules.unveiled(seeking), speech(language));
    expect(said).toContain(
      language === 'en'
        ? 'The cards, hidden then, left to right: red star, green circle, blue cross.'
        : 'Les cartes, alors cachées, de gauche à droite\u00a0: étoile rouge, rond vert, croix bleue.',
    );
  }
  expect(rules.unveiled?.(scored)).toEqual(viewOf(scored, 'table'));
});

describe.each(moments)('A game that is ended from outside %s', (_, state, cards) => {
  const end = closed(state);

  test('is over without a winner by its rules, awaits nobody and has no deadline.', () => {
    expect(rules.outcome(state)).toBeUndefined();
    expect(rules.outcome(end)).toEqual({ winners: [] });
    expect(rules.awaiting(end)).toEqual([]);
    expect(rules.deadline(end)).toBeUndefined();
    expect(mastermind.state.parse(JSON.parse(JSON.stringify(end)))).toEqual(end);
    expect(rules.closed?.(end)).toBe(end);
  });

  test('shows everybody the same cards and rows, and the round as it was.', () => {
    const everybodys = viewOf(end, 'table');
    expect(everybodys).toMatchObject({ phase: 'closed', round: 1 });
    expect((everybodys as View & { phase: 'closed' }).code).toEqual(cards);
    for (const viewer of viewers) expect({ ...viewOf(end, viewer), viewer: 'table' }).toEqual(everybodys);
  });

  test('says in neutral words that it is over, and offers nothing to press.', () => {
    for (const language of languages) {
      const spoken = speech(language);
      const line = face.headline(viewOf(end, 'table'), spoken);
      expect(line).toContain(language === 'en' ? 'The game ended early.' : 'La partie s’est arrêtée avant la fin.');
      const star = language === 'en' ? 'red star, green circle, blue cross' : 'étoile rouge, rond vert, croix bleue';
      expect(line.includes(star)).toBe(cards !== undefined);
      expect(face.describe(viewOf(end, 'table'), spoken)).toContain(line);
      const picture = JSON.stringify(face.draw(viewOf(end, 'table'), spoken));
      expect(picture).toContain(language === 'en' ? 'Ended early' : 'Arrêtée avant la fin');
      expect(picture).not.toContain('"?"');
      expect(face.controls(viewOf(end, 0), 0, spoken)).toEqual([]);
    }
  });
});

test('A game that is already over does not change.', () => {
  const over = afterRounds(started(2, { rounds: 2 }), 2);
  expect(over.phase).toBe('over');
  expect(rules.closed?.(over)).toBe(over);
});
