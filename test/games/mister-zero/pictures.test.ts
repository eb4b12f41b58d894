import { expect, test } from 'vitest';
import type { Language, Speech, Viewer } from '../../../src/games/contract.ts';
import { modelGame } from '../../../src/games/mister-zero/chapters.ts';
import type { State } from '../../../src/games/mister-zero/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { accepted, anybody, botGame, face, longNames, played, setUp, speech, viewOf } from './playing.ts';

const model = modelGame.join(' ');
const series = played(model, setUp(2, { games: 2 }));
const four = botGame('pictures 5', [anybody], setUp(4, { games: 3 }));
const advised = accepted(played('3H 1C 4I', setUp(4)), 'advise 6K', 1).state;

interface Seen {
  readonly language: Language;
  readonly draft?: string;
  readonly viewer?: Viewer;
  readonly ended?: NonNullable<Speech['ended']>;
}

const pictures: readonly (readonly [name: string, state: State, seen: Seen])[] = [
  ['start', setUp(), { language: 'en' }],
  ['zeros', played(modelGame.slice(0, 12).join(' ')), { language: 'fr' }],
  ['token', played('3H 2C 5I'), { language: 'en', draft: '3' }],
  ['zero', played('0H 2C'), { language: 'fr' }],
  ['zero-token', played('0H 2C 5A'), { language: 'fr', draft: '0' }],
  ['resigned', played(modelGame.slice(0, 9).join(' ')), { language: 'fr', ended: { as: 'won', winners: [1] } }],
  ['drawn', played(modelGame.slice(0, 9).join(' ')), { language: 'en', ended: { as: 'drawn' } }],
  ['setting-out', played(model), { language: 'fr', draft: 'walk 0' }],
  ['payout', played(model), { language: 'fr', draft: 'walk 3' }],
  ['page', played(model), { language: 'en', draft: 'walk 7' }],
  ['stopping', played(model), { language: 'fr', draft: 'walk 12' }],
  ['over', played(model), { language: 'en' }],
  ['second-game', played('next 3H 2C', series), { language: 'fr' }],
  ['series', botGame('series 1', [anybody], setUp(2, { games: 2 })).at(-1) as State, { language: 'en' }],
  ['series-drawn', played(`next ${model}`, series), { language: 'fr' }],
  ['even', botGame('series 0', [anybody], setUp(4, { games: 2 }))[20] as State, { language: 'en' }],
  ['four-series', botGame('series 1', [anybody], setUp(4, { games: 2 })).at(-1) as State, { language: 'fr' }],
  ['four', four[9] as State, { language: 'fr' }],
  ['advised', advised, { language: 'en', viewer: 3 }],
  ['four-page', four[20] as State, { language: 'fr', draft: 'walk 9' }],
  ['between', four[20] as State, { language: 'fr' }],
];

test.each(pictures)(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew), and small enough to be sent often.',
  async (name, state, { language, draft, viewer = 'table', ended }) => {
    const names = ['Ada', 'Maximilian-Alexander von Rosen 2', 'Cleo', 'Dai'];
    const said: Speech = { ...speech(language, names), ...(ended && { ended }) };
    const png = renderPicture(face.draw(viewOf(state, viewer), said, draft));
    expect(png.length).toBeLessThan(60_000);
    await expectGolden(name, png, import.meta.url);
  },
);

test('The largest picture, at the end of a long walk, is small enough however long the names are.', () => {
  for (const seed of ['stress71', 'stress189', 'stress91']) {
    for (const games of [1, 2]) {
      const end = botGame(seed, [anybody], setUp(4, { games })).at(-1) as State;
      const scene = face.draw(viewOf(end), speech('fr', longNames));
      expect(renderPicture(scene).length).toBeLessThanOrEqual(60_000);
    }
  }
});
