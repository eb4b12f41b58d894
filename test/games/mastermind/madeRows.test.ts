import { expect, test } from 'vitest';
import type { Seat } from '../../../src/games/contract.ts';
import { mount } from '../../../src/games/kernel.ts';
import { judge } from '../../../src/games/mastermind/bots/judge.ts';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import type { Move } from '../../../src/games/mastermind/kind.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';

const game = mount(mastermind);
const cards = 'cards red-star green-circle blue-cross';
const opening = { config: mastermind.presets.standard, seats: 2, seed: 'rows', now: 0 };

/** What is said of a row that the seeker gave after these. */
function judged(row: string, ...before: readonly string[]) {
  const setter = game.awaiting(game.open(opening))[0] as Seat;
  const seeker = 1 - setter;
  const play = [cards, ...before].reduce((now, text, at) => {
    const done = game.submit(now, { type: 'move', seat: at === 0 ? setter : seeker, text }, at);
    if (!done.ok || !done.changed) throw new Error(`${text} is refused`);
    return done.play;
  }, game.open(opening));
  const view = game.view(play, seeker) as Parameters<typeof judge>[0];
  return judge(view, seeker, thinkingFor(400, rngFrom('made', 0)), mastermind.notation.read(row) as Move);
}

test('a row that tells nothing new costs a row, however lucky the seeker is afterwards', () => {
  const told = judged('colours red red red', 'colours red red red');
  expect(told?.made).toBeDefined();
  expect((told?.worth ?? 0) - (told?.made ?? 0)).toBeGreaterThan(0.2);
});

test('the row that is best costs nothing, and another good one next to nothing', () => {
  const { move } = judged('colours red green blue') ?? {};
  expect(judged(mastermind.notation.write(move as Move))?.made).toBeCloseTo(
    judged('colours red green blue')?.worth ?? 9,
    1,
  );
  const other = judged('shapes star circle cross');
  expect((other?.worth ?? 0) - (other?.made ?? 0)).toBeLessThan(0.1);
});

test('what the setter does is not judged', () => {
  const play = game.open(opening);
  const [setter] = game.awaiting(play) as readonly Seat[];
  expect(
    game.judge(game.view(play, setter ?? 0), setter ?? 0, thinkingFor(1, rngFrom('made', 1)), cards),
  ).toBeUndefined();
});

test('a row and the prospects are told in either language', () => {
  const speech = (language: 'en' | 'fr') => ({ language, player: String, when: String });
  expect(game.say('colours R Y P', speech('en'))).toBe('colours R Y P');
  expect(game.say('colours R Y P', speech('fr'))).toBe('couleurs R J M');
  expect(game.say('shapes star cross circle', speech('fr'))).toBe('formes ★ ✚ ●');
  const tell = (worth: number, language: 'en' | 'fr') =>
    game.tellJudgement({ move: 'colours R Y P', worth, certain: 'guessed' }, speech(language));
  expect([0.5, 0, -0.3].map((worth) => tell(worth, 'en'))).toEqual([
    '2.0 rows fewer than usual',
    'as many rows as usual',
    '1.2 rows more than usual',
  ]);
  expect([0.5, 0, -0.3].map((worth) => tell(worth, 'fr'))).toEqual([
    '2,0 rangées de moins que d’habitude',
    'autant de rangées que d’habitude',
    '1,2 rangée de plus que d’habitude',
  ]);
});
