import { describe, expect, test } from 'vitest';
import { lessonControls } from '../../src/commands/lessons/lessonControls.ts';
import { boardOf, tryOut } from '../../src/commands/lessons/tryOut.ts';
import type { Control, Press } from '../../src/games/controls.ts';
import { games } from '../../src/games/registry.ts';

function lessonOf(id: string) {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`no ${id}`);
  const step = (nth: number) => {
    const found = game.lesson.steps[nth - 1];
    if (found === undefined) throw new Error(`no step ${nth}`);
    return found;
  };
  return { game, step };
}

describe('what is tried in a lesson', () => {
  const { game: foxu, step } = lessonOf('foxu');

  test('is done when it is what the step asks for, also typed in another way, with what the others do then', () => {
    const tried = tryOut(foxu, step(3), { text: 'A5', language: 'en' });
    if (tried.is !== 'done') throw new Error(tried.is);
    expect(tried.events.length).toBe(2);
    expect(tried.play.turn).toBe(boardOf(foxu, step(3)).turn + 2);
    expect(tryOut(foxu, step(2), { text: 'prendre', language: 'fr' }).is).toBe('done');
  });

  test('is something else when the rules allow it, and refused with their own reason when they do not', () => {
    expect(tryOut(foxu, step(1), { text: 'b4', language: 'en' })).toEqual({ is: 'other' });
    expect(tryOut(foxu, step(1), { text: 'f6', language: 'en' })).toMatchObject({
      is: 'refused',
      refusal: { why: 'off-the-lines' },
    });
    expect(tryOut(foxu, step(1), { text: 'hello', language: 'en' })).toEqual({
      is: 'refused',
      refusal: { why: 'unreadable' },
    });
  });

  test('may begin what the step asks for, which goes on from there; a beginning that is made up is left out', () => {
    const { game, step: of } = lessonOf('ricochet');
    const helper = of(2);
    expect(tryOut(game, helper, { text: 'g', language: 'en' })).toEqual({ is: 'begun', after: 'g' });
    expect(boardOf(game, helper, 'g').turn).toBe(boardOf(game, helper).turn + 1);
    expect(tryOut(game, helper, { text: 'g>', language: 'en', after: 'g' }).is).toBe('done');
    for (const after of ['b>', 'give up', 'nonsense']) {
      expect(boardOf(game, helper, after)).toEqual(boardOf(game, helper));
    }
  });
});

describe('the controls of a lesson', () => {
  const place = { game: 'foxu', step: 2, after: 'g' };
  const button = (press: Press): Control => ({ control: 'button', label: 'x', tone: 'plain', press });

  test('carry game, step and what was begun, and leave out what opens a form', () => {
    const made = lessonControls(
      [
        button({ move: 'a5' }),
        button({ form: 'pegs' }),
        { control: 'row' },
        { control: 'menu', name: 'm', placeholder: '…', options: [{ label: 'a', press: { draft: 'd' } }] },
        { control: 'menu', name: 'n', placeholder: '…', options: [{ label: 'a', press: { form: 'f' } }] },
      ],
      place,
    );
    expect(made).toMatchObject([
      { press: { lesson: { game: 'foxu', step: 2, does: { move: 'a5', after: 'g' } } } },
      { control: 'row' },
      { name: 'm', options: [{ press: { lesson: { does: { draft: 'd', after: 'g' } } } }] },
    ]);
  });
});
