import type { Line, Shape } from '../../../render/scene.ts';
import { green, red } from '../../kit/picture/look.ts';
import { arrowHead, towards } from '../../kit/towards.ts';
import type { Jump } from '../kind.ts';
import { cream, ink } from './inks.ts';
import { middleOf, place } from './layout.ts';
import { brinkOf, radiusAt } from './piers.ts';
import { type Owner, ownerOf, type Page } from './showing.ts';
import { tag } from './tag.ts';
import { token } from './token.ts';

/** On a walk tokens are smaller, so that the way is seen between them. */
const radius = 25;

/** The way he came: a band on each bridge that he crossed, and a tag beside each token that he jumped. */
export function route(page: Page): readonly Shape[] {
  const owned = page.jumps.map((jump, nth) => ({ jump, number: nth + 1, owner: ownerOf(page, nth + 1) }));
  return [
    ...owned.flatMap(({ jump, owner }) => band(jump, owner)),
    ...page.jumps.map(head),
    ...page.jumps.flatMap(({ token: { colour, digit, bridge } }) =>
      token({ colour, digit, face: 'turned' }, middleOf(bridge), radius),
    ),
    ...owned.flatMap(({ jump, number, owner }) => tag(jump.token.bridge, number, owner)),
  ];
}

/** Whole for red, dashed for green, pale as long as nobody was paid for it. */
function band({ from, to }: Jump, owner: Owner): readonly Shape[] {
  const [one, other] = [place(from), place(to)];
  const line = (less: number): Pick<Line, 'shape' | 'points'> => ({
    shape: 'line',
    points: [towards(one, other, radiusAt(from) + less), towards(other, one, radiusAt(to) + less)],
  });
  const colour = { red: red.base, green: green.dark, nobody: cream }[owner];
  return [
    { ...line(0), stroke: ink, width: 18 },
    { ...line(2), stroke: colour, width: 12 },
    ...(owner === 'green' ? [{ ...line(7), stroke: green.light, width: 12, dash: [16, 10] } as const] : []),
  ];
}

/** The arrow’s head is between the token and the point where he landed. */
function head({ token: { bridge }, to }: Jump): Shape {
  const spot = middleOf(bridge);
  const end = place(to);
  const far = Math.max(radius + 20, Math.hypot(end[0] - spot[0], end[1] - spot[1]) - brinkOf(to));
  const points = arrowHead(towards(spot, end, far - 17), towards(spot, end, far), 1);
  return { shape: 'polygon', points, fill: cream, stroke: ink, width: 3 };
}

/** The tokens he has not jumped, as they were laid. */
export function untouched(laid: readonly Jump['token'][], { jumps }: Page): readonly Shape[] {
  return laid
    .filter(({ bridge }) => !jumps.some((jump) => jump.token.bridge === bridge))
    .flatMap(({ colour, digit, bridge, lies }) => token({ colour, digit, face: lies }, middleOf(bridge), radius));
}
