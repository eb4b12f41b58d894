import { describe, expect, test } from 'vitest';
import { type Language, languages, type Viewer } from '../../../src/games/contract.ts';
import { smallest } from '../../../src/games/kit/picture/words.ts';
import { easy } from '../../../src/games/zgame/bots/easy.ts';
import { gaitMarks } from '../../../src/games/zgame/face/gaitMarks.ts';
import { gaitsOf } from '../../../src/games/zgame/face/gaits.ts';
import { ghost, look } from '../../../src/games/zgame/face/inks.ts';
import { token } from '../../../src/games/zgame/face/pieces.ts';
import { drawSign } from '../../../src/games/zgame/face/signs.ts';
import { tray, trayWidth } from '../../../src/games/zgame/face/tray.ts';
import { type Sign, type State, sides, signs } from '../../../src/games/zgame/kind.ts';
import { actionsOf } from '../../../src/games/zgame/moves.ts';
import type { Shape } from '../../../src/render/scene.ts';
import { inksOf } from '../../render/chooseColours.ts';
import {
  arranged,
  begun,
  botGame,
  face,
  inTurns,
  notation,
  played,
  randomGame,
  rules,
  speech,
  turnsFrom,
  viewers,
  viewOf,
} from './playing.ts';
import { draftsFrom, textsOf } from './pressing.ts';

const longNames = ['Wilhelmina Featherstonehaugh III', 'Maximilian-Alexander von Rosen 2'];
const games = ['a', 'b', 'c', 'd'].flatMap((seed) => [...botGame(seed, [easy, easy]), ...randomGame(seed)]);
const states = games.filter((_, at) => at % 4 === 0);

describe('The position in words', () => {
  test.each(languages)(
    'It is at most 1,024 characters long, whatever the names and choices of the players are (%s).',
    (language) => {
      for (const state of states) {
        for (const { said, line } of textsOf(state, language, longNames)) {
          expect(said.length).toBeLessThanOrEqual(1024);
          expect(line.length).toBeLessThanOrEqual(300);
          expect(`${said}${line}`).not.toMatch(/undefined|\[object/);
        }
      }
    },
  );

  const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
    en: { Z: 'Z', zero: '0', arrow: '>', cross: 'x', plus: '+', White: 'w', Black: 'b', hidden: 'face-down' },
    fr: { Z: 'Z', zéro: '0', flèche: '>', croix: 'x', plus: '+', Blancs: 'w', Noirs: 'b', hidden: 'face cachée' },
  };

  /** What is on every square, for a reader who has nothing but the words: `wZe1`, `b+?d8`, `b?a8`. */
  function readRows(text: string, language: Language): string[] {
    const meant = words[language];
    const hidden = meant['hidden'] ?? '';
    return [...text.matchAll(/^(?:Row|Rangée) (\d)\s?: (.*)\.$/gmu)].flatMap(([, row, content = '']) =>
      content.split(/\s?; /u).flatMap((ofSide) => {
        const [, side = '', pieces = ''] = /^(\S+) (.*)$/.exec(ofSide) ?? [];
        return pieces.split(', ').flatMap((kind) => {
          const tokens = kind.replace(hidden, '').trim().split(/\s+/);
          const sign = meant[tokens[0] ?? ''] ?? '';
          const columns = sign === '' ? tokens : tokens.slice(1);
          return columns.map((column) => `${meant[side]}${sign}${kind.includes(hidden) ? '?' : ''}${column}${row}`);
        });
      }),
    );
  }

  function seenPieces(state: State, viewer: Viewer): string[] {
    const view = viewOf(state, viewer);
    if (view.phase !== 'turns') throw new Error('Nothing to be seen.');
    return view.pieces.map(({ side, sign = '', face: up, at }) => `${side[0]}${sign}${up === 'down' ? '?' : ''}${at}`);
  }

  test.each(languages)('It says what stands on every square, as far as the viewer may know (%s).', (language) => {
    for (const state of states.filter(({ phase }) => phase === 'turns')) {
      for (const viewer of viewers) {
        const text = face.describe(viewOf(state, viewer), speech(language));
        expect(readRows(text, language).toSorted()).toEqual(seenPieces(state, viewer).toSorted());
      }
    }
  });

  test.each(languages)('It lists every legal action, and no other, for the player who is to act (%s).', (language) => {
    for (const state of states.filter(({ phase }) => phase === 'turns')) {
      const { pieces, turn } = inTurns(state).position;
      const [seat = 0] = rules.awaiting(state) as readonly number[];
      const text = face.describe(viewOf(state, seat), speech(language));
      const [, moves = ''] = /^(?:You may go|Vous pouvez aller)\s?: (.*)\.$/mu.exec(text) ?? [];
      const [, reveals = ''] = /^(?:You may turn up|Vous pouvez retourner)\s?: (.*)\.$/mu.exec(text) ?? [];
      const read = [
        ...moves
          .split(/\s?; /u)
          .filter(Boolean)
          .flatMap((part) => {
            const [from = '', to = ''] = part.split(/\s?: /u);
            return to.split(' ').map((each) => `${from}-${each}`);
          }),
        ...reveals
          .split(' ')
          .filter(Boolean)
          .map((at) => `${at}!`),
      ];
      const legal = actionsOf(pieces, turn).map((action) => notation.write(action));
      expect(read.toSorted()).toEqual(legal.toSorted());
      for (const viewer of ['table', 1 - seat] as const) {
        expect(face.describe(viewOf(state, viewer), speech(language))).not.toMatch(/You may|Vous pouvez/);
      }
    }
  });

  test.each(languages)('It says who plays which side, what was taken, and what was done last (%s).', (language) => {
    const state = played(['b1!', 'f8!', 'b1-b5', 'f8-f3', 'g1-g2', 'c8-c7', 'g2xf3'], begun());
    for (const viewer of viewers) {
      const text = face.describe(viewOf(state, viewer), speech(language));
      expect(text).toMatch(/Ada.*Bob/);
      expect(text).toMatch(/: plus\. /);
      expect(text).toContain('g2xf3');
    }
  });

  test('While players arrange, each reads their own line, and everybody reads who is ready.', () => {
    const state = played(['ready'], arranged());
    expect(face.describe(viewOf(state, 1), speech('en'))).toContain('cross, zero, plus, Z, arrow, plus, zero, cross');
    expect(face.describe(viewOf(state, 'table'), speech('en'))).not.toMatch(/arrow/);
    for (const viewer of viewers) expect(face.describe(viewOf(state, viewer), speech('en'))).toContain('Ready: White.');
  });
});

describe('The line above the picture', () => {
  test('It names whoever is awaited, or the winner.', () => {
    for (const state of states) {
      const winners = rules.outcome(state)?.winners ?? (rules.awaiting(state) as readonly number[]);
      for (const language of languages) {
        const line = face.headline(viewOf(state), speech(language));
        for (const seat of winners) expect(line).toContain(['Ada', 'Bob'][seat]);
      }
    }
  });

  test('It warns of a position seen before, and of a draw that is near.', () => {
    const round = ['e1-e2', 'd8-d7', 'e2-e1', 'd7-d8'];
    expect(face.headline(viewOf(played(round, begun())), speech('en'))).toContain('third time is a draw');
    const late = turnsFrom('wZe1 bZe8', { quiet: 99 });
    expect(face.headline(viewOf(late), speech('en'))).toContain('1 turn more without progress');
    expect(face.headline(viewOf(turnsFrom('wZe1 bZe8', { quiet: 79 })), speech('en'))).not.toContain('progress');
  });

  test('It says what is chosen already.', () => {
    const state = begun();
    expect(face.headline(viewOf(state, 0), speech('en'), 'b1')).toBe(
      'b1, your face-down plus: choose where it goes, or turn it face up.',
    );
    expect(face.headline(viewOf(state, 0), speech('fr'), 'e1')).toBe('e1, Z\u00a0: choisissez où elle va.');
    expect(face.headline(viewOf(arranged(), 0), speech('en'), 'swap b')).toContain('Your plus on b');
  });
});

const emptyScene = { width: 9, height: 9, ground: look.ground, colours: '', base: { key: '', shapes: [] } } as const;

describe('The picture', () => {
  test('The bare board is the same for everybody who sits on the same side, so that it is painted once.', () => {
    const bases = (viewer: Viewer) =>
      new Set(states.map((state) => JSON.stringify(face.draw(viewOf(state, viewer), speech('en')).base)));
    const [table, white, black] = viewers.map(bases);
    expect([table?.size, white?.size, black?.size]).toEqual([1, 1, 1]);
    expect(table).toEqual(white);
    expect(black).not.toEqual(white);
  });

  test('Each player sees their own base line below; everybody else sees White below.', () => {
    const heights = viewers.map((viewer) => {
      const { base } = face.draw(viewOf(begun(), viewer), speech('en'));
      return base.shapes.flatMap((shape) => (shape.shape === 'text' && shape.text === '1' ? [shape.y] : []))[0] ?? 0;
    });
    expect(heights[0]).toBe(heights[1]);
    expect(heights[2]).toBeLessThan(heights[1] ?? 0);
  });

  test('Everything drawn lies within the picture, and no letters are smaller than 22 pixels.', () => {
    for (const state of states) {
      for (const viewer of viewers) {
        for (const draft of draftsFrom(state, viewer).slice(0, 4)) {
          const { width, height, base, shapes } = face.draw(viewOf(state, viewer), speech('fr', longNames), draft);
          for (const shape of [...base.shapes, ...shapes]) {
            if (shape.shape === 'text') expect(shape.size).toBeGreaterThanOrEqual(smallest);
            if (!('x' in shape)) continue;
            expect(shape.x >= 0 && shape.x <= width && shape.y >= 0 && shape.y <= height).toBe(true);
          }
        }
      }
    }
  });

  test('The five signs are five different drawings; only the arrow says which way is forward.', () => {
    const drawn = (sign: Sign, heading: 'up' | 'down') => JSON.stringify(drawSign(sign, 30, look.ink, heading));
    expect(new Set(signs.map((sign) => drawn(sign, 'up'))).size).toBe(signs.length);
    expect(signs.filter((sign) => drawn(sign, 'up') !== drawn(sign, 'down'))).toEqual(['>']);
  });

  test('Whatever their signs, all backs of a side are alike, on the board and for everybody else.', () => {
    for (const side of sides) {
      const backs = begun().position.pieces.flatMap((piece) => {
        const view = viewOf(begun(), 'table');
        const seen = view.phase === 'turns' ? view.pieces.find(({ at }) => at === piece.at) : undefined;
        if (seen?.face !== 'down' || seen.side !== side) return [];
        return [JSON.stringify(token(seen, [0, 0], 34, 'white'))];
      });
      expect(backs).toHaveLength(7);
      expect(new Set(backs).size).toBe(1);
    }
  });

  test('On a face-up piece there is a mark for each direction in which it moves.', () => {
    for (const side of sides) {
      const marks = signs.map((sign) => gaitMarks(side, sign, 34, look.ink, 'white').length);
      expect(Object.fromEntries(signs.map((sign, nth) => [sign, marks[nth]]))).toEqual({
        ...{ Z: 8, '0': 3, '>': 3, x: 4, '+': 4 },
      });
    }
    const far = (sign: Sign) => [...new Set(gaitsOf('white', sign).map((gait) => gait.far))];
    expect(signs.map(far)).toEqual([['one'], ['one'], ['two'], ['any'], ['any']]);
  });

  test('A tray holds the eight pieces of the other side: those that were taken, and the others as ghosts.', () => {
    const box = { x: 0, y: 0, w: trayWidth, h: 56 };
    const drawn = (gone: readonly Sign[], newest?: Sign) => tray(box, { side: 'black', signs: gone, newest }, 'white');
    const rings = (shapes: readonly Shape[]) =>
      shapes.filter((shape) => 'stroke' in shape && shape.stroke === look.gold);
    const inks = (shapes: readonly Shape[]) => inksOf([{ ...emptyScene, shapes }]);
    expect(drawn([]).filter(({ shape }) => shape === 'group')).toHaveLength(8);
    expect(inks(drawn(['Z', '0', '0', '>', 'x', 'x', '+', '+']))).not.toContain(ghost);
    expect(drawn(['+', '0'])).toEqual(drawn(['0', '+']));
    expect(rings(drawn(['0', '+']))).toEqual([]);
    expect(rings(drawn(['0', '+', '0'], '0'))).toHaveLength(1);
  });

  test('The golden ring is around what was taken in the last turn only.', () => {
    const acts = ['b1!', 'f8!', 'b1-b5', 'f8-f3', 'g1-g2', 'c8-c7', 'g2-f3', 'b8-b7'];
    const rings = (turns: number) => {
      const { shapes } = face.draw(viewOf(played(acts.slice(0, turns), begun())), speech('en'));
      return shapes.filter((shape) => shape.shape === 'rect' && shape.w === 46 && shape.stroke === look.gold).length;
    };
    expect([6, 7, 8].map(rings)).toEqual([0, 1, 0]);
  });
});
