import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { modelGame } from '../../../src/games/mister-zero/chapters.ts';
import type { Event, State } from '../../../src/games/mister-zero/kind.ts';
import { accepted, badFrench, face, longNames, played, setUp, speech } from './playing.ts';

const model = modelGame.join(' ');
const nearlyFull = '7I 5H 0A 0B 1C 1D 2E 2F 3G 4J 4K 6N 6O 7P 8Q 9R 9S 8T';
const lastMove = modelGame.at(-1) as string;
const almost = (state: State) => played(modelGame.slice(0, -1).join(' '), state);

const events = (state: State, text: string, seat?: number) => accepted(state, text, seat).events;

const told: readonly Event[] = [
  ...events(setUp(), '3K'),
  ...events(played('3K'), '2H'),
  ...events(setUp(), '0H'),
  ...events(played('0H'), '0L'),
  ...events(played(nearlyFull), '5L'),
  ...events(played(`${nearlyFull} 5L`), '3M'),
  ...events(played('1A', setUp(4)), 'advise 3K', 3).slice(0, 2),
  ...events(almost(setUp(2, { games: 2 })), lastMove),
  ...events(played(model, setUp(2, { games: 2 })), 'next'),
  ...events(almost(played(`${model} next`, setUp(2, { games: 2 }))), lastMove),
  { what: 'game-over', tally: { red: 4, green: 4 }, winners: [] },
  { what: 'game-over', tally: { red: 9, green: 4 }, winners: [0, 2] },
  { what: 'series-over', points: [12, 4], winners: [0, 2] },
  { what: 'walked', route: ['H', 'J', 'L'], payouts: [] },
];

const say = (event: Event | undefined, language: (typeof languages)[number] = 'en') =>
  event === undefined ? '' : face.tell(event, speech(language));

describe('What is told', () => {
  test('There is every kind of event among these.', () => {
    const kinds = ['advice', 'advised', 'begun', 'game-over', 'placed', 'series-over', 'walked'];
    expect([...new Set(told.map(({ what }) => what))].sort()).toEqual(kinds);
  });

  test('Every event is told in both languages, differently, in at most 400 characters.', () => {
    const distinct = [...new Map(told.map((event) => [JSON.stringify(event), event])).values()];
    const texts = languages.flatMap((language) =>
      distinct.map((event) => face.tell(event, speech(language, longNames))),
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(10);
      expect(text.length).toBeLessThanOrEqual(400);
      expect(text).not.toContain('undefined');
    }
    for (const event of distinct) expect(face.tell(event, speech('fr'))).not.toMatch(badFrench);
  });

  test('The event says that a token closes the centre to its twin, as long as the twin is in hand.', () => {
    const [closing] = events(played('3K'), '2H');
    expect(closing).toMatchObject({ closes: true });
    expect(say(closing)).toBe(
      'Bob placed 2 on H. The other 2 may not lie on a central bridge until a smaller digit does.',
    );
    expect(events(played('1A'), '1H')[0]).not.toHaveProperty('closes');
    expect(events(played('2H'), '5I')[0]).not.toHaveProperty('closes');
    expect(events(played('2A'), '5B')[0]).not.toHaveProperty('closes');
    expect(say(events(setUp(), '0H')[0])).toContain('may follow it to the centre, but face down');
    expect(say(events(setUp(), '1H')[0])).toContain('until a 0 does');
  });

  test('The event says why a token lies face down, and that Mister Zero will begin with it.', () => {
    const [zero, last] = [events(played('0H'), '0L')[0], events(played(nearlyFull), '5L')[0]];
    expect(say(zero)).toContain('The second 0 in the centre lies face down: Mister Zero will begin with it.');
    expect(say(last)).toContain('the other 5 is the smallest there');
    expect(say(last, 'fr')).toContain('Mister Zero commencera par lui');
  });

  test('The event names a token that is turned face up again.', () => {
    const [revealing] = events(played(`${nearlyFull} 5L`), '3M');
    expect(say(revealing)).toContain('It is smaller than the 5 on L, which is turned face up again.');
  });

  test('The walk is told with its route and payouts, then who has won.', () => {
    const [, walked, over] = events(almost(setUp()), lastMove);
    expect(say(walked)).toBe('Mister Zero jumps 12 times (HCABGPRMLQST): green takes 3, red takes 8, 1 for nobody.');
    expect(say(over)).toBe('Ada wins 8 to 3.');
    expect(say(walked, 'fr')).toContain('les verts en prennent 3, les rouges en prennent 8, 1 pour personne');
  });

  test('A series ends with its points.', () => {
    const [, , , over] = events(almost(played(`${model} next`, setUp(2, { games: 2 }))), lastMove);
    expect(say(over)).toBe('The series is a draw: 5 points each.');
    expect(say({ what: 'series-over', points: [12, 4], winners: [0, 2] })).toBe('Ada and Cleo win the series 12 to 4.');
  });
});
