import type { Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { evenPlate, outcomePlate } from '../../kit/picture/outcome.ts';
import { winnerPlate } from '../../kit/picture/winner.ts';
import { headline, remark } from '../../kit/picture/words.ts';
import type { Colour, Showing, View, ViewOf } from '../kind.ts';
import { colourOf } from '../seats.ts';
import { words } from '../words.ts';
import { look } from './inks.ts';
import { footer } from './layout.ts';
import { digitOf, remarkIn } from './remarks.ts';
import { pageOf, takenIn } from './showing.ts';
import { signAt } from './signs.ts';
import { strike } from './strike.ts';
import { token } from './token.ts';
import { fitting, tray, trayBox } from './tray.ts';

const middle = footer.y + (footer.h - 4) / 2;

/** What is to be done, what he just did, or who has won. */
export function footing(view: View, showing: Showing, speech: Speech): readonly Shape[] {
  const { ended } = speech;
  if (view.phase !== 'placing' && showing.show === 'page') return step(view, showing.jumps, speech);
  if (ended !== undefined && view.phase !== 'over') {
    const signOf = ([seat = 0]: readonly number[]) => won(colourOf(view, seat), speech);
    const fromOutside = outcomePlate(footer, speech, look, signOf);
    if (fromOutside !== undefined || view.phase === 'placing') return fromOutside ?? [];
  }
  if (view.phase === 'placing') return placing(view, showing, speech);
  return result(view, speech);
}

function lines({ first, second }: { readonly first: string; readonly second: string }, room: number): readonly Shape[] {
  const x = footer.x + 14;
  return [
    headline({ x, y: middle - 17, text: first, room }, look),
    remark({ x, y: middle + 24, text: second, room, align: 'left' }, look),
  ];
}

/** Who is to place, and what that player may not lay in the centre, or only face down. */
function placing(view: ViewOf<'placing'>, showing: Showing, { language }: Speech): readonly Shape[] {
  const say = words[language].picture;
  const said = lines(say.placing(view, showing), footer.w - 24);
  const bite = remarkIn(view, showing);
  if (bite === undefined) return said;
  const [x, y] = [footer.x + footer.w - 44, middle];
  const chip = { colour: colourOf(view, view.awaited), digit: digitOf(bite) } as const;
  return [
    ...said,
    remark({ x: x - 42, y: y + 24, text: say.centre[bite.remark] }, look),
    ...token({ ...chip, face: bite.remark === 'closed' ? 'face-up' : 'face-down' }, [x, y], radius),
    ...(bite.remark === 'closed' ? strike([x, y], radius - 4) : []),
  ];
}

const radius = 29;

/** One jump, and the tokens that wait for the next checkpoint. */
function step(view: ViewOf<'between' | 'over'>, jumps: number, { language }: Speech): readonly Shape[] {
  const page = pageOf(view.walk, jumps);
  const waiting = takenIn(page, 'nobody');
  const held = fitting([footer.x + footer.w - 14, middle], waiting.length > 7 ? 2 : 1, waiting.length, [1, 7]);
  const said = words[language].picture.step(page, view.walk.jumps.length);
  if (waiting.length === 0) return lines(said, footer.w - 24);
  const chips = waiting.map(({ colour, digit }) => ({ colour, digit, face: 'turned' }) as const);
  return [...lines(said, trayBox(held).x - footer.x - 28), ...tray(held, chips)];
}

function result(view: ViewOf<'between' | 'over'>, speech: Speech): readonly Shape[] {
  const { winners, text, second } = words[speech.language].picture.result(view, speech.player);
  const [first] = winners;
  if (first === undefined) return evenPlate(footer, text, look);
  const cuts = winners.map(speech.player);
  return winnerPlate(footer, { sign: won(colourOf(view, first), speech), text, second, cuts });
}

function won(colour: Colour, { language }: Speech): readonly Shape[] {
  return [signAt([0, -3], 30, colour, words[language].letters[colour])];
}
