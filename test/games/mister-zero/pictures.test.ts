import { expect, test } from 'vitest';
import type { Language } from '../../../src/games/contract.ts';
import { easy } from '../../../src/games/mister-zero/bots/easy.ts';
import { modelGame } from '../../../src/games/mister-zero/chapters.ts';
import type { State } from '../../../src/games/mister-zero/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { botGame, face, played, setUp, speech, viewOf } from './playing.ts';

const model = modelGame.join(' ');
const four = botGame('pictures 5', [easy], setUp(4, { games: 3 }));

const pictures: readonly (readonly [name: string, state: State, language: Language, draft: string | undefined])[] = [
  ['start', setUp(), 'en', undefined],
  ['zeros', played(modelGame.slice(0, 12).join(' ')), 'fr', undefined],
  ['token', played('3H 2C 5I'), 'en', '3'],
  ['setting-out', played(model), 'fr', 'walk 0'],
  ['payout', played(model), 'fr', 'walk 3'],
  ['page', played(model), 'en', 'walk 7'],
  ['over', played(model), 'en', undefined],
  ['four', four[9] as State, 'fr', undefined],
  ['between', four[20] as State, 'fr', undefined],
  ['four-page', four[20] as State, 'fr', 'walk 9'],
  ['series', played(`next ${model}`, played(model, setUp(2, { games: 2 }))), 'en', undefined],
  ['second-game', played('next 3H 2C', played(model, setUp(2, { games: 2 }))), 'fr', undefined],
  ['zero-token', played('3H 2C 0I'), 'fr', '0'],
];

test.each(pictures)(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew), and small enough to be sent often.',
  async (name, state, language, draft) => {
    const names = ['Ada', 'Maximilian-Alexander von Rosen 2', 'Cleo', 'Dai'];
    const png = renderPicture(face.draw(viewOf(state), speech(language, names), draft));
    expect(png.length).toBeLessThan(60_000);
    await expectGolden(name, png, import.meta.url);
  },
);
