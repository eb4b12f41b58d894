import { describe, expect, test } from 'vitest';
import { type Language, languages, type Viewer } from '../../../src/games/contract.ts';
import type { Control } from '../../../src/games/controls.ts';
import { besideToken } from '../../../src/games/mister-zero/face/tag.ts';
import type { View } from '../../../src/games/mister-zero/kind.ts';
import { face, played, setUp, speech, viewOf } from './playing.ts';
import { model, placed, views, walkIn } from './sampleGames.ts';

function pressed(view: View, viewer: Viewer = 'table', draft?: string, language: Language = 'en') {
  const found = face.controls(view, viewer, speech(language), draft).flatMap((control: Control) => {
    if (control.control === 'row') return [];
    return control.control === 'button' ? [control.press] : control.options.map(({ press }) => press);
  });
  return {
    moves: found.flatMap((press) => ('move' in press ? [press.move] : [])),
    drafts: found.flatMap((press) => ('draft' in press ? [press.draft] : [])),
  };
}

describe('The walk page by page', () => {
  const view = viewOf(played(model));
  const page = (number: number, language: Language = 'en') => face.headline(view, speech(language), `walk ${number}`);

  test('Buttons lead from the table’s board to the first page, on to the last one, and back.', () => {
    expect(pressed(view).drafts).toEqual(['walk 0']);
    for (let number = 0; number <= 12; number++) {
      const back = number > 0 ? [`walk ${number - 1}`] : [];
      const forward = number < 12 ? [`walk ${number + 1}`] : [];
      const end = number < 11 ? ['walk 12'] : [];
      for (const viewer of ['table', 0, 1] as const) {
        expect(pressed(view, viewer, `walk ${number}`).drafts).toEqual([...back, ...forward, ...end]);
      }
    }
  });

  test('Every page says which token he jumped, and from where to where.', () => {
    const { jumps } = walkIn(view);
    for (const [index, { token }] of jumps.entries()) {
      for (const language of languages) {
        expect(page(index + 1, language)).toContain(String(index + 1));
        expect(page(index + 1, language)).toMatch(new RegExp(`${token.digit}.*${token.bridge}`));
      }
    }
    expect(page(4)).toContain('over the 5 on B, from green checkpoint to far NE');
    expect(page(0)).toContain('12 times');
  });

  test('A page says who takes how many tokens when there is a payout, and only then.', () => {
    for (let number = 0; number <= 12; number++) {
      expect(page(number).includes('takes 3 tokens')).toBe(number === 3);
      expect(page(number).includes('takes 8 tokens')).toBe(number === 11);
    }
    expect(page(3)).toContain('Green takes 3 tokens');
    expect(page(11, 'fr')).toContain('Les rouges prennent 8 jetons');
  });

  test('A page gives the reason: face down, to the right, or no bridge leads on.', () => {
    expect(page(1)).toContain('face down');
    expect(page(7)).toContain('Of two 7s he takes the one more to his right.');
    expect(page(12)).toContain('he stops');
    expect(page(2)).not.toMatch(/face down|right|stops/);
  });

  test('The picture of a page shows the walk as far as it has come.', () => {
    const route = walkIn(view).jumps.map(({ token }) => besideToken(token.bridge).join());
    const numbers = (draft?: string) =>
      face
        .draw(view, speech('en'), draft)
        .shapes.flatMap((shape) =>
          shape.shape === 'text' && route.includes([shape.x, shape.y].join()) ? [Number(shape.text)] : [],
        );
    const all = Array.from({ length: 12 }, (_, index) => index + 1);
    for (const jumped of [0, 3, 7, 12]) {
      expect(numbers(`walk ${jumped}`)).toEqual(all.slice(0, jumped));
    }
    expect(numbers()).toEqual(all);
  });

  test('In a series a page says the points, with those of this game only when he has stopped.', () => {
    const between = viewOf(played(model, setUp(2, { games: 2 })));
    expect(face.describe(between, speech('en'), 'walk 5')).toContain('Points: Ada 0, Bob 0.');
    expect(face.describe(between, speech('en'), 'walk 12')).toContain('Points: Ada 5, Bob 0 (taken: 8–3).');
  });

  test('Between two games there are the same pages, and a button for the next game.', () => {
    const between = viewOf(played(model, setUp(2, { games: 2 })));
    expect(pressed(between)).toEqual({ moves: ['next'], drafts: ['walk 0'] });
    expect(pressed(between, 0, 'walk 3').drafts).toEqual(['walk 2', 'walk 4', 'walk 12']);
  });
});

describe('The walk as a film', () => {
  test('It has a frame before the first jump, one after each jump, and the final picture, all of one size.', () => {
    for (const view of views.filter(({ phase }) => phase !== 'placing')) {
      const frames = face.film?.(view, speech('fr')) ?? [];
      expect(frames).toHaveLength(walkIn(view).jumps.length + 2);
      expect(frames.length).toBeLessThanOrEqual(22);
      expect(new Set(frames.map(({ width, height }) => `${width}x${height}`)).size).toBe(1);
      expect(new Set(frames.map(({ base }) => base.key)).size).toBe(1);
      expect(frames.at(-1)).toEqual(face.draw(view, speech('fr')));
    }
  });

  test('There is no film while tokens are being placed.', () => {
    for (const state of placed) expect(face.film?.(viewOf(state), speech('en'))).toBeUndefined();
  });
});
