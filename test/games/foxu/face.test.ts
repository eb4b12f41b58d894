import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../src/games/contract.ts';
import { columns, holes, isPoint, type Point } from '../../../src/games/foxu/board.ts';
import { easy } from '../../../src/games/foxu/bots/easy.ts';
import { fillingOf, stopsIn, takesPeg } from '../../../src/games/foxu/face/reading.ts';
import { foxu } from '../../../src/games/foxu/index.ts';
import { colours, type View } from '../../../src/games/foxu/kind.ts';
import {
  accepted,
  botGame,
  face,
  notation,
  played,
  prepared,
  refusalOf,
  rules,
  somePegs,
  speech,
  viewOf,
} from './playing.ts';

const longNames = ['Wilhelmina Featherstonehaugh III', 'Maximilian-Alexander von Rosen 2'];
const states = ['a', 'b', 'c', 'd'].flatMap((seed) => botGame(seed, [easy, easy]));
const views = states.map(viewOf);

/** Spaces that may break where French needs spaces that do not. */
const badFrench = / [:;!?»]|« /;

describe('The position in words', () => {
  test('It is at most 1,024 characters long in either language, whatever the players are called.', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...languages), (seed, language) => {
        for (const state of botGame(seed, [easy, easy])) {
          expect(face.describe(viewOf(state), speech(language, longNames)).length).toBeLessThanOrEqual(1024);
        }
      }),
      { numRuns: 50 },
    );
  });

  const kinds = {
    en: { grey: 'grey', yellow: 'yellow', blue: 'blue', empty: 'empty' },
    fr: { gris: 'grey', jaune: 'yellow', bleu: 'blue', vide: 'empty' },
  } as const;

  /** What every hole holds, for a reader who has nothing but the words. */
  function readRows(text: string, language: Language): Map<string, string> {
    const found = new Map<string, string>();
    for (const [, row, content = ''] of text.matchAll(/^(?:Row|Rangée) (\d)\s?: (.*)\.$/gmu)) {
      for (const part of content.split(/\s?; /u)) {
        const [kind = '', ...named] = part.split(' ');
        const words: Readonly<Record<string, string>> = kinds[language];
        for (const column of named) found.set(`${column}${row}`, words[kind] ?? kind);
      }
    }
    return found;
  }

  /** The points listed after “Stops”, with the pegs dropped. */
  function readStops(text: string): string[] {
    return [...text.matchAll(/^(?:Stops|Arrêts) .*?: (.*)\.$/gmu)].flatMap(([, stops = '']) => stops.split(', '));
  }

  test.each(languages)('It says what every hole holds (%s).', (language) => {
    for (const view of views) {
      const read = readRows(face.describe(view, speech(language)), language);
      expect([...read.keys()].sort()).toEqual([...holes].sort());
      for (const [hole, filling] of read) expect(fillingOf(view, hole as Point)).toBe(filling);
    }
  });

  test.each(languages)(
    'It lists every legal stop and no other, so that nobody needs the picture to move (%s).',
    (language) => {
      for (const state of states.filter(({ phase }) => phase === 'turns')) {
        const view = viewOf(state);
        const stops = readStops(face.describe(view, speech(language)));
        expect(stops).toEqual(
          colours.flatMap((colour) => stopsIn(view, colour)).map(({ to, drops }) => `${to} ${drops}`),
        );
        expect(stops.length).toBeGreaterThan(0);
        for (const stop of stops) expect(refusalOf(state, stop.slice(0, 2))).toBeUndefined();
      }
    },
  );

  test.each(languages)(
    'It says where both tubes are, what they hold, who plays them and what was done last (%s).',
    (language) => {
      for (const view of views) {
        if (view.phase !== 'turns' && view.phase !== 'over') continue;
        const lines = face.describe(view, speech(language)).split('\n');
        for (const [index, colour] of colours.entries()) {
          expect(lines[index]).toContain(view.board.tubes[colour]);
          expect(lines[index]).toContain(String(11 - view.board.pegs[colour].length));
          expect(lines[index]).toContain(['Ada', 'Bob'][view.owners[colour]]);
        }
        expect(lines.some((line) => line.includes(view.last.from) && line.includes(view.last.pegged.join(' ')))).toBe(
          true,
        );
      }
    },
  );
});

describe('The line above the picture', () => {
  test('It is at most 200 characters long and names whoever is awaited, or the winner.', () => {
    for (const view of views) {
      for (const language of languages) {
        const line = face.headline(view, speech(language, longNames));
        expect(line.length).toBeLessThanOrEqual(200);
        const seat =
          'awaited' in view ? view.awaited : view.result.by === 'emptying' ? view.owners[view.result.colour] : 0;
        expect(line).toContain(longNames[seat]);
      }
    }
  });
});

describe('What can be pressed', () => {
  test('The table and the awaited player get the same controls, the other player none; in the end nobody does.', () => {
    for (const view of views) {
      const shown = face.controls(view, 'table', speech('en'));
      if (view.phase === 'over') {
        expect(shown).toEqual([]);
        continue;
      }
      expect(shown.length).toBeGreaterThan(0);
      expect(face.controls(view, view.awaited, speech('en'))).toEqual(shown);
      expect(face.controls(view, 1 - view.awaited, speech('en'))).toEqual([]);
    }
  });

  test('Whatever is pressed is accepted, and every legal slide can be pressed.', () => {
    for (const state of states.filter(({ phase }) => phase !== 'over')) {
      const presses = pressesOf(viewOf(state));
      for (const text of presses) expect(refusalOf(state, text)).toBeUndefined();
      if (state.phase === 'turns') expect(presses).toHaveLength(stopsIn(viewOf(state), state.turn).length);
    }
  });

  test('Menus have 1 to 25 options that differ, and labels are short enough for a phone.', () => {
    for (const control of views.flatMap((view) =>
      languages.flatMap((each) => face.controls(view, 'table', speech(each))),
    )) {
      if (control.control === 'button') {
        expect(control.label.length).toBeLessThanOrEqual(20);
        continue;
      }
      if (control.control === 'row') throw new Error('Foxu has too few buttons for rows of them');
      expect(control.options.length).toBeGreaterThan(0);
      expect(control.options.length).toBeLessThanOrEqual(25);
      expect(new Set(control.options.map(({ label }) => label)).size).toBe(control.options.length);
      for (const { label, hint = '' } of control.options) expect(label.length + hint.length).toBeLessThanOrEqual(40);
    }
  });

  test('A slide is labelled with its direction and point, and hints at the pegs it drops.', () => {
    const [menu] = face.controls(viewOf(played([...prepared, 'yellow a4', 'keep'])), 'table', speech('fr'));
    expect(menu).toMatchObject({
      control: 'menu',
      options: expect.arrayContaining([
        { label: '↙ e5', hint: 'ne pose rien', press: { move: 'e5' } },
        { label: '↙ d4', hint: 'ne pose rien', press: { move: 'd4' } },
        { label: '↓ f5', hint: 'pose 1 pion', press: { move: 'f5' } },
        { label: '← b6', hint: 'pose 4 pions', press: { move: 'b6' } },
      ]),
    });
  });

  test('A slide that wins says so.', () => {
    const nearly = states.filter(({ phase }) => phase === 'turns');
    const winning = nearly.flatMap((state) => optionsOf(viewOf(state)).map((option) => ({ state, ...option })));
    const promised = winning.filter(({ hint }) => hint === 'drops the last peg and wins');
    expect(promised.length).toBeGreaterThan(0);
    for (const { state, move } of promised) expect(accepted(state, move).state.phase).toBe('over');
  });

  test('The grey pegs by hand begin with the pegs as they lie, and what is typed is read as a move.', () => {
    const byHand = face
      .controls(viewOf(played([somePegs])), 'table', speech('en'))
      .flatMap((control) => (control.control === 'button' && 'form' in control.press ? [control.press.form] : []));
    const form = face.form(byHand[0] ?? '', viewOf(played([somePegs])), speech('fr'));
    expect(notation.read(`${form?.prefix} ${form?.value}`)).toEqual(notation.read(somePegs));
    expect(form?.value?.length).toBeLessThanOrEqual(form?.longest ?? 0);
    // Older boards carried the holes in this way, and their buttons still work.
    expect(face.form('pegs a1 b2', viewOf(played([somePegs])), speech('fr'))).toEqual(form);
    expect(face.form('nonsense', viewOf(played([somePegs])), speech('en'))).toBeUndefined();
  });
});

describe('The picture', () => {
  test('The same view gives the same scene, and every viewer the same view.', () => {
    for (const state of states) {
      const scenes = [0, 1, 'table' as const].map((viewer) => face.draw(rules.view(state, viewer), speech('en')));
      expect(scenes[1]).toEqual(scenes[0]);
      expect(scenes[2]).toEqual(scenes[0]);
    }
  });

  test('The bare board is the same in all pictures, so that it is painted once.', () => {
    const bases = views.flatMap((view) => languages.map((language) => face.draw(view, speech(language)).base));
    expect(new Set(bases.map((base) => JSON.stringify(base))).size).toBe(1);
  });

  test('Everything drawn lies within the picture.', () => {
    for (const view of views) {
      const { width, height, base, shapes } = face.draw(view, speech('fr', longNames));
      for (const shape of [...base.shapes, ...shapes]) {
        const [x, y] = 'at' in shape ? shape.at : 'x' in shape ? [shape.x, shape.y] : [0, 0];
        expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
      }
    }
  });

  test('A dot marks each stop whose hole takes a peg, and no other.', () => {
    for (const state of states.filter(({ phase }) => phase === 'turns')) {
      const view = viewOf(state);
      for (const colour of colours) {
        const stops = stopsIn(view, colour);
        const marked = stops.filter((stop) => takesPeg(stops, stop)).map(({ to }) => to);
        const pegged = stops.flatMap(({ to }) => {
          const { last } = viewOf(accepted(state, to).state) as Extract<View, { last: unknown }>;
          return last.pegged.includes(to) ? [to] : [];
        });
        expect(marked).toEqual(pegged);
      }
    }
  });
});

describe('Words', () => {
  test('Every event is told in both languages, differently.', () => {
    const moves = ['shuffle', somePegs, 'ready', 'corners yellow a1', 'yellow a4', 'take', 'f5'];
    const events = moves.flatMap((move, index) => accepted(played(moves.slice(0, index)), move).events);
    const ends = [
      { what: 'won', seat: 0, colour: 'blue' },
      { what: 'drawn' },
      { what: 'kept', seat: 1, colour: 'blue' },
    ] as const;
    expect(events).toHaveLength(moves.length);
    const told = languages.flatMap((language) =>
      [...events, ...ends].map((event) => face.tell(event, speech(language))),
    );
    expect(new Set(told).size).toBe(told.length);
    expect(told.every((text) => text.length > 0 && !text.includes('undefined'))).toBe(true);
  });

  test('French keeps its spaces before : ; ! ? and inside « » unbroken, and leaves names alone.', () => {
    const texts = views.flatMap((view) => [
      face.describe(view, speech('fr')),
      face.headline(view, speech('fr')),
      JSON.stringify(face.controls(view, 'table', speech('fr'))),
    ]);
    for (const text of [...texts, ...foxu.chapters('fr').map(({ text }) => text)]) expect(text).not.toMatch(badFrench);
    expect(face.headline(viewOf(played([somePegs])), speech('fr', ['Ada :)', 'Bob']))).toContain('Ada :)');
  });

  test('The rules page has its chapters in both languages, each at most 900 characters, some with pictures.', () => {
    for (const language of languages) {
      const chapters = foxu.chapters(language);
      expect(chapters.length).toBeGreaterThanOrEqual(6);
      for (const { text } of chapters) expect(text.length).toBeLessThanOrEqual(900);
      const pictures = chapters.flatMap(({ picture }) => (picture ? [picture.phase] : []));
      expect(pictures).toEqual(['opening', 'turns', 'pie']);
    }
  });

  test('The tagline fits 100 characters, and the example of how to type is a move.', () => {
    for (const language of languages) {
      const { tagline, typing } = foxu.words[language];
      expect(tagline.length).toBeLessThanOrEqual(100);
      const examples = [...typing.matchAll(/`(.*?)`/g)].map(([, example = '']) => notation.read(example)?.act);
      expect(examples).toEqual(['slide', 'slide']);
    }
  });

  test('Points are named by their column and row.', () => {
    expect(columns.every((column) => isPoint(`${column}1`))).toBe(true);
  });
});

function optionsOf(view: View): readonly { readonly move: string; readonly hint: string }[] {
  return face
    .controls(view, 'table', speech('en'))
    .flatMap((control) => (control.control === 'menu' ? control.options : []))
    .flatMap(({ press, hint = '' }) => ('move' in press ? [{ move: press.move, hint }] : []));
}

function pressesOf(view: View): readonly string[] {
  const buttons = face
    .controls(view, 'table', speech('en'))
    .flatMap((control) => (control.control === 'button' && 'move' in control.press ? [control.press.move] : []));
  return [...buttons, ...optionsOf(view).map(({ move }) => move)];
}
