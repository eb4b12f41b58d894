import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Ranges, rangesOf } from './ranges.ts';
import type { Weight } from './scene.ts';

const { resolve } = createRequire(import.meta.url);

/** Some letters of a font: the packages keep each range of letters in files of its own. */
export interface Face {
  /** A variable font has one file for all weights. */
  readonly files: Readonly<Record<Weight, string>>;
  /** The letters in it, and sometimes more, as its package says. */
  readonly ranges: Ranges;
}

const everything = Uint32Array.of(0, 0x10ffff);

function inter(part: string, ranges: Ranges): Face {
  const file = (weight: number) => `@fontsource/inter/files/inter-${part}-${weight}-normal.woff2`;
  return { files: { regular: file(400), bold: file(700), heavy: file(800) }, ranges };
}

function noto(name: string, part: string, ranges: Ranges): Face {
  const file = `@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
  return { files: { regular: file, bold: file, heavy: file }, ranges };
}

const dejavu = (name: string) => `dejavu-fonts-ttf/ttf/${name}.ttf`;

/** What nearly every picture needs. */
export const latin = inter('latin', everything);
const boldSymbols = dejavu('DejaVuSans-Bold');
export const symbols: Face = {
  files: { regular: dejavu('DejaVuSans'), bold: boldSymbols, heavy: boldSymbols },
  ranges: everything,
};

type Parts = Readonly<Record<string, string>>;

const partsOf = (name: string): Parts => JSON.parse(readFileSync(resolve(`${name}/unicode.json`), 'utf8'));

/** A font of very many letters, cut into numbered files: `[7]`. */
function numbered(name: string): readonly Face[] {
  return Object.entries(partsOf(`@fontsource-variable/${name}`)).flatMap(([part, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(part)?.[1];
    return number === undefined ? [] : [noto(name, number, rangesOf(ranges))];
  });
}

function named(parts: Parts, some: readonly string[], faceOf: (part: string, ranges: Ranges) => Face): readonly Face[] {
  return some.map((part) => faceOf(part, rangesOf(parts[part] ?? '')));
}

/** Read when a text first needs it. */
function later<T>(read: () => T): () => T {
  let known: T | undefined;
  return () => {
    known ??= read();
    return known;
  };
}

export const letters = later(() => [
  ...named(
    partsOf('@fontsource/inter'),
    ['latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
    inter,
  ),
  ...named(partsOf('@fontsource-variable/noto-sans-arabic'), ['arabic'], (part, ranges) =>
    noto('noto-sans-arabic', part, ranges),
  ),
]);
export const emoji = later(() => numbered('noto-emoji'));
export const chinese = later(() => numbered('noto-sans-sc'));
export const japanese = later(() => numbered('noto-sans-jp'));
