import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { easy } from '../../../src/games/zgame/bots/easy.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import type { Event, Sign } from '../../../src/games/zgame/kind.ts';
import { accepted, begun, botGame, face, notation, played, randomGame, speech, viewers, viewOf } from './playing.ts';
import { textsOf } from './pressing.ts';

const games = ['a', 'b', 'c', 'd'].flatMap((seed) => [...botGame(seed, [easy, easy]), ...randomGame(seed)]);
const states = games.filter((_, at) => at % 4 === 0);

/** Spaces that may break where French needs spaces that do not. */
const badFrench = / [:;!?»]|« /;

describe('Words', () => {
  const acts = ['b1!', 'f8!', 'b1-b5', 'f8-f3', 'g1-g2', 'c8-c7', 'g2-f3'];
  const events: readonly Event[] = [
    { what: 'arranged', seat: 0, line: [...'x+0>Z0+x'] as Sign[] },
    { what: 'ready', seat: 0 },
    { what: 'begun', squaresOfZ: { white: 'e1', black: 'd8' } },
    ...acts.flatMap((text, at) => accepted(played(acts.slice(0, at), begun()), text).events.map(({ event }) => event)),
    {
      what: 'acted',
      seat: 1,
      deed: { act: 'move', side: 'black', from: 'b2', to: 'a1', took: { sign: '>', face: 'down' }, revealed: '0' },
    },
    { what: 'passed', seat: 1, side: 'black' },
    { what: 'won', seat: 0, side: 'white' },
    { what: 'drawn', by: 'stuck' },
    { what: 'drawn', by: 'repetition' },
    { what: 'drawn', by: 'quiet' },
  ];

  test('Every event is told in both languages, each in its own words.', () => {
    const told = languages.flatMap((language) => events.map((event) => face.tell(event, speech(language))));
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) expect(text.length > 8 && text.length <= 200 && !text.includes('undefined')).toBe(true);
  });

  test('Pieces that are taken or turned up are named, with their article.', () => {
    const [acted] = events.filter(
      (event) => event.what === 'acted' && event.deed.act === 'move' && event.deed.revealed,
    );
    if (acted === undefined) throw new Error('No such event.');
    expect(face.tell(acted, speech('en'))).toBe(
      'Bob: Black b2xa1, takes a face-down piece: an arrow, is turned up on the last row: a zero.',
    );
    expect(face.tell(acted, speech('fr'))).toBe(
      'Bob\u00a0: Noirs b2xa1, prend une pièce cachée\u00a0: une flèche, se retourne sur la dernière rangée\u00a0: un zéro.',
    );
  });

  test('French keeps its spaces before : ; ! ? and inside « » unbroken, and leaves names alone.', () => {
    const texts = [
      ...states.flatMap((state) => textsOf(state, 'fr').flatMap(({ said, line }) => [said, line])),
      ...states.flatMap((state) =>
        viewers.map((viewer) => JSON.stringify(face.controls(viewOf(state, viewer), viewer, speech('fr')))),
      ),
      ...zgame.chapters('fr').map(({ text }) => text),
      ...events.map((event) => face.tell(event, speech('fr'))),
      ...Object.values(zgame.words.fr),
    ];
    for (const text of texts) expect(text).not.toMatch(badFrench);
    expect(face.headline(viewOf(begun()), speech('fr', ['Ada :)', 'Bob']))).toContain('Ada :)');
  });

  test('The rules page has its chapters in both languages, at most 4,000 characters together, with pictures.', () => {
    for (const language of languages) {
      const chapters = zgame.chapters(language);
      expect(chapters).toHaveLength(5);
      expect(chapters.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(4000);
      expect(chapters.flatMap(({ picture }) => (picture ? [`${picture.phase} ${picture.eyes}`] : []))).toEqual([
        'arranging white',
        'turns table',
        'turns white',
      ]);
    }
  });

  test('The rules page’s examples of how to type are moves, and so are those of the game’s own line.', () => {
    for (const language of languages) {
      const texts = [zgame.chapters(language).at(-1)?.text ?? '', zgame.words[language].typing];
      const examples = texts.flatMap((text) => [...text.matchAll(/`(.*?)`/g)].map(([, example = '']) => example));
      const moves = examples.filter((example) => !['a1', '!'].includes(example));
      expect(moves.length).toBeGreaterThan(8);
      for (const example of moves) expect(notation.read(example), example).toBeDefined();
    }
  });

  test('The game is called Z-Game, its command zgame, and its seats White and Black.', () => {
    for (const language of languages) {
      expect(zgame.words[language]).toMatchObject({ name: 'Z-Game', command: 'zgame' });
      expect(zgame.words[language].tagline.length).toBeLessThanOrEqual(100);
    }
    expect([0, 1].map((seat) => zgame.seatName?.(seat, 2, 'en'))).toEqual(['White', 'Black']);
    expect([0, 1].map((seat) => zgame.seatName?.(seat, 2, 'fr'))).toEqual(['Blancs', 'Noirs']);
  });
});
