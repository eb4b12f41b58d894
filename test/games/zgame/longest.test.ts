import { expect, test } from 'vitest';
import { languages, longestDescription, type Speech } from '../../../src/games/contract.ts';
import type { Rng } from '../../../src/games/rng.ts';
import { type Square, squares } from '../../../src/games/zgame/board.ts';
import { drafts } from '../../../src/games/zgame/face/drafts.ts';
import { type Piece, type Side, type Sign, type StateOf, seats } from '../../../src/games/zgame/kind.ts';
import { climb } from '../climb.ts';
import { longName, longWhen } from '../playing.ts';
import { face, turnsFrom, viewOf } from './playing.ts';

/** These positions are made, not played. They may be longer than any position that can be reached, never shorter. */

const start = 'wZe4 wx?a1 w+?b2 w0?c1 w>?d2 w0?f1 w+?g2 wx?h1 bZd5 bx?a8 b+?b7 b0?c8 b>?e7 b0?f8 b+?g7 bx?h8';

/** What happened before this turn, chosen to need the longest texts. */
const before: readonly Partial<StateOf<'turns'>>[] = [
  { quiet: 85, seen: ['here', 'here'], last: { act: 'move', side: 'black', from: 'a8', to: 'a1', sign: '>' } },
  {
    last: {
      act: 'move',
      side: 'black',
      from: 'a2',
      to: 'a1',
      took: { sign: '>', face: 'down' },
      revealed: '>',
    },
  },
];

function changed(pieces: readonly Piece[], rng: Rng): readonly Piece[] {
  const nth = rng.int(pieces.length);
  const piece = pieces[nth] as Piece;
  const free = squares.filter((square) => !pieces.some(({ at }) => at === square));
  const at = free[rng.int(free.length)] as Square;
  const others = pieces.filter((_, index) => index !== nth);
  switch (rng.int(6)) {
    case 0:
      return piece.sign === 'Z' ? pieces : others;
    case 1:
    case 2:
      return piece.sign === 'Z' || isFar(piece)
        ? pieces
        : [...others, { ...piece, face: piece.face === 'up' ? 'down' : 'up' }];
    default: {
      const moved = { ...piece, at };
      return isFar(moved) ? [...others, { ...moved, face: 'up' }] : [...others, moved];
    }
  }
}

/** Whether the piece is on the last row, where it is always face up. */
const isFar = ({ side, at }: Piece) => at[1] === (side === 'white' ? '8' : '1');

function statesOf(pieces: readonly Piece[]): readonly StateOf<'turns'>[] {
  const all = turnsFrom(start).position.pieces;
  const taken = all
    .filter(({ side, sign }) => pieces.filter((piece) => piece.side === side && piece.sign === sign).length === 0)
    .map(({ side, sign }: { side: Side; sign: Sign }) => ({ side, sign }));
  return before.map((more) => ({ ...turnsFrom(start, more), position: { pieces, taken, turn: 'white' } }));
}

function descriptions(pieces: readonly Piece[], speech: Speech): readonly string[] {
  return statesOf(pieces).map((state) => face.describe(viewOf(state, seats.white), speech));
}

/** With no room at all, the text uses its short form, so the search finds the longest short form too. */
const rooms = [longestDescription, 0] as const;
const cases = languages.flatMap((language) => rooms.map((room) => [language, room] as const));

test.each(cases)(
  'The longest description that a search finds is no longer than alt text may be (%s, %d).',
  (...given) => {
    const [language, room] = given;
    const speech: Speech = { language, player: longName, when: longWhen, room };
    const length = (pieces: readonly Piece[]) => Math.max(...descriptions(pieces, speech).map((text) => text.length));
    for (const seed of ['one', 'another']) {
      const pieces = climb(turnsFrom(start).position.pieces, changed, length, { tries: 1_500, seed });
      for (const state of statesOf(pieces)) {
        const view = viewOf(state, seats.white);
        for (const draft of [undefined, ...pieces.map(({ at }) => drafts.write({ draft: 'piece', at }))]) {
          const text = face.describe(view, speech, draft);
          expect(text.length, text).toBeLessThanOrEqual(longestDescription);
        }
      }
    }
  },
);
