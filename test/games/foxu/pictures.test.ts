import { test } from 'vitest';
import type { Language } from '../../../src/games/contract.ts';
import { holes } from '../../../src/games/foxu/board.ts';
import type { State } from '../../../src/games/foxu/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { face, played, prepared, somePegs, speech, turnsFrom, viewOf } from './playing.ts';

const opened = [...prepared, 'blue b2'];
const crowded = {
  grey: holes.slice(0, 11),
  pegs: { yellow: holes.slice(11, 21), blue: holes.slice(21, 31) },
};
const nearlyDone = turnsFrom({ ...crowded, tubes: { yellow: 'c6', blue: 'd1' } });
const aRound = ['c5', 'c1', 'c6', 'd1'];

const pictures: readonly (readonly [name: string, state: State, language: Language])[] = [
  ['pegs', played([somePegs]), 'en'],
  ['corners', played([somePegs, 'ready']), 'fr'],
  ['opening', played(prepared), 'en'],
  ['pie', played(opened), 'fr'],
  ['turns', played([...opened, 'keep', 'a5', 'd2', 'd5']), 'en'],
  ['won', played(['f6', 'e1', 'f5'], nearlyDone), 'fr'],
  ['drawn', played([...aRound, ...aRound, 'c5'], nearlyDone), 'en'],
];

test.each(pictures)(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew).',
  async (name, state, language) => {
    const names = ['Ada', 'Maximilian-Alexander von Rosen 2'];
    const png = renderPicture(face.draw(viewOf(state), speech(language, names)));
    await expectGolden(name, png, import.meta.url);
  },
);
