import type { Shape } from '../../../render/scene.ts';
import type { Bridge } from '../board.ts';
import type { Digit, Showing, ViewOf } from '../kind.ts';
import { freeBridges, openBridges } from '../placing.ts';
import { closed, cream, gold, ink } from './inks.ts';
import { middleOf } from './layout.ts';
import { label, labelShape } from './plan.ts';
import { token } from './token.ts';

const radius = 29;

/** The tokens on the bridges, and where the chosen one may go. */
export function placed(view: ViewOf<'placing'>, showing: Showing): readonly Shape[] {
  const newest = view.laid.at(-1);
  return [
    ...(showing.show === 'token' ? free(view, showing.digit) : []),
    ...view.laid.flatMap(({ colour, digit, bridge, lies }) => {
      return token({ colour, digit, face: lies }, middleOf(bridge), radius);
    }),
    ...(newest === undefined ? [] : ring(newest.bridge)),
  ];
}

/** A golden ring around the token laid last. */
function ring(bridge: Bridge): readonly Shape[] {
  const [x, y] = middleOf(bridge);
  const circle = { shape: 'circle', x, y: y + 2, r: radius + 5 } as const;
  return [
    { ...circle, stroke: ink, width: 9 },
    { ...circle, stroke: gold, width: 5 },
  ];
}

function free(view: ViewOf<'placing'>, digit: Digit): readonly Shape[] {
  const open = openBridges(view, view.awaited, digit);
  return freeBridges(view).flatMap((bridge) => {
    const place = open.find((one) => one.bridge === bridge);
    if (place === undefined) return strike(bridge);
    return place.hidden === undefined ? mayGo(bridge) : [...label(bridge, ink, cream), ...mayGo(bridge)];
  });
}

/** A golden rim around the letter of a bridge where the token may go. */
function mayGo(bridge: Bridge): readonly Shape[] {
  return [labelShape(bridge, 22, { stroke: ink, width: 9 }), labelShape(bridge, 22, { stroke: gold, width: 5 })];
}

/** A cross over the letter of a bridge where it may not go. */
function strike(bridge: Bridge): readonly Shape[] {
  const [x, y] = middleOf(bridge);
  const r = 21;
  const line = {
    shape: 'line',
    points: [
      [x - r, y + r],
      [x + r, y - r],
    ],
    ends: 'round',
  } as const;
  return [...label(bridge, closed), { ...line, stroke: ink, width: 9 }, { ...line, stroke: cream, width: 4 }];
}
