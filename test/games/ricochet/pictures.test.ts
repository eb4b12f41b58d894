import { expect, test } from 'vitest';
import type { Language, Speech } from '../../../src/games/contract.ts';
import { oneOf } from '../../../src/games/kit/oneOf.ts';
import { boardOf } from '../../../src/games/ricochet/board/board.ts';
import { robots, type Slide, targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import { afterLegs } from '../../../src/games/ricochet/face/past.ts';
import type { View } from '../../../src/games/ricochet/kind.ts';
import { mostBid } from '../../../src/games/ricochet/limits.ts';
import { legsOf, slidAll, waysOf } from '../../../src/games/ricochet/positions.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { face } from './playing.ts';
import { bestWay, bidding, board, legs, over, resting, scores, showing, speech, start, view } from './sights.ts';

const manyMoves = 'rv r< r> r^ r< b^ b> bv b< gv g< g^ yv y> y^ y< r> rv';
const first = { round: 1, left: targetNames, scores: [], needed: undefined };

const five = view(
  { at: 'bidding', until: 60_000, bidders: [6, 7, 7, 12, 15, 21].map((moves, seat) => ({ seat, moves })) },
  { scores: scores(['green-star', 'red-gear'], ['blue-moon'], [], ['vortex', 'yellow-planet']), left: ['red-moon'] },
);
const all = { left: ['red-moon', 'vortex'], needed: undefined } as const;
const many = view(
  { at: 'bidding', until: 60_000, bidders: [{ seat: 1, moves: 9 }] },
  { ...all, scores: scores(targetNames.filter((name) => name !== 'red-moon').slice(0, 12), ['red-star'], []) },
);
const early = legs(manyMoves);
const late = legs('r^ r< rv r> y^ bv r^ r<', afterLegs(start, early));
const endless: View = {
  ...showing(manyMoves, { moves: 30, legs: [...early, ...late] }),
  place: afterLegs(start, [...early, ...late]),
};
const next = [8, 9, 12, 12].map((moves, nth) => ({ seat: nth, moves }));
const longNames = showing('rv r< r> r^ r< b^ b>', { seat: 2, moves: 13, next });
const wonFromOutside = { ended: { as: 'won', winners: [1] } } as const;

type Pictured = readonly [name: string, view: View, language: Language, more?: Partial<Speech>];

const pictures: readonly Pictured[] = [
  ['judging', view({ at: 'judging' }), 'fr'],
  ['start', view(undefined, first), 'en'],
  ['vortex', view(undefined, { target: 'vortex', board: '1B4A2B3B' }), 'fr'],
  ['bidding', bidding, 'en'],
  ['demonstration', showing('y> yv rv r<'), 'fr'],
  ['many-moves', showing(manyMoves, { moves: 20 }), 'en'],
  ['reveal', resting(), 'en'],
  ['nobody', resting({ result: { how: 'nobody' } }), 'fr'],
  ['over', over(), 'fr'],
  ['shared', over([0, 1]), 'en'],
  ['five', five, 'fr', { second: () => 7 }],
  ['all', many, 'en', { second: () => 42 }],
  ['endless', endless, 'fr', { second: () => 7 }],
  ['unknown', resting({ result: { how: 'impossible' }, reveal: { known: 'impossible' } }), 'en'],
  ['long-best', resting({ reveal: { known: 'best', legs: legs(manyMoves) } }), 'fr'],
  ['turned', view({ at: 'turned', until: 60_000 }), 'fr', { second: () => 0 }],
  ['long-names', longNames, 'fr', { second: () => 30 }],
  ['outside-after', resting(), 'fr', wonFromOutside],
  ['outside', bidding, 'en', wonFromOutside],
  ['drawn', view(), 'fr', { ended: { as: 'drawn' } }],
];

const largest = 60_000;

test.each(pictures.map(([name, view, language, more = {}]) => [name, view, language, more] as const))(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew), and small.',
  async (name, view, language, more) => {
    const names = ['Ada', 'Maximilian-Alexander', 'Wilhelmina-Alexandra Wilhelmina', 'Zoé', 'Bob', 'Eve'];
    const png = renderPicture(face.draw(view, { ...speech(language, names), ...more }));
    await expectGolden(name, png, import.meta.url);
    expect(png.length).toBeLessThan(largest);
  },
);

test('However many moves were bid and made, the picture is small.', () => {
  for (const nth of [0, 1, 2, 3]) {
    const rng = rngFrom('many moves', nth);
    const made: Slide[] = [];
    let place = start;
    while (made.length < mostBid) {
      const robot = oneOf(robots, rng);
      const direction = oneOf(waysOf(boardOf(board), place, robot), rng);
      made.push({ robot, direction });
      place = slidAll(boardOf(board), place, made.slice(-1));
    }
    const sight = showing('', { moves: mostBid, legs: legsOf(boardOf(board), start, made) });
    const spoken = { ...speech('fr', ['Wilhelmina-Alexandra Wilhelmina']), second: () => 37 };
    expect(renderPicture(face.draw({ ...sight, place }, spoken)).length).toBeLessThan(largest);
  }
});

test('The solution of the round before looks the same as at the end of that round, whatever is played now.', () => {
  const ended = resting();
  const { stage } = ended;
  if (stage.at !== 'resting') throw new Error('The round is not over.');
  const later = view(undefined, { round: 4, target: 'blue-gear', left: ended.left, before: stage.past });
  expect(face.draw(later, speech('en'), 'solution')).toEqual(face.draw(ended, speech('en')));
  expect(face.draw(later, speech('en'))).not.toEqual(face.draw(ended, speech('en')));
});

test('When no solution is shorter, the winner’s own way is drawn, which ends where the robots are.', () => {
  const same = showing(bestWay).stage;
  if (same.at !== 'showing') throw new Error('Nobody demonstrates.');
  const won = resting({ result: { how: 'won', seat: 0, legs: same.legs } });
  const other = [...same.legs].reverse();
  expect(face.draw(resting({ ...pastOf(won), reveal: { known: 'best', legs: other } }), speech('en'))).toEqual(
    face.draw(won, speech('en')),
  );
});

function pastOf({ stage }: View) {
  if (stage.at !== 'resting') throw new Error('The round is not over.');
  return stage.past;
}
