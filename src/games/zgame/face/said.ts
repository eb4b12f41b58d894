import type { Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { evenPlate, outcomePlate } from '../../kit/picture/outcome.ts';
import { winnerPlate } from '../../kit/picture/winner.ts';
import { headline, remark } from '../../kit/picture/words.ts';
import { type Draft, otherSide, type Side, seats, sideOf, type View, type ViewOf } from '../kind.ts';
import { words } from '../words.ts';
import { look } from './inks.ts';
import { wordsBox } from './layout.ts';
import { token } from './pieces.ts';
import { nearSide, type Shown } from './reading.ts';

const indent = 20;

/** The words under the board: what is to be done and what was done, or how the game ended. */
export function said(view: View, draft: Draft, shown: Shown, speech: Speech): readonly Shape[] {
  if (view.phase === 'over') return ending(view, speech);
  const [text, aside] = phrases(view, draft, shown, words[speech.language].status);
  const { x, w } = wordsBox;
  const y = wordsBox.y + 46;
  const main = headline({ x: x + indent, y, text, room: w - 2 * indent }, look);
  if (aside === undefined) return [main];
  const { size, weight = 'regular' } = main;
  const right = { x: x + w - indent, y: y + 1, text: aside, room: w - 2 * indent - 24 };
  return [main, remark({ ...right, beside: { text, size, weight } }, look)];
}

type Say = (typeof words)['en']['status'];

function phrases(
  view: Exclude<View, { phase: 'over' }>,
  draft: Draft,
  { last }: Shown,
  say: Say,
): readonly [string, string | undefined] {
  switch (view.phase) {
    case 'arranging': {
      const text = draft.draft === 'swap' ? say.swapping(draft.sign) : say.arranging(view);
      return [text, view.eyes === 'table' ? undefined : say.onlyYou];
    }
    case 'turns':
      return [
        say.turn(view.turn),
        say.soonDrawn(view) ?? (view.eyes === 'table' ? last && say.last(last) : say.onlyYou),
      ];
  }
}

function ending(view: ViewOf<'over'>, speech: Speech): readonly Shape[] {
  const say = words[speech.language].status;
  const near = nearSide(view.eyes);
  const zOf = (side: Side) => [token({ side, face: 'up', sign: 'Z' }, [0, -4], 29, near)];
  const { result } = view;
  if (result.by === 'taking') {
    const name = speech.player(seats[result.side]);
    return winnerPlate(wordsBox, {
      sign: zOf(otherSide(result.side)),
      text: say.wins(name),
      second: say.byTaking,
      cuts: [name],
    });
  }
  const fromOutside = outcomePlate(wordsBox, speech, look, ([seat = 0]) => zOf(sideOf(seat)));
  return fromOutside ?? evenPlate(wordsBox, say.result(result), look);
}
