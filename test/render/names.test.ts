import { describe, expect, test } from 'vitest';
import { fitted, spelt } from '../../src/render/fitted.ts';
import { createCanvas, font, variation } from '../../src/render/fonts.ts';
import { drawable } from '../../src/render/lettering.ts';
import { renderPicture } from '../../src/render/picture.ts';
import { expectGolden } from './golden.ts';
import { darkness, hashed, inked, inkOf, left, unlike } from './inked.ts';
import { accented, names, type Script, unknown } from './names.ts';
import { namesScene } from './namesScene.ts';

const size = 36;
const scripts = Object.keys(names) as Script[];
const context = createCanvas(1, 1).getContext('2d');

function widthOf(text: string): number {
  context.font = font(text, size, 'bold');
  context.fontVariationSettings = variation('bold');
  return context.measureText(text).width;
}

const drawn = (text: string) => hashed(inkOf(inked(text)));

test('names of many scripts look as in their golden picture', () =>
  expectGolden('names', renderPicture(namesScene), import.meta.url));

describe.each(scripts)('a name of 32 letters: %s', (script) => {
  const name = names[script];
  const seen = [...new Set(spelt(name))].filter((letter) => letter !== ' ');

  test('has a font for every letter', () => {
    expect(spelt(name)).toHaveLength(32);
    expect(drawable(name)).toBe(name.normalize('NFC'));
  });

  test('has ink of its own for every letter, and nowhere the sign for what is missing', () => {
    const inks = seen.map(drawn);
    expect(inks).not.toContain(drawn(''));
    expect(inks).not.toContain(drawn(unknown.nobody));
    expect(new Set(inks).size).toBe(seen.length);
  });

  test('is as wide as such letters are', () => {
    const each = seen.map((letter) => widthOf(letter) / size);
    expect(Math.min(...each)).toBeGreaterThan(0.15);
    expect(Math.max(...each)).toBeLessThan(1.5);
    const ink = inkOf(inked(name)).length;
    expect(ink).toBeGreaterThan(0.9 * widthOf(name));
    expect(ink).toBeLessThan(1.02 * widthOf(name));
  });

  test('is darker in bold', () => {
    const [regular, bold] = (['regular', 'bold'] as const).map((weight) => darkness(inked(name, { weight })));
    expect(bold! / regular!).toBeGreaterThan(1.1);
    expect(bold! / regular!).toBeLessThan(2);
  });

  test('is shortened between two letters', () => {
    for (const room of [0.3, 0.5, 0.9].map((part) => part * widthOf(name))) {
      const short = fitted(drawable(name), room, widthOf);
      const letters = spelt(short.slice(0, -1));
      expect(short.endsWith('…')).toBe(true);
      expect(letters).toEqual(spelt(name).slice(0, letters.length));
      expect(widthOf(short)).toBeLessThanOrEqual(room);
      expect(hashed(inked(name, { room }))).toBe(hashed(inked(short)));
    }
  });
});

test('letters join in Arabic', () => {
  const gaps = (text: string) => inkOf(inked(text)).filter((column) => column.every((one) => one === 0)).length;
  const letters = [...'محمد'];
  const apart = letters.map(widthOf).reduce((sum, width) => sum + width);
  expect(Math.abs(widthOf('محمد') - apart)).toBeGreaterThan(4);
  expect(gaps('محمد')).toBe(0);
  expect(gaps(letters.join('\u200c'))).toBeGreaterThan(1);
});

test('emoji of several signs are one', () => {
  for (const one of ['👩‍💻', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇫🇷', '👍🏽', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) expect(widthOf(one)).toBeLessThan(1.5 * size);
});

test('Latin letters and digits look the same beside any other', () => {
  for (const other of ['王', 'い', 'ж', 'Ω', '🎲', '★', 'ệ', unknown.Tibetan]) {
    const alone = inkOf(inked('Ada 07'));
    expect(hashed(inkOf(inked(`Ada 07 ${other}`)).slice(0, alone.length)), other).toBe(hashed(alone));
  }
});

test('accents are drawn on letters that do not have them, also when they pile up', () => {
  expect(drawable(accented)).toBe(accented.normalize('NFC'));
  expect(drawn('e\u0302\u0301')).toBe(drawn('ế'));
  expect(drawn('q\u0303')).not.toBe(drawn('q'));
  expect(drawable('王\u0f71')).toBe('王');
});

test('a Japanese name is written as in Japan, another as in China', () => {
  const both = inkOf(inked('直あ')).slice(0, 30);
  expect(hashed(both)).not.toBe(hashed(inkOf(inked('直')).slice(0, 30)));
});

describe('a letter that no font has', () => {
  test.each(Object.entries(unknown))('is one visible sign: %s', (_, name) => {
    const letters = spelt(name);
    expect(spelt(drawable(name))).toHaveLength(letters.length);
    expect(new Set(letters.map(drawn))).toEqual(new Set([drawn('▯')]));
    expect(drawn('▯')).not.toBe(drawn(''));
  });

  test('is a sign also within a sentence that may be cut', () => {
    const cuts = [unknown.Tibetan, '\u0301Zoë'];
    const say = (first: string, second: string) => `${first} bat ${second} !`;
    const plain = [drawable(unknown.Tibetan), drawable('\u0301Zoë')] as const;
    for (const room of [1000, 230]) {
      const picture = inked(say(unknown.Tibetan, '\u0301Zoë'), { cuts, room });
      expect(hashed(picture)).toBe(hashed(inked(say(...plain), { cuts: plain, room })));
    }
  });

  test('an emoji that no font can join is drawn as several', () => {
    expect(drawable('🦊\u200d🎻')).toBe('🦊🎻');
  });
});

describe('a name from right to left', () => {
  const name = 'محمد';
  const ink = inkOf(inked(name));
  const start = (columns: ReturnType<typeof inked>) => columns.findIndex((column) => column.some((one) => one > 0));

  test('stands where a name from left to right would', () => {
    expect(start(inked(name)) - start(inked('Mo'))).toBeLessThan(4);
    const right = inked(name, { align: 'right', x: 600 });
    const end = right.findLastIndex((column) => column.some((one) => one > 0));
    expect(600 - end).toBeLessThan(6);
    const centred = inked(name, { align: 'centre', x: 600 });
    expect(Math.abs(start(centred) + ink.length / 2 - 600)).toBeLessThan(4);
  });

  test('ends at the left, also when it is cut', () => {
    const cut = inkOf(inked(`${name}…`));
    expect(unlike(ink, cut.slice(-ink.length))).toBeLessThan(0.2);
    expect(cut.length).toBeGreaterThan(ink.length + 15);
    expect(start(inked(`${name}…`))).toBeLessThan(left + 6);
  });

  test.each([
    ['a number', `${name} : 3 points`, [name]],
    ['a number, though nobody says that it is a name', `${name} : 3 points`, undefined],
    ['another name', `${name}, علي : 3 points`, [name, 'علي']],
  ])('stays before %s', (_, text, cuts) => {
    const whole = inkOf(inked(text, cuts === undefined ? {} : { cuts }));
    expect(hashed(whole.slice(0, ink.length))).toBe(hashed(ink));
    const end = inkOf(inked('3 points'));
    expect(unlike(end, whole.slice(-end.length))).toBeLessThan(0.2);
  });
});
