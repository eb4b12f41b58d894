import type { Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { evenPlate, outcomePlate } from '../../kit/picture/outcome.ts';
import { winnerPlate } from '../../kit/picture/winner.ts';
import { headline } from '../../kit/picture/words.ts';
import type { Answer } from '../answers.ts';
import type { View, ViewOf } from '../kind.ts';
import { totalOf } from '../totals.ts';
import { words } from '../words.ts';
import { smallBack } from './backs.ts';
import { look } from './inks.ts';
import { headBox, legendBox } from './layout.ts';
import { ledge, pegOf } from './tokens.ts';

/** The round and what the pegs mean; in the end, who won. */
export function head(view: View, speech: Speech): readonly Shape[] {
  const say = words[speech.language].picture;
  switch (view.phase) {
    case 'closed':
      return outcomePlate(headBox, speech, look, () => sign) ?? evenPlate(headBox, say.closed, look);
    case 'over':
      return ended(view, speech);
    case 'choosing':
    case 'seeking':
    case 'shown': {
      const text = say.round(view.round, view.rounds);
      return [headline({ x: headBox.x + 14, y: 44, text, room: 345 }, look), ...legend(speech)];
    }
  }
}

const sign: readonly Shape[] = [{ shape: 'group', at: [0, -1], scale: 1.1, shapes: smallBack }];

function ended(view: ViewOf<'over'>, { language, player }: Speech): readonly Shape[] {
  const totals = view.points.map(totalOf);
  const cuts = view.winners.map(player);
  const text = words[language].picture.ended(cuts, totals);
  return cuts.length === 0 ? evenPlate(headBox, text, look) : winnerPlate(headBox, { sign, text, cuts });
}

function legend({ language }: Speech): readonly Shape[] {
  const say = words[language].picture;
  return [...ledge(legendBox), ...explained('black', 27, say.black), ...explained('white', 208, say.white)];
}

function explained(kind: keyof Answer, from: number, text: string): readonly Shape[] {
  const { x, y, h } = legendBox;
  const line = y + (h - 4) / 2;
  return [
    ...pegOf(kind, [x + from, line]),
    {
      shape: 'text',
      x: x + from + 20,
      y: line,
      text,
      size: 25,
      room: 136,
      least: 22,
      ink: look.ink,
      weight: 'bold',
      align: 'left',
    },
  ];
}
