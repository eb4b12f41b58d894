import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Speech, Viewer } from '../../src/games/contract.ts';
import type { Game, Opening, Play } from '../../src/games/kernel.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { expectForm, expectSight } from './fitting.ts';
import { draftsFor, pressesOn } from './looks.ts';
import { type Step, sample, seatings, speeches, viewersOf } from './playing.ts';
import { oddDrafts } from './strange.ts';

type Outs = (check: (steps: readonly Step[], opening: Opening) => void) => void;

/** What every game's drafts and forms must do. A game without any passes, since it has nothing to check. */
export function draftSuite(game: Game, outs: Outs): void {
  test('controls carry short texts, and the view that offers a field or a look also knows it', () => {
    outs((steps) => {
      for (const { after } of sample(steps)) {
        for (const viewer of viewersOf(after)) {
          const drafts = draftsFor(game, after, viewer, 30);
          // After a press on the table's board, whoever pressed sees the draft on a board of their own.
          const pressers = viewer === 'table' ? viewersOf(after) : [viewer];
          for (const draft of drafts) {
            const known = pressers.map((each) => game.sight(after, each, speeches[0] as Speech, draft).draft);
            expect(known, `${draft} for ${viewer}`).toContain(draft);
          }
          for (const press of [undefined, ...drafts].flatMap((draft) => pressesOn(game, after, viewer, draft))) {
            expect(Object.values(press)[0]?.length).toBeLessThanOrEqual(60);
            if (!('form' in press)) continue;
            for (const speech of speeches) {
              const forms = pressers.flatMap((each) => game.form(after, each, press.form, speech) ?? []);
              expect(forms.length, `${press.form} for ${viewer}`).toBeGreaterThan(0);
              for (const form of forms) {
                expectForm(form);
                if (form.value !== undefined) expect(game.reads(`${form.prefix} ${form.value}`.trim())).toBe(true);
              }
            }
          }
        }
      }
    });
  });

  test('a draft that is made up, or of another board or viewer, is known and fits, or changes nothing', () => {
    outs((steps) => {
      const boards = sample(steps).map(({ after }) => after);
      const offered = boards.flatMap((play) => viewersOf(play).flatMap((viewer) => draftsFor(game, play, viewer, 4)));
      const foreign = [...new Set([...offered, ...offered.map((draft) => `${draft} 1`), ...oddDrafts])];
      for (const play of boards) {
        for (const viewer of viewersOf(play)) {
          for (const draft of rngFrom('foreign', play.turn).shuffled(foreign).slice(0, 12))
            expectLook(game, play, viewer, draft);
        }
      }
    });
  });

  test('reading a draft or a form never throws, whatever it is', () => {
    const play = game.open({
      config: game.presets.standard,
      seats: seatings(game)[0] as number,
      seed: 'odd',
      now: 0,
    });
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...viewersOf(play)), (text, viewer) => {
        expectLook(game, play, viewer, text);
        const form = game.form(play, viewer, text, speeches[0] as Speech);
        if (form !== undefined) expectForm(form);
      }),
    );
  });
}

/** The board shows what the draft was read as, if that fits; otherwise it shows the same as without a draft. */
function expectLook(game: Game, play: Play, viewer: Viewer, text: string): void {
  const [speech] = speeches as [Speech];
  const sight = game.sight(play, viewer, speech, text);
  const same = game.sight(play, viewer, speech, sight.draft);
  expect(same.draft).toBe(sight.draft);
  expect([same.description, same.headline, same.controls]).toEqual([sight.description, sight.headline, sight.controls]);
  if (sight.draft !== undefined) expectSight(sight);
}
