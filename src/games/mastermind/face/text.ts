import { roomIn, type Speech } from '../../contract.ts';
import type { Draft, View } from '../kind.ts';
import { type Card, colourOf, colours, packWithout, puzzles, shapeOf } from '../pieces.ts';
import { progressOf, rowsOf } from '../progress.ts';
import { totalOf } from '../totals.ts';
import { words } from '../words.ts';
import { headline } from './headline.ts';

/** The whole position, for those who cannot see the picture. It is in full words as long as there is room for them. */
export function describe(view: View, speech: Speech, draft?: Draft): string {
  const full = text(view, speech, 'full', draft);
  return full.length <= roomIn(speech) ? full : text(view, speech, 'brief', draft);
}

export type Manner = 'full' | 'brief';

function text(view: View, speech: Speech, manner: Manner, draft?: Draft): string {
  const { language, player } = speech;
  const say = words[language].describe;
  const scores = view.points.map((points, seat) => `${player(seat)} ${scoreOf(points, manner)}`);
  return [
    say.round(view),
    say.points(scores.join(', ')),
    ...('given' in view
      ? [
          ...puzzles.map((puzzle) =>
            say.rows(puzzle, progressOf(view.given, puzzle), rowsOf(view.given, puzzle), manner),
          ),
          ...(manner === 'brief' ? [say.legend] : []),
        ]
      : []),
    ...(view.phase === 'seeking' && view.code
      ? [view.viewer === view.setter ? say.ownCards(view.code) : say.hiddenCards(view.code)]
      : []),
    packLine(view, speech),
    headline(view, speech, draft),
  ].join('\n');
}

/** The total, and the points of each round when there were several. */
function scoreOf(points: readonly number[], manner: Manner): string {
  const total = totalOf(points);
  return points.length > 1 && manner === 'full' ? `${total} (${points.join(' ')})` : `${total}`;
}

/** The cards that are covered or the cards that are left, whichever list is shorter. */
function packLine({ covered }: View, { language }: Speech): string {
  const say = words[language].describe;
  if (covered.length === 0) return say.wholePack;
  const left = packWithout(covered);
  return covered.length <= left.length ? say.covered(byColour(covered)) : say.left(byColour(left));
}

function byColour(some: readonly Card[]) {
  return colours
    .map((colour) => ({ colour, shapes: some.filter((card) => colourOf(card) === colour).map(shapeOf) }))
    .filter(({ shapes }) => shapes.length > 0);
}
