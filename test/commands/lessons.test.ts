import { describe, expect, test } from 'vitest';
import { rulesSpeech } from '../../src/commands/board/rulesSpeech.ts';
import { lessonSpeech, lessonTarget } from '../../src/commands/lessons/learner.ts';
import { lessonControls } from '../../src/commands/lessons/lessonControls.ts';
import { boardOf, tryOut } from '../../src/commands/lessons/tryOut.ts';
import { type Pressed, readCustomId, writeCustomId } from '../../src/commands/press/customId.ts';
import { type Control, type Menu, moveOf, type Press } from '../../src/games/controls.ts';
import { games } from '../../src/games/registry.ts';
import { draftsFor, pressesOn } from '../games/looks.ts';

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
    // It is chosen already.
    expect(tryOut(game, helper, { text: 'r', language: 'en' })).toEqual({ is: 'idle' });
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

  test.each(games)('of $id fit into what Discord lets a control carry, and are read as they were written', ({ id }) => {
    const { game } = lessonOf(id);
    const target = lessonTarget('18446744073709551615');
    for (const [at, step] of game.lesson.steps.entries()) {
      const start = boardOf(game, step);
      const leads = pressesOn(game, start, step.seat).flatMap((press) => moveOf(press) ?? []);
      for (const after of [undefined, ...leads.filter((text) => step.leads(text))]) {
        const play = boardOf(game, step, after);
        for (const draft of [undefined, ...draftsFor(game, play, step.seat, 60)]) {
          const { controls } = game.sight(play, step.seat, rulesSpeech('en'), draft);
          for (const control of lessonControls(controls, { game: id, step: at + 1, after })) {
            const presses =
              control.control === 'button' ? [control.press] : control.control === 'menu' ? optionsIn(control) : [];
            for (const pressed of presses) {
              expect(readCustomId(writeCustomId({ ...target, pressed }))).toEqual({ ...target, pressed });
            }
          }
        }
      }
    }
  });
});

const optionsIn = ({ options }: Menu<Pressed>): readonly Pressed[] => options.map(({ press }) => press);

describe('the players of a lesson', () => {
  test.each([
    ['Bob', 0],
    ['Bob', 1],
    ['Ada', 1],
    ['Zoé', 0],
  ] as const)('have names of their own, also where %s in seat %i learns', (name, seat) => {
    const { plain } = lessonSpeech(seat, { id: '101', name }, 'en');
    const named = [0, 1, 2].map((each) => plain.player(each));
    expect(named[seat]).toBe(name);
    expect(new Set(named).size).toBe(3);
  });
});
