import type { Scene } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { corner } from '../../kit/picture/look.ts';
import type { Draft, View } from '../kind.ts';
import { colours } from './colours.ts';
import { none } from './drafts.ts';
import { grids } from './grid.ts';
import { look } from './inks.ts';
import { height, place, tokenRadius, width } from './layout.ts';
import { token } from './pieces.ts';
import { plates } from './plates.ts';
import { nearSide, shownIn } from './reading.ts';
import { said } from './said.ts';
import { tablet } from './tablet.ts';
import { chosen, fallen, goals, trace } from './traces.ts';

/** How far a piece stands above the middle of its square, so that it is in the middle together with its foot. */
const raised = 3;

export function draw(view: View, speech: Speech, draft: Draft = none): Scene {
  const near = nearSide(view.eyes);
  const shown = shownIn(view);
  const { pieces, last } = shown;
  return {
    width,
    height,
    ground: look.ground,
    corner,
    colours,
    base: grids[near],
    shapes: [
      ...(view.phase === 'arranging' ? tablet(near) : []),
      ...(last ? trace(last, draft, near) : []),
      ...chosen(draft, near),
      ...pieces.map((piece) => {
        const [x, y] = place(piece.at, near);
        return token(piece, [x, y - raised], tokenRadius, near);
      }),
      ...(last ? fallen(last, near) : []),
      ...goals(view, draft, pieces, near),
      ...plates(view, shown, speech),
      ...said(view, draft, shown, speech),
    ],
  };
}
