import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, type Speech, type Viewer } from '../../src/games/contract.ts';
import { type Button, type Control, moveOf, type Press } from '../../src/games/controls.ts';
import { type Entry, type Game, kernelReasons, type Opening, type Play, replay } from '../../src/games/kernel.ts';
import { sweep } from '../sweep.ts';
import { asideSuite } from './asideSuite.ts';
import { companionSuite } from './companionSuite.ts';
import { deepFreeze } from './deepFreeze.ts';
import { draftSuite } from './draftSuite.ts';
import { shown } from './fitting.ts';
import { fittingSuite } from './fittingSuite.ts';
import { hindsightSuite } from './hindsightSuite.ts';
import { judgingSuite } from './judgingSuite.ts';
import { draftsFor, pressesOn } from './looks.ts';
import { openSuite } from './openSuite.ts';
import { type Guest, playOut, type Step, sample, seatings, speeches, viewersOf } from './playing.ts';
import { presentSuite } from './presentSuite.ts';
import { absent, wrongInputs } from './strange.ts';
import { leaks } from './twins.ts';

/** How many games are played for each suite. */
const played = 6;
const seeds = fc.string({ minLength: 1, maxLength: 12 });

/** What every registered game must do, whatever its rules are. */
export function contractSuite(game: Game, guest?: Guest): void {
  // Playing takes longer than checking, so the same games serve every check. Each run plays new ones.
  let games: readonly { readonly opening: Opening; readonly steps: readonly Step[] }[] | undefined;
  function play() {
    const counts = seatings(game);
    return fc.sample(seeds, sweep(played, counts.length)).map((seed, nth) => {
      const opening: Opening = {
        config: game.presets.standard,
        seats: counts[nth % counts.length] as number,
        seed,
        now: 1_000_000,
      };
      return { opening, steps: playOut(game, opening, { by: 'mixture', guest }) };
    });
  }
  function outs(check: (steps: readonly Step[], opening: Opening) => void) {
    games ??= play();
    for (const { opening, steps } of games) {
      try {
        check(steps, opening);
      } catch (error) {
        throw new Error(`in the game ${JSON.stringify(opening)}: ${String(error)}`, { cause: error });
      }
    }
  }

  describe(`${game.id} keeps the contract`, () => {
    test('the log gives the live table again, also after a trip through JSON', () => {
      outs((steps, opening) => {
        const log: Entry[] = JSON.parse(JSON.stringify(steps.map(({ entry }) => entry)));
        const live = steps.at(-1)?.after;
        expect(replay(game, opening, log)).toEqual(live);
        expect(JSON.parse(JSON.stringify(live))).toEqual(live);
      });
    });

    test('a table loaded from JSON in the middle goes on as if nothing had happened', () => {
      outs((steps) => {
        for (const { before, entry, after } of sample(steps)) {
          const loaded: Play = JSON.parse(JSON.stringify(before));
          const submitted = game.submit(loaded, entry.input, entry.at);
          expect(submitted.ok && submitted.changed ? submitted.play : submitted).toEqual(after);
        }
      });
    });

    test('a step changes nothing in place, and does the same when done again', () => {
      outs((steps) => {
        for (const { before, entry, after } of sample(steps)) {
          const frozen = deepFreeze(structuredClone(before));
          const again = game.submit(frozen, deepFreeze(structuredClone(entry.input)), entry.at);
          expect(again.ok && again.changed ? again.play : again).toEqual(after);
        }
      });
    });

    test('an early tick changes nothing, a due one always does, and once only', () => {
      outs((steps) => {
        for (const { before, entry } of steps) {
          const due = game.deadline(before);
          const early = due === undefined ? entry.at : Math.min(entry.at, due - 1);
          expect(game.submit(before, { type: 'tick' }, early)).toEqual({ ok: true, changed: false });
          if (due === undefined) continue;
          const ticked = game.submit(before, { type: 'tick' }, due);
          expect(ticked.ok && ticked.changed).toBe(true);
          if (!ticked.ok || !ticked.changed) continue;
          const next = game.deadline(ticked.play);
          expect(next === undefined || next > due).toBe(true);
        }
      });
    });

    test('what is written is read again, and is short enough to be typed and pressed', () => {
      outs((steps) => {
        for (const { before, entry, after } of steps) {
          if (entry.input.type !== 'move') continue;
          expect(entry.input.text.length).toBeLessThanOrEqual(60);
          expect(game.reads(entry.input.text)).toBe(true);
          const again = game.submit(before, entry.input, entry.at);
          expect(again.ok && again.changed && again.play).toEqual(after);
        }
      });
    });

    test('reading never throws, whatever is typed', () => {
      fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => void game.reads(text)));
      fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => void game.reads(text)));
    });

    test('a refused input leaves the table as it was and is explained in both languages', () => {
      outs((steps) => {
        for (const { before, entry } of sample(steps)) {
          for (const input of wrongInputs(game, before, steps)) {
            const kept = JSON.stringify(before);
            const submitted = game.submit(before, input, entry.at);
            expect(JSON.stringify(before)).toBe(kept);
            if (submitted.ok || kernelReasons.some((why) => why === submitted.refusal.why)) continue;
            const said = speeches.map((speech) => game.explain(submitted.refusal, speech));
            for (const text of said) expect(text.length).toBeGreaterThan(10);
            for (const text of said) expect(text.length).toBeLessThanOrEqual(400);
            expect(new Set(said).size).toBe(languages.length);
          }
        }
      });
    });

    test('a seat that is not at the table can do nothing, and sees what the table sees', () => {
      outs((steps) => {
        for (const { before, entry } of sample(steps)) {
          const typed = entry.input.type === 'move' ? entry.input.text : '';
          for (const seat of absent(before)) {
            for (const input of [
              { type: 'move', seat, text: typed },
              { type: 'leave', seat },
            ] as const) {
              expect(game.submit(before, input, entry.at)).toEqual({ ok: false, refusal: { why: 'no-such-seat' } });
            }
            if (seat !== before.seats || seat >= game.seating.most) {
              const joined = game.submit(before, { type: 'join', seat }, entry.at);
              expect(joined).toEqual({ ok: false, refusal: { why: 'no-such-seat' } });
            }
            expect(game.view(before, seat)).toEqual(game.view(before, 'table'));
          }
          for (const speech of speeches) {
            expect(shown(game.sight(before, before.seats, speech))).toBe(shown(game.sight(before, 'table', speech)));
          }
        }
      });
    });

    test('whoever sees a change is told of it', () => {
      outs((steps) => {
        for (const { before, after, events } of steps) {
          const told = new Set(events.map(({ to }) => to));
          if (told.has('table')) continue;
          for (const viewer of viewersOf(before)) {
            if (told.has(viewer)) continue;
            expect(game.view(after, viewer)).toEqual(game.view(before, viewer));
          }
        }
      });
    });

    test('what not all are told of ends no turn, begins none, and changes nothing that time does', () => {
      outs((steps) => {
        for (const { before, after, events, entry } of steps) {
          if (entry.input.type !== 'move' || events.some(({ to }) => to === 'table')) continue;
          expect(game.awaiting(after)).toEqual(game.awaiting(before));
          expect(game.deadline(after)).toBe(game.deadline(before));
          expect(game.outcome(after)).toEqual(game.outcome(before));
          for (let seat = 0; seat < before.seats; seat++) {
            expect(game.turn(after, seat)).toBe(game.turn(before, seat));
          }
        }
      });
    });

    test('what may be taken back is told to everybody, drew no chance and leads to no deadline', () => {
      outs((steps) => {
        for (const { before, after, events, entry } of steps) {
          const again = game.submit(before, entry.input, entry.at);
          if (!again.ok || !again.changed || again.undo === 'never') continue;
          expect(game.takesBack).toBe('some');
          expect(events.some(({ to }) => to === 'table')).toBe(true);
          expect(game.deadline(before)).toBeUndefined();
          expect(game.deadline(after)).toBeUndefined();
          const luck = game.submit({ ...before, seed: `${before.seed}/else` }, entry.input, entry.at);
          expect(luck.ok && luck.changed && luck.play.state).toEqual(after.state);
        }
      });
    });

    test('after the outcome nothing is accepted or awaited', () => {
      outs((steps) => {
        const { after, entry } = steps.at(-1) as Step;
        expect(game.outcome(after)).toBeDefined();
        expect(game.awaiting(after)).toEqual([]);
        expect(game.deadline(after)).toBeUndefined();
        expect(game.submit(after, { type: 'tick' }, entry.at)).toEqual({ ok: true, changed: false });
        for (const step of sample(steps)) {
          if (step.entry.input.type === 'tick') continue;
          expect(game.submit(after, step.entry.input, entry.at).ok).toBe(false);
        }
      });
    });

    test.each(game.bots)('the computer player %s always plays legal moves and ends its games', (level) => {
      fc.assert(
        fc.property(seeds, fc.constantFrom(...seatings(game)), (seed, seats) => {
          const opening: Opening = { config: game.presets.standard, seats, seed, now: 0 };
          const steps = playOut(game, opening, { by: 'computers', level });
          expect(game.outcome((steps.at(-1) as Step).after)).toBeDefined();
        }),
        { numRuns: sweep(3) },
      );
    });

    asideSuite(game, outs);
    companionSuite(game);
    judgingSuite(game, outs);

    test('states that a viewer cannot tell apart have the same pictures, words and controls', () => {
      expect(leaks(game, { games: sweep(4), forks: 6, guest })).toEqual([]);
    });

    test('whatever can be pressed is a move that is accepted, and only awaited seats can press', () => {
      outs((steps) => {
        for (const { before, entry } of sample(steps)) {
          const awaited = game.awaiting(before);
          for (const viewer of viewersOf(before)) {
            const pressed = movesOffered(game, before, viewer);
            if (viewer !== 'table' && awaited !== 'anyone' && !awaited.includes(viewer)) expect(pressed).toEqual([]);
            const seat = viewer === 'table' ? (awaited === 'anyone' ? 0 : awaited[0]) : viewer;
            if (seat === undefined) continue;
            for (const press of pressed) {
              const text = moveOf(press) ?? '';
              const submitted = game.submit(before, { type: 'move', seat, text }, entry.at);
              // A press that is good on every board of its match may come too soon or too late on this one.
              if ('move' in press) expect(submitted.ok, `${text} by ${seat}`).toBe(true);
              else if (!submitted.ok) expect(submitted.refusal.why).not.toBe('unreadable');
            }
          }
        }
      });
    });

    test('what is dimmed is refused with a reason if somebody presses it all the same', () => {
      outs((steps) => {
        for (const { before, entry } of sample(steps)) {
          const awaited = game.awaiting(before);
          const seat = awaited === 'anyone' ? 0 : awaited[0];
          if (seat === undefined) continue;
          const buttons = game.sight(before, seat, speeches[0] as Speech).controls.filter(isButton);
          for (const { press } of buttons.filter(({ dimmed }) => dimmed)) {
            const submitted = game.submit(before, { type: 'move', seat, text: moveOf(press) ?? '' }, entry.at);
            expect(submitted).toMatchObject({ ok: false });
            if (!submitted.ok) expect(submitted.refusal.why).not.toBe('unreadable');
          }
        }
      });
    });

    draftSuite(game, outs);

    openSuite(game, outs);

    hindsightSuite(game, outs);

    fittingSuite(game, outs, guest);

    presentSuite(game);
  });
}

type Made = Exclude<Press, { draft: string } | { form: string }>;

/** The moves offered on the board, and after every draft that can be reached. */
function movesOffered(game: Game, play: Play, viewer: Viewer): readonly Made[] {
  return [undefined, ...draftsFor(game, play, viewer)]
    .flatMap((draft) => pressesOn(game, play, viewer, draft))
    .filter((press): press is Made => moveOf(press) !== undefined);
}

const isButton = (control: Control): control is Button => control.control === 'button';
