import type { Shape } from '../../../render/scene.ts';
import type { Bridge } from '../board.ts';
import type { Advice, Digit, Showing, ViewOf } from '../kind.ts';
import { freeBridges, openBridges } from '../placing.ts';
import { colourOf } from '../seats.ts';
import { closed, cream, gold, ink } from './inks.ts';
import { middleOf } from './layout.ts';
import { label, labelShape } from './plan.ts';
import { strike } from './strike.ts';
import { besideToken } from './tag.ts';
import { flatToken, token } from './token.ts';
import { small } from './tray.ts';

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
    ...(view.advice === undefined ? [] : advised(view, view.advice)),
  ];
}

/** What the partner advises: a small token beside the letter of its bridge. */
function advised(view: ViewOf<'placing'>, { digit, bridge }: Advice): readonly Shape[] {
  const [x, y] = besideToken(bridge);
  const chip = { colour: colourOf(view, view.awaited), digit, face: 'face-up' } as const;
  return [
    { shape: 'circle', x, y, r: small + 4, fill: cream, stroke: ink, width: 2 },
    ...flatToken(chip, [x, y], small),
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
    if (place === undefined) return [...label(bridge, closed), ...strike(middleOf(bridge), 15)];
    return place.hidden === undefined ? mayGo(bridge) : [...label(bridge, ink, cream), ...mayGo(bridge)];
  });
}

/** A golden rim around the letter of a bridge where the token may go. */
function mayGo(bridge: Bridge): readonly Shape[] {
  return [labelShape(bridge, 22, { stroke: ink, width: 9 }), labelShape(bridge, 22, { stroke: gold, width: 5 })];
}
