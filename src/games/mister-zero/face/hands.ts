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
import { nameAt, plateBox } from './layout.ts';
import { signAt } from './signs.ts';
import type { Chip } from './token.ts';
import { lying, places, small, type Tray, tray, trayBox } from './tray.ts';

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
  const [left, middle] = [box.x + nameAt, box.y + 44];
  const held: Tray = { at: [box.x + box.w - 12, middle], rows: 1, columns: 10, pitch: 37 };
  const scored = pointsIn(holder);
  const y = middle - (scored === undefined ? 0 : 14);
  return [
    signIn(holder, [box.x + 54, middle - 2], 25),
    nameText({ x: left, y, text: speech.player(seat), room: trayBox(held).x - left - 10 }, look.text),
    ...(scored === undefined ? [] : [scoredText([left, middle + 27], 'left', scored)]),
    ...tray(held, hand(holder)),
    ...chosen(holder, held, showing),
  ];
}

/** The name above, the tokens below. */
function halfPlate(holder: Holder, showing: Showing): readonly Shape[] {
  const { box, seat, speech } = holder;
  const left = box.x + 92;
  const held: Tray = { at: [left + 212, box.y + 68], rows: 1, columns: 5, pitch: 42 };
  const scored = pointsIn(holder);
  return [
    signIn(holder, [box.x + 53, box.y + 42], 25),
    nameText({ x: left, y: box.y + 25, text: speech.player(seat), room: box.w - 104 }, look.text),
    ...lying(held, hand(holder)),
    ...chosen(holder, held, showing),
    ...(scored === undefined ? [] : [scoredText([box.x + box.w - 14, box.y + 67], 'right', scored)]),
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

/** A token that was laid leaves a hollow. */
function hand({ view, colour, seat }: Holder): readonly (Chip | undefined)[] {
  const left = handOf(view, seat);
  return dealtTo(view, seat).map((digit) => (left.includes(digit) ? { colour, digit, face: 'face-up' } : undefined));
}

/** A golden ring around the token for which a place is sought. */
function chosen({ view, seat }: Holder, held: Tray, showing: Showing): readonly Shape[] {
  if (showing.show !== 'token' || seat !== view.awaited) return [];
  const [x, y] = places(held)[dealtTo(view, seat).indexOf(showing.digit)] ?? held.at;
  return [{ shape: 'circle', x, y, r: small + 2, stroke: look.gold, width: 5 }];
}
