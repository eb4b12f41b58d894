import { describe, expect, test } from 'vitest';
import { type Language, languages, type Viewer } from '../../../src/games/contract.ts';
import type { Control } from '../../../src/games/controls.ts';
import { bridgesFrom, points } from '../../../src/games/mister-zero/board.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import type { Laid, View } from '../../../src/games/mister-zero/kind.ts';
import { freeBridges } from '../../../src/games/mister-zero/placing.ts';
import { allSeats, handOf } from '../../../src/games/mister-zero/seats.ts';
import { badFrench, face, legalMoves, longNames, played, seatToMove, setUp, speech, viewOf } from './playing.ts';
import { draftsFor, model, placed, views } from './sampleGames.ts';

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

describe('The position in words', () => {
  test('It is at most 1,024 characters long in either language, whatever the players are called and whatever is shown.', () => {
    for (const view of views) {
      for (const language of languages) {
        for (const draft of draftsFor(view)) {
          const text = face.describe(view, speech(language, longNames), draft);
          expect(text.length).toBeLessThanOrEqual(1024);
          expect(text).not.toContain('undefined');
        }
      }
    }
  });

  const lines = (view: View, language: Language) => face.describe(view, speech(language)).split('\n');
  const rest = (line: string | undefined) => (line ?? '').replace(/^.*?:\s/u, '').replace(/\.$/u, '');

  test.each([
    ['en', /^Red on/, /^Green on/, 'face down'],
    ['fr', /^Rouges sur/, /^Verts sur/, 'retourné'],
  ] as const)('It says which token is on every bridge, and if face down (%s).', (language, red, green, hidden) => {
    for (const state of placed) {
      const read = [red, green].flatMap((colour, index): Laid[] => {
        const line = rest(lines(viewOf(state), language).find((each) => colour.test(each)));
        return [...line.matchAll(/(\d)([A-T])( \([^)]*\))?/gu)].map(([, digit, bridge, mark]) => {
          if (mark !== undefined) expect(mark).toContain(hidden);
          const lies = mark === undefined ? 'face-up' : 'face-down';
          return { colour: index === 0 ? 'red' : 'green', digit: Number(digit), bridge, lies } as Laid;
        });
      });
      const byBridge = (one: Laid, other: Laid) => one.bridge.localeCompare(other.bridge);
      expect(read.toSorted(byBridge)).toEqual(state.laid.toSorted(byBridge));
    }
  });

  test.each(languages)(
    'It says which bridges are free, which tokens everybody has in hand, and which bridges meet (%s).',
    (language) => {
      for (const state of placed) {
        const read = lines(viewOf(state), language);
        const free = rest(read.find((line) => /^(Free|Ponts libres)/.test(line))).split(' ');
        expect(free).toEqual(freeBridges(state));
        for (const seat of allSeats(state)) {
          const line = read.find((each) => each.startsWith(`${['Ada', 'Bob', 'Cleo', 'Dai'][seat]},`));
          expect(line?.match(/\d/g)?.map(Number) ?? []).toEqual(handOf(state, seat));
        }
        for (const point of points) expect(read[1]).toContain(bridgesFrom(point).join(''));
      }
    },
  );

  test.each(languages)('A face-down token is no secret: the text says its digit (%s).', (language) => {
    const text = face.describe(viewOf(played('0H 0L')), speech(language));
    expect(text).toMatch(/0L \((face down|retourné)\)/u);
  });

  test('It tells the whole walk with payouts, where he is, which tokens are left, and who has won.', () => {
    const text = face.describe(viewOf(played(model)), speech('en'));
    expect(text).toBe(
      [
        'Ada (red) wins 8 to 3.',
        'He jumped 0H 1C 5A (green takes 3) 5B 2G 8P 7R 3M 0L 1Q 2S (red takes 8) 7T.',
        'Turned over for nobody: 1.',
        'Taken: red 8, green 3.',
        'Mister Zero stands on: far SE.',
        'Not jumped: 3F 4J 4N 6O 6K 8I 9D 9E.',
      ].join('\n'),
    );
  });
});

describe('The line above the picture', () => {
  test('It is at most 400 characters long and names whoever is to place.', () => {
    for (const view of views) {
      for (const language of languages) {
        for (const draft of draftsFor(view)) {
          const line = face.headline(view, speech(language, longNames), draft);
          expect(line.length).toBeLessThanOrEqual(400);
          if (view.phase === 'placing') expect(line).toContain(longNames[view.awaited]);
        }
      }
    }
  });

  const headline = (moves: string, draft?: string, language: Language = 'en') =>
    face.headline(viewOf(played(moves)), speech(language), draft);

  test('It explains the central rule when that closes the centre, and names the digit and the token.', () => {
    expect(headline('2H')).toContain('your turn');
    for (const language of languages) {
      expect(headline('2H', undefined, language)).toMatch(/2.*H/);
      expect(headline('2H', '2', language)).toMatch(/2.*H/);
      expect(headline('2H', '5', language)).not.toContain('H');
      expect(headline('2A', undefined, language)).not.toContain('A.');
    }
    expect(headline('2H 1I 9A')).not.toContain('smallest');
  });

  test('It explains the zero rule and the last token too.', () => {
    expect(headline('0H')).toContain('face down');
    const full = '7I 5H 0A 0B 1C 1D 2E 2F 3G 4J 4K 6N 6O 7P 8Q 9R 9S 8T';
    expect(headline(full)).toContain('your last token goes there face down');
    expect(headline(full, undefined, 'fr')).toContain('votre dernier jeton');
  });

  test('Between two games it says who has won, the points game by game, and when the next one begins.', () => {
    const state = played(model, setUp(2, { games: 2 }));
    const line = face.headline(viewOf(state), speech('en'));
    expect(line).toContain('Game 1 of 2. Ada (red) wins 8 to 3. Points: Ada 5, Bob 0 (taken: 8–3).');
    expect(line).toContain('<t:300000:R>');
    const over = face.headline(viewOf(played(`next ${model}`, state)), speech('en'));
    expect(over).toContain('The series is over: Ada 5, Bob 5 (taken: 8–3, 3–8).');
  });
});

describe('Placing by two menus', () => {
  test('A player chooses a token, as a draft, then a bridge, on a private board; only legal ones are offered.', () => {
    for (const state of placed) {
      const seat = seatToMove(state);
      const hand = handOf(state, seat);
      for (const viewer of ['table', seat] as const) {
        const { moves, drafts } = pressed(viewOf(state, viewer), viewer);
        if (hand.length === 1) {
          expect(moves).toEqual(legalMoves(state));
          continue;
        }
        expect(moves).toEqual([]);
        expect(drafts).toEqual(hand.map(String));
        const offered = drafts.flatMap((draft) => pressed(viewOf(state, viewer), viewer, draft).moves);
        expect(offered).toEqual(legalMoves(state));
        for (const draft of drafts) expect(pressed(viewOf(state, viewer), viewer, draft).drafts).toEqual(['']);
      }
    }
  });

  test('A player who is not awaited gets no menus.', () => {
    for (const state of placed) {
      for (const seat of allSeats(state).filter((each) => each !== seatToMove(state))) {
        for (const draft of [undefined, '3', '']) {
          expect(pressed(viewOf(state, seat), seat, draft)).toEqual({ moves: [], drafts: [] });
        }
      }
    }
  });

  test('The menu says when a token may not go to the centre, or only face down.', () => {
    const hints = (moves: string) =>
      face
        .controls(viewOf(played(moves)), 'table', speech('en'))
        .flatMap((control) =>
          control.control === 'menu' ? control.options.map(({ label, hint }) => `${label} ${hint ?? ''}`) : [],
        );
    expect(hints('2H')).toContain('Token 2 not on a central bridge now');
    expect(hints('0H')).toContain('Token 0 in the centre face down');
    expect(hints('2H').filter((text) => text.includes('centr'))).toHaveLength(1);
    expect(hints('2A').join()).not.toContain('centr');
  });

  test('The menu says at which bridges the token lies face down and Mister Zero begins with it.', () => {
    const [menu] = face.controls(viewOf(played('0H')), 'table', speech('fr'), '0');
    if (menu?.control !== 'menu') throw new Error('There is no menu.');
    const hidden = menu.options.filter(({ hint }) => hint === 'retourné\u00a0: Mister Zero commence par lui');
    expect(hidden.map(({ label }) => label)).toEqual(['0 en I', '0 en L', '0 en M']);
    expect(menu.options[0]).toEqual({
      label: '0 en A',
      hint: 'point de contrôle vert – NO lointain',
      press: { move: '0A' },
    });
  });

  test('An old or made-up draft shows the same as no draft.', () => {
    const view = viewOf(played('3K 2H'));
    for (const draft of ['3', '12', 'walk 3', 'x', '-1', '3K']) {
      expect(face.controls(view, 'table', speech('en'), draft)).toEqual(face.controls(view, 'table', speech('en')));
      expect(face.draw(view, speech('en'), draft)).toEqual(face.draw(view, speech('en')));
    }
  });

  test('Menus and buttons fit: 1 to 25 options that differ, short labels, four buttons a row at most.', () => {
    for (const view of views) {
      for (const language of languages) {
        for (const draft of draftsFor(view)) {
          const shown = face.controls(view, 'table', speech(language), draft);
          expect(shown.filter(({ control }) => control === 'button').length).toBeLessThanOrEqual(4);
          for (const control of shown) {
            if (control.control === 'button') expect(control.label.length).toBeLessThanOrEqual(20);
            if (control.control !== 'menu') continue;
            const labels = control.options.map(({ label }) => label);
            expect(labels.length).toBeGreaterThan(0);
            expect(labels.length).toBeLessThanOrEqual(25);
            expect(new Set(labels).size).toBe(labels.length);
            for (const { label, hint = '' } of control.options)
              expect(`${label}${hint}`.length).toBeLessThanOrEqual(60);
          }
        }
      }
    }
  });
});

describe('Words', () => {
  test('French keeps its spaces before : ; ! ? and inside « » unbroken.', () => {
    for (const view of views) {
      for (const draft of draftsFor(view)) {
        expect(face.describe(view, speech('fr'), draft)).not.toMatch(badFrench);
        expect(JSON.stringify(face.controls(view, 'table', speech('fr'), draft))).not.toMatch(/ [:;!?»](?!")|« /u);
      }
    }
    for (const { text } of misterZero.chapters('fr')) expect(text).not.toMatch(badFrench);
    for (const text of Object.values(misterZero.words.fr)) expect(text).not.toMatch(badFrench);
  });

  test('The rules page has the same chapters in both languages, each at most 1,000 characters, some with pictures.', () => {
    const pages = languages.map((language) => misterZero.chapters(language));
    expect(pages[0]?.map(({ picture }) => picture)).toEqual(pages[1]?.map(({ picture }) => picture));
    for (const { text } of pages.flat()) expect(text.length).toBeLessThanOrEqual(1000);
    expect(pages[0]?.filter(({ picture }) => picture !== undefined).length).toBeGreaterThan(1);
  });
});
