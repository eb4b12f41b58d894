import { expect, test } from 'vitest';
import type { Speech, Viewer } from '../../../src/games/contract.ts';
import type { State } from '../../../src/games/zgame/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { arranged, begun, face, played, rules, speech, turnsFrom, viewOf } from './playing.ts';

const opening = ['b1!', 'f8!', 'b1-b5', 'f8-f3', 'g1-g2', 'c8-c7', 'g2-f3', 'b8-b7', 'd1!', 'b7-b6'];
const won = [...opening, 'b5-e5', 'd8-c8', 'e5-e8', 'a8-a7', 'e8-c8'];
const crowded = 'wZe2 w0c4 w0?d3 w>?f4 wx?a1 wxg2 w+?h1 w+b5 bZd7 b0?e5 b0d5 b>b6 bx?a8 bxg6 b+?h8 b+?c7';
const names = ['Ada', 'Maximilian-Alexander'];
const longNames = ['Wilhelmina-Alexandra Wilhelmina', 'Featherstonehaugh_the_Third.2026'];
const resigned = { ended: { as: 'won', winners: [1] } } as const;
const agreed = { ended: { as: 'drawn' } } as const;

type Picture = readonly [name: string, state: State, viewer: Viewer, speech: Speech, draft?: string];

/** The game as it was when it was ended from outside. */
function closed(state: State): State {
  return rules.closed?.(state) ?? state;
}

const pictures: readonly Picture[] = [
  ['arranging', arranged(), 'table', speech('en', names)],
  ['arranging-own', arranged(), 1, speech('en', names)],
  ['arranging-swap', arranged(), 0, speech('fr', names), 'swap b'],
  ['arranging-ready', played(['ready'], arranged()), 0, speech('en', longNames)],
  ['start', begun(), 'table', speech('fr', names)],
  ['capture', played(opening.slice(0, 7), begun()), 'table', speech('en', names)],
  ['own-board-piece', played(opening, begun()), 0, speech('fr', longNames), 'b5'],
  ['own-board-black', played([...opening, 'd1-b3'], begun()), 1, speech('en', names), 'c7'],
  ['revealed', played([...opening, 'f3!'], begun()), 'table', speech('fr', names)],
  ['crowded', turnsFrom(crowded), 0, speech('en', names), 'b5'],
  ['soon-drawn', turnsFrom(crowded, { quiet: 88, turn: 'black' }), 'table', speech('fr', longNames)],
  ['won', played(won, begun()), 'table', speech('en', names)],
  ['won-long-name', played(won, begun()), 1, speech('fr', longNames)],
  ['resigned', closed(played(opening, begun())), 'table', { ...speech('en', names), ...resigned }],
  ['agreed', closed(played(opening, begun())), 'table', { ...speech('fr', names), ...agreed }],
  ['stopped', closed(arranged()), 'table', speech('en', names)],
];

test.each(pictures.map(([name, ...rest]) => [name, rest] as const))(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew), and small enough.',
  async (name, [state, viewer, speech, draft]) => {
    const png = renderPicture(face.draw(viewOf(state, viewer), speech, draft));
    expect(png.length).toBeLessThan(60_000);
    await expectGolden(name, png, import.meta.url);
  },
);
