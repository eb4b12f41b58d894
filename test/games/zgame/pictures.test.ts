import { expect, test } from 'vitest';
import type { Language, Viewer } from '../../../src/games/contract.ts';
import type { State } from '../../../src/games/zgame/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { arranged, begun, face, played, speech, turnsFrom, viewOf } from './playing.ts';

const opening = ['b1!', 'f8!', 'b1-b5', 'f8-f3', 'g1-g2', 'c8-c7', 'g2-f3', 'b8-b7', 'd1!', 'b7-b6'];
const won = [...opening, 'b5-e5', 'd8-c8', 'e5-e8', 'a8-a7', 'e8-c8'];
const crowded = 'wZe2 w0c4 w0?d3 w>?f4 wx?a1 wxg2 w+?h1 w+b5 bZd7 b0?e5 b0d5 b>b6 bx?a8 bxg6 b+?h8 b+?c7';

const pictures: readonly (readonly [name: string, state: State, viewer: Viewer, language: Language, draft?: string])[] =
  [
    ['arranging', arranged(), 'table', 'en'],
    ['arranging-swap', arranged(), 0, 'fr', 'swap b'],
    ['arranging-ready', played(['ready'], arranged()), 0, 'en'],
    ['start', begun(), 'table', 'fr'],
    ['capture', played(opening.slice(0, 7), begun()), 'table', 'en'],
    ['own-board-piece', played(opening, begun()), 0, 'fr', 'b5'],
    ['own-board-black', played([...opening, 'd1-b3'], begun()), 1, 'en', 'c7'],
    ['revealed', played([...opening, 'f3!'], begun()), 'table', 'fr'],
    ['crowded', turnsFrom(crowded), 0, 'en', 'b5'],
    ['won', played(won, begun()), 'table', 'en'],
    ['replay', played(won, begun()), 1, 'fr', 'replay 7'],
  ];

test.each(pictures.map(([name, ...rest]) => [name, rest] as const))(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew), and small enough.',
  async (name, [state, viewer, language, draft]) => {
    const names = ['Ada', 'Maximilian-Alexander von Rosen 2'];
    const png = renderPicture(face.draw(viewOf(state, viewer), speech(language, names), draft));
    expect(png.length).toBeLessThan(45_000);
    await expectGolden(name, png, import.meta.url);
  },
);
