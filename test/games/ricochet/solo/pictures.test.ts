import { expect, test } from 'vitest';
import type { Language } from '../../../../src/games/contract.ts';
import type { View } from '../../../../src/games/ricochet/solo/kind.ts';
import { renderPicture } from '../../../../src/render/picture.ts';
import { expectGolden } from '../../../render/golden.ts';
import { face, seen, speech } from './playing.ts';

const seven = 'y> yv rv r< b^ r^ r<';

const pictures: readonly (readonly [name: string, view: View, language: Language])[] = [
  ['start', seen([]), 'fr'],
  ['playing', seen([seven, 'reset', 'rv', 'r<', 'b']), 'en'],
  ['solved', seen([seven]), 'fr'],
  ['over', seen([seven, 'reset', 'rv r< b^ r^ r<']), 'en'],
  ['given-up', seen([seven, 'give up']), 'fr'],
  ['vortex', seen(['g<'], { board: '1B4A2B3B', target: 'vortex' }), 'en'],
];

const largest = 60_000;

test.each(pictures)(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew), and small.',
  async (name, view, language) => {
    const png = renderPicture(face.draw(view, speech(language)));
    await expectGolden(name, png, import.meta.url);
    expect(png.length).toBeLessThan(largest);
  },
);
