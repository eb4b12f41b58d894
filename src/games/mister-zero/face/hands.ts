import type { Point, Shape } from '../../../render/scene.ts';
import type { Seat, Speech } from '../../contract.ts';
import type { Box } from '../../kit/box.ts';
import { wonFromOutside } from '../../kit/picture/outcome.ts';
import { playerPlate } from '../../kit/picture/plate.ts';
import { nameText, smallest } from '../../kit/picture/words.ts';
import { type Colour, colours, type Showing, type ViewOf } from '../kind.ts';
import { dealtTo, handOf, seatsOf, teamOf } from '../seats.ts';
import { pointsOf } from '../series.ts';
import { words } from '../words.ts';
import { look } from './inks.ts';
import { plateBox } from './layout.ts';
import { signAt } from './signs.ts';
import { token } from './token.ts';
import { places, small, type Tray, tray, trayBox } from './tray.ts';

/** A player of a colour, with a plate of their own. */
interface Holder {
  readonly view: ViewOf<'placing'>;
  readonly colour: Colour;
  readonly seat: Seat;
  readonly box: Box;
  readonly speech: Speech;
}

/** The tokens that everybody has left: a wide plate for each of two players, two rows of plates for four. */
export function hands(view: ViewOf<'placing'>, showing: Showing, speech: Speech): readonly Shape[] {
  return colours.flatMap((colour) => {
    const whole = plateBox[colour];
    const seats = seatsOf(view, colour);
    const w = (whole.w - gap * (seats.length - 1)) / seats.length;
    return seats.flatMap((seat, nth) => {
      const holder = { view, colour, seat, box: { ...whole, x: whole.x + nth * (w + gap), w }, speech };
      const draw = seats.length === 1 ? widePlate : halfPlate;
      return [...playerPlate(holder.box, look, isLit(holder), 'left'), ...draw(holder, showing)];
    });
  });
}

const gap = 8;

function isLit({ view, seat, speech }: Holder): boolean {
  return speech.ended === undefined ? view.awaited === seat : wonFromOutside(speech, seat);
}

function widePlate(holder: Holder, showing: Showing): readonly Shape[] {
  const { box, seat, speech } = holder;
  const [left, middle] = [box.x, box.y + 44];
  const held: Tray = { at: [box.x + box.w - 16, middle], rows: 1, columns: 10, pitch: 41 };
  const room = trayBox(held).x - left - 96 - 14;
  const scored = pointsIn(holder);
  return [
    signIn(holder, [left + 53, middle - 2], 0.66),
    nameText({ x: left + 96, y: middle - (scored === undefined ? 1 : 14), text: speech.player(seat), room }, look.text),
    ...(scored === undefined ? [] : [scoredText([left + 96, middle + 27], 'left', scored)]),
    ...hand(holder, held, showing),
  ];
}

/** The name above, the tokens below. */
function halfPlate(holder: Holder, showing: Showing): readonly Shape[] {
  const { box, seat, speech } = holder;
  const left = box.x + 84;
  const held: Tray = { at: [left + 224, box.y + 65], rows: 1, columns: 5, pitch: 42 };
  const scored = pointsIn(holder);
  return [
    signIn(holder, [box.x + 48, box.y + 43], 0.6),
    nameText({ x: left, y: box.y + 23, text: speech.player(seat), room: box.w - 96 }, look.text),
    ...hand(holder, held, showing),
    ...(scored === undefined
      ? []
      : [scoredText([box.x + box.w - 12, box.y + 66], 'right', scored.split(/\s/)[0] ?? '')]),
  ];
}

function signIn({ colour, speech }: Holder, at: Point, scale: number): Shape {
  return signAt(at, scale, colour, words[speech.language].letters[colour]);
}

/** The points of a series, once they are counted. */
function pointsIn({ view, seat, speech }: Holder): string | undefined {
  if (view.tallies.length === 0) return undefined;
  const points = pointsOf(view.tallies)[teamOf(seat)];
  return `${points} ${words[speech.language].picture.points(points)}`;
}

function scoredText([x, y]: Point, align: 'left' | 'right', text: string): Shape {
  return { shape: 'text', x, y, text, size: smallest, ink: look.soft, align };
}

/** A token that was laid leaves a hollow. The chosen one has a golden ring. */
function hand({ view, colour, seat }: Holder, held: Tray, showing: Showing): readonly Shape[] {
  const left = handOf(view, seat);
  const spots = places(held);
  const chosen = showing.show === 'token' && seat === view.awaited ? showing.digit : undefined;
  return [
    ...tray(held, []),
    ...dealtTo(view, seat).flatMap((digit, nth): readonly Shape[] => {
      const [x, y] = spots[nth] ?? held.at;
      if (!left.includes(digit)) return [{ shape: 'circle', x, y: y + 2, r: small - 6, fill: look.well.dark }];
      const ring: Shape = { shape: 'circle', x, y: y + 1, r: small + 2, stroke: look.gold, width: 5 };
      return [...token({ colour, digit, face: 'face-up' }, [x, y], small), ...(digit === chosen ? [ring] : [])];
    }),
  ];
}
