import type { Scene, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { proclaimed, statusLine } from '../../kit/statusLine.ts';
import { verdict } from '../../kit/verdict.ts';
import { type Bridge, centre } from '../board.ts';
import type { Showing, View, ViewOf } from '../kind.ts';
import { freeBridges, openBridges } from '../placing.ts';
import { words } from '../words.ts';
import { cards } from './cards.ts';
import { wholeBoard } from './drafts.ts';
import { height, middleOf, place, plateRadius, statusBox, tokenRadius, width } from './layout.ts';
import { pawn } from './pieces.ts';
import { plan, plateShape } from './plan.ts';
import { route, untouched } from './route.ts';
import { pageShown } from './showing.ts';

export function draw(view: View, speech: Speech, showing: Showing = wholeBoard): Scene {
  const page = pageShown(view, showing);
  return {
    width,
    height,
    ground: 'board',
    base: plan(speech.language),
    shapes: [
      ...(view.phase === 'placing' ? placing(view, showing) : []),
      ...untouched(view.laid, page),
      ...(page === undefined ? pawn(place(centre)) : route(page, speech.language)),
      ...cards(view, page, speech),
      ...status(view, showing, speech),
    ],
  };
}

function placing(view: ViewOf<'placing'>, showing: Showing): readonly Shape[] {
  const newest = view.laid.at(-1);
  const ringed = newest === undefined ? [] : halo(newest.bridge);
  if (showing.show !== 'token') return ringed;
  const open = openBridges(view, view.awaited, showing.digit).map(({ bridge }) => bridge);
  return [...ringed, ...freeBridges(view).map((bridge) => (open.includes(bridge) ? ring(bridge) : strike(bridge)))];
}

/** A halo around the token laid last. */
function halo(bridge: Bridge): readonly Shape[] {
  const [x, y] = middleOf(bridge);
  return [
    { shape: 'circle', x, y, r: tokenRadius + 9, fill: 'ink' },
    { shape: 'circle', x, y, r: tokenRadius + 6, fill: 'glow' },
  ];
}

/** A ring around the letter of a bridge where the token may go. */
function ring(bridge: Bridge): Shape {
  return plateShape(bridge, plateRadius + 2, { stroke: 'ink', width: 8 });
}

/** A line through the letter of a bridge where the token may not go. */
function strike(bridge: Bridge): Shape {
  const [x, y] = middleOf(bridge);
  const r = plateRadius + 5;
  return {
    shape: 'line',
    points: [
      [x - r, y + r],
      [x + r, y - r],
    ],
    stroke: 'red',
    width: 8,
    ends: 'round',
  };
}

function status(view: View, showing: Showing, speech: Speech): readonly Shape[] {
  const { language, ended } = speech;
  if (ended !== undefined && view.phase !== 'over' && showing.show !== 'page') {
    const fromOutside = verdict(statusBox, speech, { size: 32 });
    if (fromOutside !== undefined || view.phase === 'placing') return fromOutside ?? [];
  }
  const said = { text: words[language].picture.status(view, showing), size: 32 };
  const loud = view.phase !== 'placing' && showing.show === 'board';
  return loud ? proclaimed(statusBox, said) : statusLine(statusBox, said);
}
