import { expect, test } from 'vitest';
import type { Instant, Seat, Viewer } from '../../src/games/contract.ts';
import { moveOf } from '../../src/games/controls.ts';
import type { Game, Opening, Play, Submitted } from '../../src/games/kernel.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { draftsFor, pressesOn } from './looks.ts';
import { type Step, sample } from './playing.ts';

type Outs = (check: (steps: readonly Step[], opening: Opening) => void) => void;

/** How many moves of a seat are tried beside the one it made. */
const most = 24;

/** What every game must do with moves typed where everybody can read them. */
export function openSuite(game: Game, outs: Outs): void {
  test('a move typed where everybody reads it does what it does in private, or tells a secret and changes nothing', () => {
    outs((steps) => {
      for (const { before, entry } of sample(steps)) {
        if (entry.input.type !== 'move') continue;
        const kept = JSON.stringify(before);
        const openly = submitted(game, before, entry.input.seat, entry.input.text, entry.at, 'openly');
        expect(JSON.stringify(before)).toBe(kept);
        if (isSecret(openly)) continue;
        expect(openly).toEqual(submitted(game, before, entry.input.seat, entry.input.text, entry.at));
      }
    });
  });

  test('moves that only their player can tell apart are secret, whether they would be accepted or not', () => {
    outs((steps) => {
      for (const [before, { seat, at, texts }] of turnsIn(game, steps)) {
        for (const [one, other] of hiddenPairs(game, before, seat, at, texts)) {
          for (const text of [one, other]) {
            expect(isSecret(submitted(game, before, seat, text, at, 'openly')), text).toBe(true);
          }
        }
      }
    });
  });

  test('what is typed openly is answered alike where only hidden things differ', () => {
    outs((steps) => {
      for (const [before, { seat, at, texts }] of turnsIn(game, steps)) {
        for (const [one, other] of hiddenPairs(game, before, seat, at, texts).slice(0, 4)) {
          const worlds = [one, other].flatMap((text) => changed(submitted(game, before, seat, text, at)) ?? []);
          const answers = worlds.map((world) =>
            texts.map((text) => {
              const answer = submitted(game, world, seat, text, at + 1, 'openly');
              return answer.ok ? 'accepted' : answer.refusal;
            }),
          );
          expect(answers[0]).toEqual(answers[1]);
        }
      }
    });
  });
}

function submitted(game: Game, play: Play, seat: Seat, text: string, at: Instant, typed?: 'openly'): Submitted {
  return game.submit(play, { type: 'move', seat, text, ...(typed && { typed }) }, at);
}

const isSecret = (answer: Submitted): boolean => !answer.ok && answer.refusal.why === 'typed-openly';
const changed = (answer: Submitted): Play | undefined => (answer.ok && answer.changed ? answer.play : undefined);

interface Turn {
  readonly seat: Seat;
  readonly at: Instant;
  /** What this seat and others typed, and what this seat may press. */
  readonly texts: readonly string[];
}

function turnsIn(game: Game, steps: readonly Step[]): ReadonlyMap<Play, Turn> {
  const typed = steps.flatMap(({ entry }) => (entry.input.type === 'move' ? [entry.input.text] : []));
  const found = new Map<Play, Turn>();
  for (const { before, entry } of sample(steps)) {
    const { input, at } = entry;
    if (input.type !== 'move') continue;
    const texts = [
      ...[input.text, ...pondered(game, before, input.seat), ...typed.slice(0, most / 4)],
      ...offered(game, before, input.seat),
    ];
    found.set(before, { seat: input.seat, at, texts: [...new Set(texts)].slice(0, most) });
  }
  return found;
}

/** What computer players would do there. */
function pondered(game: Game, play: Play, seat: Seat): readonly string[] {
  const [bot] = game.bots;
  if (bot === undefined) return [];
  return ['one', 'two', 'three'].map((seed) =>
    game.ponder(bot, game.view(play, seat), seat, thinkingFor(2, rngFrom(seed, play.turn))),
  );
}

function offered(game: Game, play: Play, viewer: Viewer): readonly string[] {
  const drafts = [undefined, ...draftsFor(game, play, viewer, 6)];
  return drafts.flatMap((draft) => pressesOn(game, play, viewer, draft).flatMap((press) => moveOf(press) ?? []));
}

/** Moves of which everybody else is told the same, though they lead to different states, and not by chance. */
function hiddenPairs(game: Game, before: Play, seat: Seat, at: Instant, texts: readonly string[]) {
  const results = texts.flatMap((text) => {
    const answer = submitted(game, before, seat, text, at);
    if (!answer.ok || !answer.changed || isChance(game, before, seat, text, at)) return [];
    const told = JSON.stringify(answer.events.filter(({ to }) => to === 'table').map(({ event }) => event));
    return [{ text, told, state: JSON.stringify(answer.play.state) }];
  });
  return results.flatMap((one, nth) =>
    results
      .slice(nth + 1)
      .filter((other) => other.told === one.told && other.state !== one.state)
      .map((other) => [one.text, other.text] as const),
  );
}

/** Whether the move leaves the choice to chance, so that its text tells nothing. */
function isChance(game: Game, before: Play, seat: Seat, text: string, at: Instant): boolean {
  const states = [1, 2, 3].map((nth) => {
    const play = changed(submitted(game, { ...before, seed: `other ${nth}` }, seat, text, at));
    return JSON.stringify(play?.state);
  });
  return new Set(states).size > 1;
}
