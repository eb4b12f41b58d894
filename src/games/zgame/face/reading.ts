import { replayed } from '../actions.ts';
import { files } from '../board.ts';
import {
  type Deed,
  type Eyes,
  otherSide,
  type Seen,
  type Side,
  sides,
  type Taken,
  type View,
  type ViewOf,
} from '../kind.ts';
import { baseRow, lineUp } from '../position.ts';

/** What the picture shows, in any phase. */
export interface Shown {
  readonly pieces: readonly Seen[];
  readonly taken: readonly Taken[];
  readonly last?: Deed | undefined;
}

export function shownIn(view: View): Shown {
  switch (view.phase) {
    case 'arranging':
      return { pieces: sides.flatMap((side) => beforeTheStart(view, side)), taken: [] };
    case 'turns':
      return view;
    case 'over': {
      const { position, deed } = replayed(view.lines, view.actions);
      return { ...position, last: deed };
    }
  }
}

/** Not even the Z of others is shown while its square may still change. */
function beforeTheStart({ eyes, line }: ViewOf<'arranging'>, side: Side): readonly Seen[] {
  if (side === eyes && line !== undefined) return lineUp(side, line);
  return files.map((file) => ({ side, at: `${file}${baseRow[side]}`, face: 'down' }));
}

/** The side whose base line is at the bottom. */
export function nearSide(eyes: Eyes): Side {
  return eyes === 'black' ? 'black' : 'white';
}

/** The pieces this player has taken, which lie beside the board. */
export function takenBy(taken: readonly Taken[], by: Side): readonly Taken[] {
  return taken.filter(({ side }) => side === otherSide(by));
}
