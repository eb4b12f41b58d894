import { describe, expect, test } from 'vitest';
import { languages } from '../../src/games/contract.ts';
import { type Control, moveOf } from '../../src/games/controls.ts';
import { type Game, type Play, replay } from '../../src/games/kernel.ts';
import type { SealedStep } from '../../src/games/lesson.ts';
import { expectControl, expectSight, expectText } from './fitting.ts';
import { draftsFor, pressesOn } from './looks.ts';
import { pressesOf, speeches } from './playing.ts';

/** The lesson of a game is short, is played by its rules, and can be done by pressing and by typing. */
export function lessonSuite(game: Game): void {
  const { opening, steps } = game.lesson;
  const timeIn = ({ log }: SealedStep) => log.at(-1)?.at ?? opening.now;
  const tried = (step: SealedStep, text: string, play: Play) =>
    game.submit(play, { type: 'move', seat: step.seat, text }, timeIn(step));
  const own = (step: SealedStep): readonly Control[] => languages.flatMap((language) => step.controls(language) ?? []);

  /** Every move that can be pressed on this board, at once or after drafts. */
  function pressed(step: SealedStep, play: Play): readonly string[] {
    const drafts = [undefined, ...draftsFor(game, play, step.seat, 300)];
    const presses =
      own(step).length > 0
        ? own(step).flatMap(pressesOf)
        : drafts.flatMap((draft) => pressesOn(game, play, step.seat, draft));
    return [...new Set(presses.flatMap((press) => moveOf(press) ?? []))];
  }

  /** The boards on which the step can be done: its own, and those after a move that only leads on. */
  function boards(step: SealedStep): readonly Play[] {
    const start = replay(game, opening, step.log);
    const led = pressed(step, start)
      .filter((text) => step.leads(text))
      .flatMap((text) => {
        const submitted = tried(step, text, start);
        return submitted.ok && submitted.changed ? [submitted.play] : [];
      });
    return [start, ...led];
  }

  describe(`the lesson of ${game.id}`, () => {
    test('has three to five steps', () => {
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(5);
    });

    test.each(steps.map((step, at) => [at + 1, step] as const))(
      'is played by the rules up to step %i, where what is asked for can be pressed and is accepted',
      (_, step) => {
        const fulfilling = boards(step).flatMap((play) =>
          pressed(step, play)
            .filter((text) => step.fulfils(text))
            .map((text) => ({ text, submitted: tried(step, text, play) })),
        );
        expect(fulfilling.length).toBeGreaterThan(0);
        for (const { text, submitted } of fulfilling) {
          if (!submitted.ok || !submitted.changed) throw new Error(`${text} is not accepted`);
          let after = submitted.play;
          for (const { at, input } of step.replies) {
            const reply = game.submit(after, input, at);
            if (!reply.ok || !reply.changed) throw new Error(`no reply after ${text}`);
            after = reply.play;
          }
          for (const speech of speeches) expectSight(game.sight(after, step.seat, speech));
        }
      },
    );

    test.each(steps.map((step, at) => [at + 1, step] as const))(
      'can be done by typing in step %i, and asks for something that not every move does',
      (_, step) => {
        const moves = boards(step).flatMap((play) => pressed(step, play).map((text) => [play, text] as const));
        const accepted = moves.filter(([play, text]) => {
          const submitted = tried(step, text, play);
          return submitted.ok && submitted.changed;
        });
        expect(accepted.some(([, text]) => !step.fulfils(text))).toBe(true);
        expect(moves.every(([, text]) => !step.leads(text) || !text.includes(';'))).toBe(true);
        const start = replay(game, opening, step.log);
        const typed = moves.filter(([, text]) => step.fulfils(text)).map(([, text]) => tried(step, text, start));
        expect(typed.some((submitted) => submitted.ok && submitted.changed)).toBe(true);
        const named = languages.flatMap((language) =>
          quotedIn(step.words[language].task).map((text) => ({ text, language })),
        );
        for (const { text, language } of named) {
          const submitted = game.submit(start, { type: 'move', seat: step.seat, text, language }, timeIn(step));
          expect(submitted.ok && submitted.changed, text).toBe(true);
        }
      },
    );

    test.each(steps.map((step, at) => [at + 1, step] as const))(
      'says in step %i in both languages what fits, and describes its board',
      (_, step) => {
        for (const language of languages) {
          const { task, done, other } = step.words[language];
          expectText(task, 420);
          expectText(done, 300);
          expectText(other, 300);
          expect(quotedIn(task).length, task).toBeGreaterThan(0);
        }
        for (const control of own(step)) expectControl(control);
        for (const speech of speeches)
          for (const play of boards(step)) expectSight(game.sight(play, step.seat, speech));
      },
    );
  });
}

/** What a text says that one types. */
const quotedIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, typed = '']) => typed);
