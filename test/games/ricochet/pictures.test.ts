import { expect, test } from 'vitest';
import type { Language } from '../../../src/games/contract.ts';
import { targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import type { View } from '../../../src/games/ricochet/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { face } from './playing.ts';
import { bestWay, bidding, over, resting, showing, speech, view } from './sights.ts';

const manyMoves = 'rv r< r> r^ r< b^ b> bv b< gv g< g^ yv y> y^ y< r> rv';
const first = { round: 1, left: targetNames, scores: [], needed: undefined };

const pictures: readonly (readonly [name: string, view: View, language: Language])[] = [
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
];

const largest = 50_000;

test.each(pictures)(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew), and small.',
  async (name, view, language) => {
    const names = ['Ada', 'Maximilian-Alexander von Rosen 2'];
    const png = renderPicture(face.draw(view, speech(language, names)));
    await expectGolden(name, png, import.meta.url);
    expect(png.length).toBeLessThan(largest);
  },
);

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
