import { describe, expect, test } from 'vitest';
import { type Language, languages, type Speech } from '../../../src/games/contract.ts';
import { boardCodes, boardOf, cellName, centre, width } from '../../../src/games/ricochet/board/board.ts';
import { cellOf, slideTo } from '../../../src/games/ricochet/board/slide.ts';
import { directions, robots, type Slide, type TargetName } from '../../../src/games/ricochet/board/vocabulary.ts';
import type { Leg, View } from '../../../src/games/ricochet/kind.ts';
import { words } from '../../../src/games/ricochet/words.ts';
import { longName } from '../playing.ts';
import { face } from './playing.ts';
import { bestWay, bidding, legs, over, resting, scores, showing, speech, view } from './sights.ts';

const everyStage: readonly View[] = [
  view({ at: 'judging' }),
  view(),
  view({ at: 'quiet' }),
  view({ at: 'turned', until: 60_000 }),
  bidding,
  showing(''),
  showing('y> yv rv r<'),
  resting(),
  resting({ result: { how: 'nobody' } }),
  over(),
];

describe('The position in words', () => {
  test.each(languages)(
    'It says where each of the four moves takes each robot, so that nobody needs the picture (%s).',
    (language) => {
      for (const code of boardCodes.filter((_, nth) => nth % 7 === 0)) {
        const sight = view(undefined, { board: code });
        const lines = face.describe(sight, speech(language)).split('\n');
        for (const robot of robots) {
          const at = cellOf(sight.place, robot);
          const name = words[language].robots[robot];
          const line = lines.find((each) =>
            each.toLowerCase().startsWith(`${name} ${language === 'en' ? 'on' : 'en'} ${cellName(at).toLowerCase()}`),
          );
          for (const direction of directions) {
            const to = slideTo(boardOf(code), sight.place, { robot, direction });
            const said = `${words[language].directions[direction]} ${cellName(to)}`;
            expect(line?.includes(said), `${code} ${robot} ${direction}: ${line}`).toBe(to !== at);
          }
        }
      }
    },
  );

  /** The cells that a line about walls names. */
  function cellsOn(line: string | undefined): readonly string[] {
    return line?.match(/[A-P]\d{1,2}/g) ?? [];
  }

  test.each(languages)(
    'It names every wall inside the board, so that nobody needs the picture to plan a way (%s).',
    (language) => {
      for (const code of boardCodes) {
        const { walls } = boardOf(code);
        const lines = face.describe(view(undefined, { board: code }), speech(language)).split('\n');
        const named = { right: cellsOn(lines.at(-2)), down: cellsOn(lines.at(-1)) };
        const read = walls.map((_, cell) => {
          const [column, row] = [cell % width, Math.floor(cell / width)];
          const closed = (other: number) => centre.includes(other) || centre.includes(cell);
          const up = row === 0 || closed(cell - width) || named.down.includes(cellName(cell - width));
          const right = column === width - 1 || closed(cell + 1) || named.right.includes(cellName(cell));
          const down = row === width - 1 || closed(cell + width) || named.down.includes(cellName(cell));
          const left = column === 0 || closed(cell - 1) || named.right.includes(cellName(cell - 1));
          return [up, right, down, left].reduce((bits, walled, nth) => bits | (walled ? 1 << nth : 0), 0);
        });
        expect(read).toEqual(walls);
      }
    },
  );

  test.each(languages)('It says where every target is that can still be won (%s).', (language) => {
    const { targets } = boardOf(view().board);
    const text = face.describe(view(), speech(language));
    const line = text.split('\n').find((each) => each.startsWith('15 ')) ?? '';
    const places = [...line.matchAll(/[A-P]\d{1,2}/g)].map(([cell]) => cell);
    expect(places.toSorted()).toEqual(
      view()
        .left.map((name) => cellName(targets[name]))
        .toSorted(),
    );
    expect(face.describe(view(undefined, { left: [] }), speech(language))).not.toMatch(/^0 /m);
    expect(face.describe(view(undefined, { left: ['vortex'] }), speech(language))).toMatch(
      /^1 \S+ (left|restante)\. /m,
    );
  });

  test.each(languages)(
    'It says what the round is played for, who may do what, how much was won and how much wins (%s).',
    (language) => {
      for (const sight of everyStage) {
        const said = face.describe(sight, speech(language));
        expect(said).toMatch(/Ada/);
        expect(said).toMatch(/3/);
        expect(said).not.toMatch(/undefined|NaN/);
        if (sight.target !== undefined) expect(said).toContain(words[language].target('red-moon'));
      }
    },
  );

  test.each(languages)(
    'It tells the moves that are drawn, where the robots began, and which one is lit (%s).',
    (language) => {
      const said = face.describe(showing('y> yv rv r<'), speech(language));
      const { describe: say, robots: named, directions: ways, semicolon } = words[language];
      const moves = [
        `${named.yellow} ${ways.right} F14, ${ways.down} F16`,
        `${named.red} ${ways.down} P16, ${ways.left} M16`,
      ];
      expect(said).toContain(say.made(moves.join(semicolon)));
      expect(said).toContain(say.start([say.at('red', 'P14'), say.at('yellow', 'A14')].join(', ')));
      expect(said).toContain(say.chosen('red'));
    },
  );

  test.each(languages)(
    'After a round it tells the solution that is drawn, and where the robots are now (%s).',
    (language) => {
      const { describe: say } = words[language];
      const ended = face.describe(resting(), speech(language));
      for (const { to } of legs(bestWay)) expect(ended).toContain(cellName(to));
      expect(ended).toContain(
        say.now(robots.map((robot) => say.at(robot, cellName(cellOf(resting().place, robot)))).join(', ')),
      );
      const unknown = resting({ reveal: { known: 'not-yet' } });
      expect(face.describe(unknown, speech(language))).toContain(
        `${words[language].robots.yellow} ${words[language].directions.right} F14`,
      );
    },
  );
});

describe('The room for the position in words', () => {
  const seats = Array.from({ length: 20 }, (_, seat) => seat);
  const crowd = {
    scores: scores(...seats.map((): readonly TargetName[] => ['vortex'])).map((score) => ({ ...score, here: false })),
  };
  const bidders = seats.map((seat) => ({ seat, moves: 99 }));
  const turns: readonly Slide[] = robots.flatMap((robot) => directions.map((direction) => ({ robot, direction })));
  const [one] = legs('g<') as [Leg];
  /** As many legs as can be bid. No two consecutive legs are of one robot. */
  const endless: readonly Leg[] = Array.from({ length: 98 }, (_, nth) => ({
    ...one,
    ...turns[(nth * 5) % turns.length],
  }));
  const late = { round: 117, target: 'yellow-planet' } as const;

  const fullest: readonly View[] = [
    ...everyStage.map((sight) => ({ ...sight, ...crowd })),
    { ...bidding, ...crowd, ...late, stage: { at: 'bidding', until: 0, bidders } },
    { ...showing('y> yv rv r<', { legs: endless, moves: 99, unturned: true, next: bidders }), ...crowd, ...late },
    { ...resting({ reveal: { known: 'best', legs: endless.slice(0, 40) } }), ...crowd },
    { ...over(seats), ...crowd },
    {
      ...over(seats),
      ...crowd,
      stage: {
        at: 'over',
        winners: seats,
        past: pastOf(resting({ reveal: { known: 'best', legs: endless.slice(0, 40) } })),
      },
    },
  ];

  const wordy = (language: Language): Speech => ({
    language,
    player: longName,
    when: () => '18 novembre 2025 à 15:26:31 UTC',
    second: () => 42,
  });

  test.each(languages)(
    'With twenty players with the longest names all fits: 1,024 characters, and 400 above the picture (%s).',
    (language) => {
      for (const sight of fullest) {
        for (const draft of [undefined, 'solution']) {
          expect(face.describe(sight, wordy(language), draft).length).toBeLessThanOrEqual(1024);
          expect(face.headline(sight, wordy(language), draft).length).toBeLessThanOrEqual(400);
        }
      }
    },
  );

  test.each(languages)('A list that is cut says how many more there are (%s).', (language) => {
    const text = face.headline({ ...bidding, ...crowd, stage: { at: 'bidding', until: 0, bidders } }, wordy(language));
    const named = [...text.matchAll(/\d+ 99/g)].length;
    expect(named).toBeGreaterThan(0);
    expect(text).toContain(words[language].andMore(20 - named));
  });

  test.each(languages)(
    'With five players with usual names nothing is cut, in the middle of a demonstration (%s).',
    (language) => {
      const five = { scores: scores(['green-star'], ['blue-moon'], [], [], []) };
      const sight = { ...showing('y> yv rv r<', { next: bidders.slice(1, 5) }), ...five };
      const named = speech(language, ['Alexandra', 'Baptiste', 'Clémentine', 'Dorothée', 'Emmanuel']);
      expect(face.describe(sight, named)).not.toContain(words[language].more(1).slice(1));
      expect(face.headline(sight, named)).not.toContain(words[language].more(1).slice(1));
    },
  );

  function pastOf({ stage }: View) {
    if (stage.at !== 'resting') throw new Error('The round is not over.');
    return stage.past;
  }
});
