/** The numbers from 1 to 99 as English and French speakers write them, in small letters and with spaces for hyphens. */
export const numberWords: ReadonlyMap<string, number> = new Map([...english(), ...french()]);

type Named = readonly [word: string, number: number];

function english(): readonly Named[] {
  const small = numbered(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  );
  const tens = numbered('ten twenty thirty forty fifty sixty seventy eighty ninety').slice(1);
  return [...small, ...tens.flatMap(([word, ten]) => counted([word, ten * 10], small.slice(0, 9)))];
}

/** Sixty and eighty go on to nineteen more, except in Belgium and Switzerland. */
function french(): readonly Named[] {
  const small = numbered(
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix#sept dix#huit dix#neuf',
  );
  const units = small.slice(0, 9);
  const and = (named: readonly Named[]): readonly Named[] =>
    named.flatMap(([word, number]): readonly Named[] =>
      number === 1 || number === 11
        ? [
            [`et ${word}`, number],
            [word, number],
          ]
        : [[word, number]],
    );
  return [
    ...small,
    ...numbered('vingt trente quarante cinquante').flatMap(([word, ten]) =>
      counted([word, (ten + 1) * 10], and(units)),
    ),
    ...counted(['soixante', 60], and(small)),
    ...counted(['septante', 70], and(units)),
    ...counted(['quatre vingt', 80], small),
    ['quatre vingts', 80],
    ...counted(['huitante', 80], and(units)),
    ...counted(['nonante', 90], and(units)),
  ];
}

/** These words, counted from one. A `#` stands for the space within a number. */
function numbered(words: string): readonly Named[] {
  return words.split(' ').map((word, nth) => [word.replace('#', ' '), nth + 1]);
}

/** A round number by itself, and with each of these behind it. */
function counted([word, number]: Named, more: readonly Named[]): readonly Named[] {
  return [[word, number], ...more.map(([after, add]): Named => [`${word} ${after}`, number + add])];
}
