import type { Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { evenPlate, outcomePlate } from '../../kit/picture/outcome.ts';
import { winnerPlate } from '../../kit/picture/winner.ts';
import { headline, remark } from '../../kit/picture/words.ts';
import { type Colour, colours, type View } from '../kind.ts';
import { words } from '../words.ts';
import { look } from './inks.ts';
import { statusBox } from './layout.ts';
import { mark, markedHole, smallDish } from './marks.ts';
import { badge } from './pieces.ts';

const middle = statusBox.x + statusBox.w / 2;
const room = statusBox.w - 40;
const lines = { first: statusBox.y + 24, only: statusBox.y + 40, second: statusBox.y + 62 } as const;

/** Below the board: what to do and who does it or, in the end, who won. */
export function status(view: View, speech: Speech): readonly Shape[] {
  if (speech.ended !== undefined) return ended(view, speech);
  if (view.phase === 'over') return outcome(view, speech);
  const below = beneath(view, speech);
  const [y, size] = below.length > 0 ? [lines.first, 36] : [lines.only, 42];
  const text = words[speech.language].status(view);
  return [{ ...headline({ x: middle, y, text, room, align: 'centre' }, look), size }, ...below];
}

/** Who acts or, once the plates say so, what the marks on the board mean, as long as the game is young. */
function beneath(view: Exclude<View, { phase: 'over' }>, { language, player }: Speech): readonly Shape[] {
  const say = words[language];
  const text = say.remark(view, player);
  if (text === undefined) return isYoung(view) ? legend(say.marks) : [];
  const name = player(view.awaited);
  const cuts = text.includes(name) ? { cuts: [name] } : {};
  return [remark({ x: middle, y: lines.second, text, room, align: 'centre', ...cuts }, look)];
}

/** Until so many pegs are dropped, players may not know the marks yet. */
const pegsThatTeach = 6;

function isYoung(view: View): boolean {
  return 'board' in view && colours.flatMap((colour) => view.board.pegs[colour]).length < pegsThatTeach;
}

/** The two kinds of marks with their words, together about in the middle. */
function legend({ drops, stands }: Readonly<Record<'drops' | 'stands', string>>): readonly Shape[] {
  const gap = 44;
  const widthOf = (text: string) => 42 + text.length * 13;
  const first = Math.round(middle - (widthOf(drops) + gap + widthOf(stands)) / 2);
  const second = Math.round(first + widthOf(drops) + gap);
  return [...explained(markedHole(mark('dot')), first, drops), ...explained(smallDish, second, stands)];
}

function explained(shapes: readonly Shape[], x: number, text: string): readonly Shape[] {
  return [
    { shape: 'group', at: [x + 16, lines.second], scale: 0.76, shapes },
    remark({ x: x + 42, y: lines.second, text, align: 'left' }, look),
  ];
}

function outcome(view: Extract<View, { phase: 'over' }>, { language, player }: Speech): readonly Shape[] {
  const say = words[language];
  if (view.result.by === 'repetition') return evenPlate(statusBox, say.status(view), look);
  const { colour } = view.result;
  const name = player(view.owners[colour]);
  const sign = badge(colour, say.letters[colour]);
  return winnerPlate(statusBox, { sign, text: say.wins(name), second: say.emptied(colour), cuts: [name] });
}

/** It stands for a winner who has no colour yet. */
const star: Shape = {
  shape: 'star',
  x: 0,
  y: 0,
  r: 30,
  tips: 5,
  depth: 0.46,
  fill: look.text,
  stroke: look.ink,
  width: 3,
};

/** A game that counts for nobody only says that it is over. */
function ended(view: View, speech: Speech): readonly Shape[] {
  const say = words[speech.language];
  const coloursOf = (winners: readonly number[]): readonly Colour[] =>
    'owners' in view ? colours.filter((colour) => winners.includes(view.owners[colour])) : [];
  const signOf = (winners: readonly number[]) => {
    const badges = coloursOf(winners).flatMap((colour) => badge(colour, say.letters[colour]));
    return badges.length > 0 ? badges : [star];
  };
  return outcomePlate(statusBox, speech, look, signOf) ?? evenPlate(statusBox, say.stopped, look);
}
